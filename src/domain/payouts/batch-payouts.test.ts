import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import { type DuePayout, isBankBatch, type PayoutBatch, type Transfer } from '#domain/payouts/payout-batch.ts'
import { payoutReference } from '#domain/payouts/payout-reference.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { ACCOUNTS, ANY_DUE, createPayout, createPayouts, RUN } from '../../../tests/support/due-payouts.ts'

const transfersOf = (batches: readonly PayoutBatch[]): readonly Transfer[] =>
  batches.flatMap(({ transfers }): readonly Transfer[] => transfers)

const referenceOf = ({ tradeNumber, itemNumber }: DuePayout) => payoutReference(tradeNumber, itemNumber)

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
    expect(batches.map(({ id, day, currency, paymentTypeId }) => [id, day, currency, paymentTypeId])).toEqual(
      [
        ['PO-20260715-007', '2026-07-15', 'EUR', 13],
        ['PO-20260715-008', '2026-07-15', 'EUR', 14],
        ['PO-20260715-009', '2026-07-15', 'PLN', 13],
      ],
    )
    expect(batches.map(isBankBatch)).toEqual([true, false, true])
    expect(batches[0]?.totalInCents).toBe(24_690)
  })

  it('to the same account are one transfer that names every device', () => {
    const { batches } = batchPayouts(createPayouts(3), RUN)
    const trade = tradeNumberOf(1_000_001)
    expect(transfersOf(batches)).toEqual([
      {
        endToEndId: `${trade}-1`,
        references: [`${trade}-1`, `${trade}-2`, `${trade}-3`],
        amountInCents: 37_035,
        account: ACCOUNTS.german,
        remittance: `${trade}-1 ${trade}-2 ${trade}-3`,
      },
    ])
  })

  it('become a further transfer when the text for the seller is full', () => {
    const { batches } = batchPayouts(createPayouts(25), RUN)
    expect(transfersOf(batches).map(({ references }) => references.length)).toEqual([11, 10, 4])
  })

  it('become a further transfer when the sum is more than banks take at once', () => {
    const { batches } = batchPayouts(createPayouts(2, { amountInCents: 60_000_000_000 }), RUN)
    expect(transfersOf(batches).map(({ references }) => references.length)).toEqual([1, 1])
  })

  it('stay apart when the account is given with another name', () => {
    const other = { ...ACCOUNTS.german, accountHolder: 'Groß Jürgen' }
    const same = { ...ACCOUNTS.german, accountHolder: 'Ju\u0308rgen  Gross' }
    const due = [other, same].map((account, at) => createPayout({ account, itemNumber: at + 2 }))
    const { batches } = batchPayouts([createPayout(), ...due], RUN)
    expect(transfersOf(batches).map(({ references }) => references.length)).toEqual([2, 1])
  })

  it('get another id when they are paid a second time', () => {
    const { batches } = batchPayouts([createPayout({ attempt: 2 })], RUN)
    expect(transfersOf(batches)[0]).toMatchObject({
      endToEndId: `${tradeNumberOf(1_000_001)}-1.2`,
      remittance: `${tradeNumberOf(1_000_001)}-1`,
    })
  })

  it('fill a further batch when there are more than one file takes', () => {
    const due = Array.from({ length: 5_001 }, (_, at) =>
      createPayout({
        tradeNumber: tradeNumberOf(at + 1),
        account: { ...ACCOUNTS.paypal, paypalAccount: `s${at}@example.org` },
      }),
    )
    const { batches } = batchPayouts(due, RUN)
    expect(batches.map(({ id, transfers }) => [id, transfers.length])).toEqual([
      ['PO-20260715-001', 5_000],
      ['PO-20260715-002', 1],
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
    expect(transfersOf(batches)).toHaveLength(1)
  })

  it('are never made twice for one device', () => {
    const { batches, held } = batchPayouts([createPayout(), createPayout({ attempt: 2 })], RUN)
    expect(batches[0]?.totalInCents).toBe(12_345)
    expect(held.map(({ reason }) => reason)).toEqual(['TWICE'])
  })

  it('are nothing on a day without any', () => {
    expect(batchPayouts([], RUN)).toEqual({ batches: [], held: [] })
  })

  it('lose no device and no cent, whatever is due', () => {
    fc.assert(
      fc.property(ANY_DUE, (due) => {
        const { batches, held } = batchPayouts(due, RUN)
        const transfers = transfersOf(batches)
        const paid = due.filter((payout) => !held.some((other) => other.payout === payout))

        expect(transfers.flatMap(({ references }) => references).toSorted()).toEqual(
          paid.map(referenceOf).toSorted(),
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
        const byReference = new Map(payable.map((payout) => [referenceOf(payout), payout]))
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
