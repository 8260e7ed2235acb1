import { describe, expect, it } from 'vitest'
import { normalisePageSearch } from '#domain/pages/normalise-page-search.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'

describe('the part of a query that a page depends on', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?utm_source=mail&gclid=1', ''],
    ['?page=2&utm_source=mail', '?page=2'],
    ['?page=2&q=iphone', '?q=iphone&page=2'],
    ['?q=iphone&page=2', '?q=iphone&page=2'],
    ['?page=1&sort=series', ''],
    ['?page=nonsense', ''],
    ['?q=%E0%A4', '?q=%EF%BF%BD'],
  ])('of a list for %j is %j in canonical form', (search, part) => {
    expect(normalisePageSearch('overview', search)).toBe(part)
  })

  it.each([
    ['?subject=PAYOUT&trade=ABCD-1234&utm_source=mail', '?subject=PAYOUT'],
    ['?subject=VOUCHER', '?subject=VOUCHER'],
    ['?subject=payout', ''],
    ['?subject=constructor', ''],
    ['?trade=ABCD-1234', ''],
    ['?sent=1&subject=PAYOUT', '?sent=1'],
    ['?sent=yes', ''],
  ])('of the contact form for %j is its subject, never a sale number: %j', (search, part) => {
    expect(normalisePageSearch('contact', search)).toBe(part)
  })

  it('is empty on every other page, and without a page', () => {
    const others = ROUTE_NAMES.filter((route) => route !== 'overview')
    for (const route of [...others, null]) expect(normalisePageSearch(route, '?q=iphone&page=2')).toBe('')
  })
})
