import { findTouchpoint } from '#domain/analytics/marketing-touchpoint.ts'
import { type ControllingShop, pageOf, reportControlling } from './controlling.ts'

/** The address with which the visitor came: by now the page that is shown may be another one. */
function arrivalUrl(): string | null {
  const [entry] = performance.getEntriesByType('navigation')
  // A page that is loaded anew or opened from the history is no arrival.
  return entry && 'type' in entry && entry.type === 'navigate' ? entry.name : null
}

/** Tells controlling which advert or site has led here, once per arrival. Until there is consent it stays in memory. */
export function reportArrival(shop: ControllingShop): void {
  const url = arrivalUrl()
  const touchpoint = url && findTouchpoint({ url, referrer: document.referrer })
  if (touchpoint) reportControlling(pageOf(shop, new URL(url)), 'marketing_touchpoint', touchpoint)
}
