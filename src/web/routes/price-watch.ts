import { createElement } from 'react'
import { WatchPage } from '#web/features/price-watch/watch-page.tsx'
import { loadPriceWatchScreen } from '#web/platform/navigation/load-screen.ts'
import type { RouteScreen } from '#web/platform/navigation/route-screen.ts'

export const screen: RouteScreen<'priceWatch'> = {
  load: loadPriceWatchScreen,
  Screen: ({ data }) => createElement(WatchPage, { key: data.device.id, ...data }),
}
