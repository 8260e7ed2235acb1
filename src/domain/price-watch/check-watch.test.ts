import { describe, expect, it } from 'vitest'
import { checkWatch, type WatchInput } from './check-watch.ts'

const INPUT: WatchInput = { email: ' Zofia@Example.org ', kind: 'reached', amount: '300' }

const describeCheck = (change: Partial<WatchInput>, priceInCents = 25_000) => {
  const checked = checkWatch({ ...INPUT, ...change }, priceInCents)
  return checked.kind === 'values'
    ? checked.values
    : checked.problems.map(({ field, key }) => `${field} ${key}`)
}

describe('the form of a price watch', () => {
  it.each([
    ['300', 30_000],
    ['300,00', 30_000],
    ['300.0', 30_000],
    [' 1 300 ', 130_000],
    ['251', 25_100],
  ])('reads the price %j', (amount, targetInCents) => {
    expect(describeCheck({ amount })).toEqual({ email: 'zofia@example.org', targetInCents })
  })

  it.each([
    ['', 'amount FIELD_REQUIRED'],
    ['viel', 'amount WATCH_AMOUNT'],
    ['300,50', 'amount WATCH_AMOUNT'],
    ['-300', 'amount WATCH_AMOUNT'],
    ['3e9', 'amount WATCH_AMOUNT'],
    ['1.300', 'amount WATCH_AMOUNT'],
    ['9999999', 'amount WATCH_AMOUNT'],
    ['0', 'amount WATCH_REACHED'],
    ['249', 'amount WATCH_REACHED'],
    ['250', 'amount WATCH_REACHED'],
  ])('asks again for the price %j: %s', (amount, problem) => {
    expect(describeCheck({ amount })).toEqual([problem])
  })

  it('needs no price to watch changes, whatever the field holds', () => {
    expect(describeCheck({ kind: 'changed', amount: 'x' })).toEqual({
      email: 'zofia@example.org',
      targetInCents: null,
    })
  })

  it('takes any price for a device without an offer', () => {
    expect(describeCheck({ amount: '5' }, 0)).toMatchObject({ targetInCents: 500 })
  })

  it.each([
    ['', 'email FIELD_REQUIRED'],
    ['zofia@example', 'email EMAIL_FORMAT'],
    ['a@example.org,b@example.org', 'email EMAIL_FORMAT'],
  ])('asks again for the address %j', (email, problem) => {
    expect(describeCheck({ email })).toEqual([problem])
  })
})
