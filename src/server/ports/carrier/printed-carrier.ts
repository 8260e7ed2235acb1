import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { buildTrackingNumber } from './build-tracking-number.ts'
import type { Carrier, ShipmentRequest } from './carrier.ts'
import { buildWarehouseAddress } from './warehouse-address.ts'

const buildParcelId = ({ tradeNumber, returned }: ShipmentRequest): string =>
  returned ? `${tradeNumber}-${returned.itemNumber} back ${returned.attempt}` : tradeNumber

/**
 * Replaces a real carrier: derives numbers and labels from the trade, always the same ones. Labels are drawn on the thread of
 * the process: one takes some tenths of a second, during which mails and deadlines would wait.
 */
export const createPrintedCarrier = (draw: Draw = drawInProcess): Carrier => ({
  book: async (request) => {
    const { market, returned, ...parcel } = request
    const carrier = market.footerShippingLogo
    const trackingNumber = buildTrackingNumber(carrier, buildParcelId(request))
    const qrText = `${carrier}:${trackingNumber}`
    const labelPdf = await draw({
      ...parcel,
      kind: 'label',
      direction: returned ? 'back' : 'toUs',
      marketId: market.id,
      receiver: returned?.receiver ?? buildWarehouseAddress(),
      carrier,
      trackingNumber,
      qrText,
    })
    return { carrier, trackingNumber, qrText, labelPdf }
  },
})
