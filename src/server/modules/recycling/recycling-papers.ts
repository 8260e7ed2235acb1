import { listStreetLines } from '#domain/customers/address-lines.ts'
import type { RecyclingSender } from '#domain/recycling/check-recycling.ts'
import { type Audience, audienceOf } from '#messages/text-set.ts'
import type { RecyclingSlipJob } from '#server/drawing/drawing-job.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'
import type { RecyclingParcel } from './recycling.repository.ts'

/** In the business shop its sender is a business; elsewhere nobody is asked for a company. */
export const findParcelAudience = ({ shopMode }: RecyclingParcel): Audience => audienceOf({ shopMode })

/** The address that the parcel comes from. */
export function buildSenderAddress(sender: RecyclingSender): PostalAddress {
  const { firstName, lastName, zip, city, country } = sender
  const streetLines = listStreetLines(sender)
  return {
    lines: [`${firstName} ${lastName}`, ...streetLines.slice(0, -1)],
    street: streetLines.at(-1) ?? '',
    zip,
    city,
    country,
  }
}

/** Everything that the packing slip says. */
export const describeRecyclingSlip = (
  parcel: RecyclingParcel,
  { firstName, lastName, device }: RecyclingSender,
): RecyclingSlipJob => ({
  kind: 'recyclingSlip',
  marketId: parcel.market,
  audience: findParcelAudience(parcel),
  parcelNumber: parcel.number,
  createdAt: new Date(parcel.createdAtMs),
  sendBy: new Date(parcel.sendByMs),
  sellerName: `${firstName} ${lastName}`,
  device,
})
