import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { BrowserContext, Page } from '@playwright/test'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKETING_TOUCHPOINT_PARAMETERS } from '#domain/markets/shop-constants.ts'
import { buildPerson, createAccount, REFUSAL_NOTICE, register, signIn, tabTo } from './account-steps.ts'
import {
  expect,
  goToReview,
  locateCartLink,
  locateNextButton,
  locateSubmitButton,
  locateThanksTitle,
  offerPhone,
  openCheckout,
  query,
  readEvents,
  sellPhone,
  storeCart,
  test,
  waitForHydration,
} from './cart-helpers.ts'
import { createVisit } from './sale-steps.ts'
import { NOT_FOUND_NOTICE } from './shop-test.ts'
import { findViolations } from './violations.ts'

const IPHONE = '/produkte/apple-iphone-13-mini'

const locateBar = (page: Page) => page.getByRole('region', { name: 'Cookies und Statistik erlauben?' })

const answerConsent = (page: Page, name: 'Ja' | 'Nein') =>
  locateBar(page).getByRole('button', { name, exact: true }).click()

const locateSettings = (page: Page) => page.getByRole('button', { name: 'Cookies und Statistik' })

const readDataLayer = (page: Page) => page.evaluate(() => window.dataLayer ?? [])

const listEventNames = async (page: Page) => (await readDataLayer(page)).flatMap(({ event }) => event ?? [])

/** Everything a visit sends for measurement. */
function watchTracking(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/(?:controlling|client-id)/.test(pathname)) sent.push(pathname)
  })
  return sent
}

const listTrackingCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name !== 'locale')

const readStoredEvents = (clientId: string) =>
  query<{ event_name: string; url: string; application_id: string; data: Record<string, unknown> }>(
    'select event_name, url, application_id, data from controlling_event where client_id = $1 order by id',
    [clientId],
  )

test.describe('a visitor who has not decided', () => {
  test.use({ consent: 'undecided', viewport: { width: 1280, height: 900 } })

  test('is not measured; after consent the visit so far is reported, from the ad to the cart', async ({
    page,
    context,
    urlOf,
  }) => {
    const sent = watchTracking(context)
    const parameters = Object.fromEntries(MARKETING_TOUCHPOINT_PARAMETERS.map((name) => [name, `${name} 1`]))
    const address = `/content/agb?${new URLSearchParams({ ...parameters, mail: 'a@b.de' })}`
    await page.goto(urlOf('de', address), { referer: 'https://search.example/find?q=name' })
    await expect(locateBar(page)).toBeVisible()
    await page.getByRole('searchbox').fill('iPhone 13 mini')
    await page.getByRole('searchbox').press('Enter')
    await page
      .getByRole('link', { name: /^Apple iPhone 13 mini/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Apple iPhone 13 mini/ })).toBeVisible()
    await sellPhone(page)
    expect({
      dataLayer: await readDataLayer(page),
      sent,
      trackingCookies: await listTrackingCookies(context),
    }).toEqual({ dataLayer: [], sent: [], trackingCookies: [] })
    expect(await page.evaluate(() => localStorage.analyticsConsent)).toBeUndefined()

    await answerConsent(page, 'Ja')
    await expect(locateBar(page)).toHaveCount(0)
    const [views, [view, offer, added]] = [await readEvents(page, 'page_view'), await listSaleEvents(page)]
    expect(views.map((event) => ('pageType' in event ? event.pageType : ''))).toEqual([
      'content',
      'overview',
      'pdp',
    ])
    expect(await listEventNames(page)).toEqual([
      'page_view',
      'page_view',
      'search_submitted',
      'page_view',
      'view_item',
      'offer_generated',
      'add_to_cart',
    ])
    expect(await readEvents(page, 'search_submitted')).toEqual([
      { event: 'search_submitted', searchTerm: 'iPhone 13 mini', resultCount: expect.any(Number) },
    ])
    const about = {
      item_id: expect.stringMatching(/^\d+$/),
      item_name: expect.any(String),
      item_category: 'phones',
    }
    const item = { ...about, price: expect.any(Number), quantity: 1 }
    const ecommerce = { currency: 'EUR', value: expect.any(Number), items: [item] }
    expect(view).toMatchObject({ event: 'view_item', currency: 'EUR', ecommerce })
    expect(offer).toMatchObject({ event: 'offer_generated', conditionId: 5, ecommerce })
    expect(added).toMatchObject({ event: 'add_to_cart', quantity: 1, ecommerce })

    await expect.poll(async () => (await listTrackingCookies(context)).length).toBe(1)
    const [cookie] = await listTrackingCookies(context)
    expect(cookie).toMatchObject({ name: 'clientId', path: '/', sameSite: 'Lax' })
    expect(Math.round(((cookie?.expires ?? 0) * 1_000 - Date.now()) / DAY_MS)).toBe(365)
    await expect.poll(async () => (await readStoredEvents(cookie?.value ?? '')).length).toBe(3)
    const stored = await readStoredEvents(cookie?.value ?? '')
    const byName = (name: string) => stored.find(({ event_name }) => event_name === name)
    expect(byName('marketing_touchpoint')).toEqual({
      event_name: 'marketing_touchpoint',
      application_id: 'SELL_DE',
      url: urlOf('de', '/content/agb'),
      data: { referrer: 'https://search.example/find', getParameter: parameters },
    })
    expect(byName('offer_generated')).toMatchObject({ url: urlOf('de', IPHONE), data: { currency: 'EUR' } })
    expect(byName('offer_add_to_cart')).toMatchObject({ data: { conditionId: 5 } })
    expect(sent.filter((path) => path === '/affiliate/api/client-id')).toHaveLength(1)
  })

  test('and declines is left alone, can revisit the choice, and can withdraw consent in all tabs', async ({
    page,
    context,
    urlOf,
  }) => {
    const sent = watchTracking(context)
    await page.goto(urlOf('de', '/content/agb?gclid=1'))
    const other = await context.newPage()
    await other.goto(urlOf('de', IPHONE))
    await other.getByRole('radio', { name: /^Gut/ }).click()
    await expect(locateBar(other)).toBeVisible()
    await answerConsent(page, 'Nein')
    await expect(locateBar(other)).toHaveCount(0)
    await page.getByRole('link', { name: 'Presse' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Presse' })).toBeVisible()
    expect(await readDataLayer(page)).toEqual([])
    expect(await readDataLayer(other)).toEqual([])
    expect(sent).toEqual([])

    await locateSettings(page).click()
    await expect(locateBar(page).getByRole('heading')).toBeFocused()
    await expect(locateBar(page)).toContainText('Du hast am ')
    await page.keyboard.press('Escape')
    await expect(locateBar(page)).toHaveCount(0)
    await expect(locateSettings(page)).toBeFocused()
    await locateSettings(page).click()
    await answerConsent(page, 'Ja')
    await other.bringToFront()
    await sellPhone(other)
    // The part of the page that reports its view loads late: before the decision, or after it.
    const listSaleNames = async () => (await listEventNames(other)).filter((name) => name !== 'view_item')
    await expect.poll(listSaleNames).toEqual(['offer_generated', 'add_to_cart'])
    await expect.poll(async () => (await listTrackingCookies(context)).length).toBe(1)

    await page.bringToFront()
    await locateSettings(page).click()
    await expect(locateBar(page)).toContainText('zugestimmt')
    await answerConsent(page, 'Nein')
    await expect(locateSettings(page)).toBeFocused()
    expect(await listTrackingCookies(context)).toEqual([])
    await expect.poll(() => readDataLayer(other)).toEqual([])
    const before = sent.length
    await page.getByRole('link', { name: 'Impressum' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
    expect({ dataLayer: await readDataLayer(page), sentCount: sent.length }).toEqual({
      dataLayer: [],
      sentCount: before,
    })
  })
})

/** Events from the device page to the cart. */
const listSaleEvents = async (page: Page) =>
  (await readDataLayer(page)).filter(({ event }) =>
    /^(?:view_item|offer_generated|add_to_cart)$/.test(event ?? ''),
  )

test.describe('on a small phone', () => {
  test.use({ consent: 'undecided', viewport: { width: 320, height: 640 } })

  for (const { market, path, title, more } of [
    { market: 'de', path: IPHONE, title: 'Cookies und Statistik erlauben?', more: 'Mehr' },
    {
      market: 'pl',
      path: '/produkty/apple-iphone-13-mini',
      title: 'Cookies i statystyki',
      more: 'Więcej',
    },
    {
      market: 'fr',
      path: '/produits/apple-iphone-13-mini',
      title: 'Accepter la mesure d’audience ?',
      more: 'En savoir plus',
    },
  ] as const) {
    test(`the consent bar in ${market} waits for the first answer, is one line and hides neither price nor next step`, async ({
      page,
      urlOf,
    }) => {
      await page.goto(urlOf(market, path))
      await waitForHydration(page)
      const question = page.getByRole('region', { name: title })
      const waiting = page.locator('[aria-labelledby=consent-title]')
      await expect(waiting).toBeAttached()
      await expect(waiting).toBeHidden()
      await page.getByRole('radio').first().click()
      await expect(question).toBeVisible()
      const [bar, phoneBar] = await page.evaluate(() =>
        ['[aria-labelledby=consent-title]', '[data-phone-bar]'].map((selector) => {
          const { top, bottom, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
          return { top: top ?? 0, bottom: bottom ?? 0, height: height ?? 0 }
        }),
      )
      expect(Math.round(bar?.bottom ?? 0)).toBeLessThanOrEqual(Math.round(phoneBar?.top ?? 0))
      expect(bar?.height).toBeLessThanOrEqual(64)
      // The end of the page can be scrolled above both bars.
      const room = await page.evaluate(
        () =>
          Number.parseFloat(getComputedStyle(document.documentElement).paddingBottom) +
          Number.parseFloat(getComputedStyle(document.body).paddingBottom),
      )
      expect(room).toBeGreaterThanOrEqual(Math.floor((bar?.height ?? 0) + (phoneBar?.height ?? 0)))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await findViolations(page)).toEqual([])
    })

    test(`the consent bar in ${market} gives yes and no the same weight and explains itself`, async ({
      page,
      urlOf,
    }) => {
      await page.goto(urlOf(market))
      const question = page.getByRole('region', { name: title })
      await expect(question).toBeVisible()
      const [, ...answers] = await question.getByRole('button').all()
      const styles = await Promise.all(
        answers.map((button) =>
          button.evaluate((element) => {
            const { width, height } = element.getBoundingClientRect()
            const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(element)
            return { width: Math.round(width), height, color, backgroundColor, borderColor, fontWeight }
          }),
        ),
      )
      expect(styles).toHaveLength(2)
      expect(styles[1]).toEqual(styles[0])
      await expect(question.getByRole('link')).toBeHidden()
      await question.getByRole('button', { name: more }).click()
      await expect(question.getByRole('link')).toBeVisible()
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await findViolations(page, '[aria-labelledby=consent-title]')).toEqual([])
    })
  }

  test('the consent bar is the first stop of the keyboard', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/content/agb'))
    await expect(locateBar(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(locateBar(page).getByRole('button', { name: 'Mehr' })).toBeFocused()
    await tabTo(locateBar(page).getByRole('button', { name: 'Nein' }))
    await page.keyboard.press('Enter')
    await expect(locateBar(page)).toHaveCount(0)
  })

  test('a question from another page waits on the page of a device, too', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/produkte/uebersicht-apple-iphone-13'))
    await expect(locateBar(page)).toBeVisible()
    await page
      .getByRole('link', { name: /^Apple iPhone 13 mini/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Apple iPhone 13 mini/ })).toBeVisible()
    await expect(locateBar(page)).toHaveCount(0)
    await page.getByRole('radio').first().click()
    await expect(locateBar(page)).toBeVisible()
  })

  test('a question from another page makes room for the next step of the cart', async ({ page, urlOf }) => {
    const shopUrl = urlOf('de', '')
    await storeCart(page, shopUrl, [await offerPhone(page, shopUrl)])
    // One device fits: the page is as high with its bar as without.
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(urlOf('de', '/content/agb'))
    await expect(locateBar(page)).toBeVisible()
    await locateCartLink(page, 1).click()
    const next = locateNextButton(page)
    await expect(next).toBeVisible()
    const readGap = async () => {
      const [question, step] = [await locateBar(page).boundingBox(), await next.boundingBox()]
      return (step?.y ?? 0) - (question?.y ?? 0) - (question?.height ?? 0)
    }
    await expect.poll(readGap).toBeGreaterThanOrEqual(0)
  })
})

const VOUCHER = {
  code: 'MESSEN-10',
  kind: 'FIXED',
  value: 10,
  currency: 'EUR',
  validFrom: '2020-01-01T00:00:00Z',
}

test('with consent, vouchers and the sale are reported when they happen', async ({
  page,
  context,
  urlOf,
  email,
  expectedErrors,
}, testInfo) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const file = testInfo.outputPath('vouchers.json')
  writeFileSync(file, JSON.stringify([VOUCHER]))
  const env = { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL }
  await promisify(execFile)(process.execPath, ['src/server/voucher-command.ts', 'import', file], { env })
  const { price, offerId } = await openCheckout(page, urlOf('de', ''))
  await page.getByText('Gutschein', { exact: false }).first().click()
  for (const code of ['GIBT-ES-NICHT', VOUCHER.code]) {
    await page.getByLabel('Gutscheincode').fill(code)
    await page.getByRole('button', { name: 'Einlösen' }).click()
    await expect
      .poll(async () => (await listEventNames(page)).filter((name) => /voucher/.test(name)).length)
      .toBe(code === VOUCHER.code ? 2 : 1)
  }
  expect((await readDataLayer(page)).filter(({ event }) => /voucher/.test(event ?? ''))).toEqual([
    { event: 'voucher_fail', reason: 'UNKNOWN' },
    { event: 'voucher_success', voucherCode: VOUCHER.code, voucherValue: 10, currency: 'EUR' },
  ])
  await goToReview(page, email)
  expect(await readEvents(page, 'trade_created')).toEqual([])
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeVisible()
  const reported = { event: 'trade_created', affiliation: 'WKFS DE', tax: 0, shipping: 0, value: price }
  const voucher = { voucherCode: VOUCHER.code, voucherValue: 10 }
  await expect.poll(() => readEvents(page, 'trade_created')).toMatchObject([{ ...reported, ...voucher }])
  await expect.poll(async () => (await listTrackingCookies(context)).length).toBe(1)
  const [cookie] = await listTrackingCookies(context)
  await expect
    .poll(() => readStoredEvents(cookie?.value ?? ''))
    .toMatchObject([{ event_name: 'trade_created', data: { offerId, category: 'phones', ...voucher } }])
})

test('with consent, registering, signing in and missing pages are reported, but never who it was', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  await register(visit, buildPerson(email))
  expect(await readEvents(page, 'registration')).toEqual([{ event: 'registration', customerType: 'private' }])
  const customer = buildPerson(`in-${email}`)
  await createAccount(browser, visit, customer)
  await signIn(visit, customer)
  expect(await readEvents(page, 'login')).toEqual([{ event: 'login', method: 'password' }])
  expect(JSON.stringify(await readDataLayer(page))).not.toContain(email)
  await page.goto(urlOf('de', '/gibt-es-nicht'))
  await waitForHydration(page)
  expect(await readDataLayer(page)).toEqual([{ event: 'page_view', pageType: '404', path: '/gibt-es-nicht' }])
})
