import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type PrometheusContentType } from 'prom-client'
import { isPublicHost } from '#domain/markets/host-reach.ts'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'
import { requireCompany } from '#server/config/load-company.ts'
import { type HostConfig, loadHostConfig } from '#server/config/load-host-config.ts'
import { reportStartupFailure } from '#server/config/report-startup-failure.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { type DatabaseSource, openDatabaseSource } from './database-source.ts'
import { warnOfExampleCompany } from './example-company.ts'
import { requireShopPorts } from './free-ports.ts'
import { buildMailboxUrl, createMailboxToken } from './mailbox-token.ts'
import type { ProcessRole, ToChild, ToSupervisor } from './messages.ts'
import { openKeyRing } from './open-key-ring.ts'
import { buildProcessEnvironment } from './process-environment.ts'
import { requireSingleInstance } from './single-instance.ts'

const STOP_TIMEOUT_MS = 15_000
const RESTART_DELAY_MS = 1_000
const DATABASE_CHECK_MS = 1_000

const say = (line: string) => process.stdout.write(`${line}\n`)

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

/** Starts processes and remembers their roles, so that one that dies is replaced by its like. */
function createFork(environmentFor: (role: ProcessRole) => NodeJS.ProcessEnv) {
  const roles = new Map<number, ProcessRole>()
  return {
    fork(role: ProcessRole) {
      cluster.setupPrimary({ args: [role] })
      roles.set(cluster.fork(environmentFor(role)).id, role)
    },
    roleOf: ({ id }: Worker): ProcessRole => roles.get(id) ?? 'web',
  }
}

type Fork = ReturnType<typeof createFork>

/** Sums the metrics of all processes, which only the supervisor can reach. */
function answerMetrics(aggregator: AggregatorRegistry<PrometheusContentType>): void {
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

/** Replaces a process that dies, at most once a second. */
function keepRunning({ fork, roleOf }: Fork, isStopping: () => boolean): void {
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

function onStopSignal(stop: () => Promise<void>): () => boolean {
  let isStopping = false
  const handle = () => {
    if (isStopping) return
    isStopping = true
    say('Stopping …')
    stop().then(() => process.exit(0), reportStartupFailure)
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  process.on('SIGHUP', handle)
  return () => isStopping
}

interface Opening {
  readonly environment: Environment
  readonly hosts: HostConfig
  readonly mailboxToken: string | null
}

function announce({ environment, hosts, mailboxToken }: Opening, startedAtMs: number): void {
  const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
  say(`The shop is open (${seconds} s):`)
  for (const port of hosts.ports) say(`  http://localhost:${port}`)
  say(`  ${environment.DESK_ORIGIN ?? `http://localhost:${environment.DESK_PORT}`}/desk (for operators)`)
  if (mailboxToken !== null)
    say(`  ${buildMailboxUrl(hosts, mailboxToken)} (all mail ends up here, because no mail server is set)`)
  say('Press Ctrl-C to stop.')
}

/** Visitors from outside come through a proxy that encrypts. Unless it is trusted, they all seem to be one. */
function warnWithoutTrustedProxies({ environment, hosts }: Opening): void {
  if (environment.TRUSTED_PROXIES.length > 0 || ![...hosts.table.values()].some(isPublicHost)) return
  say('WARNING: TRUSTED_PROXIES isn’t set. Everyone who comes through a proxy counts as one visitor,')
  say('         so one of them can block all the others, and cookies are sent without encryption.')
}

async function start({ environment, hosts, mailboxToken }: Opening, undo: (() => unknown)[]): Promise<Fork> {
  undo.unshift(requireSingleInstance(environment.DATA_DIR))
  await requireShopPorts(hosts, environment)
  say(environment.DATABASE_URL ? 'Connecting to the database …' : 'Starting the database …')
  const database = await openDatabaseSource(environment)
  undo.unshift(() => database.stop())
  undo.unshift(stopProcesses)
  undo.unshift(keepDatabaseRunning(database))
  const ring = await openKeyRing(database.ownerUrl, environment)
  say(
    `Starting ${environment.WEB_CONCURRENCY} web process${environment.WEB_CONCURRENCY > 1 ? 'es' : ''}, the worker and the desk …`,
  )
  const secrets = { urls: database.urls, ring, mailboxToken }
  const processes = createFork((role) => buildProcessEnvironment(role, secrets))
  // Web processes accept from the shared socket themselves. A connection that the supervisor handed to a dying process
  // would hang; this way the kernel closes it or keeps it for the next process.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const ready = waitUntilAllReady(environment.WEB_CONCURRENCY + 2)
  processes.fork('worker')
  for (let count = 0; count < environment.WEB_CONCURRENCY; count += 1) processes.fork('web')
  processes.fork('desk')
  await ready
  return processes
}

/** Starts everything on one machine (database, migrations, web processes, worker, desk), and stops it in reverse order. */
export async function run(): Promise<void> {
  const startedAtMs = Date.now()
  const environment = parseEnvironment(process.env)
  const hosts = loadHostConfig(environment)
  const opening = { environment, hosts, mailboxToken: createMailboxToken(environment, hosts) }
  const company = requireCompany(environment, hosts)
  readBuildInfo()
  const undo: (() => unknown)[] = []
  const stopAll = async () => {
    for (const step of undo) await step()
  }
  answerMetrics(new AggregatorRegistry())
  const starting = start(opening, undo)
  // A signal during the start waits for its end, because half a start cannot be undone.
  const isStopping = onStopSignal(() => starting.then(stopAll, stopAll))
  try {
    keepRunning(await starting, isStopping)
  } catch (error) {
    if (isStopping()) return
    await stopAll()
    throw error
  }
  if (isStopping()) return
  announce(opening, startedAtMs)
  warnWithoutTrustedProxies(opening)
  warnOfExampleCompany(company)
}
