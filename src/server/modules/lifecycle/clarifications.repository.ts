import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import {
  type ClarificationAnswer,
  clarificationAnswers,
} from '#domain/clarification/clarification-answers.ts'
import type { ActionDemand, ClarificationKind } from '#domain/clarification/clarification-kind.ts'
import { type ItemFacts, sellerFacts } from '#domain/trades/item-facts.ts'
import type { StepEvent } from '#domain/trades/step-evidence.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { clarificationToken, hashClarificationToken } from './clarification-token.ts'
import type { ItemKey } from './item-facts.repository.ts'

export interface NewClarification {
  readonly key: ItemKey
  readonly kind: ClarificationKind
  /** Null for a price. */
  readonly demand: ActionDemand | null
  readonly deadlineMs: number
  readonly atMs: number
  /** The device after the step that asks. */
  readonly item: ItemFacts
  /** Whether the price is that of the inspection before the newest one: an appeal is never to the seller's disadvantage. */
  readonly isEarlierPrice: boolean
}

/** The inspection that a question is about: its findings make the price that is asked about. */
const inspectionOf = ({ key, isEarlierPrice }: NewClarification): SQL =>
  isEarlierPrice
    ? sql`select inspection_id as id from clarification where transaction_id = ${key.transactionId}
        and item_number = ${key.itemNumber} and kind = 'PRICE' order by clarification.id desc limit 1`
    : sql`select id from inspection where transaction_id = ${key.transactionId}
        and item_number = ${key.itemNumber} order by round desc limit 1`

/**
 * Whether the case `asked` is about a device that cannot be sent back, in SQL. What was offered decides, not what an
 * inspection found: after an appeal the price may be that of the first one, and the damage that of the second.
 */
export const IS_HAZARDOUS_CASE = `not exists (select from clarification_offer as way
  where way.clarification_id = asked.id and way.answer = 'RETURN')`

/** Opens a question to the seller, with an offer for every answer; its id. */
export async function openClarification(
  tx: Connection,
  secret: ShopSecret,
  opened: NewClarification,
): Promise<number> {
  const { key, kind, demand, deadlineMs, atMs, item } = opened
  const tokenId = randomUUID()
  const price = kind === 'PRICE' ? item.counterInCents : null
  const answers = clarificationAnswers(sellerFacts(item))
  const { rows } = await tx.execute<{ id: string }>(sql`
    with new_case as (
      insert into clarification (token_id, token_hash, transaction_id, item_number, inspection_id, kind, reason,
        missing_part, price_in_cents, opened_at, answer_by)
      select ${tokenId}, ${hashClarificationToken(clarificationToken(secret, tokenId))}, ${key.transactionId}, ${key.itemNumber}, meant.id,
        ${kind}, ${demand?.reason ?? null}, ${demand?.part ?? null}, ${price}::int, ${new Date(atMs)}, ${new Date(deadlineMs)}
      from (${inspectionOf(opened)}) as meant
      returning id
    ), new_offers as (
      insert into clarification_offer (clarification_id, answer)
      select id, answer from new_case cross join unnest(${sql.param(answers)}::text[]) as answer
    )
    select id from new_case`)
  if (!rows[0]) throw new Error('A question without an inspection')
  return Number(rows[0].id)
}

/** What an event answers to an open question. */
const ANSWERS: Partial<Readonly<Record<StepEvent, ClarificationAnswer>>> = {
  accept: 'ACCEPT',
  policy_accept: 'ACCEPT',
  decline: 'RETURN',
  ask_return: 'RETURN',
  answer_deadline: 'RETURN',
  recycle: 'RECYCLE',
  appeal: 'APPEAL',
  customer_done: 'DONE',
}

export interface ClarificationClosing {
  readonly event: StepEvent
  readonly by: 'customer' | 'clock' | 'rule'
  readonly atMs: number
}

export async function closeClarification(
  tx: Connection,
  { transactionId, itemNumber }: ItemKey,
  { event, by, atMs }: ClarificationClosing,
): Promise<void> {
  const answer = ANSWERS[event]
  if (!answer) throw new Error(`${event} answers no question`)
  const { rowCount } = await tx.execute(sql`
    update clarification set answer = ${answer}, answered_at = ${new Date(atMs)}, answered_by = ${by}
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and answered_at is null`)
  if (rowCount !== 1) throw new Error('There is no open question to answer')
}
