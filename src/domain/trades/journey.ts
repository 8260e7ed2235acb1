import type { CarrierName } from '#domain/markets/carrier-name.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import type { TimelineEvent } from './timeline.ts'

/** What can happen on the way of a sale, from its confirmation to the money. */
export const JOURNEY_KINDS = [
  'created',
  'labelled',
  'scanned',
  'rescanned',
  'arrived',
  'inspected',
  'paid',
  'returning',
  'returned',
] as const

export type JourneyKind = (typeof JOURNEY_KINDS)[number]

export interface JourneyStep {
  readonly kind: JourneyKind
  readonly atMs: number
  /** The devices it is about, in their order; empty for the parcel as a whole. */
  readonly itemNumbers: readonly number[]
  readonly carrier: CarrierName | null
  readonly photoIds: readonly string[]
}

/** A photo that we took, of the parcel or of one device. */
export interface JourneyPhoto {
  readonly id: string
  /** Null for the parcel. */
  readonly itemNumber: number | null
  readonly takenAtMs: number
}

/** The parcel to us, as its carrier reports it. */
export interface JourneyParcel {
  readonly carrier: CarrierName
  readonly bookedAtMs: number
  readonly firstScanAtMs: number | null
  readonly lastScanAtMs: number | null
}

/** What a journey is made of. */
export interface JourneyFacts {
  readonly createdAtMs: number
  readonly parcel: JourneyParcel | null
  readonly events: readonly TimelineEvent[]
  /** When findings were locked, by device. */
  readonly inspections: readonly { readonly itemNumber: number; readonly lockedAtMs: number }[]
  readonly photos: readonly JourneyPhoto[]
}

const step = (kind: JourneyKind, atMs: number, rest: Partial<JourneyStep> = {}): JourneyStep => ({
  kind,
  atMs,
  itemNumbers: [],
  carrier: null,
  photoIds: [],
  ...rest,
})

function listParcelSteps(parcel: JourneyParcel | null): JourneyStep[] {
  if (!parcel) return []
  const { carrier, bookedAtMs, firstScanAtMs, lastScanAtMs } = parcel
  const steps = [step('labelled', bookedAtMs, { carrier })]
  if (firstScanAtMs === null) return steps
  steps.push(step('scanned', firstScanAtMs, { carrier }))
  // Carriers report the same scan twice: only a later one is news.
  if (lastScanAtMs !== null && lastScanAtMs > firstScanAtMs)
    steps.push(step('rescanned', lastScanAtMs, { carrier }))
  return steps
}

/** The parcel is opened once: its photos belong to the moment in which it arrived, whichever was noted first. */
function listArrivals({ events, photos }: JourneyFacts): JourneyStep[] {
  const unboxing = photos.filter(({ itemNumber }) => itemNumber === null)
  const moments = [
    ...events.filter(({ toState }) => toState === 'RECEIVED').map(({ happenedAtMs }) => happenedAtMs),
    ...unboxing.map(({ takenAtMs }) => takenAtMs),
  ]
  return moments.length === 0
    ? []
    : [step('arrived', Math.min(...moments), { photoIds: unboxing.map(({ id }) => id) })]
}

const listInspections = ({ inspections, photos }: JourneyFacts): JourneyStep[] =>
  inspections.map(({ itemNumber, lockedAtMs }, index) => {
    const earlier = inspections.slice(0, index).filter((other) => other.itemNumber === itemNumber)
    const afterMs = Math.max(0, ...earlier.map((other) => other.lockedAtMs))
    const own = photos.filter(
      (photo) =>
        photo.itemNumber === itemNumber && photo.takenAtMs > afterMs && photo.takenAtMs <= lockedAtMs,
    )
    return step('inspected', lockedAtMs, { itemNumbers: [itemNumber], photoIds: own.map(({ id }) => id) })
  })

const ENDS = { PAID: 'paid', RETURN_SHIPPED: 'returning', RETURNED: 'returned' } as const

const listEnds = ({ events }: JourneyFacts): JourneyStep[] =>
  events.flatMap(({ toState, itemNumber, happenedAtMs }) =>
    toState in ENDS
      ? [
          step(ENDS[toState as keyof typeof ENDS], happenedAtMs, {
            itemNumbers: itemNumber === null ? [] : [itemNumber],
          }),
        ]
      : [],
  )

/** What happened to several devices on one day is one entry: a business may sell five hundred at once. */
function joinByDay(steps: readonly JourneyStep[]): JourneyStep[] {
  const joined = new Map<string, JourneyStep>()
  for (const { kind, atMs, ...next } of steps) {
    const { year, month, day } = toMarketDay(new Date(atMs))
    const key = `${kind} ${year}-${month}-${day}`
    const known = joined.get(key)
    joined.set(key, {
      ...next,
      kind,
      atMs: Math.max(atMs, known?.atMs ?? 0),
      itemNumbers: [...new Set([...(known?.itemNumbers ?? []), ...next.itemNumbers])].sort((a, b) => a - b),
      photoIds: [...(known?.photoIds ?? []), ...next.photoIds],
    })
  }
  return [...joined.values()]
}

/** The way of a sale so far, the oldest first. Carriers report late, so moments are sorted, except for where it begins. */
export function buildJourney(facts: JourneyFacts): JourneyStep[] {
  const later = [
    ...listParcelSteps(facts.parcel),
    ...listArrivals(facts),
    ...joinByDay(listInspections(facts)),
    ...joinByDay(listEnds(facts)),
  ]
  // Sorting is stable: what happened in the same moment keeps the order of the way.
  return [step('created', facts.createdAtMs), ...later.sort((one, other) => one.atMs - other.atMs)]
}
