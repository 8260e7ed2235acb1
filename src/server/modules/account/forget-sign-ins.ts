import type { Database } from '#server/db/database.ts'
import { forgetFailures } from '#server/modules/login-guard/login-guard.ts'
import { deleteUnactivated } from './account.repository.ts'
import { forgetKnownDevices } from './known-devices.repository.ts'
import { forgetOneUseTokens } from './one-use-tokens.ts'
import { forgetRefreshTokens } from './refresh-tokens.ts'
import { forgetEndedSignIns } from './sign-ins.repository.ts'

/** Cleans up expired tokens, old failed sign-ins, and accounts that nobody activated in time. */
export async function forgetSignIns(db: Database, nowMs: number): Promise<void> {
  await forgetRefreshTokens(db, nowMs)
  await forgetEndedSignIns(db, nowMs)
  await forgetKnownDevices(db, nowMs)
  await forgetOneUseTokens(db, nowMs)
  await forgetFailures(db, nowMs)
  await deleteUnactivated(db)
}
