import { ThanksPage } from '#web/features/thanks/thanks-page.tsx'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { loadThankYou } from './loaders/load-thank-you.ts'
import { byData } from './page-screens.ts'

export const screen: RouteScreen<'thankYou'> = {
  load: loadThankYou,
  Screen: byData<'thankYou'>(ThanksPage),
}
