import type { TradeView } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import { TASKS_KEY } from './kept-keys.ts'

export type LockTaskKind = TradeView['lockTasks'][number]['kind']

interface DoneTasks {
  readonly tradeNumber: string
  readonly kinds: readonly LockTaskKind[]
  readonly savedAtMs: number
}

/** Storage may hold anything; null where it holds nothing, or nothing that is still needed. */
function readTasks(): Partial<DoneTasks> | null {
  try {
    const stored: Partial<DoneTasks> | null = JSON.parse(localStorage.getItem(TASKS_KEY) ?? 'null')
    return Number(stored?.savedAtMs) > Date.now() - SEND_IN_DAYS * DAY_MS ? stored : null
  } catch {
    // Storage is blocked, or holds something else.
    return null
  }
}

/** What has been ticked off for a sale. Only the latest sale is remembered, until its parcel has to be on its way. */
export function readDoneTasks(tradeNumber: string): readonly LockTaskKind[] {
  const stored = readTasks()
  return stored?.tradeNumber === tradeNumber && Array.isArray(stored.kinds) ? stored.kinds : []
}

export function storeDoneTasks(tradeNumber: string, kinds: readonly LockTaskKind[]): void {
  try {
    const stored: DoneTasks = { tradeNumber, kinds, savedAtMs: Date.now() }
    localStorage.setItem(TASKS_KEY, JSON.stringify(stored))
  } catch {
    // Without storage the ticks live as long as the page.
  }
}

/** What nobody came back to is not kept any longer than promised. */
export function forgetOldTasks(): void {
  try {
    if (!readTasks()) localStorage.removeItem(TASKS_KEY)
  } catch {
    // Nothing is stored.
  }
}
