// The pages of a seller on the way: a cart, a sale, an account. The steps of the browser tests lead there.
const { chromium } = await import('@playwright/test')
const { buildPerson, createAccount, signIn } = await import('../tests/e2e/account-steps.ts')
const { createTrade, offerPhone, storeCart } = await import('../tests/e2e/cart-helpers.ts')
const { createVisit } = await import('../tests/e2e/sale-steps.ts')
const { createTradeIn } = await import('../tests/support/inspected-trades.ts')
const { openDatabase } = await import('../src/server/db/database.ts')
const { createBlobs } = await import('../src/server/modules/blobs/blobs.ts')
const { createFolderBlobs } = await import('../src/server/ports/blobs/folder-blobs.ts')
const { loadShopSecret } = await import('../src/server/secrets/load-shop-secret.ts')
const { tradeHash } = await import('../src/web/trades/trade-hash.ts')

const EMAIL = 'seller@example.org'

/** Works in the browser that is about to be audited, then leaves it alone: a second debugger would slow it down. */
async function inChrome({ port }, work) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0].newPage()
  try {
    return await work(page, browser)
  } finally {
    await page.close()
    await browser.close()
  }
}

/** An empty cache, as on a first visit, but with what the shop has stored. */
export const clearCache = (chrome) =>
  inChrome(chrome, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
  })

/** A sale whose device is being inspected. */
async function createInspectedSale(shopUrl) {
  const url = process.env.SHOP_DATABASE_URL ?? ''
  const db = openDatabase({ url, maxConnections: 2, onError: () => undefined })
  const secret = await loadShopSecret(db, process.env.SHOP_SECRET)
  const storages = { folder: createFolderBlobs(process.env.SHOP_BLOB_FOLDER ?? ''), s3: null }
  const blobs = createBlobs({ db, storages, now: Date.now, onFailure: () => undefined })
  const facts = { seller: { email: EMAIL }, shopUrl }
  const trade = await createTradeIn({ db, blobs, secret, now: Date.now }, 'IN_INSPECTION', facts)
  await db.$client.end()
  return `${shopUrl}/thankYou${tradeHash(trade)}`
}

/** Fills a cart, sells two phones and signs in; returns the addresses that show it. */
export const prepareVisits = (chrome, shopUrl) =>
  inChrome(chrome, async (page, browser) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, (_shop, path = '/') => shopUrl + path)
    const { address } = await createTrade(page, { shopUrl, email: EMAIL })
    const status = await createInspectedSale(shopUrl)
    const person = buildPerson(EMAIL)
    await createAccount(browser, visit, person)
    await signIn(visit, person)
    await storeCart(page, shopUrl, [await offerPhone(page, shopUrl)])
    return { cart: `${shopUrl}/checkout`, 'thank-you': address, status, account: `${shopUrl}/account` }
  })
