import type { Locator, Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import {
  expect,
  expireOffers,
  locateNextButton,
  offerPhone,
  openCheckout,
  storeCart,
  test,
} from './cart-helpers.ts'

/** The sum of all layout shifts since the page began to load. */
const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

for (const { screen, width, height } of [
  { screen: 'a small phone', width: 320, height: 568 },
  { screen: 'a desktop', width: 1280, height: 800 },
]) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves while the cart loads and its prices are checked', async ({ page, urlOf }) => {
      const shopUrl = urlOf('de', '')
      const phones = [await offerPhone(page, shopUrl), await offerPhone(page, shopUrl, 'apple-iphone-12')]
      await storeCart(page, shopUrl, phones)
      await page.goto(`${shopUrl}/checkout`)
      await expect(locateNextButton(page)).toBeEnabled()
      expect(await readLayoutShift(page)).toBe(0)
    })

    test('nothing moves when the prices are new', async ({ page, urlOf }) => {
      const shopUrl = urlOf('de', '')
      const phone = await offerPhone(page, shopUrl)
      await expireOffers([phone.offerId])
      await storeCart(page, shopUrl, [{ ...phone, expiresAtMs: Date.now() - 1 }])
      await page.goto(`${shopUrl}/checkout`)
      await expect(locateNextButton(page)).toBeEnabled()
      expect(await readLayoutShift(page)).toBe(0)
    })
  })
}

interface Stop {
  readonly name: string
  readonly isInBar: boolean
  readonly isCovered: boolean
}

/** Presses Tab until the bar has been left; every stop on the way, and whether the bar covers any part of it. */
async function walkByKeyboard(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 40) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('[data-phone-bar]')
      if (!focused || !bar) throw new Error('There is no bar, or no focus')
      const isInBar = bar.contains(focused)
      const isFixed = getComputedStyle(bar).position === 'fixed'
      const isBelow = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
      return { name: focused.textContent ?? '', isInBar, isCovered: isFixed && isBelow && !isInBar }
    })
    if (!stop.isInBar && stops.at(-1)?.isInBar) break
    stops.push(stop)
  }
  return stops
}

for (const market of ['de', 'pl'] as const) {
  test.describe(`on a small phone in ${market}`, () => {
    test.use({ viewport: { width: 320, height: 568 } })

    test('the bar at the bottom covers nothing that has the focus', async ({ page, urlOf }) => {
      const shopUrl = urlOf(market, '')
      await storeCart(page, shopUrl, [await offerPhone(page, shopUrl)])
      await page.goto(shopUrl + buildPath(MARKETS[market], 'checkout'))
      await expect(page.getByRole('group').first()).toBeVisible()
      await expect(page.locator('[data-phone-bar]')).toBeVisible()
      const stops = await walkByKeyboard(page)
      // The walk has gone through the devices, the voucher and the bar itself.
      expect(stops.some(({ name }) => name === MESSAGES[market].CART_REMOVE)).toBe(true)
      expect(stops.some(({ name }) => name === MESSAGES[market].VOUCHER_TITLE)).toBe(true)
      expect(stops.some(({ isInBar }) => isInBar)).toBe(true)
      expect(stops.filter(({ isCovered }) => isCovered)).toEqual([])
    })
  })
}

/** Where the parts of the bar are; the price and the button, too. */
const measureBar = (page: Page) =>
  page.locator('[data-phone-bar]').evaluate((bar) => {
    const [price, button] = [bar.querySelector('p'), bar.querySelector('button')].map((part) => {
      const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect()
      return { left, right, top, bottom }
    })
    if (!price || !button) throw new Error('The bar has no price or no button')
    const isApart = price.right <= button.left || price.bottom <= button.top
    const isInside = [price, button].every(({ left, right }) => left >= 0 && right <= innerWidth)
    // A price wider than its own line would stick out of it.
    const isWhole = [...bar.querySelectorAll('p, p *, button')].every(
      (part) => part.scrollWidth <= part.clientWidth || getComputedStyle(part).display === 'inline',
    )
    const isFixed = getComputedStyle(bar).position === 'fixed'
    return { isApart, isInside, isWhole, share: isFixed ? bar.clientHeight / innerHeight : 0 }
  })

for (const width of [320, 390])
  for (const market of ['de', 'pl'] as const)
    test.describe(`with text at 200 % on a phone of ${width} px in ${market}`, () => {
      test.use({ viewport: { width, height: width === 320 ? 568 : 664 } })

      test('price and button of the bar stay apart, in sight and out of the way', async ({ page, urlOf }) => {
        const shopUrl = urlOf(market, '')
        const phone = await offerPhone(page, shopUrl)
        await storeCart(page, shopUrl, [{ ...phone, quantity: 10 }])
        await page.goto(shopUrl + buildPath(MARKETS[market], 'checkout'))
        await expect(page.getByRole('group').first()).toBeVisible()
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expect.poll(async () => (await measureBar(page)).share).toBeLessThanOrEqual(1 / 3)
        expect(await measureBar(page)).toMatchObject({ isApart: true, isInside: true, isWhole: true })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    })

test.describe('on a phone whose screen has rounded corners', () => {
  test.use({ viewport: { width: 390, height: 664 }, consent: 'undecided' })

  /** The room below the last line of an element that is at the edge of the screen. */
  const readRoomBelow = (bar: Locator): Promise<number> =>
    bar.evaluate(
      (element) => innerHeight - (element.querySelector('button')?.getBoundingClientRect().bottom ?? 0),
    )

  test('no button is at its edge', async ({ page, urlOf }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await page.goto(urlOf('de', '/'))
    const consent = page.getByRole('region', { name: MESSAGES.de.CONSENT_TITLE })
    await expect(consent).toBeVisible()
    expect(await readRoomBelow(consent)).toBeGreaterThanOrEqual(34)
    await openCheckout(page, urlOf('de', ''))
    expect(await readRoomBelow(page.locator('[data-phone-bar]'))).toBeGreaterThanOrEqual(34)
  })
})

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'light' })

  test('steps that are done, current and open differ', async ({ page, urlOf }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openCheckout(page, urlOf('de', ''))
    await locateNextButton(page).click()
    const steps = page.getByRole('navigation', { name: 'Schritte deines Verkaufs' }).getByRole('listitem')
    await expect(steps).toHaveCount(3)
    const lines = await steps.evaluateAll((items) =>
      items.map((item) => {
        const { borderTopStyle, borderTopColor } = getComputedStyle(item.firstElementChild ?? item)
        return `${borderTopStyle} ${borderTopColor}`
      }),
    )
    expect(new Set(lines).size).toBe(3)
  })
})
