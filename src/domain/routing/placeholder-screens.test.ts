import { expect, it } from 'vitest'
import { PLACEHOLDER_SCREENS } from '#domain/routing/placeholder-screens.ts'
import { ROUTE_NAMES } from '#domain/routing/route-table.ts'

it('every screen that still shows a placeholder is a route of the shop, named once', () => {
  expect(ROUTE_NAMES).toEqual(expect.arrayContaining([...PLACEHOLDER_SCREENS]))
  expect(new Set(PLACEHOLDER_SCREENS).size).toBe(PLACEHOLDER_SCREENS.length)
})

it('home, content pages, the business landing page and the buy shop are finished', () => {
  const finished = ROUTE_NAMES.filter((name) => !(PLACEHOLDER_SCREENS as readonly string[]).includes(name))
  expect(finished).toEqual(expect.arrayContaining(['home', 'content', 'b2bLandingpage', 'buyShop']))
})
