import { sql } from 'drizzle-orm'
import { createServer } from 'vite'
import { buildApp } from '#server/app.ts'
import { buildDeskUrl } from '#server/config/build-desk-url.ts'
import { createLogger } from '#server/config/create-logger.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { type Environment, parseEnvironment } from '#server/config/environment.ts'
import { createFindShopUrl } from '#server/config/find-shop-url.ts'
import { type HostConfig, loadHostConfig } from '#server/config/load-host-config.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { setOperator } from '#server/config/operator.ts'
import { readTracking } from '#server/config/read-tracking.ts'
import { reportStartupFailure } from '#server/config/report-startup-failure.ts'
import { openDatabase } from '#server/db/database.ts'
import { listenToChannels } from '#server/db/listen-to-channels.ts'
import { listenOnPorts } from '#server/http/listen.ts'
import { readPublished } from '#server/modules/content/documents/documents.repository.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import { findPublishedBrand } from '#server/modules/partners/partners.repository.ts'
import { createFindPartner } from '#server/modules/partners/partners.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { createStoredCms } from '#server/ports/cms/stored-cms.ts'
import { createDevRenderer } from '#server/render/dev-renderer.ts'
import { requireShopSecret } from '#server/secrets/require-shop-secret.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { createCollector } from './create-collector.ts'
import { createBulkMail, createMail } from './create-mail.ts'
import { createSearch } from './create-search.ts'
import { openDesk, warnWithoutOperators } from './desk-process.ts'
import { buildMailboxUrl, findMailbox } from './mailbox-token.ts'
import { openBlobs } from './open-blobs.ts'

function announce(hosts: HostConfig, { DESK_PORT, MAILBOX_TOKEN }: Environment): void {
  const shops = hosts.ports.map((port) => `http://localhost:${port}`).join(' ')
  process.stdout.write(`Development shop: ${shops}\nDesk: http://localhost:${DESK_PORT}/desk\n`)
  if (MAILBOX_TOKEN) process.stdout.write(`Mailbox: ${buildMailboxUrl(hosts, MAILBOX_TOKEN)}\n`)
}

/** Runs the shop from its sources: pages are rendered for each request, and browsers reload what changes. */
async function run(): Promise<void> {
  const environment = parseEnvironment(process.env)
  const hosts = loadHostConfig(environment)
  setOperator(loadOperator(environment.OPERATOR_FILE))
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const logger = createLogger(environment.LOG_LEVEL)
  const isPooled = environment.DATABASE_DIRECT_URL !== undefined
  const open = (url = '') =>
    openDatabase({ url, isPooled, onError: (err) => logger.warn({ err }, 'database') })
  const db = open(environment.DATABASE_URL_WEB)
  const workerDb = open(environment.DATABASE_URL_WORKER)
  const deskDb = open(environment.DATABASE_URL_DESK)
  const secret = requireShopSecret(environment)
  startWorker({
    findPartner: createFindPartner(hosts, (id) => findPublishedBrand(workerDb, id)),
    db: workerDb,
    blobs: openBlobs(environment, workerDb, logger),
    logger,
    secret,
    mail: createMail(environment, workerDb),
    deskUrl: buildDeskUrl(environment),
    newsletter: {
      mail: createBulkMail(environment, workerDb),
      findShopUrl: createFindShopUrl(hosts),
      perMinute: environment.NEWSLETTER_MAILS_PER_MINUTE,
      bounceAddress: environment.NEWSLETTER_BOUNCE_ADDRESS ?? null,
    },
    carrier: createPrintedCarrier(),
    collector: createCollector(environment),
    metrics: createWorkerMetrics(() => readOutboxState(workerDb, Date.now())),
  })
  const renderer = createDevRenderer(vite)
  const app = await buildApp({
    hosts,
    trustedProxies: [],
    imageOrigins: [],
    tracking: readTracking(environment),
    identityMarkets: new Set(environment.IDENTITY_MARKETS),
    recyclingLabelsPerDay: environment.RECYCLING_LABELS_PER_DAY,
    cms: createStoredCms({
      delivered: createFileCms(DATA_FOLDER),
      readPublished: (market) => readPublished(db, market),
    }),
    search: await createSearch({ environment, db, logger }),
    db,
    blobs: openBlobs(environment, db, logger),
    secret,
    ...findMailbox(environment, hosts, db),
    renderer,
    logger,
    metricsToken: undefined,
    checkDatabase: async () => void (await db.execute(sql`select 1`)),
    isAccepting: () => true,
    isCaching: false,
    isDevelopment: true,
  })
  await listenToChannels({
    url: environment.DATABASE_DIRECT_URL ?? environment.DATABASE_URL_WEB ?? '',
    channels: [app.liveSales.channel],
    onError: (err) => logger.warn({ err }, 'listener for changes lost'),
  })
  await listenOnPorts({
    address: environment.LISTEN_ADDRESS,
    ports: hosts.ports,
    handle: (request, response) => {
      // Content is read from its files for each request, so that edits show up.
      app.drop('content')
      vite.middlewares(request, response, () => app.handle(request, response))
    },
  })
  await openDesk(environment, deskDb, logger, {
    application: {
      entry: '/src/desk-web/entry.tsx',
      imports: [],
      styles: ['/src/desk-web/styles/desk.css'],
      fonts: [],
      folder: null,
      isDevelopment: true,
      renderHead: renderer.renderHead,
    },
    serveSources: vite.middlewares,
  })
  await warnWithoutOperators(deskDb, logger)
  announce(hosts, environment)
}

run().catch(reportStartupFailure)
