import { FairnessPage } from '#web/features/fairness/fairness-page.tsx'
import { loadFairnessScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'fairness'> = {
  load: loadFairnessScreen,
  Screen: byData<'fairness'>(FairnessPage),
}
