import type { Locator, Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import {
  addToCart,
  answerEveryQuestion,
  button,
  continueToDetails,
  continueToReview,
  createSale,
  declarations,
  ELEVEN_EURO_PHONE,
  expectThanks,
  field,
  fillDetails,
  goodAnswers,
  goToCheckout,
  headline,
  type Look,
  newSeller,
  openCheckoutWith,
  TEN_EURO_PHONE,
  typedDetails,
  type Visit,
  visitOf,
  WIDGET,
} from './sale-steps.ts'
import { expect, hydrated, test } from './shop-test.ts'
import { violationsOf } from './violations.ts'

/** Goes on with the Tab key alone, until the focus is there. */
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
    const visit = visitOf(page, { shop: 'de', market: 'de' }, urlOf)
    const seller = newSeller(visit)
    await page.goto(visit.urlOf(buildPath(visit.market, 'pdp', { pdp: 'apple-iphone-13' })))
    await hydrated(page)
    const { keyboard } = page
    for (const question of await page
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
      .all()) {
      await tabTo(question.getByRole('radio').first())
      await keyboard.press('Space')
      const good = goodAnswers(visit, question).first()
      while (!(await good.isChecked())) await keyboard.press('ArrowDown')
    }
    await tabTo(button(visit, 'CART_ADD'))
    await keyboard.press('Enter')
    await expect(page.getByRole('link', { name: visit.t('CART_TO_CHECKOUT') })).toBeFocused()
    await keyboard.press('Enter')
    await tabTo(button(visit, 'CART_CONTINUE'))
    await keyboard.press('Enter')
    await expect(headline(visit, 'DETAILS_TITLE')).toBeFocused()
    for (const [key, text] of typedDetails(visit, seller)) {
      await tabTo(field(visit, key))
      await keyboard.type(text)
    }
    await keyboard.press('Enter')
    await expect(headline(visit, 'REVIEW_TITLE')).toBeFocused()
    for (const statement of declarations(visit)) {
      await tabTo(statement)
      await keyboard.press('Space')
    }
    await tabTo(button(visit, 'REVIEW_SUBMIT'))
    await keyboard.press('Enter')
    await expectThanks(visit, seller)
  })
})

/** The page as it stands can be used by everybody, in light and dark. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // Colours that still change are neither one scheme's nor the other's.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
    expect([screen, colorScheme, await violationsOf(page)]).toEqual([screen, colorScheme, []])
  }
}

/** From the cart to the sale, with a look at every step of it. */
async function lookAtCheckout(visit: Visit, count: number, look: Look): Promise<void> {
  const seller = newSeller(visit)
  await expect(button(visit, 'CART_CONTINUE')).toBeEnabled()
  await look('cart')
  await continueToDetails(visit)
  await button(visit, 'DETAILS_CONTINUE').click()
  await expect(field(visit, visit.isBusiness ? 'FIELD_COMPANY' : 'FIELD_FIRST_NAME')).toBeFocused()
  await look('details with errors')
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await look('review')
  await createSale(visit, count)
  await expectThanks(visit, seller)
  await look('thank-you page')
}

for (const shop of ['de', 'b2bWidget'])
  test(`every step of a sale in ${shop} can be used by everybody`, async ({ page, urlOf }) => {
    const visit = visitOf(page, { shop, market: 'de' }, urlOf)
    await openCheckoutWith(visit, [{ ...TEN_EURO_PHONE, quantity: 2 }, ELEVEN_EURO_PHONE])
    await lookAtCheckout(visit, 3, (step) => expectAccessible(page, step))
  })

test('the form for an individual offer can be used by everybody', async ({ page, urlOf }) => {
  const visit = visitOf(page, WIDGET, urlOf)
  await openCheckoutWith(visit, [{ ...TEN_EURO_PHONE, quantity: 500 }, ELEVEN_EURO_PHONE])
  await expectAccessible(page, 'cart above the limit')
  await button(visit, 'CAP_BUTTON').click()
  await button(visit, 'REQUEST_SEND').click()
  await expect(field(visit, 'FIELD_COMPANY')).toBeFocused()
  await expectAccessible(page, 'form with errors')
})

for (const market of ['de', 'pl'] as const)
  test.describe('on a phone of 320 px', () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`no step of a sale in ${market} is wider than the screen`, async ({ page, urlOf }) => {
      const visit = visitOf(page, { shop: market, market }, urlOf)
      const look = async (step: string) => {
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect([step, excess]).toEqual([step, 0])
      }
      await page.goto(visit.urlOf(buildPath(visit.market, 'pdp', { pdp: 'apple-iphone-13' })))
      await hydrated(page)
      await answerEveryQuestion(visit, look)
      await addToCart(visit, 'Apple iPhone 13')
      await look('device in the cart')
      await goToCheckout(visit)
      await lookAtCheckout(visit, 1, look)
    })
  })
