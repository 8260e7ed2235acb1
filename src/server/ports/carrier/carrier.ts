import type { Market } from '#domain/markets/market.ts'

export interface PostalAddress {
  /** Person, or company and person on two lines. */
  readonly lines: readonly string[]
  readonly street: string
  readonly zip: string
  readonly city: string
  /** ISO 3166 code, `DE`. */
  readonly country: string
}

export interface ShipmentRequest {
  /** Human number of the trade. The same number is always the same shipment: a repeated booking changes nothing. */
  readonly tradeNumber: string
  readonly market: Market
  readonly sender: PostalAddress
  readonly deviceCount: number
  readonly createdAt: Date
}

export interface BookedShipment {
  readonly carrier: 'UPS' | 'DHL'
  readonly trackingNumber: string
  /** What the QR code says that a parcel shop scans instead of a printed label. */
  readonly qrText: string
  readonly labelPdf: Uint8Array
}

/** Books parcels to the refurbisher. A failure is thrown and tried again later. */
export interface Carrier {
  book(request: ShipmentRequest): Promise<BookedShipment>
}
