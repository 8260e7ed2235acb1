// Starts single processes of the shop on the database of a measurement.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE } from '../setup.mjs'

const { findFreePort } = await import('../../src/server/processes/free-ports.ts')

/** All processes of a measurement share it. */
const SHOP_SECRET = 'only the measurements on this machine know this'

/** A process of a kind (web, worker or desk), once it is ready. */
export async function startProcess(kind, { folder, databaseUrl, env = {} }) {
  const port = await findFreePort()
  const hostsFile = join(folder, `hosts-${port}.json`)
  const hosts = [
    { host: `localhost:${port}`, shopMode: 'default', lang: 'de' },
    // Only a market with a public host has a sitemap.
    { host: 'shop.example', shopMode: 'default', lang: 'de' },
  ]
  writeFileSync(hostsFile, JSON.stringify({ hosts }))
  const startedAt = performance.now()
  const child = fork(fileURLToPath(new URL('one-process.mjs', import.meta.url)), [kind], {
    execPath: NODE,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SHOP_SECRET,
      HOSTS_FILE: hostsFile,
      DESK_PORT: String(port),
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1',
      ...env,
    },
  })
  const ended = once(child, 'exit')
  const [first] = await Promise.race([once(child, 'message'), ended])
  if (first?.type !== 'ready') throw new Error(`The ${kind} process didn’t start`)
  return {
    port,
    url: `http://localhost:${port}`,
    startedMs: performance.now() - startedAt,
    /** Its memory, and the longest time that requests had to wait since the last question. */
    async readLoad() {
      child.send({ type: 'load?' })
      for (;;) {
        const [message] = await once(child, 'message')
        if (message.type === 'load') return message
      }
    },
    stop() {
      child.send({ type: 'stop' })
      return ended
    },
  }
}
