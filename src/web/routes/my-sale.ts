import { LostLinkPage } from '#web/features/thanks/lost-link-page.tsx'
import { loadLostLinkScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'mySale'> = {
  load: loadLostLinkScreen,
  Screen: LostLinkPage,
}
