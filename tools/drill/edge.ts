import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Undo } from './run-drill.ts'

/** A common load balancer as it is usually set up, without a second try for any request: it hides nothing. */
const buildConfig = (port: number, socket: string, targets: readonly number[]): string => `
global
  stats socket ${socket} mode 600 level admin

defaults
  mode http
  retries 0
  option forwardfor
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 60s
  timeout check 2s

frontend edge
  bind 127.0.0.1:${port}
  default_backend web

backend web
  balance roundrobin
  option httpchk
  http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost:${port}
  http-check expect status 200
  default-server check inter 2s fall 3 rise 1
${targets.map((target) => `  server m${target} 127.0.0.1:${target}`).join('\n')}
`

export interface Edge {
  /** Waits until it sends requests to the machine, or no more. */
  waitUntil(target: number, state: 'UP' | 'DOWN'): Promise<void>
  /** Sends no new requests to the machine, as an operator does before stopping one that doesn’t announce its end. */
  takeOut(target: number): Promise<void>
}

export interface EdgeOptions {
  readonly folder: string
  readonly port: number
  /** Ports of the machines. */
  readonly targets: readonly number[]
  readonly undo: Undo
}

const STATE_LIMIT_MS = 60_000
const PAUSE_MS = 100

/** HAProxy in front of the machines: health checks every 2 seconds, the third failure counts, no retries. */
export async function startEdge({ folder, port, targets, undo }: EdgeOptions): Promise<Edge> {
  const config = join(folder, 'edge.cfg')
  const socket = join(folder, 'edge.sock')
  writeFileSync(config, buildConfig(port, socket, targets))
  const child = spawn('haproxy', ['-q', '-db', '-f', config], { detached: true, stdio: 'ignore' })
  const failed = once(child, 'error').then(() => {
    throw new Error('HAProxy is missing (Debian: apt-get install haproxy)')
  })
  await Promise.race([once(child, 'spawn'), failed])
  failed.catch(() => undefined)
  undo.push(() => child.kill('SIGKILL'))

  const command = (line: string): Promise<string> => {
    const connection = connect(socket)
    connection.end(`${line}\n`)
    return text(connection)
  }
  const hasState = async (target: number, state: string) =>
    (await command('show stat').catch(() => ''))
      .split('\n')
      .some((line) => line.startsWith(`web,m${target},`) && line.includes(`,${state},`))

  return {
    async waitUntil(target, state) {
      for (const deadline = Date.now() + STATE_LIMIT_MS; Date.now() < deadline; await sleep(PAUSE_MS))
        if (await hasState(target, state)) return
      throw new Error(`The machine at port ${target} isn’t ${state} for the edge`)
    },
    async takeOut(target) {
      await command(`set server web/m${target} state drain`)
    },
  }
}
