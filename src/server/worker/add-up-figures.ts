import type { Database } from '#server/db/database.ts'
import { addUpRecycling } from '#server/modules/recycling/add-up-recycling.ts'
import { addUpReviews } from '#server/modules/reviews/add-up-reviews.ts'

/** Keeps the figures that triggers add to small, so that reading them stays cheap. */
export async function addUpFigures(db: Database): Promise<void> {
  await addUpReviews(db)
  await addUpRecycling(db)
}
