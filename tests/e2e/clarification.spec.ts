import type { Page } from '@playwright/test'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import { expect } from './cart-helpers.ts'
import {
  createClarification,
  createTranslator,
  listViolations,
  measureShift,
  test,
  VISIT_URL,
} from './clarification-steps.ts'
import { NOT_FOUND_NOTICE, waitForHydration } from './shop-test.ts'

const t = createTranslator('de')

/** A worn phone with a weak battery. */
const WORN = { found: { conditionId: 3, answers: { PH_BATTERY: ['LT_80'] } } }

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The button that opens an answer, and the one that confirms it. */
const locateChoice = (page: Page, name: string) => page.locator('summary', { hasText: name })
const locateConfirmation = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The prices that the page shows side by side. */
async function readPrices(page: Page): Promise<{ quoted: string; price: string }> {
  const [quoted = '', price = ''] = await page.getByRole('main').locator('header dd').allInnerTexts()
  return { quoted, price }
}

test('a lower price shows what differs, proves it, and is recomputed by the browser itself', async ({
  page,
  urlOf,
  hand,
}) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED', WORN)
  await page.goto(urlOf('de', clarification.path))
  const { quoted, price } = await readPrices(page)
  await expect(locateTitle(page, t('CLARIFICATION_PRICE_TITLE', { price, quoted }))).toBeVisible()
  const findings = page.getByRole('region', { name: t('CLARIFICATION_FINDINGS') })
  await expect(findings.getByRole('listitem').getByRole('heading')).toHaveText([
    t('OFFER_CONDITION'),
    'Welche Akkukapazität zeigen die Einstellungen?',
  ])
  await expect(findings.getByText('Unter 80 % oder Servicemeldung')).toBeVisible()
  for (const photo of await findings.getByRole('img').all())
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true)
  await expect(page.getByText(t('CLARIFICATION_SUM_EQUAL', { price }))).toBeVisible()
  await expect(page.getByText(t('CLARIFICATION_PROOF_VALID'))).toBeVisible()
})

test('accepting takes two clicks, and then the page explains what happens next', async ({
  page,
  urlOf,
  hand,
}) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.path))
  await waitForHydration(page)
  const { price } = await readPrices(page)
  await locateChoice(page, t('CLARIFICATION_ACCEPT', { price })).click()
  expect(await clarification.state()).toBe('COUNTER_OFFERED')
  await locateConfirmation(page, t('CLARIFICATION_ACCEPT_CONFIRM', { price })).click()
  await expect(locateTitle(page, t('CLARIFICATION_ACCEPT_DONE', { price }))).toBeFocused()
  await expect(page.getByText(t('CLARIFICATION_ACCEPT_NEXT'))).toBeVisible()
  await expect(page.locator('main summary', { hasText: t('CLARIFICATION_RETURN') })).toBeHidden()
  expect(await clarification.state()).toBe('ACCEPTED')
})

const OTHERS = [
  ['RETURN', 'RETURN_PENDING'],
  ['RECYCLE', 'RECYCLED'],
  ['APPEAL', 'APPEALED'],
] as const

for (const [answer, state] of OTHERS)
  test(`answering ${answer} is as easy as accepting`, async ({ page, urlOf, hand }) => {
    const clarification = await createClarification(hand, 'COUNTER_OFFERED')
    await page.goto(urlOf('de', clarification.path))
    await waitForHydration(page)
    await locateChoice(page, t(`CLARIFICATION_${answer}`)).click()
    await locateConfirmation(page, t(`CLARIFICATION_${answer}_CONFIRM`)).click()
    await expect(locateTitle(page, t(`CLARIFICATION_${answer}_DONE`))).toBeFocused()
    expect(await clarification.state()).toBe(state)
  })

test('a clarification can be answered with the keyboard alone', async ({ page, urlOf, hand }) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.path))
  await waitForHydration(page)
  await locateChoice(page, t('CLARIFICATION_RETURN')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
})

test('a photo opens in full size and returns the focus when closed', async ({ page, urlOf, hand }) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.path))
  await waitForHydration(page)
  const photo = page.getByRole('link', { name: t('CLARIFICATION_PHOTO_LARGE') })
  await photo.click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('button', { name: t('CLARIFICATION_PHOTO_CLOSE') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(photo).toBeFocused()
})

test('a clarification is answered once in two tabs, and the second tab shows the first answer', async ({
  page,
  context,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(urlOf('de', clarification.path))
    await waitForHydration(tab)
  }
  await locateChoice(page, t('CLARIFICATION_RECYCLE')).click()
  await locateChoice(other, t('CLARIFICATION_RETURN')).click()
  await locateConfirmation(page, t('CLARIFICATION_RECYCLE_CONFIRM')).click()
  await expect(locateTitle(page, t('CLARIFICATION_RECYCLE_DONE'))).toBeVisible()
  await locateConfirmation(other, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(locateTitle(other, t('CLARIFICATION_RECYCLE_DONE'))).toBeFocused()
  expect(await clarification.state()).toBe('RECYCLED')
})

test('an answer that gets lost in transit can be sent again', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.path))
  await waitForHydration(page)
  await locateChoice(page, t('CLARIFICATION_RETURN')).click()
  await page.route(/\/answers$/, (route) => route.abort(), { times: 1 })
  await locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(page.getByRole('alert').filter({ hasText: t('CLARIFICATION_FAILED_NO_ANSWER') })).toBeVisible()
  await locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
})

test('a device that we cannot buy has no price to accept, and says why', async ({ page, urlOf, hand }) => {
  const found = { answers: { PH_SWOLLEN: ['YES'] } }
  const clarification = await createClarification(hand, 'COUNTER_OFFERED', { found })
  await page.goto(urlOf('de', clarification.path))
  await expect(locateTitle(page, t('CLARIFICATION_NO_BUY'))).toBeVisible()
  await expect(page.getByText(t('CLARIFICATION_NO_BUY_DANGEROUS_GOODS'))).toBeVisible()
  // No return: no carrier may take it. Not answering changes nothing.
  await expect(page.getByText(t('CLARIFICATION_SILENCE_KEPT'))).toBeVisible()
  const names = ['CLARIFICATION_RECYCLE', 'CLARIFICATION_APPEAL'] as const
  const answers = page.getByRole('region', { name: t('CLARIFICATION_ANSWERS') })
  await expect(answers.locator('summary')).toHaveText(names.map((key) => t(key)))
})

test('a lock is explained step by step, and reported as removed', async ({ page, urlOf, hand }) => {
  const clarification = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'LOCK_APPLE' })
  await page.goto(urlOf('de', clarification.path))
  await waitForHydration(page)
  await expect(locateTitle(page, t('CLARIFICATION_LOCK_APPLE'))).toBeVisible()
  const guide = page.getByRole('region', { name: t('CLARIFICATION_GUIDE') })
  await expect(guide.getByText(t('CLARIFICATION_LOCK_APPLE_1'))).toBeVisible()
  await expect(guide.getByRole('link')).toHaveAttribute('href', 'https://www.icloud.com/find')
  await locateChoice(page, t('CLARIFICATION_DONE')).click()
  await locateConfirmation(page, t('CLARIFICATION_DONE_CONFIRM')).click()
  await expect(locateTitle(page, t('CLARIFICATION_DONE_DONE'))).toBeFocused()
  expect(await clarification.state()).toBe('IN_INSPECTION')
})

test('the link in a mail decides nothing until the button on its page is pressed', async ({
  page,
  urlOf,
  hand,
}) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.quickPath('RETURN')))
  await waitForHydration(page)
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_QUESTION'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([t('CLARIFICATION_RETURN_CONFIRM')])
  expect(await clarification.state()).toBe('COUNTER_OFFERED')
  await locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
  await page.goto(urlOf('de', clarification.quickPath('ACCEPT')))
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('a quick answer links to the full clarification', async ({ page, urlOf, hand }) => {
  const clarification = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', clarification.quickPath('ACCEPT')))
  await page.getByRole('link', { name: t('CLARIFICATION_QUICK_ALL') }).click()
  await expect(page).toHaveURL(VISIT_URL)
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
})

test('legacy URLs lead to the same clarification, wrong ones to the expired-link page', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const { id, trade, offers } = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', `/browser/clarification/id/${id}/trade/${trade}`))
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
  await page.goto(
    urlOf('de', `/browser/clarificationQuickAnswer/id/${id}/trade/${trade}/offerid/${offers.APPEAL}`),
  )
  await expect(locateTitle(page, t('CLARIFICATION_APPEAL_QUESTION'))).toBeVisible()
  const wrong = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`
  await page.goto(urlOf('de', `/clarification/${wrong}/${trade}`))
  await expect(locateTitle(page, t('ERRORPAGE_OOPS_EXPIRED_LINK'))).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a clarification is answered with a plain form', async ({ page, urlOf, hand }) => {
    const clarification = await createClarification(hand, 'COUNTER_OFFERED')
    await page.goto(urlOf('de', clarification.path))
    await expect(page.getByText(t('CLARIFICATION_CHECKING')).first()).toBeHidden()
    await expect(locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM'))).toBeHidden()
    await locateChoice(page, t('CLARIFICATION_RETURN')).click()
    await locateConfirmation(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
    await expect(page).toHaveURL(VISIT_URL)
    await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
    expect(await clarification.state()).toBe('RETURN_PENDING')
  })

  test('so is a quick answer', async ({ page, urlOf, hand }) => {
    const clarification = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART' })
    await page.goto(urlOf('de', clarification.quickPath('DONE')))
    await locateConfirmation(page, t('CLARIFICATION_WITHOUT_CONFIRM')).click()
    await expect(locateTitle(page, t('CLARIFICATION_DONE_DONE'))).toBeVisible()
  })
})

for (const market of ['de', 'pl'] as const)
  test.describe(`on a small phone in ${market}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('every clarification is readable and nothing moves', async ({ page, urlOf, hand }) => {
      const price = await createClarification(hand, 'COUNTER_OFFERED', { market, ...WORN })
      await page.goto(urlOf(market, price.path))
      await page.getByText(createTranslator(market)('CLARIFICATION_PROOF_VALID')).waitFor()
      expect(await measureShift(page)).toBeLessThan(0.01)
      for (const summary of await page.locator('main summary').all()) {
        await summary.click()
        expect(await listViolations(page)).toEqual([])
      }
      await page.goto(urlOf(market, price.quickPath('ACCEPT')))
      expect(await listViolations(page)).toEqual([])
      for (const reason of ACTION_REASONS) {
        const action = await createClarification(hand, 'ACTION_REQUIRED', { market, reason })
        await page.goto(urlOf(market, action.path))
        expect({ reason, barriers: await listViolations(page) }).toEqual({ reason, barriers: [] })
      }
    })
  })

test.describe('in the dark scheme on a desktop', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })

  test('a clarification and its answer are accessible', async ({ page, urlOf, hand }) => {
    const clarification = await createClarification(hand, 'COUNTER_OFFERED', WORN)
    await page.goto(urlOf('de', clarification.path))
    await page.getByText(t('CLARIFICATION_PROOF_VALID')).waitFor()
    expect(await listViolations(page)).toEqual([])
    await locateChoice(page, t('CLARIFICATION_APPEAL')).click()
    await locateConfirmation(page, t('CLARIFICATION_APPEAL_CONFIRM')).click()
    await expect(locateTitle(page, t('CLARIFICATION_APPEAL_DONE'))).toBeVisible()
    expect(await listViolations(page)).toEqual([])
  })
})
