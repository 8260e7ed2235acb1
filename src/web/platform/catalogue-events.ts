import { useEffect } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { pushEvent } from './data-layer.ts'
import { useShop } from './shop.tsx'
import { currentVisit } from './visit.ts'

const reportedSearches = new Set<string>()

/** Reports a search when its results are first shown; empty words are no search, going back to it is none either. */
export function useSearchEvent(searchTerm: string, resultCount: number): void {
  useEffect(() => {
    const visit = currentVisit()
    if (!searchTerm || reportedSearches.has(visit)) return
    reportedSearches.add(visit)
    pushEvent({ event: 'search_submitted', searchTerm, resultCount })
  }, [searchTerm, resultCount])
}

/** Reports that a device is looked at. */
export function useViewItemEvent({ id, name, topPriceInCents }: PdpData['device']): void {
  const { currency } = useShop().market
  useEffect(() => {
    pushEvent({ event: 'view_item', deviceId: id, productName: name, currency, value: topPriceInCents / 100 })
  }, [id, name, currency, topPriceInCents])
}
