import { PortalPage } from '#web/features/lists/portal-page.tsx'
import { loadListScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'b2bPortal'> = {
  load: loadListScreen,
  Screen: PortalPage,
}
