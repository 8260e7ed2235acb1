import { ResetPage } from '#web/features/account/reset-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountPasswordReset'> = {
  load: loadAccountScreen,
  Screen: ResetPage,
}
