// Whether the tables that only grow need partitions: the same inserts, queries and deletions on a small and on a large
// log, outbox, list of events and audit log, in one run on one PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { measureMs } from './grow-trades.mjs'

const { openDatabase } = await import('../../src/server/db/database.ts')
const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { claimJobs, deleteDoneJobs, readOutboxState } = await import(
  '../../src/server/modules/outbox/outbox.repository.ts'
)
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SIZES = [500_000, 5_000_000]
const STEP = 500_000
const INSERTED = 10_000

/** Rows of a year, spread evenly, the newest last. */
const ROWS = {
  trade_event: `insert into trade_event (transaction_id, item_number, event, actor, from_state, to_state, happened_at)
    select n / 8, 1, 'booked_in', 'system', 'IN_TRANSIT', 'RECEIVED', $3::timestamptz + n * interval '2 seconds'
    from generate_series($1::bigint, $2::bigint) as n`,
  outbox: `insert into outbox (topic, work_key, data, status, due_at, created_at, done_at)
    select 'TRADE_MAIL', 'grown:' || n, '{"transactionId": 1}', 'done', at, at, at
    from (select n, $3::timestamptz + n * interval '2 seconds' as at from generate_series($1::bigint, $2::bigint) as n) as new`,
  controlling_event: `insert into controlling_event (received_at, client_id, application_id, market, shop_mode, url,
      event_name, data)
    select $3::timestamptz + n * interval '2 seconds', '', 'web', 'de', 'default', '/', $4, '{}'
    from generate_series($1::bigint, $2::bigint) as n`,
  audit_log: `insert into audit_log (action, is_view, transaction_id, happened_at)
    select 'READ_ITEM', true, n / 8, $3::timestamptz + n * interval '2 seconds'
    from generate_series($1::bigint, $2::bigint) as n`,
}

const START = '2020-01-01T00:00:00Z'

const buildValues = (table, from, to) =>
  table === 'controlling_event' ? [from, to, START, 'trade_created'] : [from, to, START]

/** What the shop asks of each table while it runs. */
function listWork(db, { size, deleted }) {
  const query = (text, values) => db.$client.query(text, values)
  let inserted = size
  const insert = (table) => () => {
    inserted += INSERTED
    return query(ROWS[table], buildValues(table, inserted - INSERTED + 1, inserted))
  }
  const old = (rows) => new Date(Date.parse(START) + rows * 2_000)
  return {
    'log: 10,000 inserts': insert('trade_event'),
    'log: history of a sale': (run) =>
      query('select * from trade_event where transaction_id = $1', [size / 16 + run]),
    'outbox: 10,000 inserts': insert('outbox'),
    'outbox: claim of due jobs': () =>
      claimJobs(db, { nowMs: Date.now(), leaseMs: 1, limit: 8, topics: ['TRADE_MAIL'] }),
    'outbox: state': () => readOutboxState(db, Date.now()),
    'outbox: 5,000 old jobs deleted': (run) => deleteDoneJobs(db, old(deleted + 5_000 * (run + 1)).getTime()),
    'events: 10,000 inserts': insert('controlling_event'),
    'audit log: 10,000 inserts': insert('audit_log'),
    'audit log: entries of a sale': (run) =>
      query('select * from audit_log where transaction_id = $1', [size / 16 + run]),
    'audit log: latest 100': () => query('select * from audit_log order by happened_at desc limit 100'),
  }
}

async function grow(pool, from, to) {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  for (const table of Object.keys(ROWS))
    for (let at = from; at <= to; at += STEP)
      await client.query(ROWS[table], buildValues(table, at, Math.min(at + STEP - 1, to)))
  await client.query('reset session_replication_role')
  client.release()
  await pool.query(`vacuum analyze ${Object.keys(ROWS).join(', ')}`)
}

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openDatabase({ url: database.url, onError: () => undefined })
  db.$client.options.statement_timeout = 0
  try {
    await prepareDatabase(database.url, { hasDevices: false, say: () => undefined })
    // What is inserted refers to sales that don't exist; the check of the reference costs the same at any size.
    await db.$client.query(
      'alter table trade_event drop constraint trade_event_transaction_id_trade_transaction_id_fk',
    )
    const results = []
    let grown = 0
    for (const size of SIZES) {
      await grow(db.$client, grown + 1, size)
      const times = {}
      const work = listWork(db, { size: 2 * size, deleted: 25_000 * results.length })
      for (const [name, run] of Object.entries(work)) times[name] = await measureMs(run)
      results.push(times)
      // The numbers of the measured rows are taken.
      grown = 2 * size + 50 * INSERTED
    }
    const [small, large] = results
    say(`Medians of five, ${SIZES[0]} and ${SIZES[1]} rows in each table`)
    for (const name of Object.keys(small))
      say(
        `${name.padEnd(32)} ${small[name].toFixed(1).padStart(8)} ms ${large[name].toFixed(1).padStart(8)} ms   × ${(large[name] / small[name]).toFixed(2)}`,
      )
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
