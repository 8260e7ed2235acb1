import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { findFreePort } from '#server/processes/free-ports.ts'
import { isAlive } from '#server/processes/running-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface ShopProcess {
  readonly child: ChildProcess
  readonly output: () => string
  /** Resolves with true once the shop is open, or false if it ends before that. */
  readonly opened: Promise<boolean>
  readonly ended: Promise<number | null>
}

/** A folder with a host table for one port, in which whole shops are started and killed. */
export async function createWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-process-'))
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  const deskPort = await findFreePort()
  const hostsFile = join(folder, 'hosts.json')
  writeFileSync(
    hostsFile,
    JSON.stringify({ hosts: [{ host: `localhost:${port}`, shopMode: 'default', lang: 'de' }] }),
  )
  const dataDir = join(folder, 'data')
  return {
    port,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      HOSTS_FILE: hostsFile,
      DESK_PORT: String(deskPort),
      WEB_CONCURRENCY: '1',
      LOG_LEVEL: 'warn',
      CATALOGUE_SEED: 'off',
    },
    /** Process id of the database server in this folder, or null if none is running. */
    databasePid(): number | null {
      const file = join(dataDir, 'postgres', 'postmaster.pid')
      const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
      return pid > 0 && isAlive(pid) ? pid : null
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Starts the shop as `npm start` does, without the preparation. */
export function startShopProcess(environment: Record<string, string>): ShopProcess {
  const env = { PATH: process.env.PATH ?? '', ...environment }
  const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['src/server/main.ts'], { cwd: ROOT, env })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  const opened = new Promise<boolean>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (text.includes('The shop is open')) resolve(true)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve(false))
  })
  return { child, output: () => text, opened, ended }
}

interface LogLine {
  readonly level: number
  readonly msg: string
  readonly [field: string]: unknown
}

/** Everything that a shop has written. Without a terminal, every line is JSON. */
export const readLogLines = ({ output }: ShopProcess): readonly LogLine[] =>
  output()
    .split('\n')
    // The last one may still be on its way.
    .slice(0, -1)
    .map((line): LogLine => JSON.parse(line))

/** The single line that a shop prints when it fails to start. */
export async function readStartFailure(environment: Record<string, string>): Promise<string> {
  const shop = startShopProcess(environment)
  expect({ opened: await shop.opened, ended: await shop.ended }).toEqual({ opened: false, ended: 1 })
  const failures = readLogLines(shop)
    .map(({ msg }) => msg)
    .filter((msg) => msg.startsWith('Not started'))
  expect(failures).toHaveLength(1)
  expect(shop.output()).not.toMatch(/\\n {4}at /)
  return failures[0] ?? ''
}
