import { loadBrowseScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { OverviewScreen } from '../screens/overview-screen.tsx'

export const screen: RouteScreen<'overview'> = {
  load: loadBrowseScreen,
  Screen: OverviewScreen,
}
