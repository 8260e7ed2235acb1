import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildPayoutReference,
  buildTransferId,
  readPayoutReference,
} from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

const ANY_TRADE = fc.integer({ min: 1, max: 32 ** 7 - 1 }).map(formatTradeNumber)
const ANY_ITEM = fc.integer({ min: 1, max: 32_767 })

describe('the reference of a payout', () => {
  it('names the trade and the device', () => {
    expect(buildPayoutReference('7K3M-Q2R9', 2)).toBe('7K3M-Q2R9-2')
  })

  it('leads back to its device, also as a seller types it', () => {
    fc.assert(
      fc.property(ANY_TRADE, ANY_ITEM, (tradeNumber, itemNumber) => {
        const reference = buildPayoutReference(tradeNumber, itemNumber)
        expect(readPayoutReference(reference)).toEqual({ tradeNumber, itemNumber })
        expect(readPayoutReference(` ${reference.toLowerCase().replace('-', ' ')} `)).toEqual({
          tradeNumber,
          itemNumber,
        })
      }),
    )
  })

  it.each([
    '',
    '-1',
    '1',
    'ABCD-EFGH-1',
    `${formatTradeNumber(1)}`,
    `${formatTradeNumber(1)}-0`,
    `${formatTradeNumber(1)}-x`,
  ])('is not read into %j', (text) => {
    expect(readPayoutReference(text)).toBeNull()
  })
})

describe('the id of a transfer', () => {
  it('is the reference, and another one for each further attempt', () => {
    expect([1, 2, 3].map((attempt) => buildTransferId('7K3M-Q2R9-1', attempt))).toEqual([
      '7K3M-Q2R9-1',
      '7K3M-Q2R9-1.2',
      '7K3M-Q2R9-1.3',
    ])
  })

  it('fits the limits of banks and PayPal', () => {
    fc.assert(
      fc.property(ANY_TRADE, ANY_ITEM, fc.integer({ min: 1, max: 999 }), (trade, item, attempt) => {
        expect(buildTransferId(buildPayoutReference(trade, item), attempt).length).toBeLessThanOrEqual(30)
      }),
    )
  })
})
