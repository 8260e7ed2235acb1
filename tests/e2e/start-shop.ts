import { runShop } from '../../tools/run-shop.mjs'

/** One shop for all browser tests, on free ports; its addresses reach the tests through the environment. */
export default async function startShop() {
  const shop = await runShop()
  process.env.SHOP_URLS = JSON.stringify(shop.urls)
  return () => shop.stop()
}
