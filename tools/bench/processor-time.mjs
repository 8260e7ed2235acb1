// The processor time that a web process needs for a page, as the process itself counts it: threads and garbage included,
// waiting and the client left out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { NODE } from '../setup.mjs'
import { load } from './wrk.mjs'

// The engine compiles what runs often, on threads that count: before this it does little else.
const WARM_UP_SECONDS = 4

// A machine is not equally fast all the time: the median of short rounds says how fast it usually is. All pages take part in
// every round, so that a slow minute doesn't fall on one of them.
const ROUNDS = 9
const ROUND_SECONDS = 1

// One request waits while another one is answered, so that no time goes into falling asleep and waking up.
const CONNECTIONS = 2

/** As a current browser asks. */
const ENCODING = 'gzip, deflate, br, zstd'

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** `process.cpuUsage` of the only web process, from its metrics. */
export async function readProcessorMs(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total\{[^}]*process="web"[^}]*\} ([\d.e+-]+)/m.exec(text)
  return Number(seconds) * 1_000
}

async function sendFor(seconds, url, isWrk) {
  const { requests, failed } = await load(url, {
    seconds,
    isWrk,
    connections: CONNECTIONS,
    encoding: ENCODING,
  })
  if (failed > 0) throw new Error(`${failed} of ${requests} requests for ${url} failed`)
  return requests
}

async function measureRoundMs(url, isWrk) {
  const { origin } = new URL(url)
  const before = await readProcessorMs(origin)
  const requests = await sendFor(ROUND_SECONDS, url, isWrk)
  return ((await readProcessorMs(origin)) - before) / requests
}

/** Milliseconds of processor time per request for each page, usually and in its quickest round, once all are warm. */
export async function measureProcessorMs(urls, isWrk) {
  const rounds = urls.map(() => [])
  for (const url of urls) await sendFor(WARM_UP_SECONDS, url, isWrk)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [page, url] of urls.entries()) rounds[page].push(await measureRoundMs(url, isWrk))
  return rounds.map((ms) => ({ usualMs: median(ms), quickestMs: Math.min(...ms) }))
}

/** The time that React alone takes for the same page: on a busy machine both grow. */
export async function measureBareRenderMs(url) {
  const html = await (await fetch(url)).text()
  const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)
  const script = fileURLToPath(new URL('bare-render.mjs', import.meta.url))
  const child = spawn(NODE, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ path: new URL(url).pathname, state: JSON.parse(state) }))
  const [ms] = await once(child.stdout, 'data')
  return Number(String(ms))
}
