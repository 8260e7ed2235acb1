// npm run bench -- desk [sales]: what operators wait for, with 1,000 sales and with 100,000, in one run on one PostgreSQL.
// As much work is open at both sizes: a shop grows by what is over. Exits with 1 if anything takes more than three times as
// long.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { ask, closeConnections } from './ask.mjs'
import { growDevices, prepareDevices } from './grow-devices.mjs'
import { FIRST_GROWN, growTrades } from './grow-trades.mjs'
import { measureWork } from './growth-work.mjs'
import { openPatientDatabase } from './patient-database.mjs'
import { reportGrowth } from './report-growth.mjs'
import { startProcess } from './start-process.mjs'

const { formatTradeNumber } = await import('../../src/domain/trades/trade-number.ts')
const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { addOperator, createToken } = await import('../../src/server/desk/operators/manage-operators.ts')
const { createPasswordHashing } = await import('../../src/server/modules/account/password-hashing.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SMALL = 1_000
const LARGE = 100_000
const DEVICES = 2_000
const TRIES = 31
const ROLES = ['inspector', 'support', 'payout']

/** A hundred devices in each state that someone waits in. */
const OPEN_STATES = [
  'RECEIVED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'ACTION_REQUIRED',
  'QUARANTINED',
  'RETURN_PENDING',
  'ACCEPTED',
]
const OPEN_EACH = 100

const OPEN_WORK = `
  update trade_item set state = ($1::text[])[1 + (transaction_id - ${FIRST_GROWN} - 1) / ${OPEN_EACH}],
    state_since = now() - (transaction_id % 20) * interval '1 hour',
    settled_in_cents = case when transaction_id > ${FIRST_GROWN + OPEN_EACH * (OPEN_STATES.length - 1)} then 20000 end
  where transaction_id between ${FIRST_GROWN + 1} and ${FIRST_GROWN + OPEN_EACH * OPEN_STATES.length}`

/** As many names as a country has common ones, instead of one for all. */
const NAMES = `
  update trade_seller set first_name = initcap(translate(left(md5('first' || transaction_id % 997), 6), '0123456789', 'aeiouaeiou')),
    last_name = initcap(translate(left(md5('last' || transaction_id % 9973), 8), '0123456789', 'aeiouaeiou'))
  where transaction_id between $1 and $2`

async function grow(db, from, to) {
  await growTrades(db.$client, { from, to })
  await db.$client.query(NAMES, [FIRST_GROWN + from, FIRST_GROWN + to])
  if (from === 1) await db.$client.query(OPEN_WORK, [OPEN_STATES])
  await db.$client.query('vacuum analyze trade_seller, trade_item')
}

async function createDeskToken(db) {
  const options = { db, hashing: createPasswordHashing(), now: Date.now }
  await addOperator(options, { name: 'bench', roles: ROLES })
  return (await createToken(options, { name: 'bench', days: 1, scopes: ROLES })).result.token
}

/** What operators open all day, each over the API that its screen uses. */
async function listWork({ db, desk, token, sales }) {
  const headers = { authorization: `Bearer ${token}` }
  const get = async (path) => {
    const { status, bytes } = await ask(`${desk.url}/desk/api/${path}`, { headers })
    if (status !== 200) throw new Error(`${path}: ${status} ${bytes.toString().slice(0, 300)}`)
  }
  const search = (text) => get(`search?q=${encodeURIComponent(text)}`)
  const { rows } = await db.$client.query(
    `select first_name || ' ' || last_name as name from trade_seller order by transaction_id desc limit ${TRIES}`,
  )
  const number = (run) => formatTradeNumber(FIRST_GROWN + sales - 7 * run)
  // The name of the newest sale, with two letters swapped.
  const misspell = (name) => name.slice(0, -3) + name.at(-2) + name.at(-3) + name.at(-1)
  const work = {
    'search, number of a sale': (run) => search(number(run)),
    'search, name': (run) => search(rows[run].name),
    'search, misspelt name': (run) => search(misspell(rows[run].name)),
    'search, email': (run) => search(`grown-${sales - 3 * run}@example.org`),
    'search, parcel': (run) => search(`GROWN${sales - 11 * run}`),
    'page of a sale': (run) => get(`sales/${number(run)}`),
    'counts of all queues': () => get('counts'),
    'list of open devices': () => get('lists/open'),
    'list waiting for sellers': () => get('lists/waiting'),
    'list of bought devices': () => get('lists/bought'),
    'list of missing parts': () => get('parts'),
    'due payouts': () => get('payouts/due'),
  }
  return Object.entries(work).map(([name, run]) => [name, { tries: TRIES, run }])
}

async function measureSize(shop) {
  const times = {}
  for (const [name, work] of await listWork(shop)) {
    await work.run(0)
    times[name] = await measureWork(work)
  }
  const { rssBytes } = await shop.desk.readLoad()
  say(`${shop.sales} sales: desk with ${(rssBytes / 2 ** 20).toFixed(0)} MB`)
  return times
}

export async function run([largest = LARGE]) {
  const folder = createTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(postgres.url)
  try {
    await prepareDatabase(postgres.url, { hasDevices: false, say: () => undefined })
    await prepareDevices(db.$client)
    await growDevices(db.$client, 1, DEVICES)
    const token = await createDeskToken(db)
    const desk = await startProcess('desk', { folder, databaseUrl: postgres.url })
    try {
      const results = []
      for (const [from, sales] of [
        [1, SMALL],
        [SMALL + 1, Number(largest)],
      ]) {
        await grow(db, from, sales)
        results.push(await measureSize({ db, desk, token, sales }))
      }
      reportGrowth(...results)
    } finally {
      await desk.stop()
    }
  } finally {
    closeConnections()
    await db.$client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
