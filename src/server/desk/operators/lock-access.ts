import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { operatorSessions, operators } from '#server/db/desk-schema.ts'
import { isOperatorRole } from './operator.ts'
import { HAS_FACTOR, type OperatorSession } from './operator-sessions.ts'
import { findSessionStage, type SessionStage } from './session-stage.ts'

/**
 * Until the end of the transaction, nothing else changes how an operator gets in: password, second factors, sign-ins. It
 * isn't a lock of the row, because other changes of the row don't concern it. Whoever takes it reads again what was decided before.
 */
export async function lockAccess(tx: Transaction, operatorId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`operator:${operatorId}`}, 0))`)
}

/**
 * Locks an operator's access and returns how far a session has come by now; null if it has ended. What a request was let in
 * with may have changed since: another sign-in has set up the first factor, or someone has ended this one.
 */
export async function lockStage(tx: Transaction, session: OperatorSession): Promise<SessionStage | null> {
  await lockAccess(tx, session.operator.id)
  const [row] = await tx
    .select({
      roles: operators.roles,
      hasFactor: HAS_FACTOR,
      factorAt: operatorSessions.factorAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(and(eq(operatorSessions.tokenHash, session.tokenHash), isNull(operators.disabledAt)))
  if (!row) return null
  const operator = { ...session.operator, roles: row.roles.filter(isOperatorRole) }
  return findSessionStage({
    operator,
    hasFactor: row.hasFactor,
    factorAtMs: row.factorAt?.getTime() ?? null,
  })
}
