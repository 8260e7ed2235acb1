import type { Locator, Page } from '@playwright/test'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, isMarked, markDocument, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const PHONE = { viewport: { width: 393, height: 852 }, hasTouch: true, isMobile: true }

const ANDROID = {
  userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  userAgentMetadata: {
    platform: 'Android',
    platformVersion: '14',
    architecture: '',
    mobile: true,
    brands: [{ brand: 'Chromium', version: '140' }],
  },
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1'

test('banner, social buttons, seal and carrier follow each market’s flags', async ({ page, urlOf }) => {
  for (const id of MARKET_IDS) {
    const market = MARKETS[id]
    await page.goto(urlOf(id), { waitUntil: 'domcontentloaded' })
    const verify = page.getByRole('complementary').getByRole('link')
    await expect(verify).toHaveCount(market.flags.homeBanner ? 1 : 0)
    if (market.flags.homeBanner) await expect(verify).toHaveAttribute('href', buildPath(market, 'verify'))
    const footer = page.getByRole('contentinfo')
    const profiles = footer.getByRole('link', { name: /^(Instagram|YouTube|LinkedIn)$/ })
    await expect(profiles).toHaveCount(market.flags.socialButtons ? 3 : 0)
    const main = page.getByRole('main')
    await expect(footer.getByRole('img', { name: market.footerShippingLogo, exact: true })).toBeVisible()
    // With fewer than ten reviews, seal and slider show nothing and say nothing.
    await expect(main.getByRole('blockquote')).toHaveCount(0)
    await expect(main.getByText(MESSAGES[id].REVIEWS)).toHaveCount(0)
    await expect(main.getByText(MESSAGES[id].REVIEWS_ALL)).toHaveCount(0)
  }
  for (const mode of ['agan', 'b2bWidget']) {
    await page.goto(urlOf(mode), { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('contentinfo').getByRole('img', { name: 'DHL', exact: true })).toBeVisible()
  }
})

/** Simulates a shop with enough reviews. */
const simulateReviews = (page: Page) =>
  page.route('**/_payload.json', async (route) => {
    const response = await route.fetch()
    const payload = await response.json()
    if (payload.screen !== 'home') return route.fulfill({ response })
    const extras = {
      ...payload.data.extras,
      seal: { averageInTenths: 47, count: 1203 },
      reviews: {
        figures: { averageInTenths: 47, count: 1203, waiting: 2, hidden: [{ reason: 'INSULT', count: 3 }] },
        reviews: [1, 2, 3, 4, 5, 5, 4, 3].map((stars, index) => ({
          stars,
          sentence: `Bezahlt wie angeboten, Nummer ${index + 1}.`,
          month: '2026-05',
          category: 'Smartphones',
        })),
      },
    }
    return route.fulfill({ response, json: { ...payload, data: { ...payload.data, extras } } })
  })

async function openHomeWithReviews(page: Page, urlOf: (shop: string, path?: string) => string) {
  await simulateReviews(page)
  await page.goto(urlOf('de', '/content/agb'))
  await waitForHydration(page)
  await markDocument(page)
  await page.getByRole('link', { name: /zur Startseite/ }).click()
  return page.getByRole('region', { name: 'Bewertungen, seitlich scrollen' })
}

const readScroll = (slider: Locator) => slider.evaluate(({ scrollLeft }) => scrollLeft)

test('reviews are browsed by keyboard and buttons and do not move on their own', async ({ page, urlOf }) => {
  const slider = await openHomeWithReviews(page, urlOf)
  await expect(page.getByText('4,7 von 5')).toHaveCount(2)
  await expect(page.getByText('1.203 Bewertungen zu bezahlten Verkäufen').first()).toBeVisible()
  await expect(page.getByText('3 Bewertungen sind ausgeblendet: Beleidigung (3).')).toBeVisible()
  await expect(page.getByText('2 Bewertungen sind noch nicht gelesen.')).toBeVisible()
  await expect(slider.getByRole('figure')).toHaveCount(8)
  await expect(slider.getByRole('figure').first()).toContainText('Mai 2026 · Smartphones')
  await expect(slider.getByRole('figure').first()).toContainText('1 Stern von 5')
  await slider.focus()
  expect(await readScroll(slider)).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readScroll(slider)).toBeGreaterThan(0)
  const before = await readScroll(slider)
  await page.getByRole('button', { name: 'Weitere Bewertungen' }).click()
  await expect.poll(() => readScroll(slider)).toBeGreaterThan(before)
  const previous = page.getByRole('button', { name: 'Vorherige Bewertungen' })
  // A click that comes while the slider still moves counts from where it is: two clicks may not be two steps.
  await expect
    .poll(async () => {
      await previous.click()
      return readScroll(slider)
    })
    .toBe(0)
  expect(await findViolations(page)).toEqual([])
  expect(await isMarked(page)).toBe(true)
})

test('reviews fit a phone of 320 px', async ({ page, urlOf }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const slider = await openHomeWithReviews(page, urlOf)
  await expect(slider).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('all reviews are a click away', async ({ page, urlOf }) => {
  await openHomeWithReviews(page, urlOf)
  const link = page.getByRole('main').getByRole('link', { name: 'Alle Bewertungen' }).first()
  await expect(link).toHaveAttribute('href', '/fairness#reviews')
})

test('content below the fold is ready before the visitor scrolls to it', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  const countLateFiles = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /home-more/.test(name)).length,
    )
  const answer = page.getByRole('radio', { name: /Akzeptabel/ })
  await answer.scrollIntoViewIfNeeded()
  await expect(answer).toBeEnabled()
  expect(await countLateFiles()).toBeGreaterThan(0)
  await answer.check()
  await expect(page.getByText('194,00 €')).toBeVisible()
})

test.describe('the phone in a visitor’s hand', () => {
  test.use(PHONE)

  const pretendToBe = async (page: Page, model: string) => {
    const client = await page.context().newCDPSession(page)
    const { userAgent, userAgentMetadata } = ANDROID
    await client.send('Emulation.setUserAgentOverride', {
      userAgent,
      userAgentMetadata: { ...userAgentMetadata, model },
    })
  }

  const openHome = async (page: Page, url: string) => {
    const answered = page.waitForResponse(/\/api\/catalogue\/recognised/)
    await page.goto(url)
    await answered
  }

  const measureLayoutShift = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )

  test('is offered first without moving anything, and stays hidden once dismissed', async ({
    page,
    urlOf,
  }) => {
    await pretendToBe(page, 'SM-S911B')
    await openHome(page, urlOf('de'))
    const offered = page.getByRole('region', { name: 'Ist das dein Gerät?' })
    await expect(offered).toContainText('Samsung Galaxy S23')
    await expect(offered).toContainText('speichern es nicht')
    expect(await measureLayoutShift(page)).toBeLessThan(0.01)
    const link = offered.getByRole('link', { name: 'Preis ansehen' })
    await expect(link).toHaveAttribute('href', /galaxy-s23$/)
    await offered.getByRole('button', { name: 'Nicht meins' }).click()
    await expect(offered).toHaveCount(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await expect.poll(() => asked.some((url) => url.includes('device-in-hand'))).toBe(true)
    await expect(offered).toHaveCount(0)
    expect(asked.filter((url) => url.includes('recognised'))).toEqual([])
  })

  test('is not guessed if its model is unknown', async ({ page, urlOf }) => {
    await pretendToBe(page, 'Unknown 9000')
    await openHome(page, urlOf('pl'))
    await expect(page.getByRole('region', { name: 'Czy to Twoje urządzenie?' })).toHaveCount(0)
  })

  test.describe('when it is an iPhone', () => {
    test.use({ userAgent: IPHONE, deviceScaleFactor: 3, screen: { width: 393, height: 852 } })

    test('is one of the models with its screen size', async ({ page, urlOf }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'))
      await openHome(page, urlOf('fr'))
      const offered = page.getByRole('region', { name: 'Lequel de ces iPhone est le vôtre ?' })
      await expect(offered.getByRole('link')).toHaveText([
        'iPhone 14 Pro',
        'iPhone 15',
        'iPhone 15 Pro',
        'iPhone 16',
      ])
      await offered.getByRole('link', { name: 'iPhone 15', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('iPhone 15')
    })
  })
})
