import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runShop } from '../run-shop.mjs'
import { NODE, say } from '../setup.mjs'
import { measureFirstLoad } from './first-load.mjs'

const SECONDS = 4
const ROUNDS = 3

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function load(url) {
  const { stdout } = await promisify(execFile)(NODE, [here('load.mjs'), url, String(SECONDS)])
  return JSON.parse(stdout)
}

/** The page as it goes over the wire: headers and compressed bytes. */
async function fetchRaw(url) {
  const [response] = await once(http.get(url, { headers: { 'accept-encoding': 'br' } }), 'response')
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  const automatic = /^(date|connection|keep-alive|transfer-encoding)$/i
  const pairs = Object.entries(response.headers).filter(([name]) => !automatic.test(name))
  return { headers: pairs.flat(), body: Buffer.concat(chunks).toString('base64') }
}

async function startRawServer(page) {
  const child = spawn(NODE, [here('raw-server.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(page))
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill('SIGTERM') }
}

const row = (label, { perSecond, p99Ms }, base) =>
  say(
    `${label.padEnd(34)} ${perSecond.toFixed(0).padStart(7)}/s   p99 ${p99Ms.toFixed(0).padStart(4)} ms   ${(perSecond / base).toFixed(2)} x raw`,
  )

const summary = (runs) => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  p99Ms: median(runs.map(({ p99Ms }) => p99Ms)),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})

/** Raw node:http, a cached page and a freshly rendered page, in turns, each in its own process. */
async function measureRequests() {
  const cached = await runShop()
  const uncached = await runShop({ env: { PAGE_CACHE: 'off' } })
  const url = `${cached.urls.de}/`
  const raw = await startRawServer(await fetchRaw(url))
  const runs = { raw: [], cached: [], uncached: [] }
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.raw.push(await load(raw.url))
      runs.cached.push(await load(url))
      runs.uncached.push(await load(`${uncached.urls.de}/`))
    }
  } finally {
    raw.stop()
    await cached.stop()
    await uncached.stop()
  }
  return Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, summary(list)]))
}

export async function run() {
  say(`Home page (de), brotli, one process, 32 connections, ${ROUNDS} rounds of ${SECONDS} s each, medians:`)
  const { raw, cached, uncached } = await measureRequests()
  row('raw node:http, same bytes', raw, raw.perSecond)
  row('page from the cache', cached, raw.perSecond)
  row('page made anew', uncached, raw.perSecond)
  const failed = raw.failed + cached.failed + uncached.failed
  if (failed > 0) say(`${failed} requests failed`)
  say('')
  await measureFirstLoad()
}
