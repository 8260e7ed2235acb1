import { buildRecyclingPaperUrl } from '#contracts/paths/recycling.ts'
import type { RecyclingStatusView } from '#contracts/recycling.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { getParcelCode } from '#server/modules/trades/documents/parcel-code.ts'
import type { RecyclingParcel } from './recycling.repository.ts'

function toShipment(parcel: RecyclingParcel, key: string): RecyclingStatusView['shipment'] {
  const { number, carrier, trackingNumber, qrText } = parcel
  if (carrier === null || trackingNumber === null || qrText === null) return null
  return {
    carrier,
    trackingNumber,
    code: getParcelCode(qrText),
    labelUrl: buildRecyclingPaperUrl(number, 'label.pdf', key),
    slipUrl: buildRecyclingPaperUrl(number, 'packing-slip.pdf', key),
  }
}

/** A parcel as its sender sees it. */
export const toRecyclingStatusView = (parcel: RecyclingParcel, key: string): RecyclingStatusView => ({
  number: parcel.number,
  state: parcel.state,
  createdAt: toTimeJson(parcel.createdAtMs),
  sendBy: toTimeJson(parcel.sendByMs),
  sentAt: toTimeJsonOrNull(parcel.firstScanAtMs),
  receivedAt: toTimeJsonOrNull(parcel.receivedAtMs),
  recycledAt: toTimeJsonOrNull(parcel.recycledAtMs),
  shipment: toShipment(parcel, key),
})
