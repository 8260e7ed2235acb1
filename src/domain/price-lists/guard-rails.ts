import { FULL_BP } from '#domain/money/basis-points.ts'

/** Why a new price needs a second person. */
export const GUARD_RAILS = ['MOVE', 'LAUNCH_PRICE', 'NEIGHBOUR', 'NOTHING_TO_COMPARE'] as const

export type GuardRail = (typeof GUARD_RAILS)[number]

/** A price may move by this share of what it was. */
const LARGEST_MOVE_BP = 2_000

/** A price may be this many times that of the next size. */
export const LARGEST_NEIGHBOUR_FACTOR = 2

/** A size of a device, with what is paid for it now and afterwards. */
export interface CheckedSize {
  readonly storageGb: number
  readonly beforeInCents: number | null
  /** What was paid a week ago, so that two steps aren't a way past a guard rail; null where that isn't known. */
  readonly weekAgoInCents: number | null
  readonly afterInCents: number | null
}

type BoughtSize = CheckedSize & { readonly afterInCents: number }

/** What else is known about the device. */
export interface DeviceContext {
  /** What it cost when it was new, in the currency of the list; null where nobody has entered it. */
  readonly launchPriceInCents: number | null
  /** The highest price of the other devices of its series; null if it has none. */
  readonly seriesHighestInCents: number | null
}

/**
 * A size as an undo is checked. Whoever stops a price that is too high puts back less than is paid now: that doesn't wait for
 * a second person where a week ago was about the same. What raises a price is checked like any draft.
 */
export const checkAsUndo = (size: CheckedSize): CheckedSize => {
  const { beforeInCents, weekAgoInCents, afterInCents } = size
  const isLowered = beforeInCents !== null && afterInCents !== null && afterInCents < beforeInCents
  return isLowered && weekAgoInCents !== null ? { ...size, beforeInCents: weekAgoInCents } : size
}

/** How far a price moves, as a share of what it was; null without an earlier price. */
export const computeMoveBp = (beforeInCents: number | null, afterInCents: number): number | null =>
  beforeInCents === null ? null : Math.round(((afterInCents - beforeInCents) * FULL_BP) / beforeInCents)

// Compared without rounding: a move of 20.004 % is above 20 %.
const isLargeMove = (fromInCents: number | null, toInCents: number): boolean =>
  fromInCents !== null && Math.abs(toInCents - fromInCents) * FULL_BP > fromInCents * LARGEST_MOVE_BP

interface Neighbours {
  /** What the next sizes are to cost, whether or not they had a price before. */
  readonly next: readonly number[]
  /** Prices that a first price can be trusted by: two first prices don't vouch for each other. */
  readonly proven: readonly number[]
}

function* listHits(
  { beforeInCents, weekAgoInCents, afterInCents }: BoughtSize,
  { next, proven }: Neighbours,
  { launchPriceInCents }: DeviceContext,
): Generator<GuardRail> {
  if (isLargeMove(beforeInCents, afterInCents) || isLargeMove(weekAgoInCents, afterInCents)) yield 'MOVE'
  if (launchPriceInCents !== null && afterInCents > launchPriceInCents) yield 'LAUNCH_PRICE'
  const isFirst = beforeInCents === null
  const isRaised = isFirst || afterInCents > beforeInCents
  const compared = isFirst ? [...next, ...proven] : next
  if (isRaised && compared.some((amount) => afterInCents > LARGEST_NEIGHBOUR_FACTOR * amount))
    yield 'NEIGHBOUR'
  // Whatever it cost when it was new: one person enters that.
  if (isFirst && proven.length === 0) yield 'NOTHING_TO_COMPARE'
}

const listNext = (sizes: readonly BoughtSize[], { storageGb }: BoughtSize): readonly number[] => {
  const smaller = sizes.filter((other) => other.storageGb < storageGb).at(-1)
  const larger = sizes.find((other) => other.storageGb > storageGb)
  return [smaller, larger].flatMap((other) => other?.afterInCents ?? [])
}

/**
 * The guard rails that new prices of a device hit, by storage size. The neighbours of a size are the next smaller and the
 * next larger one; a device with a single size, or without any price until now, is compared with its series.
 */
export function findGuardHits(
  sizes: readonly CheckedSize[],
  context: DeviceContext,
): ReadonlyMap<number, readonly GuardRail[]> {
  const bought = sizes
    .flatMap(({ afterInCents, ...size }) => (afterInCents === null ? [] : { ...size, afterInCents }))
    .sort((left, right) => left.storageGb - right.storageGb)
  const known = bought.filter(({ beforeInCents }) => beforeInCents !== null)
  const series = context.seriesHighestInCents === null ? [] : [context.seriesHighestInCents]
  const orSeries = (prices: readonly number[]) => (prices.length > 0 ? prices : series)
  const hits = new Map<number, readonly GuardRail[]>()
  for (const size of bought) {
    if (size.afterInCents === size.beforeInCents) continue
    const neighbours = { next: orSeries(listNext(bought, size)), proven: orSeries(listNext(known, size)) }
    const found = [...listHits(size, neighbours, context)]
    if (found.length > 0) hits.set(size.storageGb, found)
  }
  return hits
}
