import type { Page } from '@playwright/test'
import type { OfferRenewal } from '#contracts/offers.ts'
import { OFFER_RENEWALS_PATH } from '#contracts/paths/offers.ts'
import { B2B_CAP_IN_CENTS } from '#domain/cart/cart-total.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { createVisit, locateField, locateHeadline, prepareCart, type Visit } from './sale-steps.ts'
import { expect, test } from './shop-test.ts'

const SIGNS = { EUR: '€', PLN: 'zł' } as const

/** The business shop stays German, whatever language the browser has stored. */
const findMarket = (mode: ShopMode, language: MarketId): MarketId => (mode === 'b2bWidget' ? 'de' : language)

/** The other modes read the stored language as the default does: one that is theirs, and one with another currency. */
const LANGUAGES: Readonly<Record<ShopMode, readonly MarketId[]>> = {
  default: MARKET_IDS,
  b2bWidget: ['de', 'pl'],
  agan: ['de', 'pl'],
}

const SHOPS: Readonly<Record<ShopMode, string>> = { default: 'de', b2bWidget: 'b2bWidget', agan: 'agan' }

const QUANTITY = 10

/** Where the shop would name its cap: in any language, with any amount. */
const ANY_CAP = new RegExp(
  MARKET_IDS.map((id) =>
    getTranslator(MARKETS[id], 'people')('CAP_TITLE', { cap: 'AMOUNT' })
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/\s/g, '\\s')
      .replace('AMOUNT', '.*\\d.*'),
  ).join('|'),
)

/** The server's prices, so that the devices of the cart bring exactly this together. */
const priceCart = (page: Page, totalInCents: number) =>
  page.route(`**${OFFER_RENEWALS_PATH}`, async (route) => {
    const response = await route.fetch()
    const { offers } = (await response.json()) as { offers: OfferRenewal[] }
    const priced = offers.map((offer) => ({
      ...offer,
      line: offer.line && { ...offer.line, priceInCents: totalInCents / QUANTITY },
    }))
    await route.fulfill({ response, json: { offers: priced } })
  })

/** Opens the cart and waits until it shows this total, in the market's currency. */
async function openCartAt(visit: Visit, totalInCents: number): Promise<void> {
  const { page, market, urlOf } = visit
  await page.unrouteAll()
  await priceCart(page, totalInCents)
  await page.goto(urlOf(buildPath(market, 'checkout')))
  await expect(locateHeadline(visit, 'CART_TITLE')).toBeVisible()
  await expect(page.getByText(formatMoney(market, totalInCents)).first()).toBeVisible()
}

for (const mode of SHOP_MODES)
  test(`mode ${mode} has the right market, currency and limits, whatever language is stored`, async ({
    page,
    context,
    urlOf,
  }) => {
    test.slow()
    const shop = SHOPS[mode]
    for (const language of LANGUAGES[mode])
      await test.step(language, async () => {
        await context.addCookies([{ name: 'locale', value: language, url: urlOf(shop) }])
        const visit = createVisit(page, { shop, market: findMarket(mode, language) }, urlOf)
        const { market } = visit
        await page.goto(visit.urlOf(buildPath(market, 'pdp', { pdp: 'apple-iphone-13' })))
        await expect(page.locator('html')).toHaveAttribute('lang', market.locale)
        await expect(page.getByRole('main')).toContainText(SIGNS[market.currency])
        const languages = page.getByRole('button', { name: MARKETS.pl.languageName, exact: true })
        await expect(languages).toHaveCount(mode === 'b2bWidget' ? 0 : 1)

        const cart = await prepareCart(visit, [
          { url: 'apple-iphone-13', storageGb: 128, quantity: QUANTITY },
        ])
        await page.evaluate((text) => {
          localStorage.cart = text
        }, cart)
        const cap = page.getByRole('heading', { name: ANY_CAP })
        await openCartAt(visit, B2B_CAP_IN_CENTS)
        await expect(cap).toHaveCount(0)
        await openCartAt(visit, B2B_CAP_IN_CENTS + QUANTITY)
        await expect(cap).toHaveCount(mode === 'b2bWidget' ? 1 : 0)
      })
  })

test('the business shop asks for a German VAT id, in German, with Polish stored', async ({
  page,
  context,
  urlOf,
}) => {
  await context.addCookies([{ name: 'locale', value: 'pl', url: urlOf('b2bWidget') }])
  const visit = createVisit(page, { shop: 'b2bWidget', market: 'de' }, urlOf)
  await page.goto(visit.urlOf(buildPath(visit.market, 'accountRegister')))
  await expect(locateField(visit, 'FIELD_VAT_ID')).toBeVisible()
  await expect(locateField(visit, 'FIELD_COMPANY')).toBeVisible()
})
