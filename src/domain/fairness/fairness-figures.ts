import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import {
  DEVICE_OUTCOMES,
  type DeviceHistory,
  type DeviceOutcome,
  findSettlement,
  type Settlement,
} from './device-history.ts'
import { exactShares } from './exact-shares.ts'
import { FAIRNESS_STEPS, type FairnessStep, stepTimeMs } from './step-time.ts'

/** How the shop has treated a number of devices. */
export interface FairnessFigures {
  readonly deviceCount: number
  /** In basis points; together they are the whole. */
  readonly sharesBp: Readonly<Record<DeviceOutcome, number>>
  /** Half of the devices took no longer. In whole hours, rounded up; null where too few devices took the step. */
  readonly medianHours: Readonly<Record<FairnessStep, number | null>>
  readonly appeals: { readonly upheld: number; readonly rejected: number }
}

export interface FairnessReport {
  /** Null where there are too few devices to say anything. */
  readonly all: FairnessFigures | null
  readonly byCategory: Readonly<Record<CategoryId, FairnessFigures | null>>
}

/** What was counted about a number of devices, before anything is said about them. */
export interface FairnessTotals {
  readonly outcomes: Readonly<Record<DeviceOutcome, number>>
  /** The devices that took a step, and how long it took the one in the middle. */
  readonly steps: Readonly<
    Record<FairnessStep, { readonly deviceCount: number; readonly medianMs: number | null }>
  >
  readonly appeals: FairnessFigures['appeals']
}

/** Devices count by the moment in which they are settled: quick ones do not crowd out those with a question. */
export interface FairnessPeriod {
  readonly fromMs: number
  /** Not part of it any more. */
  readonly untilMs: number
}

/** The last twelve months. */
export function yearUntil(untilMs: number): FairnessPeriod {
  const from = new Date(untilMs)
  from.setUTCFullYear(from.getUTCFullYear() - 1)
  return { fromMs: from.getTime(), untilMs }
}

/** Fewer devices than this are chance, not a figure. */
export const MIN_DEVICES = 20

const HOUR_MS = 3_600_000

interface SettledDevice extends Settlement {
  readonly history: DeviceHistory
}

const toRecord = <Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key, index: number) => Value,
): Record<Key, Value> =>
  // `fromEntries` forgets the keys' names.
  Object.fromEntries(keys.map((key, index) => [key, valueFor(key, index)])) as Record<Key, Value>

function sharesOf(outcomes: FairnessTotals['outcomes']): FairnessFigures['sharesBp'] {
  const shares = exactShares(DEVICE_OUTCOMES.map((outcome) => outcomes[outcome]))
  return toRecord(DEVICE_OUTCOMES, (_, index) => shares[index] ?? 0)
}

function hoursOf({ deviceCount, medianMs }: FairnessTotals['steps'][FairnessStep]): number | null {
  return deviceCount < MIN_DEVICES || medianMs === null ? null : Math.ceil(medianMs / HOUR_MS)
}

/** What can honestly be said about devices that were counted; null where they are too few. */
export function fairnessFigures({ outcomes, steps, appeals }: FairnessTotals): FairnessFigures | null {
  const deviceCount = DEVICE_OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0)
  if (deviceCount < MIN_DEVICES) return null
  return {
    deviceCount,
    sharesBp: sharesOf(outcomes),
    medianHours: toRecord(FAIRNESS_STEPS, (step) => hoursOf(steps[step])),
    appeals,
  }
}

function medianOf(times: readonly number[]): number | null {
  const sorted = [...times].sort((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

function stepTotals(step: FairnessStep, devices: readonly SettledDevice[]) {
  const times = devices.map(({ history }) => stepTimeMs(step, history.events)).filter((time) => time !== null)
  return { deviceCount: times.length, medianMs: medianOf(times) }
}

const countEvents = (devices: readonly SettledDevice[], wanted: TradeEvent): number =>
  devices.flatMap(({ history }) => history.events).filter(({ event }) => event === wanted).length

const figuresOf = (devices: readonly SettledDevice[]): FairnessFigures | null =>
  fairnessFigures({
    outcomes: toRecord(DEVICE_OUTCOMES, (known) => devices.filter(({ outcome }) => outcome === known).length),
    steps: toRecord(FAIRNESS_STEPS, (step) => stepTotals(step, devices)),
    appeals: {
      upheld: countEvents(devices, 'appeal_upheld'),
      rejected: countEvents(devices, 'appeal_rejected'),
    },
  })

/**
 * What inspections of a period came to, over all and per category, from nothing but the event log. This says what the
 * figures mean, device by device; the shop has its database count the same, and a test compares both.
 */
export function fairnessReport(
  histories: readonly DeviceHistory[],
  { fromMs, untilMs }: FairnessPeriod,
): FairnessReport {
  const settled = histories.flatMap((history): SettledDevice[] => {
    const settlement = findSettlement(history)
    return settlement ? [{ ...settlement, history }] : []
  })
  const inPeriod = settled.filter(({ settledAtMs }) => settledAtMs >= fromMs && settledAtMs < untilMs)
  return {
    all: figuresOf(inPeriod),
    byCategory: toRecord(CATEGORY_IDS, (categoryId) =>
      figuresOf(inPeriod.filter(({ history }) => history.categoryId === categoryId)),
    ),
  }
}
