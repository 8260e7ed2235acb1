// npm run bench -- growth [factor] [factor of devices]: the same work on a small and on a grown shop, in one run on one
// PostgreSQL. With more devices than search in the web process is meant for, both sizes search on a cluster of three
// OpenSearch nodes. Exits with 1 if anything takes more than three times as long.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from '../opensearch-server.mjs'
import { createTemporaryFolder } from '../run-shop.mjs'
import { say } from '../setup.mjs'
import { closeConnections } from './ask.mjs'
import { growDevices, prepareDevices } from './grow-devices.mjs'
import { growTrades } from './grow-trades.mjs'
import { listGrowthWork, measureWork } from './growth-work.mjs'
import { openPatientDatabase } from './patient-database.mjs'
import { reportGrowth } from './report-growth.mjs'
import { startProcess } from './start-process.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { countSettled } = await import('../../src/server/modules/fairness/count-settled.ts')
const { forgetLeftovers, forgetPeople } = await import('../../src/server/worker/forget-leftovers.ts')
const { SHOP_INDEXES } = await import('../../src/server/ports/search/shop-indexes.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const SMALL = { trades: 10_000, devices: 4_000 }
const FACTOR = 100
/** As many devices as search in the web process is meant for. */
const DEVICE_FACTOR = 7
const EMBEDDED_DEVICES = SMALL.devices * DEVICE_FACTOR
const NODE_HEAP_MB = 1_536
/** How long a process gets on top of the time that its start took, which includes indexing. */
const SETTLE_MS = 2_000
/** Long enough for a worker to have started all of its loops. */
const WORKER_MS = 5_000

const formatMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`

async function timed(name, run) {
  const startedAt = performance.now()
  await run()
  say(`  ${name}: ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`)
}

/** Devices that were written by hand: only a new version tells the search that there are others. */
const changeCatalogue = (db) =>
  db.$client.query(`update cache_version set version = version + 1 where scope = 'catalogue'`)

/** From one size to the next, and what the worker has done by then in a shop that has grown day by day. */
async function grow(db, from, to) {
  await timed(`${to.devices - from.devices} devices`, () =>
    growDevices(db.$client, from.devices + 1, to.devices),
  )
  await changeCatalogue(db)
  await timed(`${to.trades - from.trades} trades`, () =>
    growTrades(db.$client, { from: from.trades + 1, to: to.trades }),
  )
  await timed('figures and housekeeping of all of them', async () => {
    while (await countSettled(db, 20_000));
    await forgetLeftovers(db, Date.now())
    await forgetPeople(db, Date.now())
  })
  await db.$client.query('vacuum analyze trade_item, customer, fairness_figure, table_walk')
}

async function reportProcess(kind, shopProcess) {
  const { rssBytes, longestBlockMs } = await shopProcess.readLoad()
  const started = `ready after ${(shopProcess.startedMs / 1_000).toFixed(1)} s`
  say(`  ${kind}: ${formatMegabytes(rssBytes)}, ${started}, longest block ${longestBlockMs.toFixed(0)} ms`)
}

const countDocuments = async ([url], index) => {
  const answer = await fetch(`${url}/${index}/_count`)
  return answer.ok ? (await answer.json()).count : 0
}

/** A web process waits for a new cluster's indexes for half a minute only; what is measured needs all of them. */
async function waitUntilFilled(urls, devices) {
  for (const { devices: index } of SHOP_INDEXES)
    while ((await countDocuments(urls, index)) < devices) await wait(SETTLE_MS)
}

/** The whole catalogue is indexed again beside the one in use; requests must not notice. */
async function reportNewCatalogue(db, web) {
  await changeCatalogue(db)
  await wait(web.startedMs + SETTLE_MS)
  const { longestBlockMs } = await web.readLoad()
  say(`  catalogue indexed again: longest block ${longestBlockMs.toFixed(0)} ms`)
}

async function measureSize({ cluster, ...options }, { db, ...size }) {
  const web = await startProcess('web', options)
  const desk = await startProcess('desk', options)
  await reportProcess('web process after its start', web)
  if (cluster) await timed('indexes of all languages', () => waitUntilFilled(cluster.urls, size.devices))
  else await reportNewCatalogue(db, web)
  const times = {}
  try {
    const work = await listGrowthWork({ db, web, desk, ...size })
    for (const [name, own] of Object.entries(work)) times[name] = await measureWork(own)
    await reportProcess('web process', web)
    await reportProcess('desk', desk)
  } finally {
    await desk.stop()
    await web.stop()
  }
  const worker = await startProcess('worker', options)
  await wait(WORKER_MS)
  await reportProcess('worker', worker)
  await worker.stop()
  return times
}

const openCluster = (folder) => startCluster({ folder, heapMb: NODE_HEAP_MB, isMeasured: true })

export async function run([factor = FACTOR, deviceFactor = DEVICE_FACTOR]) {
  const large = { trades: SMALL.trades * Number(factor), devices: SMALL.devices * Number(deviceFactor) }
  const sizes = [SMALL, large]
  const folder = createTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  const db = openPatientDatabase(postgres.url)
  const cluster = large.devices > EMBEDDED_DEVICES ? await openCluster(folder) : null
  const env = cluster ? { SEARCH_URL: cluster.urls.join(',') } : {}
  try {
    await prepareDatabase(postgres.url, { hasDevices: false, say: () => undefined })
    await prepareDevices(db.$client)
    const results = []
    let grown = { trades: 0, devices: 0 }
    for (const size of sizes) {
      say(`${size.trades} trades, ${size.devices} devices`)
      await grow(db, grown, size)
      grown = size
      const options = { cluster, folder, databaseUrl: postgres.url, env }
      results.push(await measureSize(options, { db, ...size }))
    }
    say(
      `Medians with ${sizes.map(({ trades, devices }) => `${trades} trades and ${devices} devices`).join(', ')}`,
    )
    reportGrowth(...results)
  } finally {
    closeConnections()
    await db.$client.end()
    await cluster?.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
