import type { SearchRow } from '#contracts/desk/search.ts'

/** What the screen is for on which a code was scanned: the same label leads to the next step there. */
export type ScanPurpose = 'find' | 'bookIn' | 'inspect'

export const buildSalePath = (tradeNumber: string, itemNumber: number | null = null): string =>
  `/desk/sales/${tradeNumber}${itemNumber === null ? '' : `?device=${itemNumber}`}`

export const buildSearchPath = (typed: string): string => `/desk/search?${new URLSearchParams({ q: typed })}`

/** Where something that was found leads. */
export function buildFoundPath(found: SearchRow, purpose: ScanPurpose): string {
  if (found.kind === 'RECYCLING') return `/desk/recycling/${found.number}`
  if (found.kind === 'CUSTOMER') return `/desk/customers/${found.customerNumber}`
  const { tradeNumber } = found
  if (found.kind === 'SALE')
    return purpose === 'bookIn' ? `/desk/arrivals/${tradeNumber}` : buildSalePath(tradeNumber)
  // A missing part has its own page: it belongs to one device.
  if (found.kind === 'PARCEL' && found.direction === 'PART')
    return `/desk/items/${tradeNumber}/${found.itemNumber}/part`
  if (purpose === 'bookIn') return `/desk/arrivals/${tradeNumber}`
  if (purpose === 'inspect' && found.kind === 'DEVICE')
    return `/desk/items/${tradeNumber}/${found.itemNumber}/inspection`
  return buildSalePath(tradeNumber, found.itemNumber)
}
