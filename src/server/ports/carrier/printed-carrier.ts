import type { Market } from '#domain/markets/market.ts'
import { BRAND } from '#markets/brand.ts'
import { shippingLabel } from '#server/documents/shipping-label.ts'
import type { TranslateShipping } from '#server/documents/translate-shipping.ts'
import type { Carrier } from './carrier.ts'
import { trackingNumberOf } from './tracking-number.ts'

/** The carrier without a contract: it makes numbers and labels by itself, and the same ones every time. */
export const createPrintedCarrier = (translatorFor: (market: Market) => TranslateShipping): Carrier => ({
  book: async (request) => {
    const { market, tradeNumber } = request
    const carrier = market.footerShippingLogo
    const trackingNumber = trackingNumberOf(carrier, tradeNumber)
    const qrText = `${carrier}:${trackingNumber}`
    const labelPdf = await shippingLabel({
      ...request,
      translate: translatorFor(market),
      receiver: BRAND.warehouse,
      carrier,
      trackingNumber,
      qrText,
    })
    return { carrier, trackingNumber, qrText, labelPdf }
  },
})
