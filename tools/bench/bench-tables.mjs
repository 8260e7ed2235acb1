// npm run bench -- tables [rows] [more rows] [table …]: whether the tables that only grow need partitions. The same inserts,
// queries and deletions on a small and on a large log, outbox, list of events and audit log, in one run on one PostgreSQL.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { openPatientDatabase } from './patient-database.mjs'

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
const TRIES = 5

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

/** How many pages of a table and its indexes were touched so far. */
async function readTouchedPages(pool, table) {
  // Counts are published about once a second, unless asked for.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query(
    `select heap_blks_hit + heap_blks_read + idx_blks_hit + idx_blks_read as pages
     from pg_statio_user_tables where relname = $1`,
    [table],
  )
  return Number(rows[0].pages)
}

const findMedian = (values) => values.toSorted((one, other) => one - other)[values.length >> 1]

/** Medians. Unlike the time, the pages that it touches are the same on every machine, busy or not. */
async function measure(pool, table, run) {
  const times = []
  const pages = []
  for (let count = 0; count < TRIES; count += 1) {
    const before = await readTouchedPages(pool, table)
    const startedAt = performance.now()
    await run(count)
    times.push(performance.now() - startedAt)
    pages.push((await readTouchedPages(pool, table)) - before)
  }
  return { ms: findMedian(times), pages: findMedian(pages) }
}

/** All but those that stand for a constraint. Built once at the end, they cost a fraction of what every row costs them. */
async function withoutIndexes(client, table, run) {
  const { rows } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = $1
      and not exists (select from pg_constraint where conname = indexname)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await run()
  for (const { definition } of rows) await client.query(definition)
}

async function insertRows(client, table, { from, to }) {
  for (let at = from; at <= to; at += STEP)
    await client.query(ROWS[table], buildValues(table, at, Math.min(at + STEP - 1, to)))
}

async function grow(pool, tables, range) {
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`set maintenance_work_mem = '1GB'`)
  for (const table of tables) {
    const startedAt = performance.now()
    await withoutIndexes(client, table, () => insertRows(client, table, range))
    const seconds = (performance.now() - startedAt) / 1_000
    const { rows } = await client.query('select pg_total_relation_size($1) as bytes', [table])
    const size = `${(rows[0].bytes / 2 ** 30).toFixed(1)} GB with indexes`
    say(`${table}: ${range.to} rows after ${Math.round(seconds)} s, ${size}`)
  }
  await client.query('reset all')
  client.release()
  await pool.query(`vacuum analyze ${tables.join(', ')}`)
}

async function measureSize(db, tables, options) {
  const work = listWork(db, options)
  const results = {}
  for (const table of tables)
    for (const [name, run] of Object.entries(work[table]))
      results[name] = await measure(db.$client, table, run)
  return results
}

function report(small, large) {
  for (const [name, { ms, pages }] of Object.entries(small)) {
    const times = [ms, large[name].ms].map((own) => `${own.toFixed(1).padStart(8)} ms`).join(' ')
    const growth = `× ${(large[name].ms / ms).toFixed(2)}`
    say(`${name.padEnd(32)} ${times}   ${growth}   ${pages} and ${large[name].pages} pages touched`)
  }
}

export async function run([small = SIZES[0], large = SIZES[1], ...chosen]) {
  const sizes = [Number(small), Number(large)]
  const tables = Object.keys(ROWS).filter((table) => chosen.length === 0 || chosen.includes(table))
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
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
      const deleted = TRIES * DELETED * results.length
      results.push(await measureSize(db, tables, { size, deleted }))
      // The numbers of the measured rows are taken.
      grown = size + TRIES * tables.length * INSERTED
    }
    say(`Medians of five, ${sizes[0]} and ${sizes[1]} rows in each table`)
    report(...results)
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
