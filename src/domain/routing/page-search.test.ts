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

  it('is nothing on every other page, and where there is none', () => {
    const others = ROUTE_NAMES.filter((route) => route !== 'overview')
    for (const route of [...others, null]) expect(pageSearch(route, '?q=iphone&page=2')).toBe('')
  })
})
