import { expect, it } from 'vitest'
import type { ScreenRoute } from './platform/navigation/route-screen.ts'
import { SCREENS } from './screens.ts'

// The keys of the table are the routes.
const ROUTES = Object.keys(SCREENS) as ScreenRoute[]

it.each(ROUTES)('%s loads the same as the first page and after a navigation', async (route) => {
  const { load, open } = SCREENS[route]
  const { screen } = await open()
  expect(screen.load).toBe(load)
})
