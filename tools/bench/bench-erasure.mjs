// npm run bench -- erasure [trades]: the erasure of a person with 10,000 and with many trades, and how PostgreSQL finds what
// each of its statements is about.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { erasePerson } from './erase-person.mjs'
import { growTrades, measureMs } from './grow-trades.mjs'
import { openPatientDatabase } from './patient-database.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SMALL = 10_000
const LARGE = 1_000_000
/** Tables that have rows here; of an empty one, PostgreSQL reads its only page. */
const BIG_TABLES = ['customer', 'trade', 'trade_seller', 'trade_item', 'shipment', 'review_request']

/** Every statement that is sent while something runs. */
async function recordStatements(run) {
  const { query } = pg.Client.prototype
  const statements = []
  pg.Client.prototype.query = function record(...args) {
    const { text, values = args[1] ?? [] } = Object(args[0])
    if (/^\s*(?:select|insert|update|delete|with)\b/i.test(text ?? '')) statements.push({ text, values })
    return Reflect.apply(query, this, args)
  }
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

const listNodes = (plan) => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]

/** How the big tables are read. */
async function explain(pool, { text, values }) {
  const { rows } = await pool.query(`explain (format json) ${text}`, values)
  return listNodes(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => BIG_TABLES.includes(node['Relation Name']) && node['Node Type'] !== 'ModifyTable')
    .map((node) => `${node['Node Type']} of ${node['Relation Name']}`)
}

async function reportPlans(db, number) {
  const statements = await recordStatements(() => erasePerson(db, number))
  const reads = []
  for (const statement of statements) reads.push(...(await explain(db.$client, statement)))
  const scans = reads.filter((read) => read.startsWith('Seq Scan'))
  say(
    `${statements.length} statements read big tables ${reads.length} times: ${[...new Set(reads)].join(', ')}`,
  )
  if (scans.length === 0) return
  say(`Whole tables are read: ${scans.join(', ')}`)
  process.exitCode = 1
}

export async function run([large = LARGE]) {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
  try {
    await prepareDatabase(database.url, { hasDevices: true, say: () => undefined })
    let grown = 0
    for (const size of [SMALL, Number(large)]) {
      // The log isn't touched by an erasure, and is by far the largest.
      await growTrades(db.$client, { from: grown + 1, to: size, hasLog: false })
      grown = size
      const ms = await measureMs((run) => erasePerson(db, size - 13 * run), 15)
      say(`${String(size).padStart(9)} trades: erasure of a person ${ms.toFixed(1)} ms`)
    }
    await reportPlans(db, grown - 1)
  } finally {
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
