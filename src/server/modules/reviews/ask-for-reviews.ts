import { computeAskPeriod } from '#domain/reviews/review-request.ts'
import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { Database } from '#server/db/database.ts'
import { IS_FREEZING } from '#server/modules/trades/freeze-sale.ts'

const BATCH_SIZE = 500

// One statement records who is asked and queues the mail, so that a seller is asked once whatever happens in between.
// The jobs of sent mails are deleted one day; the record is not.
const ASK = `
  with due as (
    select distinct item.transaction_id as id
    from trade_item as item join trade_seller as seller using (transaction_id)
    where item.state = 'PAID' and item.state_since > $1 and item.state_since <= $2 and seller.email <> ''
      and not exists (select from review_request where review_request.transaction_id = item.transaction_id)
      and not exists (select from review where review.transaction_id = item.transaction_id)
      and not exists (select from review_objection where review_objection.email = seller.email)
      and not exists (select from trade_item as other where other.transaction_id = item.transaction_id
        and (other.state <> all($4::text[]) or (other.state = 'PAID' and other.state_since > $2)))
      and not exists (select from payout where payout.transaction_id = item.transaction_id
        and payout.status in ('due', 'prepared', 'ordered'))
      and not exists (select from payout_hold where payout_hold.transaction_id = item.transaction_id
        and ${IS_FREEZING})
    limit ${BATCH_SIZE}
  ), asked as (
    insert into review_request (transaction_id, asked_at) select id, $3 from due
    on conflict (transaction_id) do nothing returning transaction_id
  )
  insert into outbox (topic, work_key, data, due_at, created_at)
  select 'TRADE_MAIL', 'REVIEW_REQUEST:' || transaction_id,
    jsonb_build_object('transactionId', transaction_id, 'mail', 'REVIEW_REQUEST'), $3, $3
  from asked
  on conflict (work_key) do nothing`

/** Asks the sellers of paid sales for a review, once per sale. */
export async function askForReviews(db: Database, nowMs: number): Promise<void> {
  const { fromMs, untilMs } = computeAskPeriod(nowMs)
  const values = [new Date(fromMs), new Date(untilMs), new Date(nowMs), OVER_STATES]
  for (;;) {
    const { rowCount } = await db.$client.query(ASK, values)
    if ((rowCount ?? 0) < BATCH_SIZE) return
  }
}
