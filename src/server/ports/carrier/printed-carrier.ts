import type { LabelJob } from '#server/drawing/drawing-job.ts'
import { type Draw, drawInProcess } from '#server/drawing/drawing-queue.ts'
import { buildTrackingNumber } from './build-tracking-number.ts'
import type { Carrier, ShipmentRequest } from './carrier.ts'
import { buildWarehouseAddress } from './warehouse-address.ts'

function buildParcelId({ parcelNumber, returned, part }: ShipmentRequest): string {
  if (returned) return `${parcelNumber}-${returned.itemNumber} back ${returned.attempt}`
  return part ? `${parcelNumber}-${part.itemNumber} part ${part.clarificationId}` : parcelNumber
}

function findDirection({ returned, part }: ShipmentRequest): LabelJob['direction'] {
  if (returned) return 'back'
  return part ? 'part' : 'toUs'
}

/** The warehouse puts a part to its device. */
const buildReference = ({ parcelNumber, part }: ShipmentRequest): string =>
  part ? `${parcelNumber}-${part.itemNumber}` : parcelNumber

/**
 * Replaces a real carrier: derives numbers and labels from the trade, always the same ones. Labels are drawn on a thread of
 * their own: mails and deadlines would wait for each.
 */
export const createPrintedCarrier = (draw: Draw = drawInProcess): Carrier => ({
  book: async (request) => {
    const { market, returned, part: _, ...parcel } = request
    const carrier = market.footerShippingLogo
    const trackingNumber = buildTrackingNumber(carrier, buildParcelId(request))
    const qrText = `${carrier}:${trackingNumber}`
    const labelPdf = await draw({
      ...parcel,
      kind: 'label',
      parcelNumber: buildReference(request),
      direction: findDirection(request),
      marketId: market.id,
      receiver: returned?.receiver ?? buildWarehouseAddress(),
      carrier,
      trackingNumber,
      qrText,
    })
    return { carrier, trackingNumber, qrText, labelPdf }
  },
})
