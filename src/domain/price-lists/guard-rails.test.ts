import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAsUndo, computeMoveBp, type DeviceContext, findGuardHits } from './guard-rails.ts'

const UNKNOWN: DeviceContext = { launchPriceInCents: null, seriesHighestInCents: null }

const size = (storageGb: number, before: number | null, after: number | null) => ({
  storageGb,
  weekAgoInCents: null,
  beforeInCents: before === null ? null : before * 100,
  afterInCents: after === null ? null : after * 100,
})

const listHits = (sizes: Parameters<typeof findGuardHits>[0], context: Partial<DeviceContext> = {}) =>
  Object.fromEntries(findGuardHits(sizes, { ...UNKNOWN, ...context }))

describe('an undo', () => {
  const undo = (now: number, weekAgo: number | null, back: number) =>
    listHits([
      checkAsUndo({ ...size(256, now, back), weekAgoInCents: weekAgo === null ? null : weekAgo * 100 }),
    ])

  it.each<readonly [string, number, number | null, number, boolean]>([
    ['stops a price that is far too high at once', 31_000, 310, 310, false],
    ['stops it at once to about what was paid a week ago', 31_000, 310, 300, false],
    ['of an old list lowers no price far', 400, 400, 300, true],
    ['lowers no price far that nothing is known of', 400, null, 300, true],
    ['brings no far higher price back', 310, 310, 31_000, true],
    ['brings no far higher price back that was paid a week ago', 310, 31_000, 31_000, true],
    ['raises a price a little', 300, 300, 310, false],
  ])('%s', (_, now, weekAgo, back, isStopped) => {
    expect('256' in undo(now, weekAgo, back)).toBe(isStopped)
  })
})

describe('guard rails', () => {
  it('stop a slip of a digit', () => {
    expect(listHits([size(128, 280, 280), size(256, 310, 31_000)])).toEqual({ 256: ['MOVE', 'NEIGHBOUR'] })
  })

  it('let a move of 20 % pass and stop one above', () => {
    expect(listHits([size(128, 100, 120), size(256, 180, 217)])).toEqual({ 256: ['MOVE'] })
    expect(listHits([size(128, 100, 80), size(256, 200, 159)])).toEqual({ 256: ['MOVE'] })
  })

  it('stop a price above that at launch', () => {
    expect(listHits([size(128, 280, 300)], { launchPriceInCents: 29_900 })).toEqual({ 128: ['LAUNCH_PRICE'] })
  })

  it('stop a first price of more than twice the next size', () => {
    expect(listHits([size(128, 100, 100), size(256, null, 201)])).toEqual({ 256: ['NEIGHBOUR'] })
    expect(listHits([size(128, 100, 100), size(256, null, 200)])).toEqual({})
  })

  it('compare a device of one size with its series', () => {
    expect(listHits([size(0, null, 900)], { seriesHighestInCents: 40_000 })).toEqual({ 0: ['NEIGHBOUR'] })
  })

  it('stop a first price that nothing can be compared with', () => {
    expect(listHits([size(0, null, 900)])).toEqual({ 0: ['NOTHING_TO_COMPARE'] })
  })

  it('stop a first price without a neighbour, whatever it cost at launch', () => {
    expect(listHits([size(0, null, 900)], { launchPriceInCents: 100_000_000 })).toEqual({
      0: ['NOTHING_TO_COMPARE'],
    })
  })

  it('don’t let two first prices vouch for each other', () => {
    const sizes = [size(128, null, 31_000), size(256, null, 31_000)]
    expect(listHits(sizes)).toEqual({ 128: ['NOTHING_TO_COMPARE'], 256: ['NOTHING_TO_COMPARE'] })
    expect(listHits(sizes, { seriesHighestInCents: 40_000 })).toEqual({
      128: ['NEIGHBOUR'],
      256: ['NEIGHBOUR'],
    })
  })

  it('compare first prices with each other, too', () => {
    const hits = listHits([size(128, null, 310), size(256, null, 31_000)], {
      seriesHighestInCents: 2_000_000,
    })
    expect(hits).toEqual({ 256: ['NEIGHBOUR'] })
  })

  it('stop a move in two steps within a week', () => {
    expect(listHits([{ ...size(128, 119, 141), weekAgoInCents: 10_000 }])).toEqual({ 128: ['MOVE'] })
  })

  it('don’t mind a lower price beside a cheap neighbour', () => {
    expect(listHits([size(128, 100, 100), size(256, 300, 290)])).toEqual({})
  })

  it('are never hit by a list that stays as it is', () => {
    const amount = fc.option(fc.integer({ min: 5, max: 9_000 }), { nil: null })
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 6 }), (amounts) => {
        expect(listHits(amounts.map((price, index) => size(2 ** index, price, price)))).toEqual({})
      }),
    )
  })

  it('are always hit by a price with two more digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 9_000 }), (price) => {
        expect(listHits([size(64, price, price * 100)])[64]).toContain('MOVE')
      }),
    )
  })

  it('say how far a price moves', () => {
    expect(computeMoveBp(20_000, 19_400)).toBe(-300)
    expect(computeMoveBp(null, 19_400)).toBeNull()
  })
})
