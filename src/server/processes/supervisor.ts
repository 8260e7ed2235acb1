import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { AggregatorRegistry, type PrometheusContentType } from 'prom-client'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import { buildDeskUrl } from '#server/config/build-desk-url.ts'
import { type Environment, findOnlyUrl, parseEnvironment } from '#server/config/environment.ts'
import { type HostConfig, loadHostConfig } from '#server/config/load-host-config.ts'
import { requireOperator } from '#server/config/load-operator.ts'
import { say } from '#server/config/say.ts'
import { readSecretFiles } from '#server/config/secret-files.ts'
import { toDirectUrl } from '#server/db/roles/role-urls.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { type DatabaseSource, openDatabaseSource } from './database-source.ts'
import { warnOfExampleCompany } from './example-company.ts'
import { requireShopPorts } from './free-ports.ts'
import { chooseDrainMs, listProcesses } from './machine-role.ts'
import { buildMailboxUrl, createMailboxToken } from './mailbox-token.ts'
import type { ProcessRole, ToChild, ToSupervisor } from './messages.ts'
import { requireBlobFolder } from './open-blobs.ts'
import { openMetricsPort } from './open-metrics-port.ts'
import { buildProcessEnvironment } from './process-environment.ts'
import { requireSingleInstance } from './single-instance.ts'
import { listenForStop, type StopSignals } from './stop-signals.ts'

type Aggregator = AggregatorRegistry<PrometheusContentType>

const STOP_TIMEOUT_MS = 15_000
const RESTART_DELAY_MS = 1_000
const DATABASE_CHECK_MS = 1_000

const send = (worker: Worker, message: ToChild) => {
  if (worker.isConnected()) worker.send(message)
}

const listChildren = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

const NAMES: Readonly<Record<ProcessRole, string>> = {
  web: 'Web process',
  worker: 'Worker process',
  desk: 'Desk process',
}

/**
 * A page leaves a megabyte behind that nobody needs any more. The more of them the collector takes away at once, the fewer
 * are still in use and have to be copied. Hardly anything stays, and of that V8 concludes that the heap may hardly grow:
 * the next full collection, on all cores, would begin as soon as the last one is done.
 */
const WEB_FLAGS: readonly string[] = ['--max-semi-space-size=32', '--heap-growing-percent=300']

/** Starts processes and remembers their roles, so that one that dies is replaced by its like. */
function createFork(environmentFor: (role: ProcessRole) => NodeJS.ProcessEnv) {
  const roles = new Map<number, ProcessRole>()
  return {
    fork(role: ProcessRole) {
      const flags = role === 'web' ? WEB_FLAGS : []
      cluster.setupPrimary({ args: [role], execArgv: [...process.execArgv, ...flags] })
      roles.set(cluster.fork(environmentFor(role)).id, role)
    },
    roleOf: ({ id }: Worker): ProcessRole => roles.get(id) ?? 'web',
  }
}

type Fork = ReturnType<typeof createFork>

/** Sums the metrics of all processes, which only the supervisor can reach. */
function answerMetrics(aggregator: Aggregator): void {
  cluster.on('message', (worker, message: ToSupervisor) => {
    if (message?.type !== 'metrics?') return
    aggregator.clusterMetrics().then(
      (text) => send(worker, { type: 'metrics', requestId: message.requestId, text }),
      () => send(worker, { type: 'metrics', requestId: message.requestId, text: '' }),
    )
  })
}

function waitUntilAllReady(count: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let ready = 0
    cluster.on('message', (_, message: ToSupervisor) => {
      if (message?.type !== 'ready') return
      ready += 1
      if (ready === count) resolve()
    })
    cluster.once('exit', () =>
      reject(new Error('A process stopped while starting up. See the reason above.')),
    )
  })
}

/** Replaces a process that dies, at most once a second, and says when the new one is there. */
function keepRunning({ fork, roleOf }: Fork, isStopping: () => boolean): void {
  cluster.on('message', (worker, message: ToSupervisor) => {
    if (message?.type === 'ready') say(`${NAMES[roleOf(worker)]} ${worker.process.pid} is ready.`)
  })
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping()) return
    const role = roleOf(worker)
    say(`${NAMES[role]} ${worker.process.pid} stopped (${signal ?? code}); starting a new one.`)
    setTimeout(() => {
      if (!isStopping()) fork(role)
    }, RESTART_DELAY_MS)
  })
}

/** Restarts the embedded database if it ends. The other processes reconnect on their own. */
function keepDatabaseRunning(database: DatabaseSource): () => Promise<void> {
  let checking = Promise.resolve()
  const check = async () => {
    const hadEnded = await database
      .revive()
      .catch((error: Error) => say(`The database stopped and couldn’t be restarted: ${error.message}`))
    if (hadEnded) say('The database had stopped and has been restarted.')
  }
  const timer = setInterval(() => {
    checking = checking.then(check)
  }, DATABASE_CHECK_MS)
  return () => {
    clearInterval(timer)
    return checking
  }
}

async function stopProcesses(): Promise<void> {
  const running = listChildren()
  const ended = running.map((worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve())))
  for (const worker of running) send(worker, { type: 'stop' })
  const timeout = setTimeout(() => {
    for (const worker of running) worker.process.kill('SIGKILL')
  }, STOP_TIMEOUT_MS)
  await Promise.all(ended)
  clearTimeout(timeout)
}

/** Serves on, while load balancers notice that this machine is going away. */
async function drainProcesses(drainMs: number, { hurrying }: StopSignals): Promise<void> {
  if (drainMs === 0) return
  say(`Still serving for ${drainMs / 1_000} s, so that load balancers notice (Ctrl-C to skip) …`)
  for (const worker of listChildren()) send(worker, { type: 'drain' })
  await sleep(drainMs, undefined, { signal: hurrying }).catch(() => undefined)
}

interface Opening {
  readonly aggregator: Aggregator
  readonly environment: Environment
  readonly hosts: HostConfig
  readonly mailboxToken: string | null
}

function announce({ environment, hosts, mailboxToken }: Opening, startedAtMs: number): void {
  const { SHOP_ROLE } = environment
  const processes = listProcesses(environment)
  const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
  say(`The shop is open (${seconds} s${SHOP_ROLE === 'all' ? '' : `, ${SHOP_ROLE} only`}):`)
  if (processes.includes('web')) for (const port of hosts.ports) say(`  http://localhost:${port}`)
  if (processes.includes('desk')) say(`  ${buildDeskUrl(environment)}/desk (for operators)`)
  if (mailboxToken !== null)
    say(`  ${buildMailboxUrl(hosts, mailboxToken)} (all mail ends up here, because no mail server is set)`)
  say('Press Ctrl-C to stop.')
}

/** Visitors from outside come through a proxy that encrypts. Unless it is trusted, they all seem to be one. */
function warnWithoutTrustedProxies({ environment, hosts }: Opening): void {
  if (!listProcesses(environment).includes('web')) return
  if (environment.TRUSTED_PROXIES.length > 0 || ![...hosts.table.values()].some(isPublicHost)) return
  say(
    'WARNING: TRUSTED_PROXIES isn’t set. Everyone who comes through a proxy counts as one visitor,\n' +
      '         so one of them can block all the others, and cookies are sent without encryption.',
  )
}

/** What is undone when the shop stops, the latest first. */
type Undo = (() => unknown)[]

type Setting = Pick<Opening, 'environment' | 'hosts'>

/** The database, prepared for this version. Only a shop with a database of its own locks its data folder. */
async function openShop({ environment, hosts }: Setting, undo: Undo, stopping: AbortSignal) {
  const isEmbedded = environment.DATABASE_URL === undefined && findOnlyUrl(environment) === undefined
  if (isEmbedded) undo.unshift(requireSingleInstance(environment.DATA_DIR))
  await requireShopPorts(hosts, environment)
  say(isEmbedded ? 'Starting the database …' : 'Connecting to the database …')
  const database = await openDatabaseSource(environment, stopping)
  undo.unshift(() => database.stop())
  return database
}

/** What web processes of this release search, for a machine that only prepares their start. */
async function fillSearchIndexes(
  environment: Environment,
  { ownerUrl }: DatabaseSource,
  stopping: AbortSignal,
): Promise<void> {
  if (!environment.SEARCH_URL || ownerUrl === null) return
  // Imported only where it is used: a supervisor has no other use for the catalogue.
  const { fillSearch } = await import('./fill-search.ts')
  await fillSearch(environment.SEARCH_URL, { ownerUrl, stopping })
}

const describeProcesses = (processes: readonly ProcessRole[]): string => {
  const webCount = processes.filter((role) => role === 'web').length
  const web = webCount > 0 ? [`${webCount} web process${webCount > 1 ? 'es' : ''}`] : []
  const others = (['worker', 'desk'] as const).filter((role) => processes.includes(role))
  return new Intl.ListFormat('en-GB').format([...web, ...others.map((role) => `the ${role}`)])
}

async function start(opening: Opening, undo: Undo, stopping: AbortSignal): Promise<Fork> {
  const { environment, mailboxToken, aggregator } = opening
  const database = await openShop(opening, undo, stopping)
  undo.unshift(stopProcesses)
  undo.unshift(keepDatabaseRunning(database))
  const planned = listProcesses(environment)
  const { urls, ring } = database
  const secrets = { urls, directUrl: environment.DATABASE_DIRECT_URL, ring, mailboxToken }
  const processes = createFork((role) => buildProcessEnvironment(role, secrets))
  // Web processes accept from the shared socket themselves. A connection that the supervisor handed to a dying process
  // would hang; this way the kernel closes it or keeps it for the next process.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const [anyRole] = planned
  if (!anyRole) {
    await fillSearchIndexes(environment, database, stopping)
    return processes
  }
  await requireBlobFolder(environment, toDirectUrl(environment.DATABASE_DIRECT_URL, urls[anyRole]))
  say(`Starting ${describeProcesses(planned)} …`)
  const ready = waitUntilAllReady(planned.length)
  for (const role of planned) processes.fork(role)
  await ready
  undo.unshift(await openMetricsPort(environment, () => aggregator.clusterMetrics()))
  return processes
}

/**
 * Starts what belongs to this machine by `SHOP_ROLE`: everything (database, migrations, web processes, worker, desk), one
 * kind of process, or only the migrations and the search indexes. Stops it in reverse order.
 */
export async function run(): Promise<void> {
  const startedAtMs = Date.now()
  // Here and not in each process: all of them get what the files contained at the start.
  Object.assign(process.env, readSecretFiles(process.env))
  const environment = parseEnvironment(process.env)
  const hosts = loadHostConfig(environment)
  const aggregator: Aggregator = new AggregatorRegistry()
  const opening = { environment, hosts, aggregator, mailboxToken: createMailboxToken(environment, hosts) }
  const operator = environment.SHOP_ROLE === 'migrate' ? null : requireOperator(environment, hosts)
  if (operator) readBuildInfo()
  const undo: Undo = []
  const stopAll = async () => {
    for (const step of undo) await step()
  }
  answerMetrics(aggregator)
  // A signal during the start waits for its end, because half a start cannot be undone.
  const signals: StopSignals = listenForStop(() =>
    starting.then(async () => {
      await drainProcesses(chooseDrainMs(environment, hosts), signals)
      await stopAll()
    }, stopAll),
  )
  const starting = start(opening, undo, signals.stopping)
  const isStopping = () => signals.stopping.aborted
  try {
    keepRunning(await starting, isStopping)
  } catch (error) {
    if (isStopping()) return
    await stopAll()
    throw error
  }
  if (isStopping()) return
  if (operator === null) {
    await stopAll()
    say('The database is migrated.')
    // A fill that was given up still waits for its answers, and would keep the process alive.
    process.exit(0)
  }
  announce(opening, startedAtMs)
  warnWithoutTrustedProxies(opening)
  warnOfExampleCompany(operator.company)
}
