import type { Sale } from '#contracts/desk/sale.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { describeMoney } from './describe-money.ts'
import { listTimeline } from './list-timeline.ts'
import { PhotoRow } from './photo-row.tsx'

interface SaleProps {
  readonly sale: Sale
}

const showMoment = (iso: string | null | undefined) => (iso ? <Moment iso={iso} /> : null)

/** The answer to the question that sellers call about. */
export function MoneyCard({ sale }: SaleProps) {
  const words = TEXTS.sale.money
  if (sale.devices.some(({ isSealed }) => isSealed))
    return (
      <Card title={words.title}>
        <p className="text-ink-soft">{words.hidden}</p>
      </Card>
    )
  return (
    <Card title={words.title}>
      <ul className="grid gap-1">
        {describeMoney(sale).map(({ itemNumber, text, tone }) => (
          <li key={itemNumber} className="flex flex-wrap gap-x-3">
            <span className="text-ink-soft">
              {words.device(
                itemNumber,
                sale.devices.find((device) => device.itemNumber === itemNumber)?.device ?? '',
              )}
            </span>
            <strong className={`font-medium ${tone === 'late' ? 'text-error' : ''}`}>{text}</strong>
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function PayoutsCard({ sale }: SaleProps) {
  const words = TEXTS.sale.payouts
  if (sale.payouts.length === 0) return null
  return (
    <Card title={words.title}>
      <ul>
        {sale.payouts.map((payout) => (
          <li
            key={`${payout.itemNumber}-${payout.attempt}`}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 first:border-t-0"
          >
            <span className="figures min-w-0 flex-1">{payout.reference}</span>
            <span className="figures font-medium">{formatMoney(payout.amountInCents, sale.currency)}</span>
            <Badge tone={payout.status === 'rejected' ? 'late' : 'plain'}>
              {words.statuses[payout.status]}
            </Badge>
            <Moment iso={payout.settledAt ?? payout.createdAt} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function ParcelCard({ sale }: SaleProps) {
  const words = TEXTS.sale.parcel
  const { parcel, arrival } = sale
  return (
    <Card title={words.title}>
      <div className="grid gap-3">
        {!parcel && <p className="text-ink-soft">{words.none}</p>}
        <Facts
          facts={[
            [words.tracking, parcel && `${parcel.carrier} ${parcel.trackingNumber}`],
            [words.sendBy, formatDay(sale.sendBy)],
            [words.booked, showMoment(parcel?.bookedAt)],
            [words.firstScan, showMoment(parcel?.firstScanAt)],
            [words.lastScan, showMoment(parcel?.lastScanAt)],
            [words.bookedIn, showMoment(arrival?.bookedInAt)],
            [words.weight, arrival && words.grams(arrival.weightInGrams)],
          ]}
        />
        <PhotoRow photos={sale.unboxingPhotos} name={() => words.photo} />
      </div>
    </Card>
  )
}

export function IdentityCard({ sale: { identity } }: SaleProps) {
  const words = TEXTS.sale.identity
  if (!identity) return null
  return (
    <Card title={words.title}>
      <Facts
        facts={[
          [words.requested, showMoment(identity.requestedAt)],
          [words.submitted, showMoment(identity.submittedAt)],
          [words.accepted, showMoment(identity.acceptedAt)],
          [words.refused, showMoment(identity.refusedAt)],
        ]}
      />
    </Card>
  )
}

export function TimelineCard({ sale }: SaleProps) {
  const words = TEXTS.sale.timeline
  return (
    <Card title={words.title}>
      <ol>
        {listTimeline(sale).map(({ at, itemNumber, text, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be equal, and none moves
          <li key={index} className="flex flex-wrap gap-x-3 border-t border-line py-1 first:border-t-0">
            <Moment iso={at} />
            <span className="min-w-0 flex-1">
              {text}
              {itemNumber !== null && <span className="text-ink-soft"> · {words.device(itemNumber)}</span>}
            </span>
            <span className="text-ink-soft">{by}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
