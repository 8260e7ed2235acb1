import type { PagePayload } from '#contracts/page-payload.ts'
import type { EcommerceSum } from './data-layer.ts'

/** A service that learns a visitor's interests in order to recommend devices. */
export interface Personalisation {
  reportAddToCart(sum: EcommerceSum): void
  reportPurchase(transactionId: number, sum: EcommerceSum): void
  /** What recommendations on the page should relate to. */
  showPage(payload: PagePayload): void
}
