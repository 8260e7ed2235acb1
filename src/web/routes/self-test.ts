import { SelfTestPage } from '#web/features/self-test/self-test-page.tsx'
import { loadSelfTestScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'selfTest'> = {
  load: loadSelfTestScreen,
  Screen: byData<'selfTest'>(SelfTestPage),
}
