import type { Market } from '#domain/markets/market.ts'
import { BRAND } from '#markets/brand.ts'
import { returnLabel } from '#server/documents/return-label.ts'
import { shippingLabel } from '#server/documents/shipping-label.ts'
import type { TranslateShipping } from '#server/documents/translate-shipping.ts'
import type { Carrier, ShipmentRequest } from './carrier.ts'
import { trackingNumberOf } from './tracking-number.ts'

/** What tells one parcel from all others. */
const parcelOf = ({ tradeNumber, returned }: ShipmentRequest): string =>
  returned ? `${tradeNumber}-${returned.itemNumber} back ${returned.attempt}` : tradeNumber

/** The carrier without a contract: it makes numbers and labels by itself, and the same ones every time. */
export const createPrintedCarrier = (translatorFor: (market: Market) => TranslateShipping): Carrier => ({
  book: async (request) => {
    const { market, returned } = request
    const carrier = market.footerShippingLogo
    const trackingNumber = trackingNumberOf(carrier, parcelOf(request))
    const qrText = `${carrier}:${trackingNumber}`
    const draw = returned ? returnLabel : shippingLabel
    const labelPdf = await draw({
      ...request,
      translate: translatorFor(market),
      receiver: returned?.receiver ?? BRAND.warehouse,
      carrier,
      trackingNumber,
      qrText,
    })
    return { carrier, trackingNumber, qrText, labelPdf }
  },
})
