import { sql } from 'drizzle-orm'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import type { SelfTest } from '#domain/self-test/test-steps.ts'
import type { Connection } from '#server/db/database.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { countSentProofs } from '#server/desk/items/item-additions.repository.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import {
  type CommittedInspection,
  isCommitted,
  isOpenInspection,
  listInspections,
} from './inspections.repository.ts'
import { type FoundModelName, listModelNames, requireDescribedId } from './models.repository.ts'
import { requireBasis } from './require-basis.ts'
import { compareSides, type SideComparison } from './side-photos.ts'

/** An inspection with what follows from it. */
export interface GradedInspection {
  readonly inspection: CommittedInspection
  readonly basis: PriceBasis
  readonly report: InspectionReport
}

/** What follows from committed findings, for the operator who committed them. */
export interface Outcome extends GradedInspection {
  readonly item: DeskItem
  readonly quote: Quote
  /** What the seller's browser found out on the device. As sealed as the seller's answers; null where nothing was tested. */
  readonly selfTest: SelfTest | null
  /** The sides that the seller has photographed, as sealed as their answers. */
  readonly sides: readonly SideComparison[]
  /** How many files the seller has sent about the device. */
  readonly proofCount: number
  /** The inspection before this one that was decided, such as the one that an appeal is about. */
  readonly earlier: GradedInspection | null
  /** The model that was sold, and those that were found instead. */
  readonly models: readonly FoundModelName[]
  /** What the seller was offered last after an inspection; null where nothing was. */
  readonly counterInCents: number | null
  /** Whether this operator still has to decide. */
  readonly canDecide: boolean
}

/** An operator reading about an inspection. */
export interface InspectionReader {
  readonly db: Connection
  readonly operator: Operator
  readonly questions: Questions
  /** Whether the shop has only one person, who may do everything. */
  readonly isOnePersonDesk: boolean
}

async function requireQuote(db: Connection, { transactionId, itemNumber }: ItemKey): Promise<Quote> {
  const { rows } = await db.execute<Quote & Record<string, unknown>>(sql`
    select price_in_cents as "quotedInCents", currency from trade_item join trade using (transaction_id)
    where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

async function findSelfTest(
  db: Connection,
  { transactionId, itemNumber }: ItemKey,
): Promise<SelfTest | null> {
  const { rows } = await db.execute<{ test: SelfTest | null }>(sql`
    select offer.self_test as test from trade_item as item join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  return rows[0]?.test ?? null
}

/** The same price that a rejected appeal is compared with. */
async function findCounter(db: Connection, { transactionId, itemNumber }: ItemKey): Promise<number | null> {
  const { rows } = await db.execute<{ price: number | null }>(sql`
    select price_in_cents as price from clarification
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and kind = 'PRICE'
    order by id desc limit 1`)
  return rows[0]?.price ?? null
}

/** The seller's answers and what follows. Hidden from operators who haven't committed findings of their own. */
export async function requireOutcome(
  { db, operator, questions }: InspectionReader,
  key: ItemKey,
): Promise<Outcome> {
  const item = await requireItem(db, key)
  const inspections = await listInspections(db, key)
  const committed = inspections.filter(isCommitted)
  const inspection = committed.find(({ operatorId }) => operatorId === operator.id)
  if (!inspection)
    throw new HttpError(
      403,
      'DECLARED_SEALED',
      'You can’t see the seller’s answers until you’ve locked your own findings.',
    )
  const grade = async (graded: CommittedInspection): Promise<GradedInspection> => {
    const { photoIds, ...found } = graded.found
    const { later } = graded
    const basis = await requireBasis(db, questions, { ...key, foundDeviceId: found.deviceId, later })
    return { inspection: graded, basis, report: inspectDevice(quote, { basis, found, photoIds }) }
  }
  const quote = await requireQuote(db, key)
  const earlier = committed.find(({ number, decidedAt }) => number < inspection.number && decidedAt !== null)
  const graded = await grade(inspection)
  const findings = graded.report.kind === 'settled' ? graded.report.findings : []
  return {
    item,
    ...graded,
    sides: await compareSides(db, key, findings),
    quote,
    selfTest: await findSelfTest(db, key),
    proofCount: await countSentProofs(db, key),
    earlier: earlier ? await grade(earlier) : null,
    models: await listModelNames(db, [
      await requireDescribedId(db, key),
      ...[inspection, earlier].flatMap((graded) => graded?.found.deviceId ?? []),
    ]),
    counterInCents: await findCounter(db, key),
    canDecide: inspections[0]?.id === inspection.id && isOpenInspection(item.state, inspection),
  }
}
