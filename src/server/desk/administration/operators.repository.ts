import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorFactors, operatorSessions, operators } from '#server/db/desk-schema.ts'
import { isOperatorRole, type Operator } from '#server/desk/operators/operator.ts'
import { isOpenSession, type SessionClock } from '#server/desk/operators/operator-sessions.ts'

/** An operator as administrators see them. */
export interface ListedOperator extends Operator {
  readonly factors: number
  readonly signIns: number
  readonly tokens: number
  /** Null while the operator may sign in. */
  readonly disabledAt: Date | null
}

/** All operators by name, with what they have open. There are few of them, so they are counted here. */
export async function listAllOperators(
  db: Connection,
  clock: SessionClock,
): Promise<readonly ListedOperator[]> {
  const rows = await db.select().from(operators).orderBy(asc(operators.name))
  const factors = await db
    .select({ operatorId: operatorFactors.operatorId })
    .from(operatorFactors)
    .where(isNotNull(operatorFactors.confirmedAt))
  const sessions = await db
    .select({ operatorId: operatorSessions.operatorId, kind: operatorSessions.kind })
    .from(operatorSessions)
    .where(isOpenSession(clock))
  return rows.map(({ id, name, roles, disabledAt }) => {
    const own = sessions.filter(({ operatorId }) => operatorId === id)
    const signIns = own.filter(({ kind }) => kind === 'browser').length
    return {
      id,
      name,
      roles: roles.filter(isOperatorRole),
      disabledAt,
      factors: factors.filter(({ operatorId }) => operatorId === id).length,
      signIns,
      tokens: own.length - signIns,
    }
  })
}

/** An operator by name; null if there is none. */
export async function findListedOperator(db: Connection, name: string): Promise<Operator | null> {
  const [row] = await db
    .select({ id: operators.id, name: operators.name, roles: operators.roles })
    .from(operators)
    .where(eq(operators.name, name))
  return row ? { ...row, roles: row.roles.filter(isOperatorRole) } : null
}
