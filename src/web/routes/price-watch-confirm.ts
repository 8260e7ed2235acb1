import { ConfirmPage } from '#web/features/price-watch/confirm-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byBoth } from './page-screens.ts'

export const screen: RouteScreen<'priceWatchConfirm'> = {
  load: loadPriceWatchScreen,
  Screen: byBoth<'priceWatchConfirm'>(ConfirmPage),
}
