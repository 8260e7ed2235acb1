import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { buildItemApiPath, type DeskWork, type Worker, withOverview } from './desk-work.ts'
import { createTradeIn, type TradeFacts } from './inspected-trades.ts'
import { BEST_PHONE_ANSWERS } from './sales.ts'

/** Creates a device that is booked in and waits for its inspection. */
export const createReceived = async ({ hand }: DeskWork, facts: Partial<TradeFacts> = {}): Promise<ItemKey> =>
  (await createTradeIn(hand, 'RECEIVED', facts)).item

/** The stored inspections of a device, first one first. */
export async function readInspections({ desk }: DeskWork, { transactionId, itemNumber }: ItemKey) {
  const text = 'select * from inspection where transaction_id = $1 and item_number = $2 order by number'
  return (await desk.db.$client.query(text, [transactionId, itemNumber])).rows
}

export const start = (worker: Worker, key: ItemKey, body = {}) =>
  worker.post(buildItemApiPath(key, '/inspections'), body)

/** Locks findings exactly as given. */
export const commitAsIs = (worker: Worker, key: ItemKey, findings: object) =>
  worker.post(buildItemApiPath(key, '/findings'), findings)

/** Locks findings, with a photo that proves storage and condition. */
export const commit = async (worker: Worker, key: ItemKey, findings: object) =>
  commitAsIs(worker, key, await withOverview(worker, key, findings))

export const decide = (worker: Worker, key: ItemKey, body: object) =>
  worker.post(buildItemApiPath(key, '/decision'), body)

/** What a seller says about a perfect phone, apart from some answers. */
export const answersWith = (overrides: object) => ({ answers: { ...BEST_PHONE_ANSWERS, ...overrides } })

/** Puts a device into quarantine. */
export const BLOCKED = { decision: 'blocklist_hit', blockList: 'POLICE', reference: 'BKA-4711' } as const
