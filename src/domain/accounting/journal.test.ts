import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { CURRENCIES } from '#domain/money/currency.ts'
import { DEFAULT_ACCOUNTING } from './accounting-settings.ts'
import { buildJournalTable } from './build-journal-table.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'
import {
  buildJournal,
  type JournalAccount,
  type JournalEntry,
  type JournalFacts,
  sumJournal,
} from './journal.ts'
import { type ControlTotal, reconcileJournal } from './reconcile-journal.ts'
import { isOneYear, writeDatev } from './write-datev.ts'

const DAY = '2026-07-16'

const MONEY = {
  day: fc.constantFrom('2026-07-15', DAY, '2026-07-17'),
  reference: fc.constantFrom('2222-2223-1', '2222-2224-2', '2222-2225-0'),
  currency: fc.constantFrom(...CURRENCIES),
  amountInCents: fc.integer({ min: 1, max: 500_000 }),
}

const ANY_FACTS: fc.Arbitrary<JournalFacts> = fc.record({
  register: fc.array(
    fc
      .record({
        ...MONEY,
        kind: fc.constantFrom('PURCHASE' as const, 'REVERSAL' as const),
        share: fc.nat({ max: 100 }),
        isCorrection: fc.boolean(),
      })
      .map(({ share, ...fact }) => ({
        ...fact,
        isCorrection: fact.isCorrection && fact.kind === 'PURCHASE',
        bonusInCents: Math.floor((fact.amountInCents * share) / 100),
      })),
  ),
  owed: fc.array(fc.record({ ...MONEY, kind: fc.constantFrom('VOUCHER' as const, 'COMPENSATION' as const) })),
  moved: fc.array(
    fc.record({
      ...MONEY,
      kind: fc.constantFrom('PAYOUT' as const, 'RETURN' as const),
      paymentTypeId: fc.constantFrom(BANK_TRANSFER.id, PAYPAL.id),
      isInRegister: fc.boolean(),
    }),
  ),
})

const sum = (values: readonly { readonly amountInCents: number }[]): number =>
  values.reduce((total, { amountInCents }) => total + amountInCents, 0)

/** What an account has given, less what it has received. */
const balance = (entries: readonly JournalEntry[], account: JournalAccount): number =>
  sum(entries.filter(({ credit }) => credit === account)) -
  sum(entries.filter(({ debit }) => debit === account))

describe('the journal', () => {
  it('owes sellers what was bought or promised, less what was paid and plus what came back, to the cent', () => {
    fc.assert(
      fc.property(ANY_FACTS, (facts) => {
        const entries = buildJournal(facts)
        const counted = facts.register.filter(({ isCorrection }) => !isCorrection)
        const bought = sum(counted.filter(({ kind }) => kind === 'PURCHASE'))
        const reversed = sum(counted.filter(({ kind }) => kind === 'REVERSAL'))
        const paid = sum(facts.moved.filter(({ kind }) => kind === 'PAYOUT'))
        const back = sum(facts.moved.filter(({ kind }) => kind === 'RETURN'))
        expect(balance(entries, 'sellers')).toBe(bought - reversed + sum(facts.owed) - paid + back)
        expect(balance(entries, 'bank') + balance(entries, 'paypal')).toBe(paid - back)
        expect(sumJournal(entries).reduce((total, { totalInCents }) => total + totalInCents, 0)).toBe(
          sum(entries),
        )
        expect(entries.every(({ amountInCents }) => amountInCents > 0)).toBe(true)
      }),
    )
  })

  it('agrees with a register and a bank that say the same, and shows every cent of a difference', () => {
    const added = { REGISTER_PURCHASES: 1, REGISTER_PAYMENTS: 2, BANK_OUT: 3, BANK_IN: 4 }
    fc.assert(
      fc.property(ANY_FACTS, (facts) => {
        const entries = buildJournal(facts)
        const equal: ControlTotal[] = reconcileJournal(entries, []).map((result) => ({
          ...result,
          totalInCents: result.journalInCents,
        }))
        expect(
          reconcileJournal(entries, equal).every(({ differenceInCents }) => differenceInCents === 0),
        ).toBe(true)
        const more = equal.map((total) => ({
          ...total,
          totalInCents: total.totalInCents + added[total.control],
        }))
        for (const { control, differenceInCents } of reconcileJournal(entries, more))
          expect(differenceInCents).toBe(-added[control])
      }),
    )
  })

  it('as a file has the same sums', () => {
    fc.assert(
      fc.property(ANY_FACTS, (facts) => {
        const entries = buildJournal(facts)
        const [, ...rows] = buildJournalTable(entries, DEFAULT_ACCOUNTING)
        const cents = rows.map(([, , , amount = '']) => Math.round(Number(amount) * 100))
        expect(cents.reduce((total, value) => total + value, 0)).toBe(sum(entries))
      }),
    )
  })
})

describe("DATEV's format", () => {
  const [purchase, bonus, payout] = buildJournal({
    register: [
      {
        kind: 'PURCHASE',
        day: DAY,
        reference: '2222-2223-1',
        amountInCents: 12_345,
        bonusInCents: 345,
        currency: 'EUR',
        isCorrection: false,
      },
    ],
    owed: [],
    moved: [
      {
        kind: 'PAYOUT',
        day: DAY,
        reference: '2222-2223-1',
        amountInCents: 12_345,
        currency: 'EUR',
        paymentTypeId: BANK_TRANSFER.id,
        isInRegister: true,
      },
    ],
  })

  const write = (currency: 'EUR' | 'PLN', settings = DEFAULT_ACCOUNTING) =>
    writeDatev({
      entries: [purchase, bonus, payout].filter((entry) => entry !== undefined),
      settings,
      currency,
      from: DAY,
      to: DAY,
      createdAtMs: Date.UTC(2026, 6, 17, 8, 30, 5, 7),
    })

  it('has its header, its 125 headings and one line for each posting', () => {
    const [header, headings = '', ...lines] = write('EUR').split('\r\n')
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260717083005007;;"";"";"";1001;1;20260101;4;20260716;20260716;"Ankauf 2026-07-16 2026-07-16";"";1;0;0;"EUR";;"";;;"";;;"";""',
    )
    expect(headings.split(';')).toEqual(DATEV_COLUMNS)
    expect(DATEV_COLUMNS).toHaveLength(125)
    expect(lines.map((line) => line.split(';').length)).toEqual([125, 125, 125, 1])
    expect(lines.map((line) => line.split(';').slice(0, 14).join(';'))).toEqual([
      '120,00;"S";"EUR";;;;3200;1610;;1607;"2222-2223-1";;;"Ankauf 2222-2223-1"',
      '3,45;"S";"EUR";;;;3800;1610;;1607;"2222-2223-1";;;"Bonus Verspaetung 2222-2223-1"',
      '123,45;"S";"EUR";;;;1610;1200;;1607;"2222-2223-1";;;"Auszahlung 2222-2223-1"',
      '',
    ])
  })

  it('states the length of the accounts that the operator set, not that of the longest', () => {
    const accounts = { ...DEFAULT_ACCOUNTING.accounts, sellers: '70000' }
    const readLength = (accountLength: number) =>
      write('EUR', { ...DEFAULT_ACCOUNTING, accounts, accountLength }).split(';')[13]
    expect(readLength(4)).toBe('4')
    expect(readLength(5)).toBe('5')
  })

  it('has the postings of one currency and one financial year', () => {
    expect(write('PLN').split('\r\n')).toHaveLength(3)
    expect(isOneYear('2026-12-31', '2027-01-01', DEFAULT_ACCOUNTING)).toBe(false)
    expect(isOneYear('2026-12-31', '2027-01-01', { ...DEFAULT_ACCOUNTING, yearStartMonth: 4 })).toBe(true)
    expect(isOneYear('2026-03-31', '2026-04-01', { ...DEFAULT_ACCOUNTING, yearStartMonth: 4 })).toBe(false)
  })
})
