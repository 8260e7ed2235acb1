import { EnrichPage } from '#web/features/newsletter/enrich-page.tsx'
import { loadNewsletterScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byBoth } from './page-screens.ts'

export const screen: RouteScreen<'newsletterEnrich'> = {
  load: loadNewsletterScreen,
  Screen: byBoth<'newsletterEnrich'>(EnrichPage),
}
