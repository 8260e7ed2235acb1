// npm run bench -- tables [rows] [more rows] [table …]: whether the tables that only grow need partitions. The same inserts,
// queries and deletions on a small and on a large log, outbox, list of events and audit log, in one run on one PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { measureMs } from './grow-trades.mjs'

const { openDatabase } = await import('../../src/server/db/database.ts')
const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { claimJobs, deleteDoneJobs, readOutboxState } = await import(
  '../../src/server/modules/outbox/outbox.repository.ts'
)
const { deleteInBatches } = await import('../../src/server/modules/housekeeping/delete-in-batches.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SIZES = [500_000, 5_000_000]
const STEP = 500_000
const INSERTED = 10_000
const DELETED = 5_000

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

const HISTORY = 'select * from trade_event where transaction_id = $1'
const ENTRIES = 'select * from audit_log where transaction_id = $1'
const LATEST = 'select * from audit_log order by happened_at desc limit 100'

/** What the shop asks of each table while it runs. */
function listWork(db, { size, deleted }) {
  const query = (text, values) => db.$client.query(text, values)
  let inserted = size
  const insert = (table) => () => {
    inserted += INSERTED
    return query(ROWS[table], buildValues(table, inserted - INSERTED + 1, inserted))
  }
  const old = (run) => new Date(Date.parse(START) + (deleted + DELETED * (run + 1)) * 2_000)
  return {
    trade_event: {
      'log: 10,000 inserts': insert('trade_event'),
      'log: history of a sale': (run) => query(HISTORY, [size / 16 + run]),
    },
    outbox: {
      'outbox: 10,000 inserts': insert('outbox'),
      'outbox: claim of due jobs': () =>
        claimJobs(db, { nowMs: Date.now(), leaseMs: 1, limit: 8, topics: ['TRADE_MAIL'] }),
      'outbox: state': () => readOutboxState(db, Date.now()),
      'outbox: 5,000 old jobs deleted': (run) => deleteDoneJobs(db, old(run).getTime()),
    },
    controlling_event: {
      'events: 10,000 inserts': insert('controlling_event'),
      'events: 5,000 old ones deleted': (run) =>
        deleteInBatches(db, { table: 'controlling_event', isOld: sql`received_at < ${old(run)}` }),
    },
    audit_log: {
      'audit log: 10,000 inserts': insert('audit_log'),
      'audit log: entries of a sale': (run) => query(ENTRIES, [size / 16 + run]),
      'audit log: latest 100': () => query(LATEST),
    },
  }
}

/** How many pages of table and indexes a query touches. Unlike its time, this is the same on every machine. */
async function countPages(pool, text, values = []) {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
  const { Plan: plan } = rows[0]['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

async function listPages(pool, size) {
  return {
    trade_event: { 'log: history of a sale': await countPages(pool, HISTORY, [size / 16]) },
    audit_log: {
      'audit log: entries of a sale': await countPages(pool, ENTRIES, [size / 16]),
      'audit log: latest 100': await countPages(pool, LATEST),
    },
  }
}

async function grow(pool, tables, { from, to }) {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  for (const table of tables) {
    const startedAt = performance.now()
    for (let at = from; at <= to; at += STEP)
      await client.query(ROWS[table], buildValues(table, at, Math.min(at + STEP - 1, to)))
    const seconds = (performance.now() - startedAt) / 1_000
    const { rows } = await client.query('select pg_total_relation_size($1) as bytes', [table])
    const size = `${(rows[0].bytes / 2 ** 30).toFixed(1)} GB with indexes`
    say(`${table}: ${to} rows, ${Math.round((to - from) / seconds)} inserted per second, ${size}`)
  }
  await client.query('reset session_replication_role')
  client.release()
  await pool.query(`vacuum analyze ${tables.join(', ')}`)
}

async function measureSize(db, tables, options) {
  const work = listWork(db, options)
  const pages = await listPages(db.$client, options.size)
  const results = {}
  for (const table of tables)
    for (const [name, run] of Object.entries(work[table]))
      results[name] = { ms: await measureMs(run), pages: pages[table]?.[name] }
  return results
}

function report(small, large) {
  for (const [name, { ms, pages }] of Object.entries(small)) {
    const times = [ms, large[name].ms].map((own) => `${own.toFixed(1).padStart(8)} ms`).join(' ')
    const growth = `× ${(large[name].ms / ms).toFixed(2)}`
    say(`${name.padEnd(32)} ${times}   ${growth}${pages ? `   ${pages} and ${large[name].pages} pages` : ''}`)
  }
}

export async function run([small = SIZES[0], large = SIZES[1], ...chosen]) {
  const sizes = [Number(small), Number(large)]
  const tables = Object.keys(ROWS).filter((table) => chosen.length === 0 || chosen.includes(table))
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
    for (const size of sizes) {
      await grow(db.$client, tables, { from: grown + 1, to: size })
      const deleted = 5 * DELETED * results.length
      results.push(await measureSize(db, tables, { size, deleted }))
      // The numbers of the measured rows are taken.
      grown = size + 5 * tables.length * INSERTED
    }
    say(`Medians of five, ${sizes[0]} and ${sizes[1]} rows in each table`)
    report(...results)
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
