import { OverviewPage } from '#web/features/account/overview-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountOverview'> = {
  load: loadAccountScreen,
  Screen: OverviewPage,
}
