// The processor time that a web process needs for a page, as the process itself counts it: threads and garbage included,
// waiting and the client left out.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { NODE } from '../setup.mjs'

// The engine compiles what runs often, on threads that count: before this it does little else.
const WARM_UP = 2_000
const REQUESTS = 2_000
const PARALLEL = 4

/** As a current browser asks. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' }

async function ask(url, agent) {
  const [response] = await once(get(url, { agent, headers: HEADERS }), 'response')
  let bytes = 0
  for await (const chunk of response) bytes += chunk.length
  if (response.statusCode !== 200) throw new Error(`${url} is answered with ${response.statusCode}`)
  return bytes
}

/** Sends requests, a few at a time. */
async function send(url, agent, count) {
  let left = count
  const sendOn = async () => {
    while (left-- > 0) await ask(url, agent)
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendOn))
}

/** `process.cpuUsage` of the only web process, from its metrics. */
export async function readProcessorMs(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const [, seconds] = /^process_cpu_seconds_total\{[^}]*process="web"[^}]*\} ([\d.e+-]+)/m.exec(text)
  return Number(seconds) * 1_000
}

/** Milliseconds of processor time per request for a page, once it is warm. */
export async function measureProcessorMs(url) {
  const { origin } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })
  try {
    await send(url, agent, WARM_UP)
    const before = await readProcessorMs(origin)
    await send(url, agent, REQUESTS)
    return ((await readProcessorMs(origin)) - before) / REQUESTS
  } finally {
    agent.destroy()
  }
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
