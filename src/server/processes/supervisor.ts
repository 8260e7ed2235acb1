import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type PrometheusContentType } from 'prom-client'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'
import { type HostConfig, loadHostConfig } from '#server/config/load-host-config.ts'
import { reportStartupFailure } from '#server/config/report-startup-failure.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { type DatabaseSource, openDatabaseSource } from './database-source.ts'
import { requireShopPorts } from './free-ports.ts'
import type { ProcessRole, ToChild, ToSupervisor } from './messages.ts'
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
function createFork(env: NodeJS.ProcessEnv) {
  const roles = new Map<number, ProcessRole>()
  return {
    fork(role: ProcessRole) {
      cluster.setupPrimary({ args: [role] })
      roles.set(cluster.fork(env).id, role)
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
    cluster.once('exit', () => reject(new Error('A process ended while starting. See the reason above.')))
  })
}

/** Replaces a process that dies, at most once a second. */
function keepRunning({ fork, roleOf }: Fork, isStopping: () => boolean): void {
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping()) return
    const role = roleOf(worker)
    say(`${NAMES[role]} ${worker.process.pid} ended (${signal ?? code}); starting another.`)
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
      .catch((error: Error) => say(`The database ended and cannot be restarted: ${error.message}`))
    if (hadEnded) say('The database had ended and was restarted.')
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

function announce({ ports }: HostConfig, environment: Environment, startedAtMs: number): void {
  const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
  say(`The shop is open (${seconds} s):`)
  for (const port of ports) say(`  http://localhost:${port}`)
  say(`  ${environment.DESK_ORIGIN ?? `http://localhost:${environment.DESK_PORT}`}/desk (for operators)`)
  say('Stop with Ctrl-C.')
}

async function start(environment: Environment, hosts: HostConfig, undo: (() => unknown)[]): Promise<Fork> {
  undo.unshift(requireSingleInstance(environment.DATA_DIR))
  await requireShopPorts(hosts, environment)
  say(environment.DATABASE_URL ? 'Connecting to the database …' : 'Starting the database …')
  const database = await openDatabaseSource(environment)
  undo.unshift(() => database.stop())
  undo.unshift(stopProcesses)
  undo.unshift(keepDatabaseRunning(database))
  say(
    `Starting ${environment.WEB_CONCURRENCY} web process${environment.WEB_CONCURRENCY > 1 ? 'es' : ''}, the worker and the desk …`,
  )
  const processes = createFork({ DATABASE_URL: database.url })
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
  readBuildInfo()
  const undo: (() => unknown)[] = []
  const stopAll = async () => {
    for (const step of undo) await step()
  }
  answerMetrics(new AggregatorRegistry())
  const starting = start(environment, hosts, undo)
  // A signal during the start waits for its end, because half a start cannot be undone.
  const isStopping = onStopSignal(() => starting.then(stopAll, stopAll))
  try {
    keepRunning(await starting, isStopping)
  } catch (error) {
    if (isStopping()) return
    await stopAll()
    throw error
  }
  if (!isStopping()) announce(hosts, environment, startedAtMs)
}
