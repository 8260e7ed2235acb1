import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { AggregatorRegistry, Registry } from 'prom-client'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { setOperator } from '#server/config/operator.ts'
import { createPreviewHosts } from '#server/config/preview-hosts.ts'
import type { Database } from '#server/db/database.ts'
import { buildDesk } from '#server/desk/build-desk.ts'
import { hasOperators } from '#server/desk/operators/operators.repository.ts'
import type { DeskApplication } from '#server/desk/pages/application-shell.ts'
import { runPayoutJob } from '#server/desk/payouts/jobs/run-payout-job.ts'
import { readPayer } from '#server/desk/payouts/payer.ts'
import { listenOnPorts } from '#server/http/listen.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { requireShopSecret } from '#server/secrets/require-shop-secret.ts'
import { openTracing } from '#server/telemetry/open-tracing.ts'
import { addProcessMetrics } from '#server/telemetry/process-metrics.ts'
import { startLoop } from '#server/worker/start-loop.ts'
import { notifySupervisor, onStop } from './child-process.ts'
import { createBlockLists } from './create-block-lists.ts'
import { createLazySearch, findSearchKind } from './create-search.ts'
import { openBlobs } from './open-blobs.ts'
import { openProcessDatabase } from './open-process-database.ts'

const GRACE_MS = 10_000

/** How long a long payout run waits until it starts. */
const JOB_PAUSE_MS = 1_000

/** Only a few people work here at a time. */
const USUAL_POOL_SIZE = 5

/** Warns while no operator exists, because nobody could sign in. */
export async function warnWithoutOperators(db: Database, logger: Logger): Promise<void> {
  if (await hasOperators(db)) return
  logger.warn(
    'no one can sign in to the desk yet; add an operator with: npm run operators -- add <name> --roles inspector,payout',
  )
}

const LOOPBACK = /^(?:127\.|::1$|localhost$)/

/** Warns where browsers elsewhere reach the port, but the desk doesn't know the name they use for it. */
function warnWithoutOrigin({ DESK_ADDRESS, DESK_ORIGIN }: Environment, logger: Logger): void {
  if (DESK_ORIGIN !== undefined || LOOPBACK.test(DESK_ADDRESS)) return
  logger.warn(
    'the desk is only available on this machine; set DESK_ORIGIN to the address that operators open',
  )
}

/** Warns where nobody has to agree to what one person does with money. */
function warnOfOnePerson({ ONE_PERSON_DESK }: Environment, logger: Logger): void {
  if (ONE_PERSON_DESK === 'off') return
  logger.warn('ONE_PERSON_DESK is on, so one person can inspect a device, prepare its payout and approve it')
}

/** In development Vite serves the sources of the operators' application on the desk's own port. */
export interface DeskDevelopment {
  readonly application: DeskApplication
  readonly serveSources: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

/** Opens the desk's port. The returned function closes it again. */
export async function openDesk(
  environment: Environment,
  db: Database,
  logger: Logger,
  development: DeskDevelopment | null = null,
) {
  const {
    DESK_ADDRESS: address,
    DESK_PORT,
    DESK_ORIGIN: origin,
    DESK_NETWORKS: networks,
    TRUSTED_PROXIES: trustedProxies,
  } = environment
  const secret = requireShopSecret(environment)
  const payer = readPayer(environment)
  const hosts = loadHostConfig(environment)
  warnWithoutOrigin(environment, logger)
  warnOfOnePerson(environment, logger)
  const search = createLazySearch({ environment, db, logger })
  const desk = await buildDesk({
    db,
    search,
    searchKind: findSearchKind(environment),
    blobs: openBlobs(environment, db, logger),
    logger,
    origin,
    port: DESK_PORT,
    networks,
    idleMs: environment.DESK_IDLE_MINUTES * MINUTE_MS,
    trustedProxies,
    secret,
    payer,
    content: {
      isElsewhere: environment.CMS_URL !== undefined,
      previews: createPreviewHosts(hosts.table),
    },
    hosts,
    blockLists: await createBlockLists(environment, (err) =>
      logger.error({ err }, 'the changed block list can’t be read; the one of before is used on'),
    ),
    isOnePersonDesk: environment.ONE_PERSON_DESK === 'on',
    ...(development && { application: development.application }),
  })
  const serve: DeskDevelopment['serveSources'] =
    development?.serveSources ?? ((_request, _response, next) => next())
  const listening = await listenOnPorts({
    address,
    ports: [DESK_PORT],
    handle: (request, response) => serve(request, response, () => desk.routing(request, response)),
  })
  const jobs = startLoop(() => runPayoutJob({ db, secret, payer, now: Date.now }), {
    pauseMs: JOB_PAUSE_MS,
    onError: (err) => logger.error({ err }, 'a payout job failed'),
  })
  return async () => {
    // Open pages would hold their connections until the grace period ends.
    desk.deskLive.close()
    await listening.close(GRACE_MS)
    await jobs.stop()
    await desk.close()
    await search.close()
  }
}

/** The process in which operators receive, inspect and pay. */
export async function run(): Promise<void> {
  const stopSteps: (() => Promise<unknown>)[] = []
  onStop(async () => {
    for (const step of stopSteps) await step()
  })
  const environment = parseEnvironment(process.env)
  setOperator(loadOperator(environment.OPERATOR_FILE))
  const logger = createLogger(environment.LOG_LEVEL)
  const { db } = openProcessDatabase(environment, USUAL_POOL_SIZE, logger)
  const closeTracing = openTracing(environment, 'desk', logger)
  const registry = new Registry()
  addProcessMetrics(registry, { process: 'desk', pool: db.$client, build: readBuildInfo().id })
  // Creating one lets this process answer when the supervisor collects metrics.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(registry)
  const close = await openDesk(environment, db, logger)
  await warnWithoutOperators(db, logger)
  stopSteps.push(close, () => db.$client.end(), closeTracing)
  notifySupervisor({ type: 'ready' })
}
