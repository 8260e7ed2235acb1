import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { Market } from '#domain/markets/market.ts'
import type { Audience } from '#messages/text-set.ts'

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
  /** Increases when a parcel couldn't be delivered and the device is sent again. */
  readonly attempt: number
  readonly receiver: PostalAddress
}

/** A part that was missing from a parcel and is sent after it. */
export interface PartParcel {
  readonly itemNumber: number
  /** Every clarification about a missing part has its own parcel. */
  readonly clarificationId: number
}

export interface ShipmentRequest {
  /** The readable number of the trade, or of the recycling parcel. Booking the same number again returns the same shipment. */
  readonly parcelNumber: string
  /** Without it, the parcel goes to the refurbisher. With it, device and attempt are part of the shipment's number. */
  readonly returned?: ReturnedDevice
  /** With it, the parcel holds a missing part: device and clarification are part of the shipment's number. */
  readonly part?: PartParcel
  readonly market: Market
  /** Who reads the sheet around the label. */
  readonly audience: Audience
  readonly sender: PostalAddress
  readonly deviceCount: number
  /** The devices are recycled for free: the label calls its number by that name. */
  readonly isRecycling?: boolean
  readonly createdAt: Date
}

export interface BookedShipment {
  readonly carrier: CarrierName
  readonly trackingNumber: string
  /** Content of the QR code that parcel shops scan instead of a printed label. */
  readonly qrText: string
  readonly labelPdf: Uint8Array
}

/** Books parcels to the refurbisher and back. Throws on failure; the caller retries later. */
export interface Carrier {
  book(request: ShipmentRequest): Promise<BookedShipment>
}
