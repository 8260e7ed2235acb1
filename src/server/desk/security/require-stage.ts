import type { Transaction } from '#server/db/database.ts'
import { lockStage } from '#server/desk/operators/lock-access.ts'
import type { OperatorSession } from '#server/desk/operators/operator-sessions.ts'
import { HttpError } from '#server/http/error-handler.ts'

/**
 * Checks a session that is about to add a factor once more, when nothing else can change the operator's access: someone who
 * only has the password must not add one at the moment in which the operator adds the first.
 */
export async function requireStage(tx: Transaction, session: OperatorSession): Promise<void> {
  const stage = await lockStage(tx, session)
  if (stage === null) throw new HttpError(401, 'UNAUTHENTICATED', 'Your session has ended. Sign in again.')
  if (stage === 'factorMissing')
    throw new HttpError(
      403,
      'FACTOR_REQUIRED',
      'You’ve set up a second factor in the meantime. Confirm it first.',
    )
}
