import { sql } from 'drizzle-orm'
import type { Connection, Transaction } from '#server/db/database.ts'
import { clearDeskGuard } from '#server/modules/login-guard/login-guard.ts'
import { toLoginGuardKey } from './login-guard-key.ts'
import type { Operator, OperatorRole } from './operator.ts'
import { endOperatorSessions } from './operator-sessions.ts'
import { updateOperator } from './operators.repository.ts'

/** Replaces an operator's roles, effective from the next request. */
export const replaceRoles = (tx: Connection, id: string, roles: readonly OperatorRole[]): Promise<void> =>
  updateOperator(tx, id, { roles })

/** Replaces an operator's password, ends all sign-ins and tokens, and ends the wait after wrong guesses. */
export async function replacePassword(
  tx: Transaction,
  { id, name }: Pick<Operator, 'id' | 'name'>,
  passwordHash: string,
): Promise<void> {
  await updateOperator(tx, id, { passwordHash })
  await endOperatorSessions(tx, id)
  await clearDeskGuard(tx, toLoginGuardKey(name))
}

/** Disables an operator for good. Past actions stay in the log under that name. */
export async function disableForGood(tx: Transaction, id: string, at: Date): Promise<void> {
  await updateOperator(tx, id, { disabledAt: at })
  await endOperatorSessions(tx, id)
}

/**
 * Until the end of the transaction, nobody else changes who may do what at the desk: two administrators who disable each
 * other at the same moment would leave none.
 */
export async function lockOperators(tx: Connection): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('operators', 0))`)
}
