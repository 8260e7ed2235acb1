import { useEffect } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { pushEvent } from './data-layer.ts'
import { useShop } from './shop.tsx'

/** Reports a search when its results are shown; empty words are no search. */
export function useSearchEvent(searchTerm: string, resultCount: number): void {
  useEffect(() => {
    if (searchTerm) pushEvent({ event: 'search_submitted', searchTerm, resultCount })
  }, [searchTerm, resultCount])
}

/** Reports that a device is looked at. */
export function useViewItemEvent({ id, name, topPriceInCents }: PdpData['device']): void {
  const { currency } = useShop().market
  useEffect(() => {
    pushEvent({ event: 'view_item', deviceId: id, productName: name, currency, value: topPriceInCents / 100 })
  }, [id, name, currency, topPriceInCents])
}
