import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'
import { inspections } from '#server/db/inspection-schema.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** One look at one device, by one person. */
export interface Inspection {
  readonly id: string
  readonly round: number
  readonly operatorId: string
  readonly operator: string
  readonly startedAt: Date
  readonly nonce: Uint8Array
  /** Null until they are fixed. */
  readonly found: CommittedFindings | null
  readonly serialNumber: string | null
  readonly commitment: Uint8Array | null
  readonly committedAt: Date | null
  readonly decidedAt: Date | null
}

/** A look whose findings are fixed. */
export type CommittedInspection = Inspection & {
  readonly found: CommittedFindings
  readonly commitment: Uint8Array
  readonly committedAt: Date
}

export const isCommitted = (round: Inspection): round is CommittedInspection => round.committedAt !== null

/** Whether a look waits for findings or a decision; fixed findings also after the seller has done what was asked. */
export function isOpenInspection(state: TradeState, round: Inspection): boolean {
  if (state === 'IN_INSPECTION') return round.decidedAt === null || isCommitted(round)
  return state === 'APPEALED' && round.decidedAt === null
}

const ofItem = ({ transactionId, itemNumber }: ItemKey): SQL | undefined =>
  and(eq(inspections.transactionId, transactionId), eq(inspections.itemNumber, itemNumber))

/** All looks at a device, the newest first. */
export async function listInspections(db: Connection, key: ItemKey): Promise<readonly Inspection[]> {
  const rows = await db
    .select({
      id: inspections.id,
      round: inspections.round,
      operatorId: inspections.operatorId,
      operator: operators.name,
      startedAt: inspections.startedAt,
      nonce: inspections.nonce,
      found: inspections.found,
      serialNumber: inspections.serialNumber,
      commitment: inspections.commitment,
      committedAt: inspections.committedAt,
      decidedAt: inspections.decidedAt,
    })
    .from(inspections)
    .innerJoin(operators, eq(operators.id, inspections.operatorId))
    .where(ofItem(key))
    .orderBy(desc(inspections.round))
  // Written by `commitRound` alone.
  return rows.map((row) => ({ ...row, found: row.found as CommittedFindings | null }))
}

/** 128 random bits: nobody finds the findings by trying which make the hash. */
const NONCE_BYTES = 16

export async function insertInspection(
  tx: Connection,
  key: ItemKey,
  { operatorId, startedAtMs }: { readonly operatorId: string; readonly startedAtMs: number },
): Promise<void> {
  const next = sql`(select coalesce(max(round), 0) + 1 from ${inspections} where ${ofItem(key)})`
  await tx.insert(inspections).values({
    ...key,
    round: sql`${next}::smallint`,
    operatorId,
    startedAt: new Date(startedAtMs),
    nonce: randomBytes(NONCE_BYTES),
  })
}

export interface FindingsCommitment {
  readonly found: CommittedFindings
  readonly serialNumber: string | null
  readonly isHazardous: boolean
  readonly commitment: Uint8Array
  readonly committedAtMs: number
}

/** Fixes what was found; from then on the database itself refuses any change of it. */
export async function storeCommitment(tx: Connection, id: string, fixed: FindingsCommitment): Promise<void> {
  const { committedAtMs, ...findings } = fixed
  const { rowCount } = await tx
    .update(inspections)
    .set({ ...findings, committedAt: new Date(committedAtMs) })
    .where(and(eq(inspections.id, id), isNull(inspections.commitment)))
  if (rowCount !== 1) throw new Error('The findings were fixed before')
}

export interface InspectionDecision {
  /** Null where the findings were not fixed, or prove nothing. */
  readonly outcome: InspectionOutcome | null
  readonly decidedAtMs: number
}

export async function storeDecision(tx: Connection, id: string, decision: InspectionDecision): Promise<void> {
  const { outcome, decidedAtMs } = decision
  const secondPriceInCents = outcome && 'priceInCents' in outcome ? outcome.priceInCents : null
  await tx
    .update(inspections)
    .set({ outcome: outcome?.kind ?? null, secondPriceInCents, decidedAt: new Date(decidedAtMs) })
    .where(eq(inspections.id, id))
}
