// Starts the built shop on free ports with its own data folder, for tests, benchmarks and screenshots.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NODE, ROOT } from './setup.mjs'

// Written out: older versions of Node, which may start this tool, cannot import the domain's TypeScript. An architecture
// test compares the two.
const MARKET_IDS = ['at', 'de', 'en', 'es', 'fr', 'it', 'pl']

/** What is started: one shop per market, one for each of the other modes, and that of a second partner. */
export const SHOPS = [
  ...MARKET_IDS.map((lang) => ({ name: lang, shopMode: 'default', lang })),
  { name: 'b2bWidget', shopMode: 'b2bWidget', lang: 'de' },
  { name: 'agan', shopMode: 'agan', lang: 'de', partner: 'morgenfeld' },
  { name: 'nalvi', shopMode: 'agan', lang: 'de', partner: 'nalvi' },
]

/** The shop's own way, imported on demand: older versions of Node can't load it. */
async function findFreePort() {
  const ports = await import('../src/server/processes/free-ports.ts')
  return ports.findFreePort()
}

/** Creates a temporary folder that the database's user can reach, too. */
export function createTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'))
  chmodSync(folder, 0o755)
  return folder
}

async function writeHosts(folder) {
  const hosts = []
  const urls = {}
  for (const { name, shopMode, lang, partner } of SHOPS) {
    const host = `localhost:${await findFreePort()}`
    hosts.push({ host, shopMode, lang, partner })
    urls[name] = `http://${host}`
  }
  const file = join(folder, 'hosts.json')
  // The address of a partner's page that embeds the widget.
  const partnerUrl = `http://localhost:${await findFreePort()}`
  writeFileSync(file, JSON.stringify({ hosts, widgetPartnerOrigins: [partnerUrl] }))
  return { file, urls, partnerUrl }
}

/** Resolves as soon as the shop answers. `urls` has one address per market and per mode. */
export async function runShop({ env = {}, onOutput = () => undefined } = {}) {
  const folder = createTemporaryFolder()
  const { file, urls, partnerUrl } = await writeHosts(folder)
  const dataDir = join(folder, 'data')
  const deskPort = await findFreePort()
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
    child.once('exit', (code) => reject(new Error(`The shop didn’t start (${code}):\n${output}`)))
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
