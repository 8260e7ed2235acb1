import type { ScreenName } from '#contracts/page-payload.ts'

/** What the shop reports to analytics; one type per event. */
export type DataLayerEvent =
  | {
      readonly event: 'page_view'
      readonly pageType: ScreenName | '404' | 'error'
      readonly path: string
    }
  | { readonly event: 'search_submitted'; readonly searchTerm: string; readonly resultCount: number }
  | {
      readonly event: 'view_item'
      readonly deviceId: number
      readonly productName: string
      readonly currency: string
      /** Most that is paid for it, in whole units and their decimals. */
      readonly value: number
    }

declare global {
  interface Window {
    dataLayer?: DataLayerEvent[]
  }
}

/** Puts an event into the page's data layer; whether anyone may read it is decided by the visitor's consent. */
export function pushEvent(event: DataLayerEvent): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
