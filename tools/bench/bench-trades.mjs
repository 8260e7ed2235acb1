// Trades per second over HTTP next to bare inserts, of one row and of a trade's five rows, on one PostgreSQL, in
// turns.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { startProcess } from './start-process.mjs'
import { prepareTradeRequests, SELLER } from './trade-requests.mjs'

const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { importCatalogue } = await import('../../src/server/modules/catalogue/importing/import-catalogue.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const COUNT = 2_000
const WARM_UP = 500
const ROUNDS = 3
const AT_ONCE = 16
/** As many as a web process opens. */
const CONNECTIONS = 10
/** One per core, as the shop itself starts them. */
const WEB_PROCESSES = availableParallelism()

const PHONE = {
  category: 'phones',
  manufacturer: 'Acme',
  series: 'Rocket',
  model: 'Rocket 1',
  released: '2024-01',
  prices: { 128: 100 },
  picture: { kind: 'phone', width: 73, height: 157, back: '#2d3036', camera: 'column-2' },
}

const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)]
const median = (values) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Runs a task for every input with limited concurrency. */
async function measure(inputs, ask) {
  const times = []
  const waiting = inputs.values()
  const work = async () => {
    for (const input of waiting) {
      const startedAt = performance.now()
      await ask(input)
      times.push(performance.now() - startedAt)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const seconds = (performance.now() - startedAt) / 1_000
  times.sort((a, b) => a - b)
  return { perSecond: inputs.length / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** A phone, its offers, guests, and the table for bare inserts. */
async function prepareTables(pool) {
  const client = await pool.connect()
  await importCatalogue(client, [{ line: 2, fields: PHONE }], {
    dataFolder: DATA_FOLDER,
    isPartial: false,
    allowsPriceMoves: true,
  })
  for (const table of ['trade', 'trade_seller', 'trade_item', 'trade_event', 'outbox'])
    await client.query(`create table bare_${table} (like ${table} including all)`)
  const requests = await prepareTradeRequests(client, WARM_UP + ROUNDS * COUNT)
  client.release()
  return requests
}

/** Posts a trade; limits count per address, so each request uses another one. */
function createTradeClient(ports) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  let sent = 0
  return async (body) => {
    sent += 1
    const port = ports[sent % ports.length]
    const headers = {
      host: `localhost:${port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    }
    const options = { host: '127.0.0.1', port, path: '/api/trades', method: 'POST', agent, headers }
    const request = httpRequest(options)
    request.end(body)
    const [response] = await once(request, 'response')
    const chunks = []
    for await (const chunk of response) chunks.push(chunk)
    if (response.statusCode !== 201) throw new Error(`${response.statusCode} ${Buffer.concat(chunks)}`)
  }
}

const BARE_INSERT = `
  insert into bare_trade (transaction_id, trade_number, idempotency_key, request_hash, customer_number, market,
    shop_mode, is_business, currency, total_in_cents, voucher_code, voucher_value_in_cents, status_url,
    created_at, send_by)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`

/** Ids of bare rows, so that measurements never collide. */
let lastNumber = 0

function bareTrade(body) {
  lastNumber += 1
  const now = Date.now()
  return [
    lastNumber,
    `T-${lastNumber}`,
    randomUUID(),
    createHash('sha256').update(body).digest(),
    20_000_000 + lastNumber,
    'de',
    'default',
    false,
    'EUR',
    9_000,
    null,
    0,
    'http://localhost/danke',
    new Date(now),
    new Date(now + 86_400_000),
  ]
}

/** One row and nothing else, into a table with the columns and indexes of trades. */
const createInserter = (pool) => (body) =>
  pool.query({ name: 'bare-insert', text: BARE_INSERT, values: bareTrade(body) })

const BARE_SELLER = `
  insert into bare_trade_seller (transaction_id, email, first_name, last_name, street, house_number, zip, city,
    country, birth_date, payment_type_id, account_holder, sealed_account, masked_account)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`
const BARE_ITEM = `
  insert into bare_trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
  values ($1, 1, $2, 9000, 'CREATED', $3)`
const BARE_EVENT = `
  insert into bare_trade_event (transaction_id, event, actor, to_state, happened_at)
  values ($1, 'created', 'customer', 'CREATED', $2)`
const BARE_WORK = `
  insert into bare_outbox (topic, work_key, data, due_at, created_at)
  values ('ISSUE_LABEL', $1, $2, $3, $3)`

/** The rows of a trade as a plain program writes them: one transaction with an insert per row. */
function createRowsInserter(pool) {
  const { firstName, lastName, street, houseNumber, zip, city, country, birthDate, email } = SELLER
  return async (body) => {
    const trade = bareTrade(body)
    const [id] = trade
    const now = new Date()
    const seller = [id, email, firstName, lastName, street, houseNumber, zip, city, country, birthDate]
    const client = await pool.connect()
    const insert = (name, text, values) => client.query({ name, text, values })
    await client.query('begin')
    await insert('bare-insert', BARE_INSERT, trade)
    await insert('bare-seller', BARE_SELLER, [
      ...seller,
      13,
      'Erika Muster',
      Buffer.alloc(50),
      'DE89 •••• 3000',
    ])
    await insert('bare-item', BARE_ITEM, [id, randomUUID(), now])
    await insert('bare-event', BARE_EVENT, [id, now])
    await insert('bare-work', BARE_WORK, [`ISSUE_LABEL:${id}`, JSON.stringify({ transactionId: id }), now])
    await client.query('commit')
    client.release()
  }
}

const line = (label, { perSecond, p50, p99 }) =>
  say(
    `${label.padEnd(30)} ${perSecond.toFixed(0).padStart(6)}/s   p50 ${p50.toFixed(1).padStart(6)} ms   p99 ${p99.toFixed(1).padStart(6)} ms`,
  )

const summary = (runs) =>
  Object.fromEntries(['perSecond', 'p50', 'p99'].map((name) => [name, median(runs.map((run) => run[name]))]))

async function measureRounds({ pool, ports, requests }) {
  const ask = {
    insert: createInserter(pool),
    rows: createRowsInserter(pool),
    trade: createTradeClient(ports),
  }
  const runs = { insert: [], rows: [], trade: [] }
  for (const name of Object.keys(ask)) await measure(requests.slice(0, WARM_UP), ask[name])
  // PostgreSQL plans for grown tables, as in a shop that has run for a while.
  await pool.query('analyze')
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = WARM_UP + round * COUNT
    for (const name of Object.keys(ask))
      runs[name].push(await measure(requests.slice(begin, begin + COUNT), ask[name]))
  }
  return runs
}

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const pool = new pg.Pool({ connectionString: database.url, max: CONNECTIONS })
  pool.on('error', () => undefined)
  const shops = []
  try {
    await prepareDatabase(database.url, { hasDevices: false, say: () => undefined })
    const requests = await prepareTables(pool)
    for (let count = 0; count < WEB_PROCESSES; count += 1)
      shops.push(await startProcess('web', { folder, databaseUrl: database.url }))
    say(
      `Trades over HTTP beside bare inserts: ${ROUNDS} rounds of ${COUNT} each, ${AT_ONCE} at once, ${CONNECTIONS} connections each, ${WEB_PROCESSES} web processes, no worker`,
    )
    const runs = await measureRounds({ pool, ports: shops.map(({ port }) => port), requests })
    const labels = { insert: 'one row', rows: 'the rows of a trade', trade: 'trades over HTTP' }
    for (const [name, label] of Object.entries(labels)) {
      for (const [round, own] of runs[name].entries()) line(`round ${round + 1}, ${label}`, own)
      line(`median, ${label}`, summary(runs[name]))
    }
    const ratioTo = (name) =>
      median(runs[name].map(({ perSecond }, round) => runs.trade[round].perSecond / perSecond)).toFixed(2)
    say(`Trades per bare insert of a single row: ${ratioTo('insert')} (target at least 0.5)`)
    say(`Trades per bare transaction with the same rows: ${ratioTo('rows')}`)
  } finally {
    for (const shop of shops) await shop.stop()
    await pool.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
