// Starts the built shop on free ports with a data folder of its own, for tests, benchmarks and screenshots.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

const MARKET_IDS = ['at', 'de', 'en', 'es', 'fr', 'it', 'pl']

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

/** Folder below the system's own for temporary files, reachable for the database's user. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  chmodSync(folder, 0o755)
  return folder
}

async function writeHosts(folder) {
  const shops = [
    ...MARKET_IDS.map((lang) => ({ name: lang, shopMode: 'default', lang })),
    { name: 'b2bWidget', shopMode: 'b2bWidget', lang: 'de' },
    { name: 'agan', shopMode: 'agan', lang: 'de' },
  ]
  const hosts = []
  const urls = {}
  for (const { name, shopMode, lang } of shops) {
    const host = `localhost:${await freePort()}`
    hosts.push({ host, shopMode, lang })
    urls[name] = `http://${host}`
  }
  const file = join(folder, 'hosts.json')
  // Where a page of a partner may stand that shows the widget.
  const partnerUrl = `http://localhost:${await freePort()}`
  writeFileSync(file, JSON.stringify({ hosts, widgetPartnerOrigins: [partnerUrl] }))
  return { file, urls, partnerUrl }
}

/** Resolves when the shop answers; `urls` has an address per market and per mode. */
export async function runShop({ env = {}, onOutput = () => undefined } = {}) {
  const folder = temporaryFolder()
  const { file, urls, partnerUrl } = await writeHosts(folder)
  const dataDir = join(folder, 'data')
  const deskPort = await freePort()
  const child = spawn(NODE, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOSTS_FILE: file,
      DESK_PORT: String(deskPort),
      LOG_LEVEL: 'warn',
      WEB_CONCURRENCY: '1',
      ...env,
    },
  })
  let output = ''
  const ready = new Promise((resolve, reject) => {
    const read = (chunk) => {
      output += chunk
      onOutput(String(chunk))
      if (output.includes('The shop is open')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The shop did not start (${code}):\n${output}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await ready
  return {
    urls,
    partnerUrl,
    deskUrl: `http://localhost:${deskPort}`,
    dataDir,
    pid: child.pid,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
