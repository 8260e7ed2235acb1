import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { AggregatorRegistry } from 'prom-client'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { type App, buildApp } from '#server/app.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { setOperator } from '#server/config/operator.ts'
import { readTracking } from '#server/config/read-tracking.ts'
import { createCacheVersionChannel } from '#server/db/cache-versions.ts'
import { createCmsCopies } from '#server/db/cms-copies.ts'
import type { Database } from '#server/db/database.ts'
import { listenToChannels } from '#server/db/listen-to-channels.ts'
import { type Listening, listenOnPorts } from '#server/http/listen.ts'
import { type LoadShedding, NO_SHEDDING, watchLoad } from '#server/http/load-shedding.ts'
import { readPublished } from '#server/modules/content/documents/documents.repository.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createJsonApiDialect } from '#server/ports/cms/cms-dialect.ts'
import { createDirectusDialect } from '#server/ports/cms/directus-dialect.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { createHttpCms } from '#server/ports/cms/http-cms.ts'
import { createStoredCms } from '#server/ports/cms/stored-cms.ts'
import { createBuiltRenderer } from '#server/render/renderer.ts'
import { requireShopSecret } from '#server/secrets/require-shop-secret.ts'
import { openTracing } from '#server/telemetry/open-tracing.ts'
import { notifySupervisor, onDrain, onStop } from './child-process.ts'
import { createPush } from './create-push.ts'
import { createSearch } from './create-search.ts'
import { findMailbox } from './mailbox-token.ts'
import type { ToChild } from './messages.ts'
import { openBlobs } from './open-blobs.ts'
import { openProcessDatabase } from './open-process-database.ts'

const GRACE_MS = 10_000

const USUAL_POOL_SIZE = 10

const METRICS_TIMEOUT_MS = 5_000

// Content is fetched again after this time at the latest, also after an outage.
const CONTENT_MAX_AGE_MS = MINUTE_MS

/** Asks the supervisor for the metrics of all processes. */
function createClusterMetrics(): () => Promise<string> {
  const waiting = new Map<number, (text: string) => void>()
  let lastId = 0
  process.on('message', (message: ToChild) => {
    if (message?.type === 'metrics') waiting.get(message.requestId)?.(message.text)
  })
  return () =>
    new Promise((resolve, reject) => {
      lastId += 1
      const requestId = lastId
      const timer = setTimeout(
        () => finish(() => reject(new Error('no metrics from the supervisor'))),
        METRICS_TIMEOUT_MS,
      )
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        waiting.delete(requestId)
        settle()
      }
      waiting.set(requestId, (text) => finish(() => resolve(text)))
      notifySupervisor({ type: 'metrics?', requestId })
    })
}

function createCms(
  environment: Environment,
  db: Database,
  onFailure: (key: string, reason: unknown) => void,
): Cms {
  const stored = createStoredCms({
    delivered: createFileCms(DATA_FOLDER),
    readPublished: (market) => readPublished(db, market),
  })
  if (!environment.CMS_URL) return stored
  return createHttpCms({
    url: environment.CMS_URL,
    dialect:
      environment.CMS_KIND === 'directus'
        ? createDirectusDialect(environment.CMS_URL, environment.CMS_PASSWORD)
        : createJsonApiDialect(environment.CMS_USER, environment.CMS_PASSWORD),
    timeoutMs: environment.CMS_TIMEOUT_MS,
    copies: createCmsCopies(db),
    fallback: stored,
    onFailure,
  })
}

interface WebParts {
  readonly environment: Environment
  readonly logger: Logger
  readonly db: Database
  readonly isAccepting: () => boolean
  readonly load: LoadShedding
}

async function createApp({ environment, logger, db, isAccepting, load }: WebParts): Promise<App> {
  const hosts = loadHostConfig(environment)
  return buildApp({
    hosts,
    trustedProxies: environment.TRUSTED_PROXIES,
    edgeCacheSeconds: environment.EDGE_CACHE_SECONDS,
    cms: createCms(environment, db, (documentKey, err) =>
      logger.warn({ documentKey, err }, 'content system failed'),
    ),
    ...(environment.CMS_URL ? { contentMaxAgeMs: CONTENT_MAX_AGE_MS } : {}),
    imageOrigins: environment.CMS_URL ? [new URL(environment.CMS_URL).origin] : [],
    tracking: readTracking(environment),
    identityMarkets: new Set(environment.IDENTITY_MARKETS),
    search: await createSearch({ environment, db, logger }),
    db,
    blobs: openBlobs(environment, db, logger),
    secret: requireShopSecret(environment),
    ...findMailbox(environment, hosts, db),
    renderer: await createBuiltRenderer(),
    logger,
    metricsToken: environment.METRICS_TOKEN,
    securityContact: environment.SECURITY_CONTACT,
    recyclingLabelsPerDay: environment.RECYCLING_LABELS_PER_DAY,
    checkDatabase: async () => void (await db.execute(sql`select 1`)),
    isAccepting,
    isPublic: environment.SHOP_ENVIRONMENT === 'production',
    isCaching: environment.PAGE_CACHE === 'on',
    hasOfflinePages: environment.OFFLINE_PAGES === 'on',
    pushKey: createPush(environment)?.publicKey ?? null,
    collectMetrics: createClusterMetrics(),
    processCount: environment.WEB_CONCURRENCY,
    load,
  })
}

/** A process that answers requests on every port of the shop. */
export async function run(): Promise<void> {
  const stopSteps: (() => Promise<unknown>)[] = []
  let isAccepting = true
  let listening: Listening | null = null
  let endStreams: (() => void) | null = null
  const stopAccepting = () => {
    isAccepting = false
    listening?.drain()
  }
  onDrain(stopAccepting)
  onStop(async () => {
    stopAccepting()
    // Their pages connect again. Earlier, while the load balancer hasn't noticed yet, they would come back to this process.
    endStreams?.()
    for (const step of stopSteps) await step()
  })
  const environment = parseEnvironment(process.env)
  setOperator(loadOperator(environment.OPERATOR_FILE))
  const logger = createLogger(environment.LOG_LEVEL)
  const { db, directUrl } = openProcessDatabase(environment, USUAL_POOL_SIZE, logger)
  const closeTracing = openTracing(environment, 'web', logger)
  let load: LoadShedding = NO_SHEDDING
  const app = await createApp({
    environment,
    logger,
    db,
    isAccepting: () => isAccepting,
    load: { isShedding: () => load.isShedding() },
  })
  // Creating one lets this process answer when the supervisor collects metrics.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(app.metrics.registry)
  endStreams = app.liveSales.close
  const channels = [await createCacheVersionChannel(db, app.drop), app.liveSales.channel]
  const onError = (err: unknown) => logger.warn({ err }, 'listener for changes lost')
  const listener = await listenToChannels({ url: directUrl, channels, onError })
  // Changes made while the indexes were built went unnoticed.
  await app.drop('all')
  const { ports } = loadHostConfig(environment)
  const opened = await listenOnPorts({ address: environment.LISTEN_ADDRESS, ports, handle: app.handle })
  listening = opened
  // Not before: building the indexes keeps a process busy, and it would turn its first visitors away.
  load = watchLoad({ onChange: (isShedding) => logger.warn({ isShedding }, 'load shedding') })
  // Announced while this process was starting.
  if (!isAccepting) opened.drain()
  stopSteps.push(
    () => opened.close(GRACE_MS),
    () => app.fastify.close(),
    () => listener.stop(),
    () => db.$client.end(),
    closeTracing,
  )
  notifySupervisor({ type: 'ready' })
}
