import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { findAnswer, listClarificationAnswers } from '#domain/clarification/clarification-answers.ts'
import type { ActionDemand, ClarificationKind } from '#domain/clarification/clarification-kind.ts'
import { type ItemFacts, toSellerFacts } from '#domain/lifecycle/item-facts.ts'
import type { TradeEvent } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { openSaleItem } from '#server/modules/inbox/open-inbox-item.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { deriveClarificationToken, hashClarificationToken } from './clarification-token.ts'
import type { ItemKey } from './item-facts.repository.ts'

export interface NewClarification {
  readonly key: ItemKey
  readonly kind: ClarificationKind
  /** Null for a clarification about the price. */
  readonly demand: ActionDemand | null
  readonly deadlineMs: number
  readonly atMs: number
  /** The device after the step that opens the clarification. */
  readonly item: ItemFacts
  /** Whether the price comes from the inspection before the latest: an appeal never leaves the seller worse off. */
  readonly isEarlierPrice: boolean
}

/** The inspection that a clarification is about: the price follows from its findings. */
const selectInspection = ({ key, isEarlierPrice }: NewClarification): SQL =>
  isEarlierPrice
    ? sql`select inspection_id as id from clarification where transaction_id = ${key.transactionId}
        and item_number = ${key.itemNumber} and kind = 'PRICE' order by clarification.id desc limit 1`
    : sql`select id from inspection where transaction_id = ${key.transactionId}
        and item_number = ${key.itemNumber} order by inspection.number desc limit 1`

/**
 * Whether a row of `clarification` is about a device that can't be sent back, in SQL. What was offered decides, not what
 * an inspection found: after an appeal, price and damage may come from different inspections.
 */
export const IS_HAZARDOUS_CLARIFICATION = `not exists (select from clarification_offer as offered
  where offered.clarification_id = clarification.id and offered.answer = 'RETURN')`

/** Opens a clarification with an offer for each possible answer, and returns its id. */
export async function openClarification(
  tx: Connection,
  secret: ShopSecret,
  opened: NewClarification,
): Promise<number> {
  const { key, kind, demand, deadlineMs, atMs, item } = opened
  const tokenId = randomUUID()
  const price = kind === 'PRICE' ? item.counterInCents : null
  const answers = listClarificationAnswers(toSellerFacts(item))
  const { rows } = await tx.execute<{ id: string }>(sql`
    with opened as (
      insert into clarification (token_id, token_hash, transaction_id, item_number, inspection_id, kind, reason,
        missing_part, proof_refusal, price_in_cents, opened_at, answer_by)
      select ${tokenId}, ${hashClarificationToken(deriveClarificationToken(secret, tokenId))}, ${key.transactionId}, ${key.itemNumber}, meant.id,
        ${kind}, ${demand?.reason ?? null}, ${demand?.part ?? null}, ${demand?.refusal ?? null}, ${price}::int, ${new Date(atMs)}, ${new Date(deadlineMs)}
      from (${selectInspection(opened)}) as meant
      returning id
    ), new_offers as (
      insert into clarification_offer (clarification_id, answer)
      select id, answer from opened cross join unnest(${sql.param(answers)}::text[]) as answer
    )
    select id from opened`)
  if (!rows[0]) throw new Error('A clarification needs an inspection')
  return Number(rows[0].id)
}

export interface ClarificationClosing {
  readonly event: TradeEvent
  readonly by: 'customer' | 'clock' | 'rule'
  readonly atMs: number
}

/** Ends an action without the files that the seller has uploaded: nobody was sent them. */
const LEAVES_PROOFS: ReadonlySet<TradeEvent> = new Set(['ask_return', 'answer_deadline'])

const deleteUnsentProofs = ({ transactionId, itemNumber }: ItemKey): SQL => sql`
  delete from clarification_proof using clarification
  where clarification.id = clarification_id and transaction_id = ${transactionId} and item_number = ${itemNumber}
    and answered_at is null`

/** What a seller says they have done, or want instead: a person has to follow it up. Prices are decided by the answer. */
const NEEDS_SUPPORT: ReadonlySet<TradeEvent> = new Set(['customer_done', 'ask_return'])

/** Records the answer to the open clarification of a device. */
export async function closeClarification(
  tx: Connection,
  key: ItemKey,
  { event, by, atMs }: ClarificationClosing,
): Promise<void> {
  const { transactionId, itemNumber } = key
  const answer = findAnswer(event)
  if (!answer) throw new Error(`${event} answers no clarification`)
  if (LEAVES_PROOFS.has(event)) await tx.execute(deleteUnsentProofs(key))
  const { rowCount } = await tx.execute(sql`
    update clarification set answer = ${answer}, answered_at = ${new Date(atMs)}, answered_by = ${by}
    where transaction_id = ${transactionId} and item_number = ${itemNumber} and answered_at is null`)
  if (rowCount !== 1) throw new Error('There is no open clarification to answer')
  if (by === 'customer' && NEEDS_SUPPORT.has(event))
    await openSaleItem(tx, { kind: 'ANSWER', transactionId, itemNumber, atMs })
}
