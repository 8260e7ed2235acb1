// npm run bench -- catalogue [devices]: an import, the sitemap, and pages while prices change, on a generated catalogue.
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { createTemporaryFolder } from '../run-shop.mjs'
import { NODE, ROOT, say } from '../setup.mjs'
import { ask, closeConnections } from './ask.mjs'
import { describeDevices, writeCatalogueFile } from './catalogue-file.mjs'
import { startProcess } from './start-process.mjs'

const { startEmbeddedPostgres } = await import('../../src/server/db/embedded-postgres.ts')
const { prepareDatabase } = await import('../../src/server/processes/prepare-database.ts')

const DEVICES = 20_000
/** Above this, the search inside the web process is left out: it isn't meant for that. */
const MAX_SEARCHED = 100_000
const SECONDS = 8
/** How many devices get new prices, in turns. */
const CHANGED = 200
const VISITED = 300
/** How much slower 1 % of the pages may be while prices change. */
const MAX_P99_GROWTH = 2
const UNUSED_SERVICE = 'http://127.0.0.1:9'

const formatMegabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`
const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** The most memory that a process has had so far; 0 where the system doesn't say. */
function readPeakBytes(pid) {
  try {
    return 1_024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}

async function measureImport(url, file) {
  const startedAt = performance.now()
  const args = ['src/server/catalogue-command.ts', 'import', file]
  const child = spawn(NODE, args, { cwd: ROOT, env: { ...process.env, DATABASE_URL: url } })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, readPeakBytes(child.pid))
  }, 100)
  let last = ''
  child.stdout.on('data', (text) => {
    last = String(text)
  })
  child.stderr.pipe(process.stderr)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import failed: ${last}`)
  const seconds = (performance.now() - startedAt) / 1_000
  say(`import: ${seconds.toFixed(1)} s, at most ${formatMegabytes(peak)} (${last.trim().split('\n').at(-1)})`)
}

async function measureOnce(url) {
  const startedAt = performance.now()
  const { status, bytes } = await ask(url, { headers: { 'accept-encoding': 'gzip' } })
  return { status, size: bytes.length, ms: performance.now() - startedAt }
}

/** Each address first as nobody has asked for it yet, then again. */
async function measurePages(shop, paths) {
  for (const [name, path] of Object.entries(paths)) {
    const cold = await measureOnce(shop.url + path)
    const { longestBlockMs } = await shop.readLoad()
    const warm = await measureOnce(shop.url + path)
    say(
      `${name.padEnd(22)} ${cold.status}  first ${cold.ms.toFixed(1).padStart(8)} ms (longest block ${longestBlockMs.toFixed(0)} ms), again ${warm.ms.toFixed(1).padStart(6)} ms, ${cold.size} bytes`,
    )
  }
}

/** Visits pages one after another for a while. */
async function visit(shop, paths) {
  const times = []
  const endsAt = performance.now() + SECONDS * 1_000
  for (let index = 0; performance.now() < endsAt; index += 1) {
    const { status, ms } = await measureOnce(shop.url + paths[index % paths.length])
    if (status !== 200) throw new Error(`${status} at ${paths[index % paths.length]}`)
    times.push(ms)
  }
  times.sort((left, right) => left - right)
  const { longestBlockMs } = await shop.readLoad()
  return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99), longestBlockMs }
}

/** Changes prices from another process until it is stopped, and says how many. */
async function startChanges(databaseUrl, devices) {
  const script = fileURLToPath(new URL('change-prices.mjs', import.meta.url))
  const child = fork(script, { execPath: NODE, env: { ...process.env, DATABASE_URL: databaseUrl } })
  await once(child, 'message')
  const changed = Array.from({ length: CHANGED }, (_, index) => devices[(index * 7_919) % devices.length])
  child.send(changed.map(({ picture, ...device }) => device))
  return async () => {
    child.send('stop')
    const [count] = await once(child, 'message')
    return count
  }
}

const describeVisits = (name, { count, p50, p99, longestBlockMs }) =>
  say(
    `${name.padEnd(26)} ${count} pages, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, longest block ${longestBlockMs.toFixed(0)} ms`,
  )

async function measureChanges(shop, databaseUrl, { devices, paths }) {
  // Twice: the first visit of every page makes it.
  await visit(shop, paths)
  const quiet = await visit(shop, paths)
  const stop = await startChanges(databaseUrl, devices)
  const busy = await visit(shop, paths)
  const changes = await stop()
  describeVisits('visits', quiet)
  describeVisits(`with ${changes} new prices`, busy)
  const growth = busy.p99 / quiet.p99
  const verdict = `${growth <= MAX_P99_GROWTH ? 'met' : 'NOT MET'}: at most ${MAX_P99_GROWTH} times`
  say(`p99 with changing prices: ${growth.toFixed(2)} times that without, ${verdict}`)
}

async function listDevicePaths(client) {
  const { rows } = await client.query(
    `select url from device_text where language = 'de' order by md5(device_id::text) limit ${VISITED}`,
  )
  return rows.map(({ url }) => `/produkte/${url}`)
}

async function measureCatalogue(folder, databaseUrl, count) {
  const devices = describeDevices(count)
  const file = join(folder, 'devices.csv')
  await writeCatalogueFile(file, devices)
  say(`${count} devices, a file of ${formatMegabytes(statSync(file).size)}`)
  await measureImport(databaseUrl, file)
  const isSearched = count <= MAX_SEARCHED
  const env = isSearched ? {} : { SEARCH_SERVICE_URL: UNUSED_SERVICE }
  const shop = await startProcess('web', { folder, databaseUrl, env })
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { longestBlockMs, rssBytes } = await shop.readLoad()
    say(
      `web process: ready after ${(shop.startedMs / 1_000).toFixed(1)} s, ${formatMegabytes(rssBytes)}, longest block ${longestBlockMs.toFixed(0)} ms`,
    )
    const paths = await listDevicePaths(client)
    await measurePages(shop, {
      ...(isSearched
        ? { home: '/', 'list of a category': '/produkte/uebersicht-handys', device: paths[0] }
        : {}),
      sitemap: '/sitemap.xml',
      'sitemap, overviews': '/sitemap-overviews-1.xml',
      'sitemap, first devices': '/sitemap-devices-1.xml',
      'sitemap, last devices': `/sitemap-devices-${Math.ceil(count / 10_000)}.xml`,
    })
    if (isSearched)
      await measureChanges(shop, databaseUrl, {
        devices,
        paths: ['/', '/produkte/uebersicht-handys', ...paths],
      })
  } finally {
    await client.end()
    await shop.stop()
    closeConnections()
  }
}

export async function run([count = DEVICES]) {
  const folder = createTemporaryFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  try {
    await prepareDatabase(postgres.url, { hasDevices: false, say })
    await measureCatalogue(folder, postgres.url, Number(count))
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
