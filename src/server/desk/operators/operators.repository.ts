import { asc, count, eq } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'
import { isOperatorRole, type Operator } from './operator.ts'

export interface StoredOperator extends Operator {
  readonly passwordHash: string
  readonly createdAt: Date
  /** Null while the operator may sign in. */
  readonly disabledAt: Date | null
}

const toOperator = (row: typeof operators.$inferSelect): StoredOperator => ({
  ...row,
  roles: row.roles.filter(isOperatorRole),
})

export async function findOperator(db: Connection, name: string): Promise<StoredOperator | null> {
  const [row] = await db.select().from(operators).where(eq(operators.name, name))
  return row ? toOperator(row) : null
}

/** Locks the operator until the end of the transaction, so that two changes can't overwrite each other. */
export async function lockOperator(db: Connection, name: string): Promise<StoredOperator | null> {
  const [row] = await db.select().from(operators).where(eq(operators.name, name)).for('no key update')
  return row ? toOperator(row) : null
}

export async function listOperators(db: Connection): Promise<StoredOperator[]> {
  return (await db.select().from(operators).orderBy(asc(operators.name))).map(toOperator)
}

export async function hasOperators(db: Connection): Promise<boolean> {
  const [row] = await db.select({ count: count() }).from(operators)
  return (row?.count ?? 0) > 0
}

type NewOperator = Pick<StoredOperator, 'name' | 'passwordHash' | 'roles' | 'createdAt'>

/** Returns the new operator's id, or null if the name is taken. */
export async function insertOperator(
  db: Connection,
  { roles, ...operator }: NewOperator,
): Promise<string | null> {
  const values = { ...operator, roles: [...roles] }
  const [row] = await db
    .insert(operators)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: operators.id })
  return row?.id ?? null
}

type Changes = Partial<Pick<StoredOperator, 'passwordHash' | 'roles' | 'disabledAt'>>

export async function updateOperator(
  db: Connection,
  id: string,
  { roles, ...changes }: Changes,
): Promise<void> {
  await db
    .update(operators)
    .set({ ...changes, ...(roles && { roles: [...roles] }) })
    .where(eq(operators.id, id))
}
