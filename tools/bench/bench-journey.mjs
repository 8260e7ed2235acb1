// What open pages of sales cost one web process: memory, how soon they hear of a change, and whether cached pages stay as
// fast as without them.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { openPatientDatabase } from './patient-database.mjs'
import { startProcess } from './start-process.mjs'
import { prepareTradeRequests } from './trade-requests.mjs'
import { hasWrk, load } from './wrk.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const PAGES = 500
const AT_ONCE = 16
const ROUNDS = 7
const SECONDS = 2
const SAMPLES = 100

/** What the figures are held to. */
const MIN_SPEED_SHARE = 0.9
const MAX_HEARD_MS = 2_000

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

const judge = (isMet, target) => (isMet ? `met: ${target}` : `NOT MET: ${target}`)

/** Limits count per address, so each page has its own. */
const addressOf = (index) => `10.${20 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`

async function createSales(web, client) {
  const sales = []
  const waiting = (await prepareTradeRequests(client, PAGES)).entries()
  const work = async () => {
    for (const [index, body] of waiting) {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': addressOf(index),
      }
      const response = await fetch(`${web.url}/api/trades`, { method: 'POST', headers, body })
      if (response.status !== 201) throw new Error(await response.text())
      sales.push(await response.json())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sales
}

/** An open page: the versions that it hears, as they come. */
async function openPage(web, { transactionId, tradeNumber, readKey }, index) {
  const headers = { accept: 'text/event-stream', 'x-forwarded-for': addressOf(index) }
  const url = `${web.url}/api/trades/${tradeNumber}/changes?key=${encodeURIComponent(readKey)}`
  const [response] = await once(get(url, { headers, agent: false }), 'response')
  if (response.statusCode !== 200) throw new Error(`A page was refused with ${response.statusCode}`)
  const page = { transactionId, onChange: () => undefined, close: () => response.destroy() }
  const first = Promise.withResolvers()
  page.onChange = first.resolve
  response.setEncoding('utf8').on('data', (text) => {
    if (text.includes('event: changed')) page.onChange()
  })
  await first.promise
  return page
}

async function openPages(web, sales) {
  const pages = []
  const waiting = sales.entries()
  const work = async () => {
    for (const [index, sale] of waiting) pages.push(await openPage(web, sale, index))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

const CHANGE = `
  insert into trade_event (transaction_id, event, actor, from_state, to_state, happened_at)
  select unnest($1::bigint[]), 'measured', 'system', 'CREATED', 'CREATED', now()`

/** The time from a change until all its pages have heard of it. */
async function measureHearing(client, pages) {
  const heard = pages.map((page) => {
    const { promise, resolve } = Promise.withResolvers()
    page.onChange = resolve
    return promise
  })
  const startedAt = performance.now()
  await client.query(CHANGE, [pages.map(({ transactionId }) => transactionId)])
  await Promise.all(heard)
  return performance.now() - startedAt
}

async function reportHearing(client, pages) {
  const single = []
  for (const page of pages.slice(0, SAMPLES)) single.push(await measureHearing(client, [page]))
  const all = await measureHearing(client, pages)
  const slowest = Math.max(...single, all)
  say(
    `a change is heard after ${median(single).toFixed(0)} ms (slowest of ${SAMPLES}: ${Math.max(...single).toFixed(0)} ms), ${PAGES} changes at once by all pages after ${all.toFixed(0)} ms   ` +
      judge(slowest < MAX_HEARD_MS, `below ${MAX_HEARD_MS} ms`),
  )
}

const toKib = (bytes) => (bytes / 1024).toFixed(1)

async function reportMemory(web, sales) {
  const before = await web.readLoad()
  const pages = await openPages(web, sales)
  const after = await web.readLoad()
  const perPage = (field) => toKib((after[field] - before[field]) / PAGES)
  say(
    `memory per open page: ${perPage('heapBytes')} KiB on the heap, ${perPage('rssBytes')} KiB of the process (${toKib(before.rssBytes / 1024)} to ${toKib(after.rssBytes / 1024)} MiB)`,
  )
  return pages
}

/** A cached page without and with open pages, in turns: only neighbours are compared. */
async function reportSpeed(web, sales, open) {
  const isWrk = await hasWrk()
  const shares = []
  let pages = open
  let failed = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const beside = await load(`${web.url}/`, { seconds: SECONDS, isWrk })
    for (const page of pages) page.close()
    const alone = await load(`${web.url}/`, { seconds: SECONDS, isWrk })
    pages = await openPages(web, sales)
    shares.push(beside.perSecond / alone.perSecond)
    failed += beside.failed + alone.failed
    say(
      `round ${round + 1}   alone ${alone.perSecond.toFixed(0)}/s, p99 ${alone.p99Ms.toFixed(1)} ms   beside ${PAGES} open pages ${beside.perSecond.toFixed(0)}/s, p99 ${beside.p99Ms.toFixed(1)} ms`,
    )
  }
  const share = median(shares)
  say(
    `a cached page beside ${PAGES} open ones: ${share.toFixed(2)} x as many per second as without them   ${judge(share >= MIN_SPEED_SHARE, `at least ${MIN_SPEED_SHARE} x`)}`,
  )
  if (failed > 0) say(`${failed} requests failed`)
  return pages
}

export async function run() {
  const folder = createTemporaryFolder()
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(database.url)
  let web = null
  try {
    await prepareDatabase(database.url, { hasDevices: true, say: () => undefined })
    // Memory is compared after the garbage is gone.
    const env = { NODE_OPTIONS: '--expose-gc' }
    web = await startProcess('web', { folder, databaseUrl: database.url, env })
    const sales = await createSales(web, db.$client)
    await load(`${web.url}/`, { seconds: SECONDS, isWrk: await hasWrk() })
    for (const page of await openPages(web, sales)) page.close()
    const measured = await reportMemory(web, sales)
    await reportHearing(db.$client, measured)
    for (const page of await reportSpeed(web, sales, measured)) page.close()
  } finally {
    await web?.stop()
    await db.$client.end()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
