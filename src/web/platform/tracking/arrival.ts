import { findTouchpoint } from '#domain/analytics/marketing-touchpoint.ts'
import { type ControllingShop, describePage, reportControlling } from './controlling.ts'

/** The address the visitor arrived at: the current page may be another one by now. */
function arrivalUrl(): string | null {
  const [entry] = performance.getEntriesByType('navigation')
  // A reload or a page from the history is not an arrival.
  return entry && 'type' in entry && entry.type === 'navigate' ? entry.name : null
}

/** Reports to controlling which advert or site the visitor came from, once per arrival, with consent. */
export function reportArrival(shop: ControllingShop): void {
  const url = arrivalUrl()
  const touchpoint = url && findTouchpoint({ url, referrer: document.referrer })
  if (touchpoint) reportControlling(describePage(shop, new URL(url)), 'marketing_touchpoint', touchpoint)
}
