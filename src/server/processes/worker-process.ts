import { AggregatorRegistry } from 'prom-client'
import { setCompany } from '#server/config/company.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { createFindShopUrl } from '#server/config/find-shop-url.ts'
import { loadCompany } from '#server/config/load-company.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { openDatabase } from '#server/db/database.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { requireShopSecret } from '#server/secrets/require-shop-secret.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { notifySupervisor, onStop } from './child-process.ts'
import { createCollector } from './create-collector.ts'
import { createBulkMail, createMail } from './create-mail.ts'

/** Outbox work runs concurrently, next to the clock. */
const MAX_CONNECTIONS = 10

/** The process that sends mails, books parcels and watches deadlines. */
export async function run(): Promise<void> {
  const stopSteps: (() => Promise<unknown>)[] = []
  onStop(async () => {
    for (const step of stopSteps) await step()
  })
  const environment = parseEnvironment(process.env)
  setCompany(loadCompany(environment.COMPANY_FILE))
  const url = environment.DATABASE_URL
  if (!url) throw new Error('The supervisor passed no DATABASE_URL')
  const logger = createLogger(environment.LOG_LEVEL)
  const onError = (err: unknown) => logger.warn({ err }, 'database connection lost')
  const db = openDatabase({ url, maxConnections: MAX_CONNECTIONS, onError })
  const metrics = createWorkerMetrics(() => readOutboxState(db, Date.now()))
  // Creating one lets this process answer when the supervisor collects metrics.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(metrics.registry)
  const mail = createMail(environment, db)
  const bulkMail = createBulkMail(environment, db)
  const hosts = loadHostConfig(environment)
  const worker = startWorker({
    db,
    mail,
    logger,
    metrics,
    secret: requireShopSecret(environment),
    findPartner: hosts.findPartner,
    newsletter: {
      mail: bulkMail,
      findShopUrl: createFindShopUrl(hosts),
      perMinute: environment.NEWSLETTER_MAILS_PER_MINUTE,
      bounceAddress: environment.NEWSLETTER_BOUNCE_ADDRESS ?? null,
    },
    carrier: createPrintedCarrier(),
    collector: createCollector(environment),
  })
  stopSteps.push(
    () => worker.stop(),
    () => mail.close(),
    () => bulkMail.close(),
    () => db.$client.end(),
  )
  notifySupervisor({ type: 'ready' })
}
