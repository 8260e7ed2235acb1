import type { CategoryId } from '#domain/catalogue/category.ts'
import { type Answers, isPromise } from '#domain/pricing/price-rule.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'

/** Ways to remove a lock: what a seller has to do depends on who made the device. */
export const LOCK_KINDS = [
  'APPLE',
  'MAC',
  'SAMSUNG',
  'ANDROID',
  'WINDOWS',
  'PLAYSTATION',
  'XBOX',
  'NINTENDO',
  'OTHER',
] as const

export type LockKind = (typeof LOCK_KINDS)[number]

export interface LockableDevice {
  readonly categoryId: CategoryId
  readonly manufacturer: string
}

/** A seller's promise: these devices are freed of their lock before they are shipped. */
export interface LockTask {
  readonly kind: LockKind
  readonly names: readonly string[]
}

const CONSOLES: Readonly<Record<string, LockKind>> = {
  Sony: 'PLAYSTATION',
  Microsoft: 'XBOX',
  Nintendo: 'NINTENDO',
}

/** Handhelds and tablets with a system of their own, and Chromebooks. */
const isWithOwnSystem = ({ categoryId, manufacturer }: LockableDevice): boolean =>
  categoryId === 'laptops'
    ? manufacturer === 'Google'
    : ['Amazon', 'BlackBerry', 'Kobo', 'reMarkable'].includes(manufacturer)

/** How the lock of a device is removed. */
export function findLockKind(device: LockableDevice): LockKind {
  const { categoryId, manufacturer } = device
  if (categoryId === 'consoles') return CONSOLES[manufacturer] ?? 'OTHER'
  if (manufacturer === 'Apple') return categoryId === 'laptops' ? 'MAC' : 'APPLE'
  if (isWithOwnSystem(device)) return 'OTHER'
  if (categoryId === 'laptops') return 'WINDOWS'
  if (categoryId === 'tablets' && manufacturer === 'Microsoft') return 'WINDOWS'
  return manufacturer === 'Samsung' ? 'SAMSUNG' : 'ANDROID'
}

export interface PromisedDevice extends LockableDevice {
  readonly name: string
  readonly answers: Answers
  readonly state: TradeState
}

/** States in which a device is still in the seller's hands. */
const BEFORE_SHIPPING: ReadonlySet<TradeState> = new Set(['CREATED', 'LABEL_ISSUED'])

const hasPromised = ({ answers, state }: PromisedDevice): boolean =>
  BEFORE_SHIPPING.has(state) && Object.values(answers).some((given) => given.some(isPromise))

/** What sellers have promised to do before they ship, one task for all devices that are freed in the same way. */
export function listLockTasks(devices: readonly PromisedDevice[]): LockTask[] {
  const byKind = new Map<LockKind, Set<string>>()
  for (const device of devices.filter(hasPromised)) {
    const kind = findLockKind(device)
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(device.name))
  }
  return [...byKind].map(([kind, names]) => ({ kind, names: [...names] }))
}
