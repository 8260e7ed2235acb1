// What pages with figures cost, with few and with many trades on one PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { growTrades, measureMs } from './grow-trades.mjs'
import { openPatientDatabase } from './patient-database.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { buildYearUntil } = await import('../../src/domain/fairness/fairness-figures.ts')
const { countSettled } = await import('../../src/server/modules/fairness/count-settled.ts')
const { readFairnessReport, hasUncounted } = await import(
  '../../src/server/modules/fairness/fairness.repository.ts'
)
const { countReviews } = await import('../../src/server/modules/reviews/reviews.repository.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SIZES = [10_000, 200_000]

async function countAll(db) {
  const startedAt = performance.now()
  while (await countSettled(db, 2_000));
  return performance.now() - startedAt
}

const readPage = (db) => () =>
  Promise.all([
    readFairnessReport(db, buildYearUntil(Date.now())),
    hasUncounted(db, Date.now()),
    countReviews(db, 'de'),
  ])

const format = (ms) => `${ms.toFixed(1)} ms`

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
  try {
    await prepareDatabase(database.url, { hasDevices: true, say: () => undefined })
    let grown = 0
    for (const size of SIZES) {
      await growTrades(db.$client, { from: grown + 1, to: size })
      const countMs = await countAll(db)
      // As PostgreSQL does by itself after a while.
      await db.$client.query('vacuum fairness_figure')
      const pageMs = await measureMs(readPage(db))
      const { rows } = await db.$client.query('select count(*)::int as count from fairness_figure')
      say(
        `${String(size).padStart(8)} trades   figures of a page ${format(pageMs)} (${rows[0].count} rows kept)   ` +
          `counted ${Math.round(((size - grown) / countMs) * 1_000)} devices/s`,
      )
      grown = size
    }
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
