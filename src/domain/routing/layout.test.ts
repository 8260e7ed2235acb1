import { describe, expect, it } from 'vitest'
import { layoutFor } from '#domain/routing/layout.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'

const LAYOUTS = [
  ['default', 'home', 'default'],
  ['b2bWidget', 'b2bwidget-home', 'b2bwidget-default'],
  ['agan', 'agan-default', 'agan-default'],
] as const

describe('the frame of a page', () => {
  it.each(LAYOUTS)('in %s mode is %s at home and %s elsewhere', (shopMode, home, ordinary) => {
    expect(layoutFor(shopMode, 'home')).toBe(home)
    expect(layoutFor(shopMode, 'notFound')).toBe(ordinary)
    for (const route of ROUTE_NAMES.filter((name) => name !== 'home'))
      expect(layoutFor(shopMode, route)).toBe(ordinary)
  })
})
