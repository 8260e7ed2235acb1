// What it costs to add new events to the desk's figures, with few and with many events before them.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { FIRST_GROWN, growTrades, measureMs } from './grow-trades.mjs'
import { openPatientDatabase } from './patient-database.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { countFigures } = await import('../../src/server/modules/figures/count-figures.ts')
const { readFigureRows } = await import('../../src/server/modules/figures/figures.repository.ts')
const { recountFigures } = await import('../../src/server/modules/figures/recount-figures.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

/** Events in the log; every sale has eight. */
const SIZES = [10_000, 1_000_000]
const EVENTS_PER_TRADE = 8
const NEW_EVENTS = 1_000
const RUNS = 9
const MAX_RATIO = 3
const WEEKS = 13

/** Grown events have no triggers, like those of an earlier release: they are counted as such. */
const COUNT_GROWN = `update figure_backlog set until = (select max(id) from trade_event) where log = 'trade'`

const NEW = `
  insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
  select ${FIRST_GROWN} + n, 1, 'bank_rejected', 'system', 'PAYOUT_PENDING', 'PAYOUT_FAILED', now()
  from generate_series($1::bigint, $2::bigint) as n`

async function countAll(db) {
  while (await countFigures(db, 20_000));
}

async function measureRefresh(db, trades) {
  const times = []
  for (let run = 0; run < RUNS; run += 1) {
    const from = 1 + ((run * NEW_EVENTS) % Math.max(1, trades - NEW_EVENTS))
    await db.$client.query(NEW, [from, from + NEW_EVENTS - 1])
    times.push(await measureMs(() => countFigures(db), 1))
  }
  // The quickest: whatever else the machine does only makes a run slower.
  return Math.min(...times)
}

const format = (ms) => `${ms.toFixed(1)} ms`

/** The days of a view, as the desk reads them. */
function buildDays() {
  const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  return Array.from({ length: WEEKS * 7 }, (_, index) => day(index))
}

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
  try {
    await prepareDatabase(database.url, { hasDevices: true, say: () => undefined })
    const measured = []
    let grown = 0
    for (const size of SIZES) {
      const trades = size / EVENTS_PER_TRADE
      await growTrades(db.$client, { from: grown + 1, to: trades })
      grown = trades
      await db.$client.query(COUNT_GROWN)
      await countAll(db)
      await db.$client.query('vacuum analyze desk_figure, uncounted_event')
      const refreshMs = await measureRefresh(db, trades)
      const viewMs = await measureMs(() =>
        readFigureRows(db, { days: buildDays(), deviceId: 0, moneyMarkets: ['de'] }, 'week'),
      )
      const { rows } = await db.$client.query('select count(*)::int as count from desk_figure')
      const recountMs = await measureMs(() => recountFigures(db), 1)
      measured.push(refreshMs)
      say(
        `${String(size).padStart(9)} events   ${NEW_EVENTS} new ones counted in ${format(refreshMs)}   ` +
          `${WEEKS} weeks read in ${format(viewMs)} (${rows[0].count} rows kept)   ` +
          `all counted again in ${format(recountMs)}`,
      )
    }
    const ratio = measured[1] / measured[0]
    say(`With 100 times as many events, new ones cost × ${ratio.toFixed(2)} (at most × ${MAX_RATIO})`)
    if (ratio > MAX_RATIO) process.exitCode = 1
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
