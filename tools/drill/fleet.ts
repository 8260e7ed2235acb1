import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { findFreePort } from '#server/processes/free-ports.ts'
import { startPooler } from '../../tests/support/pooler.ts'
import { createTemporaryFolder } from '../run-shop.mjs'
import { ensureJudges, say } from '../setup.mjs'
import { type Edge, startEdge } from './edge.ts'
import { type Machine, type MachineOptions, runMachine, type Settings, startMachine } from './machine.ts'
import type { DrillOptions, Undo } from './run-drill.ts'

/** Two, so that one goes on while the other is replaced after a crash. */
const WEB_PROCESSES = 2

/** Longer than the edge needs: three checks, two seconds apart, and the time until the first. */
const DRAIN_SECONDS = 10

export interface Site {
  readonly folder: string
  readonly database: EmbeddedPostgres
  /** The host that visitors ask for: the edge. */
  readonly edgePort: number
  /** What all machines have in common. */
  readonly settings: Settings
  readonly undo: Undo
}

/** A database of its own, a pooler if wanted, and the settings of a fleet. Nothing of it is left at the end. */
export async function prepareSite(
  { isPooled, undo }: DrillOptions,
  databaseSettings: readonly string[] = [],
): Promise<Site> {
  const folder = createTemporaryFolder()
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
  const starting = startEmbeddedPostgres({ dataDir: join(folder, 'database'), settings: databaseSettings })
  undo.push(async () => (await starting).stop())
  const database = await starting
  const edgePort = await findFreePort()
  const hosts = [{ host: `localhost:${edgePort}`, shopMode: 'default', lang: 'de' }]
  const hostsFile = join(folder, 'hosts.json')
  writeFileSync(hostsFile, JSON.stringify({ hosts }))
  return {
    folder,
    database,
    edgePort,
    undo,
    settings: {
      ...(await chooseAddress(database.url, { isPooled, undo })),
      HOSTS_FILE: hostsFile,
      DATA_DIR: join(folder, 'data'),
      BLOB_FOLDER: join(folder, 'blobs'),
      SHOP_SECRET: randomBytes(32).toString('base64url'),
      MAILBOX: 'on',
      MAILBOX_TOKEN: randomBytes(16).toString('base64url'),
      TRUSTED_PROXIES: '127.0.0.1',
      WEB_CONCURRENCY: String(WEB_PROCESSES),
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      LOG_LEVEL: 'warn',
    },
  }
}

async function chooseAddress(url: string, { isPooled, undo }: DrillOptions): Promise<Settings> {
  if (!isPooled) return { DATABASE_URL: url }
  ensureJudges()
  const starting = startPooler(url)
  undo.push(async () => (await starting).stop())
  const pooler = await starting
  return { DATABASE_URL: pooler.toPooledUrl(url), DATABASE_DIRECT_URL: url }
}

/** A host of the fleet whose machine is replaced now and then. */
export interface Host {
  readonly port: number
  machine: Machine
  start(): Promise<void>
}

export interface HostOptions extends Partial<Pick<MachineOptions, 'root' | 'settings'>> {
  /** Where the edge expects it; a free one unless set. */
  readonly port?: number
}

/** Starts a machine with web processes on a port of its own. */
export async function startHost({ settings, undo }: Site, options: HostOptions = {}): Promise<Host> {
  const { port = await findFreePort() } = options
  const own = { ...settings, SHOP_ROLE: 'web', LISTEN_PORTS: String(port), ...options.settings }
  const open = () => startMachine({ ...options, undo, settings: own })
  const host = {
    port,
    machine: await open(),
    async start() {
      host.machine = await open()
    },
  }
  return host
}

export const startWorker = ({ settings, undo }: Site): Promise<Machine> =>
  startMachine({ undo, isBackground: true, settings: { ...settings, SHOP_ROLE: 'worker' } })

export const migrate = ({ settings, undo }: Site, program: Pick<HostOptions, 'root'> = {}): Promise<void> =>
  runMachine({ ...program, undo, settings: { ...settings, SHOP_ROLE: 'migrate' } })

export interface Fleet {
  readonly site: Site
  readonly edge: Edge
  readonly hosts: readonly [Host, Host]
}

/** Two hosts with web processes, a worker, and an edge in front. */
export async function startFleet(options: DrillOptions): Promise<Fleet> {
  const through = options.isPooled ? ' through a transaction pooler' : ''
  say(`Starting two hosts with ${WEB_PROCESSES} web processes each, a worker and an edge${through} …`)
  const site = await prepareSite(options)
  await migrate(site)
  await startWorker(site)
  const hosts = [await startHost(site), await startHost(site)] as const
  const edge = await openEdge(site, [hosts[0].port, hosts[1].port])
  for (const { port } of hosts) await edge.waitUntil(port, 'UP')
  return { site, edge, hosts }
}

export const openEdge = ({ folder, edgePort, undo }: Site, targets: readonly number[]): Promise<Edge> =>
  startEdge({ folder, port: edgePort, targets, undo })

/** Asks the database itself, whatever the shop says. */
async function query<Value>({ database }: Site, statement: string): Promise<Value[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: Value }>(statement)
    return rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

/** The number of rows that meet a condition. */
export async function countRows(site: Site, rows: string): Promise<number> {
  const [count] = await query<number>(site, `select count(*)::integer as value from ${rows}`)
  return count ?? 0
}

/** All devices: first a well-known phone, which visitors sell. */
export async function listDevices(
  site: Site,
): Promise<readonly { readonly id: number; readonly url: string }[]> {
  const listed = await query<string>(
    site,
    `select device_id || ' ' || url as value from device_text where language = 'de'
     order by url = 'apple-iphone-13' desc, url`,
  )
  return listed.map((line) => ({ id: Number(line.split(' ')[0]), url: line.split(' ')[1] ?? '' }))
}
