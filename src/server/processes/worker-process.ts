import { AggregatorRegistry } from 'prom-client'
import { buildDeskUrl } from '#server/config/build-desk-url.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { createFindShopUrl } from '#server/config/find-shop-url.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { setOperator } from '#server/config/operator.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import { findPublishedBrand } from '#server/modules/partners/partners.repository.ts'
import { createFindPartner } from '#server/modules/partners/partners.ts'
import type { Carrier } from '#server/ports/carrier/carrier.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { readBuildInfo } from '#server/render/build-info.ts'
import { requireShopSecret } from '#server/secrets/require-shop-secret.ts'
import { openTracing } from '#server/telemetry/open-tracing.ts'
import { addProcessMetrics } from '#server/telemetry/process-metrics.ts'
import { watchCall } from '#server/telemetry/watch-call.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { notifySupervisor, onStop } from './child-process.ts'
import { createCollector } from './create-collector.ts'
import { createEdge } from './create-edge.ts'
import { createBulkMail, createMail } from './create-mail.ts'
import { createPush } from './create-push.ts'
import { openBlobs } from './open-blobs.ts'
import { openProcessDatabase } from './open-process-database.ts'

const watchCarrier = (carrier: Carrier): Carrier => ({
  book: (request) => watchCall('carrier', () => carrier.book(request)),
})

/** Outbox work runs concurrently, next to the clock. */
const USUAL_POOL_SIZE = 10

/** The process that sends mails, books parcels and watches deadlines. */
export async function run(): Promise<void> {
  const stopSteps: (() => Promise<unknown>)[] = []
  onStop(async () => {
    for (const step of stopSteps) await step()
  })
  const environment = parseEnvironment(process.env)
  setOperator(loadOperator(environment.OPERATOR_FILE))
  const logger = createLogger(environment.LOG_LEVEL)
  const { db } = openProcessDatabase(environment, USUAL_POOL_SIZE, logger)
  const closeTracing = openTracing(environment, 'worker', logger)
  const metrics = createWorkerMetrics(() => readOutboxState(db, Date.now()))
  addProcessMetrics(metrics.registry, { process: 'worker', pool: db.$client, build: readBuildInfo().id })
  // Creating one lets this process answer when the supervisor collects metrics.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(metrics.registry)
  const mail = createMail(environment, db)
  const bulkMail = createBulkMail(environment, db)
  const hosts = loadHostConfig(environment)
  const worker = startWorker({
    db,
    blobs: openBlobs(environment, db, logger),
    mail,
    logger,
    metrics,
    secret: requireShopSecret(environment),
    findPartner: createFindPartner(hosts, (id) => findPublishedBrand(db, id)),
    deskUrl: buildDeskUrl(environment),
    newsletter: {
      mail: bulkMail,
      findShopUrl: createFindShopUrl(hosts),
      perMinute: environment.NEWSLETTER_MAILS_PER_MINUTE,
      bounceAddress: environment.NEWSLETTER_BOUNCE_ADDRESS ?? null,
    },
    carrier: watchCarrier(createPrintedCarrier()),
    push: createPush(environment),
    collector: createCollector(environment),
    edge: createEdge(environment),
  })
  stopSteps.push(
    () => worker.stop(),
    () => mail.close(),
    () => bulkMail.close(),
    () => db.$client.end(),
    closeTracing,
  )
  notifySupervisor({ type: 'ready' })
}
