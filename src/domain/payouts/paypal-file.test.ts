import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchPayouts } from '#domain/payouts/batch-payouts.ts'
import { readCsv } from '#domain/payouts/csv-table.ts'
import { decimalAmount } from '#domain/payouts/decimal-amount.ts'
import { isBankBatch, type PaypalBatch } from '#domain/payouts/payout-batch.ts'
import { paypalFile } from '#domain/payouts/paypal-file.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { ACCOUNTS, createPayouts, RUN } from '../../../tests/support/due-payouts.ts'

const paypalBatch = (address: string): PaypalBatch => {
  const account = { ...ACCOUNTS.paypal, paypalAccount: address }
  const [batch] = batchPayouts(createPayouts(2, { account }), RUN).batches
  if (!batch || isBankBatch(batch)) throw new Error('no batch for PayPal')
  return batch
}

describe('the file for PayPal', () => {
  it('has one line for all devices of a seller', () => {
    const trade = tradeNumberOf(1_000_001)
    expect(paypalFile(paypalBatch('mia@example.org'))).toBe(
      `mia@example.org,246.90,EUR,${trade}-1,${trade}-1 ${trade}-2,PAYPAL\r\n`,
    )
  })

  it('keeps its columns apart for every address', () => {
    for (const address of ["o'neil+x@example.org", '=1+1@example.org', '{a|b}@example.org'])
      expect(readCsv(paypalFile(paypalBatch(address)))?.[0]?.slice(0, 2)).toEqual([address, '246.90'])
  })
})

describe('an amount for machines', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12_345, '123.45'],
    [100_000_000_00, '100000000.00'],
  ])('%i cents are %s', (cents, text) => {
    expect(decimalAmount(cents)).toBe(text)
  })

  it('can be read back to the cent', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(BigInt(decimalAmount(cents).replace('.', ''))).toBe(BigInt(cents))
      }),
    )
  })

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('does not exist for %d', (cents) => {
    expect(() => decimalAmount(cents)).toThrow(RangeError)
  })
})
