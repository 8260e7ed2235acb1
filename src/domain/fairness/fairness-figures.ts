import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import {
  DEVICE_OUTCOMES,
  type DeviceHistory,
  type DeviceOutcome,
  findSettlement,
  type Settlement,
} from './device-history.ts'
import { computeExactShares } from './exact-shares.ts'
import { FAIRNESS_STEPS, type FairnessStep, measureStepTimeMs } from './step-time.ts'

/** How fairly the shop has treated a number of devices. */
export interface FairnessFigures {
  readonly deviceCount: number
  /** In basis points; they add up to the whole. */
  readonly sharesBp: Readonly<Record<DeviceOutcome, number>>
  /** In whole hours, rounded up; null if too few devices took the step. */
  readonly medianHours: Readonly<Record<FairnessStep, number | null>>
  readonly appeals: { readonly upheld: number; readonly rejected: number }
}

export interface FairnessReport {
  /** Null if there are too few devices to say anything. */
  readonly all: FairnessFigures | null
  readonly byCategory: Readonly<Record<CategoryId, FairnessFigures | null>>
}

/** Devices without an offer that were recycled for free. No part of the shares: they were never for sale. */
export interface FreeRecycling {
  readonly deviceCount: number
  /** When the first one was recycled. */
  readonly sinceMs: number
}

/** Devices that took the same number of hours for a step. */
export interface HourCount {
  /** Whole hours, rounded up. */
  readonly hours: number
  readonly deviceCount: number
}

/** Raw counts of a number of devices, before anything is concluded from them. */
export interface FairnessTotals {
  readonly outcomes: Readonly<Record<DeviceOutcome, number>>
  /** How many devices took how long for a step. */
  readonly steps: Readonly<Record<FairnessStep, readonly HourCount[]>>
  readonly appeals: FairnessFigures['appeals']
}

/** Devices count when they are settled, so that quick ones don't crowd out those with a clarification. */
export interface FairnessPeriod {
  readonly fromMs: number
  /** Exclusive. */
  readonly untilMs: number
}

/** The last twelve months, from the beginning of the first: figures are kept by month. */
export function buildYearUntil(untilMs: number): FairnessPeriod {
  const until = new Date(untilMs)
  return { fromMs: Date.UTC(until.getUTCFullYear() - 1, until.getUTCMonth()), untilMs }
}

/** Fewer devices than this are chance, not statistics. */
export const MIN_DEVICES = 20

interface SettledDevice extends Settlement {
  readonly history: DeviceHistory
}

const toRecord = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  // `fromEntries` forgets the keys' names.
  Object.fromEntries(keys.map((key, index) => [key, valueFor(key, index)])) as Record<Key, Value>

function computeShares(outcomes: FairnessTotals['outcomes']): FairnessFigures['sharesBp'] {
  const shares = computeExactShares(DEVICE_OUTCOMES.map((outcome) => outcomes[outcome]))
  return toRecord(DEVICE_OUTCOMES, (_, index) => shares[index] ?? 0)
}

const countDevices = (times: readonly HourCount[]): number =>
  times.reduce((sum, { deviceCount }) => sum + deviceCount, 0)

/** The hours of the device at a place in the order of their times. */
function findHoursAt(sorted: readonly HourCount[], place: number): number {
  let passed = 0
  for (const { hours, deviceCount } of sorted) {
    passed += deviceCount
    if (place < passed) return hours
  }
  throw new RangeError(`There is no device at ${place}`)
}

/** The median of at least one device: the mean of the middle two of an even number, and never too few hours. */
export function findMedianOf(times: readonly HourCount[]): number {
  const total = countDevices(times)
  const sorted = [...times].sort((one, other) => one.hours - other.hours)
  return Math.ceil((findHoursAt(sorted, (total - 1) >> 1) + findHoursAt(sorted, total >> 1)) / 2)
}

const findMedianHours = (times: readonly HourCount[]): number | null =>
  countDevices(times) < MIN_DEVICES ? null : findMedianOf(times)

/** What can honestly be said about the counted devices; null if there are too few. */
export function toFairnessFigures({ outcomes, steps, appeals }: FairnessTotals): FairnessFigures | null {
  const deviceCount = DEVICE_OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0)
  if (deviceCount < MIN_DEVICES) return null
  return {
    deviceCount,
    sharesBp: computeShares(outcomes),
    medianHours: toRecord(FAIRNESS_STEPS, (step) => findMedianHours(steps[step])),
    appeals,
  }
}

function countStep(step: FairnessStep, devices: readonly SettledDevice[]): readonly HourCount[] {
  const counts = new Map<number, number>()
  for (const { history } of devices) {
    const timeMs = measureStepTimeMs(step, history.events)
    if (timeMs === null) continue
    const hours = Math.ceil(timeMs / HOUR_MS)
    counts.set(hours, (counts.get(hours) ?? 0) + 1)
  }
  return [...counts].map(([hours, deviceCount]) => ({ hours, deviceCount }))
}

const countEvents = (devices: readonly SettledDevice[], wanted: TradeEvent): number =>
  devices.flatMap(({ history }) => history.events).filter(({ event }) => event === wanted).length

const buildFigures = (devices: readonly SettledDevice[]): FairnessFigures | null =>
  toFairnessFigures({
    outcomes: toRecord(DEVICE_OUTCOMES, (known) => devices.filter(({ outcome }) => outcome === known).length),
    steps: toRecord(FAIRNESS_STEPS, (step) => countStep(step, devices)),
    appeals: {
      upheld: countEvents(devices, 'appeal_upheld'),
      rejected: countEvents(devices, 'appeal_rejected'),
    },
  })

/**
 * The outcomes of a period's inspections, overall and per category, from the event log alone. This function defines the
 * figures, device by device; in production the database counts the same, and a test compares the two.
 */
export function buildFairnessReport(
  histories: readonly DeviceHistory[],
  { fromMs, untilMs }: FairnessPeriod,
): FairnessReport {
  const settled = histories.flatMap((history): SettledDevice[] => {
    const settlement = findSettlement(history)
    return settlement ? [{ ...settlement, history }] : []
  })
  const inPeriod = settled.filter(({ settledAtMs }) => settledAtMs >= fromMs && settledAtMs < untilMs)
  return {
    all: buildFigures(inPeriod),
    byCategory: toRecord(CATEGORY_IDS, (categoryId) =>
      buildFigures(inPeriod.filter(({ history }) => history.categoryId === categoryId)),
    ),
  }
}

/** How many devices are counted without the name of their type. */
export const countUnnamed = ({ all, byCategory }: FairnessReport): number =>
  Object.values(byCategory).reduce(
    (rest, figures) => rest - (figures?.deviceCount ?? 0),
    all?.deviceCount ?? 0,
  )
