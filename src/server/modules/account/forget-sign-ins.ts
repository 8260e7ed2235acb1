import type { Database } from '#server/db/database.ts'
import { forgetUnproven } from './account.repository.ts'
import { forgetFailures } from './login-guard.ts'
import { forgetOneUseTokens } from './one-use-tokens.ts'
import { forgetRefreshTokens } from './refresh-tokens.ts'

/** Removes what opens nothing any more: tokens after their time, old failures, accounts that nobody has confirmed. */
export async function forgetSignIns(db: Database, nowMs: number): Promise<void> {
  await forgetRefreshTokens(db, nowMs)
  await forgetOneUseTokens(db, nowMs)
  await forgetFailures(db, nowMs)
  await forgetUnproven(db)
}
