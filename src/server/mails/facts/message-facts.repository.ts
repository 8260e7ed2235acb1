import { sql } from 'drizzle-orm'
import type { MessageFacts } from '#domain/support/message-templates.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { findOrderedMoney } from '#server/modules/trades/find-ordered-money.ts'

interface FactsRow extends Record<string, unknown> {
  readonly states: readonly TradeState[]
  readonly newOfferUntilMs: number | null
  readonly actionUntilMs: number | null
}

/** What decides which messages are true of a sale. Without a price we can't buy the device, so there is no new offer. */
export async function readMessageFacts(
  db: Connection,
  transactionId: number,
  nowMs: number,
): Promise<MessageFacts> {
  const { rows } = await db.execute<FactsRow>(sql`
    with asked as (
      select kind, price_in_cents, answer_by from clarification
      where transaction_id = ${transactionId} and answered_at is null and answer_by > ${new Date(nowMs)}
    )
    select array(select distinct state from trade_item where transaction_id = ${transactionId}) as states,
      (select ${epochMs('min(answer_by)')} from asked where kind = 'PRICE' and price_in_cents is not null)
        as "newOfferUntilMs",
      (select ${epochMs('min(answer_by)')} from asked where kind = 'ACTION') as "actionUntilMs"`)
  const { states = [], newOfferUntilMs = null, actionUntilMs = null } = rows[0] ?? {}
  const isPayoutOrdered = (await findOrderedMoney(db, transactionId)) === 'ordered'
  return { states, newOfferUntilMs, actionUntilMs, isPayoutOrdered }
}
