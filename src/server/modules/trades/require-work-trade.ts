import type { Database } from '#server/db/database.ts'
import type { OutboxWork } from '#server/modules/outbox/outbox.repository.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'

/** The trade that a piece of work is about. */
export async function requireWorkTrade(db: Database, { data }: OutboxWork): Promise<StoredTrade> {
  const transactionId = Number(data.transactionId)
  const trade = await findTrade(db, transactionId)
  if (!trade) throw new PermanentFailure('There is no such trade')
  return trade
}
