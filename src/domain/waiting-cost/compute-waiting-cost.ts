import { DAY_MS } from '#domain/kernel/durations.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'

/** Three months. */
export const WAITING_DAYS = 91

/** Fewer comparable devices than this are chance. */
export const MIN_WAITING_DEVICES = 20

/** With fewer price lists in force during these months, prices were hardly looked at. */
export const MIN_WAITING_LISTS = 3

/** After so many days without the worker, the months would be others than the text says. */
export const MAX_WAITING_AGE_DAYS = 7

/** Of the devices, a tenth may lie below the range and a tenth above: a few wild prices don't widen it. */
export const WAITING_QUANTILES = { low: 0.1, high: 0.9 } as const

/** Ages at which devices stop being compared with younger ones, in months since their release. */
export const AGE_LIMITS_IN_MONTHS = [12, 24, 36, 60] as const

/** A version of a market's price list. The newest one is in force. */
export interface ListVersion {
  readonly version: number
  readonly validFromMs: number
}

/** A base price, from its version on until another one replaced it. */
export interface VersionedPrice {
  readonly storageGb: number
  readonly fromVersion: number
  /** Null while it is in force. */
  readonly toVersion: number | null
  readonly amountInCents: number
}

/** A device that is comparable: same category, age and, where there are enough, manufacturer. */
export interface ComparedDevice {
  readonly prices: readonly VersionedPrice[]
}

/** How prices of comparable devices have changed. */
export interface WaitingCost {
  readonly deviceCount: number
  /** Price lists that were in force at some time of these months. */
  readonly listCount: number
  /** Changes in basis points, negative where prices fell. */
  readonly lowBp: number
  readonly highBp: number
  /** `YYYY-MM-DD`. */
  readonly fromDay: string
  readonly untilDay: string
}

interface ReleaseMonth {
  readonly releaseYear: number
  readonly releaseMonth: number
}

/** Which ages a device is compared with: the number of limits that it has passed. */
export function findAgeBucket({ releaseYear, releaseMonth }: ReleaseMonth, nowMs: number): number {
  const now = new Date(nowMs)
  const months = (now.getUTCFullYear() - releaseYear) * 12 + now.getUTCMonth() + 1 - releaseMonth
  return AGE_LIMITS_IN_MONTHS.filter((limit) => months >= limit).length
}

const formatDay = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10)

export const findWaitingStart = (nowMs: number): number => nowMs - WAITING_DAYS * DAY_MS

/** A change in basis points, rounded down for the lower bound of the range and up for the upper one. */
interface PriceChange {
  readonly lowBp: number
  readonly highBp: number
}

/** How much a device's sizes changed together; null if none was bought both then and now. */
function findChange({ prices }: ComparedDevice, thenVersion: number): PriceChange | null {
  const sums = { before: 0, now: 0 }
  for (const price of prices) {
    if (price.toVersion !== null) continue
    const earlier = prices.find(
      ({ storageGb, fromVersion, toVersion }) =>
        storageGb === price.storageGb &&
        fromVersion <= thenVersion &&
        (toVersion === null || toVersion > thenVersion),
    )
    if (!earlier) continue
    sums.before += earlier.amountInCents
    sums.now += price.amountInCents
  }
  if (sums.before === 0) return null
  const nowBp = (sums.now * FULL_BP) / sums.before
  return { lowBp: Math.floor(nowBp) - FULL_BP, highBp: Math.ceil(nowBp) - FULL_BP }
}

/** The first value that so large a part of all values doesn't exceed. */
function pickQuantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(part * sorted.length) - 1] ?? 0
}

export interface WaitingQuestion {
  readonly lists: readonly ListVersion[]
  readonly devices: readonly ComparedDevice[]
  readonly nowMs: number
}

/**
 * What three months of waiting have changed in the price of comparable devices: from the list in force then to today's.
 * Null without enough devices, lists or days. This function defines the figure; in production the database computes the
 * same, and a test compares the two.
 */
export function computeWaitingCost({ lists, devices, nowMs }: WaitingQuestion): WaitingCost | null {
  const startMs = findWaitingStart(nowMs)
  const earlier = lists.filter(({ validFromMs }) => validFromMs <= startMs).map(({ version }) => version)
  if (earlier.length === 0) return null
  const thenVersion = Math.max(...earlier)
  const listCount = lists.filter(({ version }) => version >= thenVersion).length
  const changes = devices.flatMap((device) => findChange(device, thenVersion) ?? [])
  if (listCount < MIN_WAITING_LISTS || changes.length < MIN_WAITING_DEVICES) return null
  const lows = changes.map(({ lowBp }) => lowBp)
  const highs = changes.map(({ highBp }) => highBp)
  return {
    deviceCount: changes.length,
    listCount,
    lowBp: pickQuantile(lows, WAITING_QUANTILES.low),
    highBp: pickQuantile(highs, WAITING_QUANTILES.high),
    fromDay: formatDay(startMs),
    untilDay: formatDay(nowMs),
  }
}
