import { describe, expect, it } from 'vitest'
import { readView, writeAddress } from './figure-address.ts'

/** A Wednesday. */
const TODAY = '2026-11-18'

describe('the figures of an address', () => {
  it('are those of the last 13 whole weeks unless it says otherwise', () => {
    expect(readView({}, TODAY)).toEqual({
      period: '13w',
      days: { from: '2026-08-17', until: '2026-11-15' },
      step: 'week',
      market: null,
      category: null,
      device: null,
    })
  })

  it('are by day in the week that isn’t over', () => {
    expect(readView({ period: 'week' }, TODAY)).toMatchObject({
      days: { from: '2026-11-16', until: TODAY },
      step: 'day',
    })
  })

  it.each([
    { from: '2026-11-31', until: 'soon' },
    { from: '2026-11-10', until: '2026-11-01' },
    { period: 'ever', market: 'xx', category: 'cars', device: '-1' },
  ])('are the usual ones where %j makes no sense', (search) => {
    expect(readView(search, TODAY)).toEqual(readView({}, TODAY))
  })

  it.each([
    '/desk/figures?step=week&market=pl&category=phones&device=7&period=4w',
    '/desk/figures?from=2026-01-05&until=2026-01-11&step=day',
  ])('survive being written and read again: %s', (address) => {
    const search = Object.fromEntries(new URLSearchParams(address.split('?')[1]))
    expect(writeAddress('/desk/figures', readView(search, TODAY))).toBe(address)
  })
})
