import { ForgotPage } from '#web/features/account/forgot-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountPasswordForgot'> = {
  load: loadAccountScreen,
  Screen: ForgotPage,
}
