import { VerifyPage } from '#web/features/signed-offer/verify-page.tsx'
import { loadVerifyScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'verify'> = {
  load: loadVerifyScreen,
  Screen: byData<'verify'>(VerifyPage),
}
