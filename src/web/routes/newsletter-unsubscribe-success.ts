import { UnsubscribedPage } from '#web/features/newsletter/plain-pages.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'newsletterUnsubscribeSuccess'> = {
  load: loadNewsletterScreen,
  Screen: UnsubscribedPage,
}
