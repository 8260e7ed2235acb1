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

/** Raw counts of a number of devices, before anything is concluded from them. */
export interface FairnessTotals {
  readonly outcomes: Readonly<Record<DeviceOutcome, number>>
  /** How many devices took a step, and its median duration. */
  readonly steps: Readonly<
    Record<FairnessStep, { readonly deviceCount: number; readonly medianMs: number | null }>
  >
  readonly appeals: FairnessFigures['appeals']
}

/** Devices count when they are settled, so that quick ones don't crowd out those with a clarification. */
export interface FairnessPeriod {
  readonly fromMs: number
  /** Exclusive. */
  readonly untilMs: number
}

/** The last twelve months. */
export function buildYearUntil(untilMs: number): FairnessPeriod {
  const from = new Date(untilMs)
  from.setUTCFullYear(from.getUTCFullYear() - 1)
  return { fromMs: from.getTime(), untilMs }
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

function toMedianHours({ deviceCount, medianMs }: FairnessTotals['steps'][FairnessStep]): number | null {
  return deviceCount < MIN_DEVICES || medianMs === null ? null : Math.ceil(medianMs / HOUR_MS)
}

/** What can honestly be said about the counted devices; null if there are too few. */
export function toFairnessFigures({ outcomes, steps, appeals }: FairnessTotals): FairnessFigures | null {
  const deviceCount = DEVICE_OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0)
  if (deviceCount < MIN_DEVICES) return null
  return {
    deviceCount,
    sharesBp: computeShares(outcomes),
    medianHours: toRecord(FAIRNESS_STEPS, (step) => toMedianHours(steps[step])),
    appeals,
  }
}

function findMedian(times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other)
  const low = sorted[(sorted.length - 1) >> 1]
  const high = sorted[sorted.length >> 1]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function countStep(step: FairnessStep, devices: readonly SettledDevice[]) {
  const times = devices
    .map(({ history }) => measureStepTimeMs(step, history.events))
    .filter((time) => time !== null)
  return { deviceCount: times.length, medianMs: findMedian(times) }
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
