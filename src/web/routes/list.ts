import { loadDrawerScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { ListScreen } from '../screens/list-screen.tsx'

export const screen: RouteScreen<'list'> = {
  load: loadDrawerScreen,
  Screen: ListScreen,
}
