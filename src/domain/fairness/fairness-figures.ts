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

/** Devices count by the moment in which they are settled: quick ones do not crowd out those with a question. */
export interface FairnessPeriod {
  readonly fromMs: number
  /** Not part of it any more. */
  readonly untilMs: number
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

function sharesOf(devices: readonly SettledDevice[]): FairnessFigures['sharesBp'] {
  const counts = DEVICE_OUTCOMES.map((known) => devices.filter(({ outcome }) => outcome === known).length)
  const shares = exactShares(counts)
  return toRecord(DEVICE_OUTCOMES, (_, index) => shares[index] ?? 0)
}

function medianHours(times: readonly number[]): number | null {
  if (times.length < MIN_DEVICES) return null
  const sorted = [...times].sort((one, other) => one - other)
  const middle = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0] as const
  return Math.ceil((middle[0] + middle[1]) / 2 / HOUR_MS)
}

function medianOf(step: FairnessStep, devices: readonly SettledDevice[]): number | null {
  const times = devices.map(({ history }) => stepTimeMs(step, history.events))
  return medianHours(times.filter((time) => time !== null))
}

const countEvents = (devices: readonly SettledDevice[], wanted: TradeEvent): number =>
  devices.flatMap(({ history }) => history.events).filter(({ event }) => event === wanted).length

const figuresOf = (devices: readonly SettledDevice[]): FairnessFigures | null =>
  devices.length < MIN_DEVICES
    ? null
    : {
        deviceCount: devices.length,
        sharesBp: sharesOf(devices),
        medianHours: toRecord(FAIRNESS_STEPS, (step) => medianOf(step, devices)),
        appeals: {
          upheld: countEvents(devices, 'appeal_upheld'),
          rejected: countEvents(devices, 'appeal_rejected'),
        },
      }

/** What inspections of a period came to, over all and per category, from nothing but the event log. */
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
