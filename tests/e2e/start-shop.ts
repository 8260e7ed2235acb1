import { findRunningPostgres } from '#server/db/embedded-postgres.ts'
import { runShop } from '../../tools/run-shop.mjs'

/** The account that payouts leave; it belongs to nobody. */
const PAYER = { PAYER_NAME: 'Ankauf GmbH', PAYER_IBAN: 'DE75512108001245126199' }

/** One shop for all browser tests, on free ports; its addresses reach the tests through the environment. */
export default async function startShop() {
  // As if behind a proxy: a test may be a visitor with an address of its own, so that limits count for it alone.
  const shop = await runShop({ env: { TRUSTED_PROXIES: '127.0.0.1', ...PAYER } })
  process.env.SHOP_URLS = JSON.stringify(shop.urls)
  process.env.DESK_URL = shop.deskUrl
  process.env.PARTNER_URL = shop.partnerUrl
  process.env.SHOP_DATABASE_URL =
    process.env.DATABASE_URL || ((await findRunningPostgres(shop.dataDir)) ?? '')
  return () => shop.stop()
}
