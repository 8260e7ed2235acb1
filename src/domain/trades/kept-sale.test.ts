import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { KEPT_SALE_DAYS, readKeptSale, summariseSale } from './kept-sale.ts'

const SAVED_AT_MS = Date.UTC(2026, 10, 18)

const SALE = {
  tradeNumber: '100-200',
  readKey: 'reading-key',
  firstName: 'Ada',
  email: 'ada@example.org',
  items: [
    { name: 'Phone', state: 'RECEIVED', priceInCents: 100 },
    { name: 'Phone', state: 'RECEIVED', priceInCents: 100 },
    { name: 'Phone', state: 'PAID', priceInCents: 100 },
  ],
} as const

const KEPT = summariseSale(SALE, SAVED_AT_MS)

describe('a sale that is kept on a device', () => {
  it('has its number, its reading key and how its devices are doing, and nothing about its seller', () => {
    expect(KEPT).toEqual({
      tradeNumber: '100-200',
      readKey: 'reading-key',
      savedAtMs: SAVED_AT_MS,
      devices: [
        { name: 'Phone', state: 'RECEIVED', count: 2 },
        { name: 'Phone', state: 'PAID', count: 1 },
      ],
    })
  })

  it('is read as it was kept', () => {
    expect(readKeptSale(JSON.parse(JSON.stringify(KEPT)), SAVED_AT_MS)).toEqual(KEPT)
  })

  it.each([
    [0, true],
    [KEPT_SALE_DAYS * DAY_MS, true],
    [KEPT_SALE_DAYS * DAY_MS + 1, false],
  ])('after %i ms without a visit it is there: %s', (ageMs, isThere) => {
    expect(readKeptSale(KEPT, SAVED_AT_MS + ageMs) !== null).toBe(isThere)
  })

  it.each([
    null,
    'text',
    {},
    { ...KEPT, readKey: 1 },
    { ...KEPT, devices: 'none' },
    { ...KEPT, devices: [{ name: 'Phone', count: 1, state: 'NO_SUCH_STATE' }] },
  ])('is nothing where the storage has %j', (stored) => {
    expect(readKeptSale(stored, SAVED_AT_MS)).toBeNull()
  })
})
