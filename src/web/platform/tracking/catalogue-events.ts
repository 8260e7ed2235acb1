import { useEffect } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { currentVisit } from '#web/platform/browser/visit.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { pushEvent } from './data-layer.ts'

const reportedSearches = new Set<string>()

/** Reports a search when its results are first shown; an empty query or going back to one does not count. */
export function useSearchEvent(searchTerm: string, resultCount: number): void {
  useEffect(() => {
    const visit = currentVisit()
    if (!searchTerm || reportedSearches.has(visit)) return
    reportedSearches.add(visit)
    pushEvent({ event: 'search_submitted', searchTerm, resultCount })
  }, [searchTerm, resultCount])
}

/** Reports that a device is viewed, with its highest price. */
export function useViewItemEvent({ id, name, category, topPriceInCents }: PdpData['device']): void {
  const { currency } = useShop().market
  const categoryId = category.id
  useEffect(() => {
    const value = topPriceInCents / 100
    const about = { item_id: String(id), item_name: name, item_category: categoryId }
    const ecommerce = { currency, value, items: [{ ...about, price: value, quantity: 1 }] }
    pushEvent({ event: 'view_item', deviceId: id, productName: name, currency, value, ecommerce })
  }, [id, name, categoryId, currency, topPriceInCents])
}
