import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectDeviceCount,
  expireOffers,
  formatEuros,
  locateAmount,
  locateCartLink,
  locateEmptyCart,
  locateNextButton,
  offerPhone,
  openCheckout,
  readStoredCart,
  sellPhone,
  storeCart,
  test,
  waitForHydration,
} from './cart-helpers.ts'

const IPHONE = '/produkte/apple-iphone-13'

const locateLess = (page: Page) => page.getByRole('button', { name: 'Eins weniger' })

const locateMore = (page: Page) => page.getByRole('button', { name: 'Eins mehr' })

const locateUndo = (page: Page) => page.getByRole('button', { name: 'Rückgängig' })

/** What a screen reader says about a change. */
const locateStatus = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Opens the checkout with two phones in the cart: 13, then 12. */
async function openTwoPhones(page: Page, shopUrl: string) {
  const newer = await offerPhone(page, shopUrl)
  const older = await offerPhone(page, shopUrl, 'apple-iphone-12')
  await storeCart(page, shopUrl, [newer, older])
  await page.goto(`${shopUrl}/checkout`)
  await expect(locateNextButton(page)).toBeEnabled()
  return { newer, older }
}

const readTop = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? -1

test('a removed device leaves the way back in its place, with the focus, and the change is read out', async ({
  page,
  urlOf,
}) => {
  const { older } = await openTwoPhones(page, urlOf('de', ''))
  const line = page.getByRole('listitem').filter({ hasText: 'Apple iPhone 13' })
  const before = await readTop(line)
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await expect(locateUndo(page)).toBeFocused()
  await expect(locateUndo(page)).toHaveAccessibleName('Rückgängig: Apple iPhone 13')
  expect(await readTop(line)).toBe(before)
  await expect(locateStatus(page, 'entfernt')).toHaveText(
    `Apple iPhone 13 entfernt. Wir zahlen dir: ${formatEuros(older.price)}`,
  )
})

test('undone, the device is where it was, with the focus', async ({ page, urlOf }) => {
  const { newer, older } = await openTwoPhones(page, urlOf('de', ''))
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await locateUndo(page).click()
  await expect(page.getByRole('link', { name: 'Apple iPhone 13', exact: true })).toBeFocused()
  await expect(locateStatus(page, 'wieder dabei')).toHaveText(
    `Apple iPhone 13 ist wieder dabei. Wir zahlen dir: ${formatEuros(newer.price + older.price)}`,
  )
  expect((await readStoredCart(page)).offerIds).toEqual([newer.offerId, older.offerId])
})

test('the last device can be put back, too', async ({ page, urlOf }) => {
  await openCheckout(page, urlOf('de', ''))
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await expect(locateEmptyCart(page)).toBeVisible()
  await expect(locateUndo(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectDeviceCount(page, 1)
  await expect(page.getByRole('link', { name: 'Apple iPhone 13', exact: true })).toBeFocused()
})

test('removing everything moves the focus to the way back and says how much is gone', async ({
  page,
  urlOf,
}) => {
  await openTwoPhones(page, urlOf('de', ''))
  await page.getByRole('button', { name: 'Alle entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await expect(locateUndo(page)).toBeFocused()
  await expect(locateStatus(page, 'entfernt')).toHaveText('2 Geräte entfernt.')
  await locateUndo(page).click()
  await expectDeviceCount(page, 2)
})

test('counting down to one keeps the focus and reads the total with its label once', async ({
  page,
  urlOf,
}) => {
  await page.clock.install()
  const { price } = await openCheckout(page, urlOf('de', ''))
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const texts = [...document.querySelectorAll('[role=status]')].map(
        ({ textContent }) => textContent ?? '',
      )
      for (const text of texts) if (text.includes('Wir zahlen dir') && said.at(-1) !== text) said.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await locateMore(page).click()
  await locateMore(page).click()
  await page.clock.runFor(1_000)
  await expect(locateStatus(page, 'Wir zahlen dir')).toHaveText(
    `3 × Apple iPhone 13. Wir zahlen dir: ${formatEuros(price * 3)}`,
  )
  await locateLess(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(locateLess(page)).toBeDisabled()
  await expect(locateLess(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.runFor(1_000)
  const atOne = `1 × Apple iPhone 13. Wir zahlen dir: ${formatEuros(price)}`
  await expect(locateStatus(page, 'Wir zahlen dir')).toHaveText(atOne)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said).toEqual([`3 × Apple iPhone 13. Wir zahlen dir: ${formatEuros(price * 3)}`, atOne])
})

test('prices that could not be checked can be checked again without losing the place', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const shopUrl = urlOf('de', '')
  await storeCart(page, shopUrl, [await offerPhone(page, shopUrl)])
  await page.route('**/api/offers/renewals', (route) => route.abort(), { times: 1 })
  await page.goto(`${shopUrl}/checkout`)
  await page.getByRole('button', { name: 'Erneut prüfen' }).click()
  await expect(page.getByRole('heading', { name: 'Deine Geräte' })).toBeFocused()
  await expect(locateNextButton(page)).toBeEnabled()
})

test('a price that no longer holds is never shown: line, sum and note name the same one', async ({
  page,
  urlOf,
}) => {
  const shopUrl = urlOf('de', '')
  const phone = await offerPhone(page, shopUrl)
  await expireOffers([phone.offerId])
  const outdated = { ...phone, price: phone.price + 111, expiresAtMs: Date.now() - 1 }
  await storeCart(page, shopUrl, [outdated])
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/offers/renewals', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.goto(`${shopUrl}/checkout`)
  await expect(page.getByRole('heading', { name: 'Deine Geräte' })).toBeVisible()
  await expect(page.getByText(formatEuros(outdated.price))).toHaveCount(0)
  answered.resolve()
  await expect(locateAmount(page, phone.price)).toBeVisible()
  const note = locateStatus(page, 'Preise neu berechnet')
  await expect(note).toContainText(`${formatEuros(phone.price)} statt ${formatEuros(outdated.price)}`)
  await page.getByRole('button', { name: 'Apple iPhone 13 entfernen' }).click()
  await expect(note).toBeHidden()
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('answers are changed from the cart: the page knows them, and the line is replaced as often as it was', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await sellPhone(page)
    await page.getByRole('link', { name: 'Verkauf abschließen' }).click()
    await locateMore(page).click()
    await expectDeviceCount(page, 2)
    const before = await readStoredCart(page)
    await page.getByRole('link', { name: 'Antworten ändern: Apple iPhone 13' }).click()
    await expect(page.getByRole('radio', { name: /^Versiegelt/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /^128/ })).toBeChecked()
    await page.getByRole('radio', { name: /^256/ }).check()
    await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Verkauf abschließen' }).click()
    await expectDeviceCount(page, 2)
    const { devices } = await readStoredCart(page)
    expect(devices.map(({ storageGb, quantity }) => ({ storageGb, quantity }))).toEqual([
      { storageGb: 256, quantity: 2 },
    ])
    expect(devices[0]?.offerId).not.toBe(before.devices[0]?.offerId)
  })

  test('the link to the devices is called what it shows', async ({ page, urlOf }) => {
    const shopUrl = urlOf('de', '')
    await storeCart(page, shopUrl, [{ ...(await offerPhone(page, shopUrl)), quantity: 3 }])
    await page.goto(shopUrl)
    await waitForHydration(page)
    const link = locateCartLink(page, 3)
    await expect(link).toBeVisible()
    expect((await link.innerText()).split(/\s+/).filter(Boolean).sort()).toEqual(['3', 'Geräte', 'Meine'])
  })
})
