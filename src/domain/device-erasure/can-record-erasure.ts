import type { CategoryId } from '#domain/catalogue/category.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { OWN_STATES } from '#domain/places/put-away-place.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { type ErasureMethod, hasStorage, listErasureMethods } from './erasure-method.ts'

/** Devices that never go back to their seller: bought ones, and those that we were asked to recycle. */
export const ERASABLE_STATES: readonly TradeState[] = [...OWN_STATES, 'RECYCLED']

/** How long a device is one to be erased. After that its erasure is overdue, and someone is told. */
export const ERASURE_LIST_DAYS = 90

/** How long an overdue erasure is listed. A search through everything that was ever bought would grow for ever. */
export const OVERDUE_ERASURE_DAYS = 365

/** What was bought before had been erased without a record, and nobody was promised a certificate. */
const FIRST_CERTIFICATE_MS = Date.parse('2026-11-01T00:00:00Z')

/** When devices became ours whose erasure is overdue. Those that came later are to be erased. */
export const findOverduePeriod = (nowMs: number): { readonly fromMs: number; readonly untilMs: number } => ({
  fromMs: Math.max(nowMs - OVERDUE_ERASURE_DAYS * DAY_MS, FIRST_CERTIFICATE_MS),
  untilMs: nowMs - ERASURE_LIST_DAYS * DAY_MS,
})

/** Why the erasure of a device can't be recorded. */
export const ERASURE_OBSTACLES = [
  'NOT_OURS',
  'NOT_HERE',
  'MAY_GO_BACK',
  'NO_STORAGE',
  'WRONG_METHOD',
] as const

export type ErasureObstacle = (typeof ERASURE_OBSTACLES)[number]

/** What decides whether a device may be erased. */
export interface ErasableDevice {
  readonly state: TradeState
  readonly category: CategoryId
  /** One that was lost on its way is paid for, but nobody has it. */
  readonly wasInspected: boolean
  /** Without an accepted identity document its seller may still ask for it back. */
  readonly waitsForIdentity: boolean
}

/** Why nothing can be recorded about this device now; null if something can. */
export function findErasureObstacle({
  state,
  category,
  wasInspected,
  waitsForIdentity,
}: ErasableDevice): Exclude<ErasureObstacle, 'WRONG_METHOD'> | null {
  if (!ERASABLE_STATES.includes(state)) return 'NOT_OURS'
  if (!wasInspected) return 'NOT_HERE'
  if (state === 'ACCEPTED' && waitsForIdentity) return 'MAY_GO_BACK'
  return hasStorage(category) ? null : 'NO_STORAGE'
}

/** Why this method can't be recorded for this device; null if it can. */
export const findMethodObstacle = (device: ErasableDevice, method: ErasureMethod): ErasureObstacle | null =>
  findErasureObstacle(device) ??
  (listErasureMethods(device.category).includes(method) ? null : 'WRONG_METHOD')

/** A record about the erasure of a device. Without a method it takes back the one before. */
export interface RecordedErasure {
  readonly number: number
  readonly method: ErasureMethod | null
}

/** What an operator wants to record: a method, or that the device was not erased after all. */
export interface WantedErasure {
  readonly method: ErasureMethod | null
  /** The number of the record that this one corrects; null for a first one. */
  readonly corrects: number | null
}

export type ErasurePlan =
  /** The same is on record: repeating it changes nothing. */
  | { readonly kind: 'known' }
  | { readonly kind: 'new'; readonly number: number }
  /** Something else is on record, which the operator hasn't seen. */
  | { readonly kind: 'differs' }

/**
 * Whether a record is a new one. Nothing is ever changed: a correction is a further record, and has to name the one that
 * it corrects, so that a second scan of the same device never corrects by accident.
 */
export function planErasure(
  latest: RecordedErasure | null,
  { method, corrects }: WantedErasure,
): ErasurePlan {
  if ((latest?.method ?? null) === method) return { kind: 'known' }
  // A record that was taken back leaves the device as if nothing was recorded.
  const isOpen = latest === null || latest.method === null
  if (!isOpen && corrects !== latest.number) return { kind: 'differs' }
  return { kind: 'new', number: (latest?.number ?? 0) + 1 }
}
