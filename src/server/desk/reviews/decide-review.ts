import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { HIDE_REASONS } from '#domain/reviews/review.ts'
import type { Transaction } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'

/** What an operator decides by the words of a review. Publishing a hidden one restores it. */
export const REVIEW_DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('publish') }),
  z.strictObject({ decision: z.literal('hide'), reason: z.enum(HIDE_REASONS) }),
])

export type ReviewDecision = z.output<typeof REVIEW_DECISION>

/**
 * Publishes or hides a review. The seller of a newly hidden one gets a mail with the reason. Another decision of the same
 * kind changes nothing and sends nothing.
 */
export async function decideReview(
  tx: Transaction,
  id: number,
  { decision, atMs }: { readonly decision: ReviewDecision; readonly atMs: number },
): Promise<{ readonly transactionId: number }> {
  const state = decision.decision === 'hide' ? 'hidden' : 'published'
  const reason = decision.decision === 'hide' ? decision.reason : null
  const at = new Date(atMs)
  const { rows } = await tx.execute<{ transactionId: number }>(sql`
    with before as (
      select id, transaction_id, state <> ${state} or hide_reason is distinct from ${reason} as has_changed
      from review where id = ${id} for update
    ), decided as (
      update review set state = ${state}, hide_reason = ${reason}, decided_at = ${at},
        was_published = was_published or ${state} = 'published'
      from before where review.id = before.id and has_changed
    ), mail as (
      insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
      select 'TRADE_MAIL', 'REVIEW_HIDDEN:' || id || ':' || ${String(atMs)},
        jsonb_build_object('transactionId', transaction_id, 'mail', 'REVIEW_HIDDEN', 'reviewId', id), ${at}, ${at},
        ${findTraceparent()}::text
      from before where has_changed and ${state} = 'hidden'
      on conflict (work_key) do nothing
    )
    select transaction_id::float8 as "transactionId" from before`)
  const [review] = rows
  if (!review)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no such review. Its seller may have withdrawn it.')
  return { transactionId: review.transactionId }
}
