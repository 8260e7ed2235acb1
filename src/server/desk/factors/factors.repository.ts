import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { operatorFactors, operators } from '#server/db/desk-schema.ts'

/** A passkey (a security key, phone or computer), or an app that shows codes. */
export type FactorKind = 'passkey' | 'app'

export interface Factor {
  readonly id: string
  readonly kind: FactorKind
  readonly label: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export interface AppFactor {
  readonly id: string
  readonly label: string
  readonly sealedKey: Uint8Array
  readonly lastStep: number | null
}

export interface PasskeyFactor {
  readonly id: string
  readonly operatorId: string
  readonly credentialId: Uint8Array
  readonly publicKey: Uint8Array
  readonly signCount: number
  readonly transports: readonly string[]
}

const isConfirmed = isNotNull(operatorFactors.confirmedAt)
const isOf = (operatorId: string) => eq(operatorFactors.operatorId, operatorId)

/** An operator's factors, oldest first. An app counts once its first code was right. */
export async function listFactors(db: Connection, operatorId: string): Promise<readonly Factor[]> {
  const rows = await db
    .select({
      id: operatorFactors.id,
      kind: operatorFactors.kind,
      label: operatorFactors.label,
      createdAt: operatorFactors.createdAt,
      lastUsedAt: operatorFactors.lastUsedAt,
    })
    .from(operatorFactors)
    .where(and(isOf(operatorId), isConfirmed))
    .orderBy(asc(operatorFactors.createdAt))
  return rows.map((row) => ({ ...row, kind: row.kind === 'passkey' ? 'passkey' : 'app' }))
}

type FactorColumns = typeof operatorFactors.$inferSelect

const toApp = ({ id, label, sealedKey, lastStep }: FactorColumns): AppFactor[] =>
  sealedKey ? [{ id, label, sealedKey, lastStep }] : []

/** The apps that count. */
export async function listApps(db: Connection, operatorId: string): Promise<readonly AppFactor[]> {
  const rows = await db
    .select()
    .from(operatorFactors)
    .where(and(isOf(operatorId), isConfirmed))
  return rows.flatMap(toApp)
}

/** The app that a sign-in is setting up, if there is one. Other sign-ins of the same operator never see its key. */
export async function findUnconfirmedApp(db: Connection, sessionId: string): Promise<AppFactor | null> {
  const rows = await db.select().from(operatorFactors).where(eq(operatorFactors.sessionId, sessionId))
  return rows.flatMap(toApp)[0] ?? null
}

const toPasskey = (row: FactorColumns): PasskeyFactor[] => {
  const { id, operatorId, credentialId, publicKey, signCount, transports } = row
  if (!credentialId || !publicKey || signCount === null) return []
  return [{ id, operatorId, credentialId, publicKey, signCount, transports: transports ?? [] }]
}

export async function listPasskeys(db: Connection, operatorId: string): Promise<readonly PasskeyFactor[]> {
  return (await db.select().from(operatorFactors).where(isOf(operatorId))).flatMap(toPasskey)
}

/** The passkey that an answer names; null if there is none, or its operator is disabled. */
export async function findPasskey(db: Connection, credentialId: Uint8Array): Promise<PasskeyFactor | null> {
  const rows = await db
    .select({ factor: operatorFactors })
    .from(operatorFactors)
    .innerJoin(operators, eq(operators.id, operatorFactors.operatorId))
    .where(and(eq(operatorFactors.credentialId, credentialId), isNull(operators.disabledAt)))
  return rows.flatMap(({ factor }) => toPasskey(factor))[0] ?? null
}

export interface NewApp {
  readonly id: string
  readonly operatorId: string
  readonly sessionId: string
  readonly label: string
  readonly sealedKey: Uint8Array
  readonly nowMs: number
}

/** Starts to set up an app, in place of one that the same sign-in has started before. */
export async function insertUnconfirmedApp(db: Connection, { nowMs, ...app }: NewApp): Promise<void> {
  await db.delete(operatorFactors).where(eq(operatorFactors.sessionId, app.sessionId))
  await db.insert(operatorFactors).values({ ...app, kind: 'app', createdAt: new Date(nowMs) })
}

export interface NewPasskey extends Omit<PasskeyFactor, 'id'> {
  readonly label: string
  readonly nowMs: number
}

/** False if the passkey is already registered. */
export async function insertPasskey(
  db: Connection,
  { nowMs, transports, ...passkey }: NewPasskey,
): Promise<boolean> {
  const createdAt = new Date(nowMs)
  const inserted = await db
    .insert(operatorFactors)
    .values({ ...passkey, transports: [...transports], kind: 'passkey', createdAt, confirmedAt: createdAt })
    .onConflictDoNothing()
    .returning({ id: operatorFactors.id })
  return inserted.length === 1
}

export interface UsedCode {
  readonly id: string
  readonly step: number
  readonly nowMs: number
}

/** Uses up a time step; false if another request has used it or a later one in the meantime. */
export async function takeStep(db: Connection, { id, step, nowMs }: UsedCode): Promise<boolean> {
  const usedAt = new Date(nowMs)
  const taken = await db
    .update(operatorFactors)
    .set({
      lastStep: step,
      lastUsedAt: usedAt,
      confirmedAt: sql`coalesce(${operatorFactors.confirmedAt}, ${usedAt})`,
      sessionId: null,
    })
    .where(
      and(
        eq(operatorFactors.id, id),
        or(isNull(operatorFactors.lastStep), lt(operatorFactors.lastStep, step)),
      ),
    )
    .returning({ id: operatorFactors.id })
  return taken.length === 1
}

/** Notes a use of a passkey; false if it has been removed in the meantime. */
export async function updateSignCount(
  db: Connection,
  { id, signCount, nowMs }: { readonly id: string; readonly signCount: number; readonly nowMs: number },
): Promise<boolean> {
  const updated = await db
    .update(operatorFactors)
    .set({ signCount, lastUsedAt: new Date(nowMs) })
    .where(eq(operatorFactors.id, id))
    .returning({ id: operatorFactors.id })
  return updated.length === 1
}

/** Removes one of an operator's factors and returns its kind; null if there is no such factor. */
export async function deleteFactor(db: Connection, operatorId: string, id: string): Promise<string | null> {
  const [deleted] = await db
    .delete(operatorFactors)
    .where(and(isOf(operatorId), eq(operatorFactors.id, id)))
    .returning({ kind: operatorFactors.kind })
  return deleted?.kind ?? null
}

/** Removes all of an operator's factors and returns how many there were. */
export async function deleteFactors(db: Connection, operatorId: string): Promise<number> {
  const deleted = await db
    .delete(operatorFactors)
    .where(isOf(operatorId))
    .returning({ id: operatorFactors.id })
  return deleted.length
}
