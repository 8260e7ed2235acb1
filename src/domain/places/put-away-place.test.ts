import { describe, expect, it } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { canPutAway, readPlace } from './put-away-place.ts'

describe('a shelf', () => {
  it.each([
    ['A-12-3', 'A-12-3'],
    [' a 12 3 ', 'A-12-3'],
    ['b–7', 'B-7'],
    ['7', '7'],
    ['HALL-2-0012-A', 'HALL-2-0012-A'],
  ])('is read from %j as %s', (typed, place) => {
    expect(readPlace(typed)).toBe(place)
  })

  it.each([
    ['nothing', ''],
    ['a sentence', 'second shelf, left'],
    ['an IMEI', '356938035643809'],
    ['a serial number', 'C39XK1ABCDEF'],
    ['too many parts', 'A-1-2-3-4'],
    ['the number of a sale', formatTradeNumber(1_000_777)],
    ['a mistyped number', '7K3M-9QXA-2'],
    ['the number of a device', `${formatTradeNumber(1_000_777)}-2`],
  ])('is not %s', (_, typed) => {
    expect(readPlace(typed)).toBeNull()
  })
})

it('only devices that are ours are put away', () => {
  expect(TRADE_STATES.filter(canPutAway)).toEqual(['ACCEPTED', 'PAYOUT_PENDING', 'PAID', 'PAYOUT_FAILED'])
})
