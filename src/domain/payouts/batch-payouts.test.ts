import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import { type DuePayout, isBankBatch, type PayoutBatch, type Transfer } from '#domain/payouts/payout-batch.ts'
import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { ACCOUNTS, ANY_DUE, createPayout, createPayouts, RUN } from '../../../tests/support/due-payouts.ts'

const listTransfers = (batches: readonly PayoutBatch[]): readonly Transfer[] =>
  batches.flatMap(({ transfers }): readonly Transfer[] => transfers)

const buildReference = ({ tradeNumber, itemNumber }: DuePayout) =>
  buildPayoutReference(tradeNumber, itemNumber)

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('the payouts of a day', () => {
  it('are one batch per currency and payment type', () => {
    const { batches } = batchPayouts(
      [
        createPayout(),
        createPayout({ itemNumber: 2, account: ACCOUNTS.paypal }),
        createPayout({ itemNumber: 3, currency: 'PLN', account: ACCOUNTS.polish }),
        createPayout({ itemNumber: 4, account: ACCOUNTS.spanish }),
      ],
      { day: '2026-07-15', firstNumber: 7 },
    )
    expect(batches).toMatchObject([
      { id: 'PO-20260715-007', day: '2026-07-15', currency: 'EUR', paymentTypeId: 13 },
      { id: 'PO-20260715-008', day: '2026-07-15', currency: 'EUR', paymentTypeId: 14 },
      { id: 'PO-20260715-009', day: '2026-07-15', currency: 'PLN', paymentTypeId: 13 },
    ])
    expect(batches.map(isBankBatch)).toEqual([true, false, true])
    expect(batches[0]?.totalInCents).toBe(24_690)
  })

  it('to the same account are one transfer that names every device', () => {
    const { batches } = batchPayouts(createPayouts(3), RUN)
    const trade = formatTradeNumber(1_000_001)
    expect(listTransfers(batches)).toEqual([
      {
        endToEndId: `${trade}-1`,
        references: [`${trade}-1`, `${trade}-2`, `${trade}-3`],
        amountInCents: 37_035,
        account: ACCOUNTS.german,
        remittance: `${trade}-1 ${trade}-2 ${trade}-3`,
      },
    ])
  })

  it('need another transfer when the text for the seller is full', () => {
    const { batches } = batchPayouts(createPayouts(25), RUN)
    expect(listTransfers(batches).map(({ references }) => references.length)).toEqual([11, 10, 4])
  })

  it('need another transfer when the sum exceeds what banks accept', () => {
    const { batches } = batchPayouts(createPayouts(2, { amountInCents: 60_000_000_000 }), RUN)
    expect(listTransfers(batches).map(({ references }) => references.length)).toEqual([1, 1])
  })

  it('stay apart when the account is given with another name', () => {
    const other = { ...ACCOUNTS.german, accountHolder: 'Groß Jürgen' }
    const same = { ...ACCOUNTS.german, accountHolder: 'Ju\u0308rgen  Gross' }
    const due = [other, same].map((account, at) => createPayout({ account, itemNumber: at + 2 }))
    const { batches } = batchPayouts([createPayout(), ...due], RUN)
    expect(listTransfers(batches).map(({ references }) => references.length)).toEqual([2, 1])
  })

  it('get another id when they are paid a second time', () => {
    const { batches } = batchPayouts([createPayout({ attempt: 2 })], RUN)
    expect(listTransfers(batches)[0]).toMatchObject({
      endToEndId: `${formatTradeNumber(1_000_001)}-1.2`,
      remittance: `${formatTradeNumber(1_000_001)}-1`,
    })
  })

  it('need another batch when a file is full', () => {
    const due = Array.from({ length: 5_001 }, (_, at) =>
      createPayout({
        tradeNumber: formatTradeNumber(at + 1),
        account: { ...ACCOUNTS.paypal, paypalAccount: `s${at}@example.org` },
      }),
    )
    const { batches } = batchPayouts(due, RUN)
    expect(batches).toMatchObject([
      { id: 'PO-20260715-001', transfers: { length: 5_000 } },
      { id: 'PO-20260715-002', transfers: { length: 1 } },
    ])
  })

  it.each([
    [
      'an account with a wrong check digit',
      { account: { ...ACCOUNTS.german, iban: 'DE00370400440532013000' } },
      'ACCOUNT',
    ],
    [
      'an account that is not in its compact form',
      { account: { ...ACCOUNTS.german, iban: 'DE89 3704 0044 0532 0130 00' } },
      'ACCOUNT',
    ],
    [
      'a PayPal account that is no address',
      { account: { ...ACCOUNTS.paypal, paypalAccount: 'mia' } },
      'ACCOUNT',
    ],
    ['a name that no bank can read', { account: { ...ACCOUNTS.german, accountHolder: '王小明' } }, 'NAME'],
    ['no money', { amountInCents: 0 }, 'AMOUNT'],
    ['less than nothing', { amountInCents: -1 }, 'AMOUNT'],
    ['part of a cent', { amountInCents: 0.5 }, 'AMOUNT'],
    ['more than banks take at once', { amountInCents: 100_000_000_000 }, 'AMOUNT'],
  ] as const)('wait for a person with %s, and nobody waits for them', (_, overrides, reason) => {
    const wrong = createPayout(overrides)
    const { batches, held } = batchPayouts([wrong, createPayout({ itemNumber: 2 })], RUN)
    expect(held).toEqual([{ payout: wrong, reason }])
    expect(listTransfers(batches)).toHaveLength(1)
  })

  it('are never paid twice for one device', () => {
    const { batches, held } = batchPayouts([createPayout(), createPayout({ attempt: 2 })], RUN)
    expect(batches[0]?.totalInCents).toBe(12_345)
    expect(held.map(({ reason }) => reason)).toEqual(['TWICE'])
  })

  it('are no batches on a day without any', () => {
    expect(batchPayouts([], RUN)).toEqual({ batches: [], held: [] })
  })

  it('lose no device and no cent, whatever is due', () => {
    fc.assert(
      fc.property(ANY_DUE, (due) => {
        const { batches, held } = batchPayouts(due, RUN)
        const transfers = listTransfers(batches)
        const paid = due.filter((payout) => !held.some((other) => other.payout === payout))

        expect(transfers.flatMap(({ references }) => references).toSorted()).toEqual(
          paid.map(buildReference).toSorted(),
        )
        expect(sum(batches.map(({ totalInCents }) => totalInCents))).toBe(
          sum(paid.map(({ amountInCents }) => amountInCents)),
        )
        for (const { totalInCents, transfers: own } of batches)
          expect(sum(own.map(({ amountInCents }) => amountInCents))).toBe(totalInCents)
      }),
      { numRuns: 500 },
    )
  })

  it('go to the account, in the currency and with the amount that each device has', () => {
    fc.assert(
      fc.property(ANY_DUE, (due) => {
        const { batches, held } = batchPayouts(due, RUN)
        const payable = due.filter((payout) => !held.some((other) => other.payout === payout))
        const byReference = new Map(payable.map((payout) => [buildReference(payout), payout]))
        for (const { currency, paymentTypeId, transfers } of batches)
          for (const { references, account, amountInCents, remittance } of transfers) {
            const own = references.flatMap((reference) => byReference.get(reference) ?? [])
            expect(sum(own.map((payout) => payout.amountInCents))).toBe(amountInCents)
            expect(account.paymentTypeId).toBe(paymentTypeId)
            expect(remittance.length).toBeLessThanOrEqual(140)
            for (const payout of own) {
              expect(payout.currency).toBe(currency)
              expect({ ...payout.account, accountHolder: '' }).toEqual({ ...account, accountHolder: '' })
            }
          }
      }),
      { numRuns: 500 },
    )
  })
})
