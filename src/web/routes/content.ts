import { loadScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { ContentScreen } from '../screens/content-screen.tsx'

export const screen: RouteScreen<'content'> = {
  load: loadScreen,
  Screen: ContentScreen,
}
