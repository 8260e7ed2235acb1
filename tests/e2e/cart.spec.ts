import type { Page } from '@playwright/test'
import { EMPTY_CART, withDevices } from '#domain/cart/cart.ts'
import { checkout as polish } from '#messages/pl/checkout.ts'
import {
  cartLink,
  emptyCart,
  expect,
  fillDetails,
  goToReview,
  hydrated,
  nextButton,
  offerPhone,
  openCheckout,
  readStoredCart,
  shownTradeNumber,
  storeCart,
  storeText,
  submitButton,
  test,
  thanksTitle,
} from './cart-helpers.ts'

const IPHONE = '/produkte/apple-iphone-13'

const quantityField = (page: Page) => page.getByRole('textbox', { name: 'Anzahl' })

/** Answers every question of a device page with its first answer, and takes the offer. */
async function sellPhone(page: Page): Promise<void> {
  const choices = page.getByRole('radio').or(page.getByRole('checkbox'))
  for (const question of await page.getByRole('group').filter({ has: choices }).all())
    await question.getByRole('radio').or(question.getByRole('checkbox')).first().check()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByRole('link', { name: 'Verkauf abschließen' })).toBeVisible()
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('two tabs show one cart: added, changed and emptied', async ({ page, context, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await hydrated(page)
    const other = await context.newPage()
    await other.goto(urlOf('de'))
    await expect(cartLink(other, 'Warenkorb, leer')).toBeVisible()
    await page.bringToFront()
    await sellPhone(page)
    await other.bringToFront()
    await cartLink(other, 'Warenkorb, 1 Gerät').click()
    await other.getByRole('button', { name: 'Eins mehr' }).click()
    await expect(cartLink(page, 'Warenkorb, 2 Geräte')).toBeVisible()
    await page.bringToFront()
    await page.getByRole('link', { name: 'Verkauf abschließen' }).click()
    await expect(quantityField(page)).toHaveValue('2')
    await page.getByRole('button', { name: 'Warenkorb leeren' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
    await expect(emptyCart(other)).toBeVisible()
    await expect(cartLink(other, 'Warenkorb, leer')).toBeVisible()
  })

  test('a broken cart does not turn a business into a private seller', async ({ page, urlOf }) => {
    await storeText(page, urlOf('b2bWidget', ''), '{"devices":[')
    await page.goto(urlOf('b2bWidget', IPHONE))
    await hydrated(page)
    await sellPhone(page)
    expect((await readStoredCart(page)).B2BMode).toBe(true)
  })

  test('where the browser keeps nothing, a sale still goes from the device to the end', async ({
    page,
    context,
    urlOf,
    email,
  }) => {
    await context.addInitScript(() => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get })
      Object.defineProperty(window, 'sessionStorage', { get })
    })
    await page.goto(urlOf('de', IPHONE))
    await hydrated(page)
    await sellPhone(page)
    await page.getByRole('link', { name: 'Verkauf abschließen' }).click()
    await page.getByRole('button', { name: 'Eins mehr' }).click()
    await expect(cartLink(page, 'Warenkorb, 2 Geräte')).toBeVisible()
    await goToReview(page, email)
    await submitButton(page).click()
    await expect(thanksTitle(page)).toBeVisible()
  })
})

test('a quantity is a number from 1 to 10, whatever is typed', async ({ page, urlOf }) => {
  await openCheckout(page, urlOf('de', ''))
  const field = quantityField(page)
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
    await expect(cartLink(page, `Warenkorb, ${taken} ${taken === '1' ? 'Gerät' : 'Geräte'}`)).toBeVisible()
    await expect(less).toBeEnabled({ enabled: taken !== '1' })
    await expect(more).toBeEnabled({ enabled: taken !== '10' })
  }
})

test('devices are removed one by one, and the last one leaves an empty cart', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const phones = [await offerPhone(page, shopUrl), await offerPhone(page, shopUrl, 'apple-iphone-12')]
  await storeCart(page, shopUrl, phones)
  await page.goto(`${shopUrl}/checkout`)
  await expect(nextButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await expect(cartLink(page, 'Warenkorb, 1 Gerät')).toBeVisible()
  await page.getByRole('button', { name: 'Apple iPhone 12 entfernen' }).click()
  await expect(emptyCart(page)).toBeVisible()
  expect((await readStoredCart(page)).offerIds).toEqual([])
})

test('the cart is emptied after a question, and everything can be brought back for ten seconds', async ({
  page,
  urlOf,
}) => {
  await page.clock.install()
  await openCheckout(page, urlOf('de', ''))
  const clear = page.getByRole('button', { name: 'Warenkorb leeren' })
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Entfernen' })
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await clear.click()
  await page.keyboard.press('Escape')
  await expect(remove).toBeHidden()
  await expect(cartLink(page, 'Warenkorb, 1 Gerät')).toBeVisible()
  await clear.click()
  await remove.click()
  await expect(emptyCart(page)).toBeVisible()
  await undo.click()
  await expect(cartLink(page, 'Warenkorb, 1 Gerät')).toBeVisible()
  await clear.click()
  await remove.click()
  await page.clock.fastForward(9_000)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(1_000)
  await expect(undo).toBeHidden()
  await expect(emptyCart(page)).toBeVisible()
})

test('a cart that goes to another country is priced for it', async ({ page, urlOf }) => {
  const { name } = await openCheckout(page, urlOf('de', ''))
  await page.getByRole('button', { name: 'Polski' }).click()
  const note = page.getByRole('status').filter({ hasText: polish.REPRICED_TITLE })
  await expect(note.getByRole('listitem')).toContainText(name)
  await expect(note.getByRole('listitem')).toContainText('zł')
  await expect(page.getByRole('definition').last()).toContainText('zł')
  expect((await readStoredCart(page)).devices.map(({ currency }) => currency)).toEqual(['PLN'])
})

test('a page that the browser has kept from before shows the cart of now', async ({ page, urlOf }) => {
  const device = await openCheckout(page, urlOf('de', ''))
  await page.evaluate(
    (changed) => {
      // Another page has changed the cart while this one was not shown.
      localStorage.setItem('cart', changed)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    },
    JSON.stringify(withDevices(EMPTY_CART, [{ ...device, quantity: 4 }])),
  )
  await expect(cartLink(page, 'Warenkorb, 4 Geräte')).toBeVisible()
  await expect(quantityField(page)).toHaveValue('4')
})

test('a full storage loses nothing that was changed since', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const phones = [await offerPhone(page, shopUrl), await offerPhone(page, shopUrl, 'apple-iphone-12')]
  await storeCart(page, shopUrl, phones)
  await page.goto(`${shopUrl}/checkout`)
  await expect(nextButton(page)).toBeEnabled()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full', 'QuotaExceededError')
    }
  })
  const more = page.getByRole('button', { name: 'Eins mehr' })
  await more.first().click()
  await more.last().click()
  await more.first().click()
  await expect(cartLink(page, 'Warenkorb, 5 Geräte')).toBeVisible()
  await nextButton(page).click()
  await fillDetails(page, 'full@example.org')
  await expect(cartLink(page, 'Warenkorb, 5 Geräte')).toBeVisible()
})

test('the number of a sale is kept on its own page and forgotten on the way to any other', async ({
  page,
  urlOf,
  email,
}) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, email)
  await submitButton(page).click()
  await shownTradeNumber(page)
  const { transactionId } = await readStoredCart(page)
  expect(transactionId).toBeGreaterThan(0)
  await page.reload()
  await expect(thanksTitle(page)).toBeVisible()
  expect((await readStoredCart(page)).transactionId).toBe(transactionId)
  await cartLink(page, 'Warenkorb, leer').click()
  await expect(emptyCart(page)).toBeVisible()
  expect((await readStoredCart(page)).transactionId).toBe(0)
})
