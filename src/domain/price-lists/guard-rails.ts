import { FULL_BP } from '#domain/money/basis-points.ts'

/** Why a new price needs a second person. */
export const GUARD_RAILS = ['MOVE', 'LAUNCH_PRICE', 'NEIGHBOUR', 'NOTHING_TO_COMPARE'] as const

export type GuardRail = (typeof GUARD_RAILS)[number]

/** A price may move by this share of what it was. */
const LARGEST_MOVE_BP = 2_000

/** A price may be this many times that of the next size. */
const LARGEST_NEIGHBOUR_FACTOR = 2

/** A size of a device, with what is paid for it now and afterwards. */
export interface CheckedSize {
  readonly storageGb: number
  readonly beforeInCents: number | null
  readonly afterInCents: number | null
}

/** What else is known about the device. */
export interface DeviceContext {
  /** What it cost when it was new, in the currency of the list; null where nobody has entered it. */
  readonly launchPriceInCents: number | null
  /** The highest price of the other devices of its series; null if it has none. */
  readonly seriesHighestInCents: number | null
}

/** How far a price moves, as a share of what it was; null without an earlier price. */
export const computeMoveBp = (beforeInCents: number | null, afterInCents: number): number | null =>
  beforeInCents === null ? null : Math.round(((afterInCents - beforeInCents) * FULL_BP) / beforeInCents)

function* listHits(
  { beforeInCents, afterInCents }: { readonly beforeInCents: number | null; readonly afterInCents: number },
  neighbours: readonly number[],
  { launchPriceInCents }: DeviceContext,
): Generator<GuardRail> {
  // Compared without rounding: a move of 20.004 % is above 20 %.
  if (
    beforeInCents !== null &&
    Math.abs(afterInCents - beforeInCents) * FULL_BP > beforeInCents * LARGEST_MOVE_BP
  )
    yield 'MOVE'
  if (launchPriceInCents !== null && afterInCents > launchPriceInCents) yield 'LAUNCH_PRICE'
  const isRaised = beforeInCents === null || afterInCents > beforeInCents
  if (isRaised && neighbours.some((amount) => afterInCents > LARGEST_NEIGHBOUR_FACTOR * amount))
    yield 'NEIGHBOUR'
  if (beforeInCents === null && launchPriceInCents === null && neighbours.length === 0)
    yield 'NOTHING_TO_COMPARE'
}

/**
 * The guard rails that new prices of a device hit, by storage size. The neighbours of a size are the next smaller and the
 * next larger one; a device with a single size is compared with its series.
 */
export function findGuardHits(
  sizes: readonly CheckedSize[],
  context: DeviceContext,
): ReadonlyMap<number, readonly GuardRail[]> {
  const bought = sizes
    .flatMap(({ afterInCents, ...size }) => (afterInCents === null ? [] : { ...size, afterInCents }))
    .sort((left, right) => left.storageGb - right.storageGb)
  const hits = new Map<number, readonly GuardRail[]>()
  for (const [index, size] of bought.entries()) {
    if (size.afterInCents === size.beforeInCents) continue
    const nextSizes = [bought[index - 1], bought[index + 1]].flatMap((next) => next?.afterInCents ?? [])
    const neighbours = nextSizes.length > 0 ? nextSizes : [context.seriesHighestInCents ?? []].flat()
    const found = [...listHits(size, neighbours, context)]
    if (found.length > 0) hits.set(size.storageGb, found)
  }
  return hits
}
