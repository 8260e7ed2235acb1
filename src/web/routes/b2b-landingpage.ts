import { loadScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { BusinessScreen } from '../screens/business-screen.tsx'

export const screen: RouteScreen<'b2bLandingpage'> = {
  load: loadScreen,
  Screen: BusinessScreen,
}
