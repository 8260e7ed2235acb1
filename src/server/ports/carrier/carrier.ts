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

/** A device on its way back to its seller. */
export interface ReturnedDevice {
  readonly itemNumber: number
  /** Counts on when a parcel could not be delivered and the device is sent once more. */
  readonly attempt: number
  readonly receiver: PostalAddress
}

export interface ShipmentRequest {
  /** Human number of the trade. The same number is always the same shipment: a repeated booking changes nothing. */
  readonly tradeNumber: string
  /** Without it the parcel goes to the refurbisher. With it device and attempt are part of the shipment's number. */
  readonly returned?: ReturnedDevice
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

/** Books parcels to the refurbisher and back. A failure is thrown and tried again later. */
export interface Carrier {
  book(request: ShipmentRequest): Promise<BookedShipment>
}
