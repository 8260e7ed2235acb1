import { buildYearUntil } from '#domain/fairness/fairness-figures.ts'
import { recountMonth } from '../modules/fairness/count-settled.ts'
import { recountFigures } from '../modules/figures/recount-figures.ts'
import { recountRecycling } from '../modules/recycling/add-up-recycling.ts'
import { recountReviews } from '../modules/reviews/add-up-reviews.ts'
import { type Command, withShopDatabase } from './command.ts'
import { UsageError } from './report-command-failure.ts'

const USAGE = `Usage: npm run figures -- recount

  recount   Count the figures of the fairness page and of the desk again from the logs, reviews and parcels, and correct
            those that differ`

/** The first days of the months of a report, oldest first. */
function listMonths(nowMs: number): string[] {
  const months: string[] = []
  const month = new Date(buildYearUntil(nowMs).fromMs)
  for (; month.getTime() <= nowMs; month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 'YYYY-MM-DD'.length))
  return months
}

/** `npm run figures`: proves that the figures are what they would be if everything was counted now. */
export const manageFigures: Command = async (context) => {
  const { args, say } = context
  if (args.length !== 1 || args[0] !== 'recount') throw new UsageError(USAGE)
  const report = (what: string, wrongCount: number) =>
    say(`${what}: ${wrongCount === 0 ? 'all right' : `${wrongCount} figures were wrong and are corrected`}`)
  await withShopDatabase(context, async (db) => {
    for (const month of listMonths(Date.now()))
      report(month.slice(0, 'YYYY-MM'.length), await recountMonth(db, month))
    report('reviews', await recountReviews(db))
    report('free recycling', await recountRecycling(db))
    report('figures of the desk', await recountFigures(db))
  })
  return true
}
