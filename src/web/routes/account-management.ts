import { ManagementPage } from '#web/features/account/management-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountManagement'> = {
  load: loadAccountScreen,
  Screen: ManagementPage,
}
