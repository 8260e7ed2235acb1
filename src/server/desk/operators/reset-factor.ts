import type { Transaction } from '#server/db/database.ts'
import { deleteFactors } from '#server/desk/factors/factors.repository.ts'
import { deleteRecoveryCodes } from '#server/desk/factors/recovery-codes.ts'
import { lockAccess } from './lock-access.ts'
import { endSignIns } from './open-sessions.repository.ts'

/** What a reset has removed. */
export interface FactorReset {
  readonly factors: number
  readonly signIns: number
}

/**
 * For an operator who has lost everything: removes all second factors and recovery codes and ends all sign-ins. The next
 * sign-in with the password leads to setting up a new factor.
 */
export async function resetFactor(tx: Transaction, operatorId: string): Promise<FactorReset> {
  await lockAccess(tx, operatorId)
  const factors = await deleteFactors(tx, operatorId)
  await deleteRecoveryCodes(tx, operatorId)
  return { factors, signIns: await endSignIns(tx, operatorId) }
}
