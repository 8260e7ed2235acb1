import { describe, expect, it } from 'vitest'
import { pageSearch } from '#domain/routing/page-search.ts'
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
  ])('of a list is for %j in one spelling: %j', (search, part) => {
    expect(pageSearch('overview', search)).toBe(part)
  })

  it.each([
    ['?subject=PAYOUT&trade=ABCD-1234&utm_source=mail', '?subject=PAYOUT'],
    ['?subject=VOUCHER', '?subject=VOUCHER'],
    ['?subject=payout', ''],
    ['?subject=constructor', ''],
    ['?trade=ABCD-1234', ''],
    ['?sent=1&subject=PAYOUT', '?sent=1'],
    ['?sent=yes', ''],
  ])('of the contact form is for %j what it is about, never whose sale: %j', (search, part) => {
    expect(pageSearch('contact', search)).toBe(part)
  })

  it('is nothing on every other page, and where there is none', () => {
    const others = ROUTE_NAMES.filter((route) => route !== 'overview')
    for (const route of [...others, null]) expect(pageSearch(route, '?q=iphone&page=2')).toBe('')
  })
})
