import { describe, expect, it } from 'vitest'
import { findReachableStep } from './use-checkout.ts'

describe('a step of the checkout', () => {
  it.each([
    // Whatever the address says, what is still missing comes first.
    ['devices', false, 'devices'],
    ['details', false, 'details'],
    ['review', false, 'details'],
    ['request', false, 'devices'],
    ['devices', true, 'devices'],
    ['details', true, 'details'],
    ['review', true, 'review'],
    ['request', true, 'devices'],
  ] as const)('asked for as %s (details filled in: %s) is %s', (wanted, hasSeller, shown) => {
    expect(findReachableStep(wanted, { way: 'sale', hasSeller })).toBe(shown)
  })

  it.each([true, false])(
    'above the limit of business trades is the request or the devices (%s)',
    (hasSeller) => {
      const shown = (['devices', 'details', 'review', 'request'] as const).map((wanted) =>
        findReachableStep(wanted, { way: 'request', hasSeller }),
      )
      expect(shown).toEqual(['devices', 'devices', 'devices', 'request'])
    },
  )

  it.each(['devices', 'details', 'review', 'request'] as const)(
    'asked for as %s is the devices while there are too many of them',
    (wanted) => {
      expect(findReachableStep(wanted, { way: 'none', hasSeller: true })).toBe('devices')
    },
  )
})
