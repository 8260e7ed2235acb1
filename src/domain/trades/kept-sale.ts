import { DAY_MS } from '#domain/kernel/durations.ts'
import { TRADE_STATES, type TradeState } from './trade-states.ts'

/** How long a sale that nobody opens stays on its seller's device. */
export const KEPT_SALE_DAYS = 30

/** Devices of the same name and state, as they last were. */
export interface KeptDevices {
  readonly name: string
  readonly count: number
  readonly state: TradeState
}

/** What stays of a sale on its seller's device: enough to read how it goes, and nothing to act with. */
export interface KeptSale {
  readonly tradeNumber: string
  /** Shows the sale and changes nothing. */
  readonly readKey: string
  readonly savedAtMs: number
  readonly devices: readonly KeptDevices[]
}

interface ShownSale {
  readonly tradeNumber: string
  readonly readKey: string
  readonly items: readonly { readonly name: string; readonly state: TradeState }[]
}

function groupDevices(items: ShownSale['items']): KeptDevices[] {
  const groups = new Map<string, KeptDevices>()
  for (const { name, state } of items) {
    const key = `${state} ${name}`
    groups.set(key, { name, state, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

/** The part of a sale that is kept. */
export const summariseSale = ({ tradeNumber, readKey, items }: ShownSale, savedAtMs: number): KeptSale => ({
  tradeNumber,
  readKey,
  savedAtMs,
  devices: groupDevices(items),
})

const isKeptDevices = (value: unknown): value is KeptDevices => {
  const { name, count, state } = Object(value) as Partial<Record<keyof KeptDevices, unknown>>
  return (
    typeof name === 'string' && Number.isSafeInteger(count) && TRADE_STATES.some((known) => known === state)
  )
}

/** Reads what was kept; null if it is too old, or nothing that this version knows. */
export function readKeptSale(value: unknown, nowMs: number): KeptSale | null {
  const { tradeNumber, readKey, savedAtMs, devices } = Object(value) as Partial<
    Record<keyof KeptSale, unknown>
  >
  if (typeof tradeNumber !== 'string' || typeof readKey !== 'string' || typeof savedAtMs !== 'number')
    return null
  if (nowMs - savedAtMs > KEPT_SALE_DAYS * DAY_MS || !Array.isArray(devices)) return null
  return devices.every(isKeptDevices) ? { tradeNumber, readKey, savedAtMs, devices } : null
}
