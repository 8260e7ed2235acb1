import { loadBrowseScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { SellScreen } from '../screens/sell-screen.tsx'

export const screen: RouteScreen<'sell'> = {
  load: loadBrowseScreen,
  Screen: SellScreen,
}
