import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { createBlobs } from '#server/modules/blobs/blobs.ts'
import { createFolderBlobs } from '#server/ports/blobs/folder-blobs.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'

/**
 * The shop's worker as a process of its own, to be killed. Its lease is short, so that a test doesn't wait a minute for
 * what a dead worker had taken.
 */
const { DATABASE_URL = '', SMTP_URL = '', SHOP_SECRET = '', PER_MINUTE = '', LEASE_MS = '' } = process.env

const db = openDatabase({ url: DATABASE_URL, maxConnections: 12, onError: () => undefined })

startWorker({
  db,
  blobs: createBlobs({
    db,
    storages: { folder: createFolderBlobs(join(tmpdir(), 'no-blobs')), s3: null },
    now: Date.now,
    onFailure: () => undefined,
  }),
  mail: createSmtpMail(SMTP_URL),
  secret: createShopSecret(Buffer.from(SHOP_SECRET)),
  carrier: createPrintedCarrier(),
  metrics: createWorkerMetrics(async () => ({ waiting: 0, dead: 0, delayInSeconds: 0 })),
  logger: {
    info: () => undefined,
    warn: () => undefined,
    error: (...entry: unknown[]) => void process.stderr.write(`${JSON.stringify(entry)}\n`),
  },
  leaseMs: Number(LEASE_MS),
  newsletter: {
    mail: createSmtpMail(SMTP_URL, 5),
    perMinute: Number(PER_MINUTE),
    bounceAddress: 'bounces@sell.example',
  },
})
