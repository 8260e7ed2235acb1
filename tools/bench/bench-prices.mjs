// npm run bench -- prices [rows]: a price list of 100,000 rows is uploaded, previewed and started, while visitors look at
// pages. Exits with 1 if the usual page takes more than 1.5 times as long meanwhile.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { ask, closeConnections } from './ask.mjs'
import { growDevices, prepareDevices } from './grow-devices.mjs'
import { openPatientDatabase } from './patient-database.mjs'
import { startProcess } from './start-process.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { addOperator, createToken } = await import('../../src/server/desk/operators/manage-operators.ts')
const { createPasswordHashing } = await import('../../src/server/modules/account/password-hashing.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const ROWS = 100_000
/** Of every device, beside the one that it has already. */
const MORE_SIZES = [256, 512, 1_024]
const SIZES = MORE_SIZES.length + 1
const LINES_PER_PART = 4_000
const QUIET_MS = 10_000
/** New prices drop pages, which are made again, and the search is built again beside them. */
const AFTERWARDS_MS = 30_000
const LARGEST_RATIO = 1.5
const VISITED = 200
/** Visitors pause between pages, as they do. */
const PAUSE_MS = 5

const GROW_SIZES = `
  insert into device_storage (device_id, storage_gb)
  select device_id, size from device_storage cross join unnest($1::integer[]) as size where storage_gb = 128
  on conflict do nothing`

const GROW_PRICES = `
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
  select market, device_id, size, from_version, amount_in_cents
  from base_price cross join unnest($1::integer[]) as size where storage_gb = 128`

/** The other markets follow the German list, so that every row changes all seven. */
const FOLLOW = `
  update base_price as price set amount_in_cents = greatest(500, german.amount_in_cents::bigint * list.factor / 10000 / 100 * 100)
  from base_price as german, jsonb_to_recordset($1) as list(market text, factor bigint)
  where german.market = 'de' and german.device_id = price.device_id and german.storage_gb = price.storage_gb
    and list.market = price.market and price.market <> 'de'`

const READ_LINES = `
  select maker.name || ';' || model_pattern || ';' || storage_gb || ';' || amount_in_cents / 100 + 1 as line
  from base_price join device on device.id = device_id join manufacturer as maker on maker.id = manufacturer_id
  where market = 'de' and to_version is null and storage_gb > 0 order by device_id, storage_gb limit $1`

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} s`
const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

async function grow(db, rows) {
  const { readPriceLists } = await import('../../src/server/modules/catalogue/writing/seed-files.ts')
  const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
  await prepareDevices(db.$client)
  await growDevices(db.$client, 1, Math.ceil(rows / SIZES))
  await db.$client.query(GROW_SIZES, [MORE_SIZES])
  await db.$client.query(GROW_PRICES, [MORE_SIZES])
  const lists = Object.entries(readPriceLists(DATA_FOLDER)).map(([market, { factorBp }]) => ({
    market,
    factor: factorBp,
  }))
  await db.$client.query(FOLLOW, [JSON.stringify(lists)])
  await db.$client.query('vacuum analyze device_storage, base_price')
}

/** Visits pages one after another until something is over, and says how long they took. */
async function visitUntil(shop, paths, over) {
  let isOver = false
  const end = over.finally(() => {
    isOver = true
  })
  const times = []
  for (let index = 0; !isOver; index += 1) {
    const startedAt = performance.now()
    const { status } = await ask(shop.url + paths[index % paths.length])
    if (status !== 200) throw new Error(`${status} at ${paths[index % paths.length]}`)
    times.push(performance.now() - startedAt)
    await wait(PAUSE_MS)
  }
  const result = await end
  times.sort((left, right) => left - right)
  return { result, count: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}

const describe = (name, { count, p50, p95 }) =>
  say(`${name.padEnd(22)} ${count} pages, p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`)

function createClient(desk, token) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (method, path, json) => {
    const body = json === undefined ? undefined : JSON.stringify(json)
    const { status, bytes } = await ask(`${desk.url}/desk/api/price-drafts${path}`, { method, headers, body })
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${bytes.toString().slice(0, 300)}`)
    return JSON.parse(bytes.toString())
  }
}

async function upload(call, id, lines) {
  const startedAt = performance.now()
  for (let start = 0; start < lines.length; start += LINES_PER_PART) {
    const text = lines.slice(start, start + LINES_PER_PART).join('\n')
    const { problems } = await call('POST', `/${id}/table`, { text, firstLine: start + 1 })
    if (problems.length > 0) throw new Error(`Row ${problems[0].line}: ${problems[0].problem}`)
  }
  say(`upload and check:      ${seconds(performance.now() - startedAt)} for ${lines.length} rows`)
}

async function preview(call, id, count) {
  const startedAt = performance.now()
  const { rowCount, guardedCount } = await call('GET', `/${id}`)
  const changes = await call('GET', `/${id}/changes`)
  say(
    `preview:               ${seconds(performance.now() - startedAt)}, ${changes.length} of ${rowCount} changes shown`,
  )
  if (rowCount !== count || guardedCount > 0) throw new Error(`${rowCount} rows, ${guardedCount} guarded`)
}

async function start(call, id) {
  const startedAt = performance.now()
  const { revision } = await call('GET', `/${id}`)
  await call('PUT', `/${id}/start`, { at: null, revision })
  for (let said = 0; ; ) {
    const draft = await call('GET', `/${id}`)
    if (draft.state === 'started') break
    if (draft.state !== 'scheduled') throw new Error(`The draft is ${draft.state}: ${draft.problem}`)
    if (draft.doneCount - said >= 5_000) {
      said = draft.doneCount
      say(`  ${draft.doneCount} of ${draft.totalCount} devices`)
    }
    await wait(1_000)
  }
  say(`start:                 ${seconds(performance.now() - startedAt)} in seven markets`)
}

async function changePrices(call, lines) {
  const { id } = await call('POST', '', { name: 'Measured', market: 'de' })
  await upload(call, id, lines)
  await preview(call, id, lines.length)
  await start(call, id)
  await wait(AFTERWARDS_MS)
}

async function createDeskToken(db) {
  const options = { db, hashing: createPasswordHashing(), now: Date.now }
  await addOperator(options, { name: 'bench', roles: ['pricing'] })
  const scopes = ['pricing', 'START_PRICE_DRAFT']
  return (await createToken(options, { name: 'bench', days: 1, scopes })).result.token
}

async function measure(db, { shop, desk, rows }) {
  const { rows: urls } = await db.$client.query(
    `select url from device_text where language = 'de' order by md5(device_id::text) limit ${VISITED}`,
  )
  const paths = ['/', ...urls.map(({ url }) => `/produkte/${url}`)]
  const { rows: read } = await db.$client.query(READ_LINES, [rows])
  const lines = read.map(({ line }) => line)
  const call = createClient(desk, await createDeskToken(db))
  // Twice: the first visit of every page makes it.
  await visitUntil(shop, paths, wait(QUIET_MS))
  const quiet = await visitUntil(shop, paths, wait(QUIET_MS))
  const busy = await visitUntil(shop, paths, changePrices(call, lines))
  describe('visits before', quiet)
  describe('visits meanwhile', busy)
  const ratio = busy.p50 / quiet.p50
  say(`the usual page takes ${ratio.toFixed(2)} times as long meanwhile (at most ${LARGEST_RATIO})`)
  if (ratio > LARGEST_RATIO) process.exitCode = 1
}

export async function run([rows = ROWS]) {
  const folder = createTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(postgres.url)
  const started = []
  try {
    await prepareDatabase(postgres.url, { hasDevices: false, say: () => undefined })
    await grow(db, Number(rows))
    for (const kind of ['web', 'worker', 'desk'])
      started.push(await startProcess(kind, { folder, databaseUrl: postgres.url }))
    const [shop, , desk] = started
    await measure(db, { shop, desk, rows: Number(rows) })
  } finally {
    for (const each of started) await each.stop()
    closeConnections()
    await db.$client.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
