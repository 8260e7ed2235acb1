import { describe, expect, it } from 'vitest'
import { chooseLayout } from '#domain/pages/layout.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'

const LAYOUTS = [
  ['default', 'home', 'default'],
  ['b2bWidget', 'b2bwidget-home', 'b2bwidget-default'],
  ['agan', 'agan-default', 'agan-default'],
] as const

describe('the frame of a page', () => {
  it.each(LAYOUTS)('in %s mode is %s at home and %s elsewhere', (shopMode, home, ordinary) => {
    expect(chooseLayout(shopMode, 'home')).toBe(home)
    expect(chooseLayout(shopMode, 'notFound')).toBe(ordinary)
    for (const route of ROUTE_NAMES.filter((name) => name !== 'home'))
      expect(chooseLayout(shopMode, route)).toBe(ordinary)
  })
})
