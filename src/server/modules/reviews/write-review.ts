import { sql } from 'drizzle-orm'
import { checkReview, type ReviewInput } from '#domain/reviews/review.ts'
import { canBeReviewed } from '#domain/reviews/review-request.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { lockOpenedSale } from '#server/modules/trades/lock-opened-sale.ts'
import type { OpenedSale } from '#server/modules/trades/open-sale.ts'
import type { TradesOptions } from '#server/modules/trades/trades-options.ts'

type ReviewOptions = Pick<TradesOptions, 'db' | 'now'>

/** Stores what a seller says about a paid sale. Sending the same words again succeeds; other words need a withdrawal. */
export async function writeReview(
  { db, now }: ReviewOptions,
  opened: OpenedSale,
  input: ReviewInput,
): Promise<void> {
  const checked = checkReview(input)
  if (checked.kind === 'problems') throw createInvalidFieldsError(checked.problems)
  const { stars, sentence } = checked.values
  const { transactionId, market, items } = opened.trade
  // A paid device stays paid, so what was loaded before the lock still holds.
  const paid = items.find(({ state }) => canBeReviewed([{ state }]))
  if (!paid) throw new HttpError(409, 'NOT_POSSIBLE', 'Nothing in this sale has been paid for yet.')
  const isStored = await db.transaction(async (tx) => {
    const atMs = now()
    await lockOpenedSale(tx, opened, atMs)
    await requireUnfrozenSale(tx, transactionId)
    await tx.execute(sql`
      insert into review (transaction_id, market, category_id, stars, sentence, written_at)
      values (${transactionId}, ${market}, ${paid.categoryId}, ${stars}, ${sentence}, ${new Date(atMs)})
      on conflict (transaction_id) do nothing`)
    const { rowCount } = await tx.execute(sql`
      select from review
      where transaction_id = ${transactionId} and stars = ${stars} and sentence = ${sentence}`)
    return rowCount === 1
  })
  if (!isStored) throw new HttpError(409, 'NOT_POSSIBLE', 'This sale already has a review.')
}

/** Deletes the review of a sale for good. Without one there is nothing to do. */
export async function withdrawReview({ db, now }: ReviewOptions, opened: OpenedSale): Promise<void> {
  const { transactionId } = opened.trade
  await db.transaction(async (tx) => {
    await lockOpenedSale(tx, opened, now())
    await requireUnfrozenSale(tx, transactionId)
    await tx.execute(sql`delete from review where transaction_id = ${transactionId}`)
  })
}

/** The seller doesn't want to be asked for reviews: neither about this sale nor about others with the same address. */
export async function objectToReviewRequests(
  { db, now }: ReviewOptions,
  { trade: { seller } }: OpenedSale,
): Promise<void> {
  await db.execute(sql`
    insert into review_objection (email, objected_at) values (${seller.email}, ${new Date(now())})
    on conflict (email) do nothing`)
}
