import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { addUpReviews, recountReviews } from '#server/modules/reviews/add-up-reviews.ts'
import { createTestDatabase } from '../../support/database.ts'
import { storeTrades } from '../../support/stored-trades.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

let db: Database
let sales: readonly number[]

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 4, onError: () => undefined })
  sales = await storeTrades(db, { createdAtMs: NOW_MS, count: 12, states: ['PAID'] })
})

afterAll(() => db.$client.end())

const CHANGES = {
  write: `insert into review (transaction_id, market, category_id, stars, sentence, written_at)
    values ($1, 'de', 'phones', 1 + $1::bigint % 5, 'Fine', now()) on conflict do nothing`,
  publish: `update review set state = 'published', decided_at = now(), hide_reason = null, was_published = true
    where transaction_id = $1`,
  hide: `update review set state = 'hidden', decided_at = now(), hide_reason = 'INSULT' where transaction_id = $1`,
  withdraw: 'delete from review where transaction_id = $1',
}

const GROUPED = 'market, state, stars, hide_reason, was_published'

async function readBoth() {
  const { rows } = await db.$client.query(
    `select (select json_agg(kept) from (select ${GROUPED}, sum(review_count)::int as count from review_figure
        group by ${GROUPED} having sum(review_count) <> 0 order by ${GROUPED}) as kept) as kept,
      (select json_agg(counted) from (select ${GROUPED}, count(*)::int as count from review
        group by ${GROUPED} order by ${GROUPED}) as counted) as counted`,
  )
  return rows[0]
}

const steps = fc.array(
  fc.record({
    change: fc.constantFrom('write' as const, 'publish' as const, 'hide' as const, 'withdraw' as const),
    sale: fc.nat({ max: 11 }),
    isAddedUp: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
)

it('the figures of reviews are what there is, whatever happens to reviews and whenever they are added up', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (made) => {
      for (const { change, sale, isAddedUp } of made) {
        const changed = db.$client.query(CHANGES[change], [sales[sale]])
        await Promise.all(isAddedUp ? [changed, addUpReviews(db)] : [changed])
      }
      const { kept, counted } = await readBoth()
      expect(kept).toEqual(counted)
    }),
    { numRuns: 12, seed: 20_261_116 },
  )
})

it('a recount finds nothing to correct, and corrects what is wrong', async () => {
  expect(await recountReviews(db)).toBe(0)
  await db.$client.query(
    `insert into review_figure (market, state, stars, was_published, review_count) values ('pl', 'waiting', 1, false, 9)`,
  )
  expect(await recountReviews(db)).toBe(1)
  const { kept, counted } = await readBoth()
  expect(kept).toEqual(counted)
})
