import { useEffect } from 'react'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { pushEvent } from './data-layer.ts'

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
