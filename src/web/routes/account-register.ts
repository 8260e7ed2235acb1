import { RegisterPage } from '#web/features/account/register-page.tsx'
import { loadAccountScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'accountRegister'> = {
  load: loadAccountScreen,
  Screen: RegisterPage,
}
