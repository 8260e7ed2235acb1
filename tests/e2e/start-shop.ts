import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findRunningPostgres } from '#server/db/embedded-postgres.ts'
import { generatePushKey } from '#server/ports/push/push-key.ts'
import { runShop } from '../../tools/run-shop.mjs'

/** The account from which payouts are made; it belongs to nobody. */
const PAYER = { PAYER_NAME: 'Ankauf GmbH', PAYER_IBAN: 'DE75512108001245126199' }

/** Starts one shop for all browser tests, on free ports; the tests get its URLs from the environment. */
export default async function startShop() {
  // Trusts a proxy, so that each test can be a visitor with its own address and its own rate limits.
  const mailboxToken = randomUUID()
  const shop = await runShop({
    env: {
      TRUSTED_PROXIES: '127.0.0.1',
      MAILBOX_TOKEN: mailboxToken,
      PUSH_PRIVATE_KEY: generatePushKey(),
      ...PAYER,
    },
  })
  process.env.SHOP_MAILBOX_TOKEN = mailboxToken
  process.env.SHOP_URLS = JSON.stringify(shop.urls)
  process.env.DESK_URL = shop.deskUrl
  process.env.PARTNER_URL = shop.partnerUrl
  process.env.SHOP_DATABASE_URL =
    process.env.DATABASE_URL || ((await findRunningPostgres(shop.dataDir)) ?? '')
  process.env.SHOP_BLOB_FOLDER = join(shop.dataDir, 'blobs')
  return () => shop.stop()
}
