import type { Locator, Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import {
  addToCart,
  answerEveryQuestion,
  type CheckStep,
  continueToDetails,
  continueToReview,
  createSale,
  createSeller,
  createVisit,
  ELEVEN_EURO_PHONE,
  expectThanks,
  fillDetails,
  goToCheckout,
  listTypedDetails,
  locateButton,
  locateDeclaration,
  locateField,
  locateHeadline,
  openCheckoutWith,
  TEN_EURO_PHONE,
  type Visit,
  WIDGET,
} from './sale-steps.ts'
import { expect, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60; presses++) {
    if (await isThere()) return
    await target.page().keyboard.press('Tab')
  }
  expect(await isThere(), `the keyboard reaches ${target}`).toBe(true)
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a device is sold with the keyboard alone', async ({ page, urlOf }) => {
    const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
    const seller = createSeller(visit)
    await page.goto(visit.urlOf(buildPath(visit.market, 'pdp', { pdp: 'apple-iphone-13' })))
    await waitForHydration(page)
    const { keyboard } = page
    const single = page.getByRole('group', { name: /^Frage/ }).filter({ hasNotText: visit.t('SHEET_TITLE') })
    for (const question of await single.all()) {
      await tabTo(question.getByRole('radio').first())
      await keyboard.press('Space')
      await keyboard.press('ArrowDown')
      await expect(question.getByRole('radio').nth(1)).toBeChecked()
    }
    await tabTo(locateButton(visit, 'SHEET_CONFIRM'))
    await keyboard.press('Enter')
    await tabTo(locateButton(visit, 'CART_ADD'))
    await keyboard.press('Enter')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: visit.t('CART_TO_CHECKOUT') })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(locateButton(visit, 'CART_CONTINUE'))
    await keyboard.press('Enter')
    await expect(locateHeadline(visit, 'DETAILS_TITLE')).toBeFocused()
    for (const [key, text] of listTypedDetails(visit, seller)) {
      await tabTo(locateField(visit, key))
      await keyboard.type(text)
    }
    await keyboard.press('Enter')
    await expect(locateHeadline(visit, 'REVIEW_TITLE')).toBeFocused()
    await tabTo(locateDeclaration(visit))
    await keyboard.press('Space')
    await tabTo(locateButton(visit, 'REVIEW_SUBMIT'))
    await keyboard.press('Enter')
    await expectThanks(visit, seller)
  })
})

/** The page in its current state is accessible, in light and dark. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Transitions between colour schemes would distort the contrast.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect({ screen, colorScheme, violations: await findViolations(page) }).toEqual({
      screen,
      colorScheme,
      violations: [],
    })
  }
}

/** Goes from the cart to the sale, with a check at every step. */
async function walkCheckout(visit: Visit, count: number, check: CheckStep): Promise<void> {
  const seller = createSeller(visit)
  await expect(locateButton(visit, 'CART_CONTINUE')).toBeEnabled()
  await check('cart')
  await continueToDetails(visit)
  await locateButton(visit, 'DETAILS_CONTINUE').click()
  await expect(locateField(visit, visit.isBusiness ? 'FIELD_COMPANY' : 'FIELD_FIRST_NAME')).toBeFocused()
  await check('details with errors')
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await check('review')
  await createSale(visit, count)
  await expectThanks(visit, seller)
  await check('thank-you page')
}

for (const shop of ['de', 'b2bWidget'])
  test(`every step of a sale in ${shop} is accessible`, async ({ page, urlOf }) => {
    const visit = createVisit(page, { shop, market: 'de' }, urlOf)
    await openCheckoutWith(visit, [{ ...TEN_EURO_PHONE, quantity: 2 }, ELEVEN_EURO_PHONE])
    await walkCheckout(visit, 3, (step) => expectAccessible(page, step))
  })

test('the form for an individual offer is accessible', async ({ page, urlOf }) => {
  const visit = createVisit(page, WIDGET, urlOf)
  await openCheckoutWith(visit, [{ ...TEN_EURO_PHONE, quantity: 500 }, ELEVEN_EURO_PHONE])
  await expectAccessible(page, 'cart above the limit')
  await locateButton(visit, 'CAP_BUTTON').click()
  await locateButton(visit, 'REQUEST_SEND').click()
  await expect(locateField(visit, 'FIELD_COMPANY')).toBeFocused()
  await expectAccessible(page, 'form with errors')
})

for (const market of ['de', 'pl'] as const)
  test.describe('on a 320 px phone', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`no step of a sale in ${market} is wider than the screen`, async ({ page, urlOf }) => {
      const visit = createVisit(page, { shop: market, market }, urlOf)
      const check = async (step: string) => {
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect({ step, excess }).toEqual({ step, excess: 0 })
      }
      await page.goto(visit.urlOf(buildPath(visit.market, 'pdp', { pdp: 'apple-iphone-13' })))
      await waitForHydration(page)
      await answerEveryQuestion(visit, check)
      await addToCart(visit, 'Apple iPhone 13')
      await check('device in the cart')
      await goToCheckout(visit)
      await walkCheckout(visit, 1, check)
    })
  })
