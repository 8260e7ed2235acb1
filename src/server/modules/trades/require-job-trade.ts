import type { Database } from '#server/db/database.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { findTrade, type StoredTrade } from './trade-view.repository.ts'

/** The trade that a job is about; without it the job can never be done. */
export async function requireJobTrade(
  db: Database,
  { transactionId }: { readonly transactionId?: unknown },
): Promise<StoredTrade> {
  const trade = await findTrade(db, Number(transactionId))
  if (!trade) throw new PermanentFailure('There is no such trade')
  return trade
}
