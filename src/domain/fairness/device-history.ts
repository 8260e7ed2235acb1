import type { CategoryId } from '#domain/catalogue/category.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'

/** One entry of the event log, reduced to what the figures need. */
export interface DeviceEvent {
  readonly event: string
  readonly toState: TradeState
  readonly happenedAtMs: number
}

/** What happened to one device, from the event log, without personal data. */
export interface DeviceHistory {
  readonly categoryId: CategoryId
  readonly quotedInCents: number
  /** What we bought it for, without late bonus and voucher; null until we have. */
  readonly boughtForInCents: number | null
  /** In the order of the log. */
  readonly events: readonly DeviceEvent[]
}

/** Outcomes of an inspected device. */
export const DEVICE_OUTCOMES = [
  'AS_QUOTED',
  'RAISED',
  'LOWERED',
  'RETURNED',
  'RECYCLED',
  'HANDED_OVER',
] as const

export type DeviceOutcome = (typeof DEVICE_OUTCOMES)[number]

export interface Settlement {
  readonly outcome: DeviceOutcome
  readonly settledAtMs: number
}

function decidePaidOutcome({ quotedInCents, boughtForInCents }: DeviceHistory): DeviceOutcome {
  if (boughtForInCents === null) throw new RangeError('A paid device was bought for some price')
  if (boughtForInCents === quotedInCents) return 'AS_QUOTED'
  return boughtForInCents > quotedInCents ? 'RAISED' : 'LOWERED'
}

/** States in which a device is settled, for the figures. */
export const SETTLED_STATES = [
  'PAID',
  'RETURNED',
  'RECYCLED',
  'HANDED_OVER',
] as const satisfies readonly TradeState[]

function findOutcome(state: TradeState, history: DeviceHistory): DeviceOutcome | null {
  if (state === 'PAID') return decidePaidOutcome(history)
  return state === 'RETURNED' || state === 'RECYCLED' || state === 'HANDED_OVER' ? state : null
}

/**
 * How and when a device was settled; null while it is open. Also null if it was never inspected: a lost parcel is paid as
 * quoted, but that says nothing about how fair inspections are.
 */
export function findSettlement(history: DeviceHistory): Settlement | null {
  const last = history.events.at(-1)
  const wasInspected = history.events.some(({ toState }) => toState === 'IN_INSPECTION')
  const outcome = last && wasInspected ? findOutcome(last.toState, history) : null
  return last && outcome ? { outcome, settledAtMs: last.happenedAtMs } : null
}
