// Load from outside: wrk from Debian, which needs a fraction of the processor that a server in Node needs. A client in Node
// saturates first, and then every server looks as fast as the client.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { NODE } from '../setup.mjs'

const run = promisify(execFile)

const CONNECTIONS = 32
const ENCODING = 'br'

export const hasWrk = () =>
  run('wrk', ['--version']).then(
    () => true,
    // It prints its version and ends with 1.
    ({ code }) => code !== 'ENOENT',
  )

const MILLISECONDS = { us: 0.001, ms: 1, s: 1_000 }

function readWrk(text) {
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(text)
  const [, ...errors] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  const [, refused = 0] = /Non-2xx or 3xx responses: (\d+)/.exec(text) ?? []
  return {
    requests: Number(/(\d+) requests in/.exec(text)[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)[1]),
    p99Ms: Number(amount) * MILLISECONDS[unit],
    failed: [refused, ...errors].reduce((sum, count) => sum + Number(count), 0),
  }
}

/** Asks for an address on this machine for some seconds, by wrk, or by a client in Node where there is none. */
export async function load(url, { seconds, isWrk, connections = CONNECTIONS, encoding = ENCODING }) {
  if (!/^http:\/\/(localhost|127\.0\.0\.1):\d+\//.test(url)) throw new Error('Load goes to this machine only')
  if (!isWrk) {
    const client = fileURLToPath(new URL('load.mjs', import.meta.url))
    const args = [client, url, String(seconds), String(connections), encoding]
    return JSON.parse((await run(NODE, args)).stdout)
  }
  const options = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    `accept-encoding: ${encoding}`,
  ]
  return readWrk((await run('wrk', [...options, url])).stdout)
}
