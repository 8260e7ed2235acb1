import { UnsubscribePage } from '#web/features/newsletter/plain-pages.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byParams } from './page-screens.ts'

export const screen: RouteScreen<'newsletterUnsubscribe'> = {
  load: loadNewsletterScreen,
  Screen: byParams<'newsletterUnsubscribe'>(UnsubscribePage),
}
