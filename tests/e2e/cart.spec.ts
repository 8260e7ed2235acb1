import type { Page } from '@playwright/test'
import { EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { checkout as polish } from '#messages/pl/checkout.ts'
import {
  expect,
  expectDeviceCount,
  fillDetails,
  goToReview,
  locateAmount,
  locateCartLink,
  locateEmptyCart,
  locateNextButton,
  locateSubmitButton,
  locateThanksTitle,
  offerPhone,
  openCheckout,
  readStoredCart,
  readTradeNumberOnPage,
  sellPhone,
  storeCart,
  storeText,
  test,
  waitForHydration,
} from './cart-helpers.ts'

const IPHONE = '/produkte/apple-iphone-13'

const locateQuantityField = (page: Page) => page.getByRole('textbox', { name: 'Anzahl' })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('two tabs share one cart when devices are added, changed and removed', async ({
    page,
    context,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    const other = await context.newPage()
    await other.goto(urlOf('de'))
    await expect(locateCartLink(other, 0)).toBeVisible()
    await page.bringToFront()
    await sellPhone(page)
    await other.bringToFront()
    await locateCartLink(other, 1).click()
    await other.getByRole('button', { name: 'Eins mehr' }).click()
    await expect(locateCartLink(page, 2)).toBeVisible()
    await page.bringToFront()
    await page.getByRole('link', { name: 'Verkauf abschließen' }).click()
    await expect(locateQuantityField(page)).toHaveValue('2')
    await page.getByRole('button', { name: 'Alle entfernen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(locateEmptyCart(other)).toBeVisible()
  })

  test('a broken cart does not turn a business into a private seller', async ({ page, urlOf }) => {
    await storeText(page, urlOf('b2bWidget', ''), '{"devices":[')
    await page.goto(urlOf('b2bWidget', IPHONE))
    await waitForHydration(page)
    await sellPhone(page)
    expect((await readStoredCart(page)).B2BMode).toBe(true)
  })

  test('a device can be sold even if the browser stores nothing', async ({ page, context, urlOf, email }) => {
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
      Object.defineProperty(window, 'sessionStorage', { get })
    })
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await sellPhone(page)
    await page.getByRole('link', { name: 'Verkauf abschließen' }).click()
    await page.getByRole('button', { name: 'Eins mehr' }).click()
    await expectDeviceCount(page, 2)
    await goToReview(page, email)
    await locateSubmitButton(page).click()
    await expect(locateThanksTitle(page)).toBeVisible()
  })
})

test('a quantity is a number from 1 to 10, whatever is typed', async ({ page, urlOf }) => {
  const { price } = await openCheckout(page, urlOf('de', ''))
  const field = locateQuantityField(page)
  const less = page.getByRole('button', { name: 'Eins weniger' })
  const more = page.getByRole('button', { name: 'Eins mehr' })
  for (const [typed, taken] of [
    ['0', '1'],
    ['99', '10'],
    ['zwei', '1'],
    ['-3', '3'],
    ['', '1'],
    ['2.5', '10'],
    ['007', '7'],
  ] as const) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveValue(taken)
    await expect(locateAmount(page, price * Number(taken))).toBeVisible()
    await expect(less).toBeEnabled({ enabled: taken !== '1' })
    await expect(more).toBeEnabled({ enabled: taken !== '10' })
  }
})

test('a private sale has at most 50 devices, and the cart says so before the checkout', async ({
  page,
  urlOf,
}) => {
  const shopUrl = urlOf('de', '')
  const devices = ['apple-iphone-11', 'apple-iphone-12', 'apple-iphone-13'].flatMap((url) => [url, url])
  const phones = []
  for (const device of devices) phones.push({ ...(await offerPhone(page, shopUrl, device)), quantity: 10 })
  await storeCart(page, shopUrl, phones)
  await page.goto(`${shopUrl}/checkout`)
  const notice = page.getByRole('status').filter({ hasText: 'Höchstens 50 Geräte pro Verkauf' })
  await expect(notice).toContainText('Du hast 60 Geräte ausgewählt. Nimm 10 Geräte heraus')
  await expect(locateNextButton(page)).toBeDisabled()
  await page.goto(`${shopUrl}/checkout#review`)
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'entfernen' }).first().click()
  await expect(notice).toBeHidden()
  await expect(locateNextButton(page)).toBeEnabled()
})

test('devices are removed one by one, and the last one leaves an empty cart', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const phones = [await offerPhone(page, shopUrl), await offerPhone(page, shopUrl, 'apple-iphone-12')]
  await storeCart(page, shopUrl, phones)
  await page.goto(`${shopUrl}/checkout`)
  await expect(locateNextButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await expectDeviceCount(page, 1)
  await page.getByRole('button', { name: 'Apple iPhone 12 entfernen' }).click()
  await expect(locateEmptyCart(page)).toBeVisible()
  expect((await readStoredCart(page)).offerIds).toEqual([])
})

test('emptying the cart asks for confirmation and can be undone until the page is left', async ({
  page,
  urlOf,
}) => {
  await page.clock.install()
  await openCheckout(page, urlOf('de', ''))
  const clear = page.getByRole('button', { name: 'Alle entfernen' })
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Entfernen' })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await clear.click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeHidden()
  await expectDeviceCount(page, 1)
  await clear.click()
  await remove.click()
  await expect(locateEmptyCart(page)).toBeVisible()
  await undo.click()
  await expectDeviceCount(page, 1)
  await clear.click()
  await remove.click()
  // Nobody has to hurry.
  await page.clock.fastForward(3_600_000)
  await expect(undo).toBeVisible()
  await page.reload()
  await expect(locateEmptyCart(page)).toBeVisible()
  await expect(undo).toBeHidden()
})

test('a cart is repriced when the visitor switches to another country', async ({ page, urlOf }) => {
  const { name } = await openCheckout(page, urlOf('de', ''))
  await page.goto(urlOf('de'))
  await page.getByRole('button', { name: 'Polski' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
  await page.goto(urlOf('de', '/checkout'))
  const note = page.getByRole('status').filter({ hasText: polish.REPRICED_TITLE })
  await expect(note.getByRole('listitem')).toContainText(name)
  await expect(note.getByRole('listitem')).toContainText('zł')
  await expect(page.getByRole('definition').last()).toContainText('zł')
  expect((await readStoredCart(page)).devices.map(({ currency }) => currency)).toEqual(['PLN'])
})

test('a page restored from the back/forward cache shows the current cart', async ({ page, urlOf }) => {
  const device = await openCheckout(page, urlOf('de', ''))
  await page.evaluate(
    (changed) => {
      // Another page changed the cart while this one was hidden.
      localStorage.setItem('cart', changed)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    JSON.stringify(replaceDevices(EMPTY_CART, [{ ...device, quantity: 4 }])),
  )
  await expect(locateAmount(page, device.price * 4)).toBeVisible()
  await expect(locateQuantityField(page)).toHaveValue('4')
})

test('changes to the cart survive a full browser storage', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const newer = await offerPhone(page, shopUrl)
  const older = await offerPhone(page, shopUrl, 'apple-iphone-12')
  await storeCart(page, shopUrl, [newer, older])
  await page.goto(`${shopUrl}/checkout`)
  await expect(locateNextButton(page)).toBeEnabled()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    }
  })
  const more = page.getByRole('button', { name: 'Eins mehr' })
  await more.first().click()
  await more.last().click()
  await more.first().click()
  await expectDeviceCount(page, 5)
  await locateNextButton(page).click()
  await fillDetails(page, 'full@example.org')
  await expect(locateAmount(page, newer.price * 3 + older.price * 2)).toBeVisible()
})

test('the number of a sale is kept on its own page and dropped when leaving it', async ({
  page,
  urlOf,
  email,
}) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await readTradeNumberOnPage(page)
  const { transactionId } = await readStoredCart(page)
  expect(transactionId).toBeGreaterThan(0)
  await page.reload()
  await expect(locateThanksTitle(page)).toBeVisible()
  expect((await readStoredCart(page)).transactionId).toBe(transactionId)
  await locateCartLink(page, 0).click()
  await expect(locateEmptyCart(page)).toBeVisible()
  expect((await readStoredCart(page)).transactionId).toBe(0)
})
