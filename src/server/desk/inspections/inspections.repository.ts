import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { FINDINGS_DRAFT, type FindingsDraft } from '#contracts/desk/inspections.ts'
import { findOutcomePrice, type InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { operators } from '#server/db/desk-schema.ts'
import { inspections } from '#server/db/inspection-schema.ts'
import type { CommittedFindings } from '#server/modules/lifecycle/hash-findings.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type LaterVersions, toLaterVersions } from '#server/modules/lifecycle/later-prices.ts'

/** One inspector checking one device once. */
export interface Inspection {
  readonly id: string
  /** Counts from 1 for each device. */
  readonly number: number
  readonly operatorId: string
  readonly operator: string
  readonly startedAt: Date
  readonly nonce: Uint8Array
  /** What has been entered so far; null before the first answer and once findings are committed. */
  readonly draft: FindingsDraft | null
  readonly draftVersion: number
  /** Null until committed. */
  readonly found: CommittedFindings | null
  readonly serialNumber: string | null
  readonly commitment: Uint8Array | null
  readonly committedAt: Date | null
  /** What was in force when findings were committed; null where it is what the offer was made from. */
  readonly later: LaterVersions | null
  readonly decidedAt: Date | null
}

/** An inspection whose findings are committed. */
export type CommittedInspection = Inspection & {
  readonly found: CommittedFindings
  readonly commitment: Uint8Array
  readonly committedAt: Date
}

export const isCommitted = (inspection: Inspection): inspection is CommittedInspection =>
  inspection.committedAt !== null

/** Whether an inspection needs findings or a decision. Committed findings count again once the seller has done what we asked. */
export function isOpenInspection(state: TradeState, inspection: Inspection): boolean {
  if (state === 'IN_INSPECTION') return inspection.decidedAt === null || isCommitted(inspection)
  return state === 'APPEALED' && inspection.decidedAt === null
}

const matchItem = ({ transactionId, itemNumber }: ItemKey): SQL | undefined =>
  and(eq(inspections.transactionId, transactionId), eq(inspections.itemNumber, itemNumber))

/** All inspections of a device, the latest first. */
export async function listInspections(db: Connection, key: ItemKey): Promise<readonly Inspection[]> {
  const rows = await db
    .select({
      id: inspections.id,
      number: inspections.number,
      operatorId: inspections.operatorId,
      operator: operators.name,
      startedAt: inspections.startedAt,
      nonce: inspections.nonce,
      draft: inspections.draft,
      draftVersion: inspections.draftVersion,
      found: inspections.found,
      serialNumber: inspections.serialNumber,
      commitment: inspections.commitment,
      committedAt: inspections.committedAt,
      laterListVersion: inspections.laterListVersion,
      laterRuleVersion: inspections.laterRuleVersion,
      decidedAt: inspections.decidedAt,
    })
    .from(inspections)
    .innerJoin(operators, eq(operators.id, inspections.operatorId))
    .where(matchItem(key))
    .orderBy(desc(inspections.number))
  // Only `storeCommitment` writes the findings.
  return rows.map(({ laterListVersion, laterRuleVersion, ...row }) => ({
    ...row,
    later: toLaterVersions({ laterListVersion, laterRuleVersion }),
    found: row.found as CommittedFindings | null,
    // Those of an earlier release have no model.
    draft: row.draft === null ? null : FINDINGS_DRAFT.parse(row.draft),
  }))
}

/** 128 random bits, so that nobody can guess findings by hashing candidates. */
const NONCE_BYTES = 16

export async function insertInspection(
  tx: Connection,
  key: ItemKey,
  { operatorId, startedAtMs }: { readonly operatorId: string; readonly startedAtMs: number },
): Promise<void> {
  const next = sql`(select coalesce(max(number), 0) + 1 from ${inspections} where ${matchItem(key)})`
  await tx.insert(inspections).values({
    ...key,
    number: sql`${next}::smallint`,
    operatorId,
    startedAt: new Date(startedAtMs),
    nonce: randomBytes(NONCE_BYTES),
  })
}

/** Keeps what has been entered so far. The caller has locked the device and checked the version. */
export async function storeDraft(
  tx: Connection,
  id: string,
  { deviceId, ...rest }: FindingsDraft,
): Promise<void> {
  // A release that knows no other models reads drafts without this field only.
  const draft = deviceId === null ? rest : { ...rest, deviceId }
  await tx
    .update(inspections)
    .set({ draft, draftVersion: sql`${inspections.draftVersion} + 1` })
    .where(eq(inspections.id, id))
}

export interface FindingsCommitment {
  readonly found: CommittedFindings
  readonly serialNumber: string | null
  readonly isHazardous: boolean
  readonly commitment: Uint8Array
  readonly committedAtMs: number
  readonly later: LaterVersions | null
}

/** Commits findings. From then on the database itself refuses to change them. */
export async function storeCommitment(
  tx: Connection,
  id: string,
  committed: FindingsCommitment,
): Promise<void> {
  const { committedAtMs, later, ...findings } = committed
  const { rowCount } = await tx
    .update(inspections)
    .set({
      ...findings,
      draft: null,
      committedAt: new Date(committedAtMs),
      laterListVersion: later?.listVersion ?? null,
      laterRuleVersion: later?.ruleVersion ?? null,
    })
    .where(and(eq(inspections.id, id), isNull(inspections.commitment)))
  if (rowCount !== 1) throw new Error('The findings are committed already')
}

export interface InspectionDecision {
  /** Null where no findings are committed, or they prove nothing. */
  readonly outcome: InspectionOutcome | null
  readonly decidedAtMs: number
}

export async function storeDecision(tx: Connection, id: string, decision: InspectionDecision): Promise<void> {
  const { outcome, decidedAtMs } = decision
  const secondPriceInCents = outcome && findOutcomePrice(outcome)
  await tx
    .update(inspections)
    .set({ outcome: outcome?.kind ?? null, secondPriceInCents, decidedAt: new Date(decidedAtMs) })
    .where(eq(inspections.id, id))
}
