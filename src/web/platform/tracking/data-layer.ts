import type { ScreenName } from '#contracts/page-payload.ts'
import type { VoucherRefusalReason } from '#domain/vouchers/voucher.ts'
import { whenGranted } from '#web/platform/tracking/consent.ts'

/** A sold device in the format that analytics tools understand. */
export interface EcommerceItem {
  readonly item_id: string
  readonly item_name: string
  readonly item_category: string
  /** Per device, in currency units with decimals. */
  readonly price: number
  readonly quantity: number
}

/** Amounts are in currency units with decimals. */
export interface EcommerceSum {
  readonly currency: string
  readonly value: number
  readonly items: readonly EcommerceItem[]
}

interface Ecommerce {
  readonly ecommerce: EcommerceSum
}

interface OfferFields extends Ecommerce {
  readonly deviceId: number
  readonly productName: string
  readonly conditionId: number
  readonly currency: string
  readonly revenue: number
}

export interface TradeCreatedEvent extends Ecommerce {
  readonly event: 'trade_created'
  readonly transactionId: number
  readonly affiliation: string
  readonly tax: number
  readonly shipping: number
  /** Empty, with value 0, without a voucher. */
  readonly voucherCode: string
  readonly voucherValue: number
  readonly currency: string
  /** Without the voucher. */
  readonly value: number
}

interface ViewItemEvent extends Ecommerce {
  readonly event: 'view_item'
  readonly deviceId: number
  readonly productName: string
  readonly currency: string
  /** The highest price we pay for it. */
  readonly value: number
}

/** What the shop reports to analytics; one type per event. */
export type DataLayerEvent =
  | {
      readonly event: 'page_view'
      readonly pageType: ScreenName | '404' | 'error'
      readonly path: string
    }
  | { readonly event: 'search_submitted'; readonly searchTerm: string; readonly resultCount: number }
  | ViewItemEvent
  | ({ readonly event: 'offer_generated' } & OfferFields)
  | ({ readonly event: 'add_to_cart'; readonly quantity: number } & OfferFields)
  | TradeCreatedEvent
  | {
      readonly event: 'voucher_success'
      readonly voucherCode: string
      readonly voucherValue: number
      readonly currency: string
    }
  // Without the typed words: they might be personal data.
  | { readonly event: 'voucher_fail'; readonly reason: VoucherRefusalReason }
  // Only that it happened, never who it was.
  | { readonly event: 'login'; readonly method: 'password' }
  | { readonly event: 'registration'; readonly customerType: 'private' | 'business' }

/** Tag managers merge an entry into earlier ones: without this, old items would remain beside new ones. */
interface EcommerceReset {
  readonly event?: undefined
  readonly ecommerce: null
}

declare global {
  interface Window {
    dataLayer?: (DataLayerEvent | EcommerceReset)[]
  }
}

/** The shop's own entries: other scripts may have added theirs. */
const pushed = new WeakSet<object>()

/** Pushes an event to the page's data layer once the visitor has consented. */
export function pushEvent(event: DataLayerEvent): void {
  whenGranted(() => {
    const entries = 'ecommerce' in event ? [{ ecommerce: null }, event] : [event]
    for (const entry of entries) pushed.add(entry)
    window.dataLayer ??= []
    window.dataLayer.push(...entries)
  })
}

/** Removes the shop's events from the data layer. */
export function forgetEvents(): void {
  const others = window.dataLayer?.filter((entry) => !pushed.has(entry)) ?? []
  window.dataLayer?.splice(0, window.dataLayer.length, ...others)
}
