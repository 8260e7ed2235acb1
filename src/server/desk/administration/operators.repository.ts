import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorFactors, operatorSessions, operators } from '#server/db/desk-schema.ts'
import { isOperatorRole, type Operator } from '#server/desk/operators/operator.ts'
import { isOpenSession, type SessionClock } from '#server/desk/operators/operator-sessions.ts'

/** An operator, and whether they can sign in. */
export interface StoredOperator extends Operator {
  readonly factors: number
  /** Null while the operator may sign in. */
  readonly disabledAt: Date | null
}

/** The same with what they have open. */
export interface BusyOperator extends StoredOperator {
  readonly signIns: number
  readonly tokens: number
}

const COLUMNS = {
  id: operators.id,
  name: operators.name,
  roles: operators.roles,
  disabledAt: operators.disabledAt,
  factors: sql<number>`count(${operatorFactors.id})::int`,
}

/** Factors that are still being set up don't count. */
const selectOperators = (db: Connection) =>
  db
    .select(COLUMNS)
    .from(operators)
    .leftJoin(
      operatorFactors,
      sql`${operatorFactors.operatorId} = ${operators.id} and ${isNotNull(operatorFactors.confirmedAt)}`,
    )
    .groupBy(operators.id)
    .$dynamic()

/** All operators by name, with what they have open. There are few of them, so sessions are counted here. */
export async function listAllOperators(
  db: Connection,
  clock: SessionClock,
): Promise<readonly BusyOperator[]> {
  const rows = await selectOperators(db).orderBy(asc(operators.name))
  const sessions = await db
    .select({ operatorId: operatorSessions.operatorId, kind: operatorSessions.kind })
    .from(operatorSessions)
    .where(isOpenSession(clock))
  return rows.map(({ roles, ...row }) => {
    const own = sessions.filter(({ operatorId }) => operatorId === row.id)
    const signIns = own.filter(({ kind }) => kind === 'browser').length
    return { ...row, roles: roles.filter(isOperatorRole), signIns, tokens: own.length - signIns }
  })
}

/** An operator by name; null if there is none. */
export async function findStoredOperator(db: Connection, name: string): Promise<StoredOperator | null> {
  const [row] = await selectOperators(db).where(eq(operators.name, name))
  return row ? { ...row, roles: row.roles.filter(isOperatorRole) } : null
}
