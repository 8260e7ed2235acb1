import type { HomeData } from '#contracts/catalogue-pages.ts'
import type { HomeExtras } from '#contracts/home-extras.ts'
import { useCurrentPage } from '#web/platform/navigation/current-page.ts'

/** The market's additions to the home page; null while the visitor is already leaving it. */
export function useHomeExtras(): HomeExtras | null {
  const page = useCurrentPage()
  // The server answers the home screen with the home screen's data.
  return page?.screen === 'home' && page.data ? (page.data as HomeData).extras : null
}
