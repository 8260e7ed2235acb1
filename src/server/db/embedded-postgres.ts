import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { findDatabasePort } from '#server/processes/free-ports.ts'
import { isAlive, isZombie, readCommand, waitForEnd } from '#server/processes/running-process.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import {
  clusterFolder,
  DATABASE_USER,
  ensureCluster,
  findClusterOwner,
  readPassword,
} from './postgres-cluster.ts'
import { choosePostgresHome, type PostgresHome } from './postgres-home.ts'
import { findPostgresUser, type PostgresUser } from './postgres-user.ts'

/** The installation's own PostgreSQL server. */
export interface EmbeddedPostgres {
  readonly url: string
  /** Where its files are: the data folder, or another one that its user can reach. */
  readonly folder: string
  /** Restarts the server at the same address if it has ended; true if it had. */
  revive(): Promise<boolean>
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string
  /** Extra server settings, such as `fsync=off` in tests. */
  readonly settings?: readonly string[]
}

const START_TIMEOUT_MS = MINUTE_MS
const STOP_TIMEOUT_MS = 10_000

/** A server that outlived its shop (`kill -9`) still owns the files, so it is taken over instead. */
function findSurvivor(folder: string): { pid: number; port: number } | null {
  try {
    const [pid = '', , , port = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    const isOurs = isAlive(Number(pid)) && readCommand(Number(pid)).includes(folder)
    return isOurs && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : null
  } catch {
    return null
  }
}

/**
 * Removes the lock of a dead server. PostgreSQL does so itself, except when the dead process remains as a zombie, as in
 * a container without an init process. Any other lock is left to PostgreSQL.
 */
function removeDeadLock(folder: string): void {
  const lock = join(folder, 'postmaster.pid')
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0
  if (pid > 0 && isZombie(pid)) rmSync(lock, { force: true })
}

function launch(
  home: PostgresHome,
  user: PostgresUser,
  port: number,
  settings: readonly string[],
): ChildProcess {
  const logFile = join(home.folder, 'postgres.log')
  const log = openSync(logFile, 'w')
  if (user.uid !== undefined && user.gid !== undefined) chownSync(logFile, user.uid, user.gid)
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((flag) => [
    '-c',
    flag,
  ])
  // Detached, because Ctrl-C reaches the whole process group and the database must outlive the last request.
  const options = { ...user, detached: true, stdio: ['ignore', log, log] as const, cwd: '/' }
  const child = spawn(home.binaries.postgres, ['-D', clusterFolder(home), '-p', String(port), ...flags], {
    ...options,
    stdio: [...options.stdio],
  })
  closeSync(log)
  child.unref()
  return child
}

const readLastLogLine = (home: PostgresHome): string =>
  readFileSync(join(home.folder, 'postgres.log'), 'utf8')
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? 'postgres.log gives no reason'

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch (error) {
    // Not listening yet, too busy to answer in time, or still starting or recovering (57P03). Waiting does not help with
    // anything else that the database itself says.
    if (!(error instanceof pg.DatabaseError) || error.code === '57P03') return false
    throw new StartupError(`The embedded database refused the connection: ${error.message}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function waitUntilReady(url: string, home: PostgresHome, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(25)) {
    if (hasEnded()) break
    if (await canConnect(url)) return
  }
  throw new StartupError(
    `The database in ${clusterFolder(home)} won’t start: ${readLastLogLine(home)} (restore the folder or move it away)`,
  )
}

async function stopServer(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await waitForEnd(pid, STOP_TIMEOUT_MS)) return
  process.kill(pid, 'SIGQUIT')
  await waitForEnd(pid, STOP_TIMEOUT_MS)
}

const buildUrl = (home: PostgresHome, port: number): string =>
  `postgres://${DATABASE_USER}:${readPassword(home)}@127.0.0.1:${port}/postgres`

/** The URL of the embedded PostgreSQL if it is running; null otherwise. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = choosePostgresHome(dataDir, await findPostgresBinaries(), findPostgresUser())
  const running = findSurvivor(clusterFolder(home))
  return running ? buildUrl(home, running.port) : null
}

interface Started {
  readonly port: number
  readonly pid: number
}

async function launchAndWait(
  home: PostgresHome,
  port: number,
  settings: readonly string[],
): Promise<Started> {
  const child = launch(home, findClusterOwner(home, findPostgresUser()), port, settings)
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  const pid = child.pid ?? 0
  try {
    await waitUntilReady(buildUrl(home, port), home, () => hasEnded)
  } catch (error) {
    if (!hasEnded && pid > 0) await stopServer(pid)
    throw error
  }
  return { port, pid }
}

async function startServer(home: PostgresHome, port: number, settings: readonly string[]): Promise<Started> {
  removeDeadLock(clusterFolder(home))
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; ; await sleep(200)) {
    try {
      return await launchAndWait(home, port, settings)
    } catch (error) {
      // Sessions of a killed server take a moment longer to end.
      if (Date.now() > deadline || !String(error).includes('shared memory block')) throw error
    }
  }
}

async function takeOver(home: PostgresHome): Promise<Started | null> {
  const survivor = findSurvivor(clusterFolder(home))
  if (survivor) await waitUntilReady(buildUrl(home, survivor.port), home, () => !isAlive(survivor.pid))
  return survivor
}

/** Starts the embedded PostgreSQL, creating it on the first start and taking over a surviving one. */
export async function startEmbeddedPostgres({
  dataDir,
  settings = [],
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const user = findPostgresUser()
  const home = choosePostgresHome(dataDir, await findPostgresBinaries(), user)
  await ensureCluster(home, user)
  let { port, pid } = (await takeOver(home)) ?? (await startServer(home, await findDatabasePort(), settings))
  return {
    url: buildUrl(home, port),
    folder: home.folder,
    async revive() {
      if (isAlive(pid)) return false
      pid = (await startServer(home, port, settings)).pid
      return true
    },
    stop: () => stopServer(pid),
  }
}
