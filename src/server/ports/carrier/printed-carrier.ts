import type { Market } from '#domain/markets/market.ts'
import { BRAND } from '#markets/brand.ts'
import { drawReturnLabel } from '#server/documents/draw-return-label.ts'
import { drawShippingLabel } from '#server/documents/draw-shipping-label.ts'
import type { TranslateShipping } from '#server/documents/translate-shipping.ts'
import { buildTrackingNumber } from './build-tracking-number.ts'
import type { Carrier, ShipmentRequest } from './carrier.ts'

const buildParcelId = ({ tradeNumber, returned }: ShipmentRequest): string =>
  returned ? `${tradeNumber}-${returned.itemNumber} back ${returned.attempt}` : tradeNumber

/** Replaces a real carrier: derives numbers and labels from the trade, always the same ones. */
export const createPrintedCarrier = (translatorFor: (market: Market) => TranslateShipping): Carrier => ({
  book: async (request) => {
    const { market, returned } = request
    const carrier = market.footerShippingLogo
    const trackingNumber = buildTrackingNumber(carrier, buildParcelId(request))
    const qrText = `${carrier}:${trackingNumber}`
    const draw = returned ? drawReturnLabel : drawShippingLabel
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
