import { sql } from 'drizzle-orm'
import type { PriceBasis } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { Quote } from '#domain/inspection/inspection-outcome.ts'
import type { Connection } from '#server/db/database.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import type { DeskItem } from '#server/desk/items/items.repository.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import {
  type CommittedInspection,
  isCommitted,
  isOpenInspection,
  listInspections,
} from './inspections.repository.ts'
import { requireBasis } from './require-basis.ts'

/** What follows from findings that are fixed, for whoever has fixed them. */
export interface Outcome {
  readonly item: DeskItem
  readonly round: CommittedInspection
  readonly basis: PriceBasis
  readonly quote: Quote
  readonly report: InspectionReport
  /** Whether it waits for this operator's decision. */
  readonly canDecide: boolean
}

export interface Reading {
  readonly db: Connection
  readonly operator: Operator
  readonly questions: QuestionFiles
}

async function requireQuote(db: Connection, { transactionId, itemNumber }: ItemKey): Promise<Quote> {
  const { rows } = await db.execute<Quote & Record<string, unknown>>(sql`
    select price_in_cents as "quotedInCents", currency from trade_item join trade using (transaction_id)
    where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

/** What the seller said and what follows. Sealed for everybody who has not fixed findings about the device himself. */
export async function requireOutcome({ db, operator, questions }: Reading, key: ItemKey): Promise<Outcome> {
  const item = await requireItem(db, key)
  const rounds = await listInspections(db, key)
  const round = rounds.filter(isCommitted).find(({ operatorId }) => operatorId === operator.id)
  if (!round)
    throw new HttpError(
      403,
      'DECLARED_SEALED',
      'What the seller said can be read after your findings are fixed.',
    )
  const basis = await requireBasis(db, questions, key)
  const quote = await requireQuote(db, key)
  const { photoIds, ...found } = round.found
  return {
    item,
    round,
    basis,
    quote,
    report: inspectDevice(quote, { basis, found, photoIds }),
    canDecide: rounds[0]?.id === round.id && isOpenInspection(item.state, round),
  }
}
