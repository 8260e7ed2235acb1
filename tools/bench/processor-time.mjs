// The processor time that a web process needs for a page, as the process itself counts it: threads and garbage included,
// waiting and the client left out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { NODE } from '../setup.mjs'
import { load } from './wrk.mjs'

// The engine compiles what runs often, on threads that count: before this it does little else.
const WARM_UP_SECONDS = 4

// A machine is not equally fast all the time: the median of short rounds says how fast it usually is.
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

/** Milliseconds of processor time per request for a page, once it is warm. */
export async function measureProcessorMs(url, isWrk) {
  const { origin } = new URL(url)
  await sendFor(WARM_UP_SECONDS, url, isWrk)
  const rounds = []
  while (rounds.length < ROUNDS) {
    const before = await readProcessorMs(origin)
    const requests = await sendFor(ROUND_SECONDS, url, isWrk)
    rounds.push(((await readProcessorMs(origin)) - before) / requests)
  }
  return median(rounds)
}

/** The part of it that React alone needs for the same page, measured right after it: on a busy machine both grow. */
export async function measureBareRenderMs(url) {
  const html = await (await fetch(url)).text()
  const [, state] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)
  const script = fileURLToPath(new URL('bare-render.mjs', import.meta.url))
  const child = spawn(NODE, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ path: new URL(url).pathname, state: JSON.parse(state) }))
  const [ms] = await once(child.stdout, 'data')
  return Number(String(ms))
}
