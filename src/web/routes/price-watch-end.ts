import { EndPage } from '#web/features/price-watch/end-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'
import { byParams } from './page-screens.ts'

export const screen: RouteScreen<'priceWatchEnd'> = {
  load: loadPriceWatchScreen,
  Screen: byParams<'priceWatchEnd'>(EndPage),
}
