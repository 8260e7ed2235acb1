import type { Page } from '@playwright/test'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import { expect } from './cart-helpers.ts'
import { barriersOf, makeQuestion, shiftOf, test, textsOf } from './question-helpers.ts'
import { hydrated, NOT_FOUND_NOTICE } from './shop-test.ts'

const t = textsOf('de')

/** A phone that is worn and has a weak battery. */
const WORN = { found: { conditionId: 3, answers: { PH_BATTERY: ['LT_80'] } } }

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The button that opens an answer, and the one that gives it. */
const choice = (page: Page, name: string) => page.locator('summary', { hasText: name })
const confirm = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The prices of a question, as the page shows them side by side. */
async function pricesOf(page: Page): Promise<{ quoted: string; price: string }> {
  const [quoted = '', price = ''] = await page.getByRole('main').locator('header dd').allInnerTexts()
  return { quoted, price }
}

test('a lower price shows what differs, proves it, and is worked out by the browser itself', async ({
  page,
  urlOf,
  hand,
}) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED', WORN)
  await page.goto(urlOf('de', question.path))
  const { quoted, price } = await pricesOf(page)
  await expect(title(page, t('CLARIFICATION_PRICE_TITLE', { price, quoted }))).toBeVisible()
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

test('accepting takes two clicks, and then the page says what comes next', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.path))
  await hydrated(page)
  const { price } = await pricesOf(page)
  await choice(page, t('CLARIFICATION_ACCEPT', { price })).click()
  expect(await question.state()).toBe('COUNTER_OFFERED')
  await confirm(page, t('CLARIFICATION_ACCEPT_CONFIRM', { price })).click()
  await expect(title(page, t('CLARIFICATION_ACCEPT_DONE', { price }))).toBeFocused()
  await expect(page.getByText(t('CLARIFICATION_ACCEPT_NEXT'))).toBeVisible()
  await expect(page.locator('main summary', { hasText: t('CLARIFICATION_RETURN') })).toBeHidden()
  expect(await question.state()).toBe('ACCEPTED')
})

const OTHERS = [
  ['RETURN', 'RETURN_PENDING'],
  ['RECYCLE', 'RECYCLED'],
  ['APPEAL', 'APPEALED'],
] as const

for (const [answer, state] of OTHERS)
  test(`saying ${answer} is as easy as saying yes`, async ({ page, urlOf, hand }) => {
    const question = await makeQuestion(hand, 'COUNTER_OFFERED')
    await page.goto(urlOf('de', question.path))
    await hydrated(page)
    await choice(page, t(`CLARIFICATION_${answer}`)).click()
    await confirm(page, t(`CLARIFICATION_${answer}_CONFIRM`)).click()
    await expect(title(page, t(`CLARIFICATION_${answer}_DONE`))).toBeFocused()
    expect(await question.state()).toBe(state)
  })

test('a question can be answered with the keyboard alone', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.path))
  await hydrated(page)
  await choice(page, t('CLARIFICATION_RETURN')).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(confirm(page, t('CLARIFICATION_RETURN_CONFIRM'))).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
})

test('a photo opens large and gives the focus back', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.path))
  await hydrated(page)
  const photo = page.getByRole('link', { name: t('CLARIFICATION_PHOTO_LARGE') })
  await photo.click()
  const large = page.getByRole('dialog')
  await expect(large.getByRole('button', { name: t('CLARIFICATION_PHOTO_CLOSE') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(photo).toBeFocused()
})

test('two tabs decide once, and the second one says what the first has said', async ({
  page,
  context,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(urlOf('de', question.path))
    await hydrated(tab)
  }
  await choice(page, t('CLARIFICATION_RECYCLE')).click()
  await choice(other, t('CLARIFICATION_RETURN')).click()
  await confirm(page, t('CLARIFICATION_RECYCLE_CONFIRM')).click()
  await expect(title(page, t('CLARIFICATION_RECYCLE_DONE'))).toBeVisible()
  await confirm(other, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(title(other, t('CLARIFICATION_RECYCLE_DONE'))).toBeFocused()
  expect(await question.state()).toBe('RECYCLED')
})

test('an answer that gets lost on its way can be given again', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.path))
  await hydrated(page)
  await choice(page, t('CLARIFICATION_RETURN')).click()
  await page.route(/\/answers$/, (route) => route.abort(), { times: 1 })
  await confirm(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(page.getByRole('alert').filter({ hasText: t('CLARIFICATION_FAILED_NO_ANSWER') })).toBeVisible()
  await confirm(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(title(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
})

test('a device that we cannot buy has no price to accept, and says why', async ({ page, urlOf, hand }) => {
  const found = { answers: { PH_SWOLLEN: ['YES'] } }
  const question = await makeQuestion(hand, 'COUNTER_OFFERED', { found })
  await page.goto(urlOf('de', question.path))
  await expect(title(page, t('CLARIFICATION_NO_BUY'))).toBeVisible()
  await expect(page.getByText(t('CLARIFICATION_NO_BUY_DANGEROUS_GOODS'))).toBeVisible()
  // Not sent back: no carrier may take it. Silence changes nothing.
  await expect(page.getByText(t('CLARIFICATION_SILENCE_KEPT'))).toBeVisible()
  const names = ['CLARIFICATION_RECYCLE', 'CLARIFICATION_APPEAL'] as const
  const answers = page.getByRole('region', { name: t('CLARIFICATION_ANSWERS') })
  await expect(answers.locator('summary')).toHaveText(names.map((key) => t(key)))
})

test('a lock is explained step by step, and reported as removed', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'ACTION_REQUIRED', { reason: 'LOCK_APPLE' })
  await page.goto(urlOf('de', question.path))
  await hydrated(page)
  await expect(title(page, t('CLARIFICATION_LOCK_APPLE'))).toBeVisible()
  const guide = page.getByRole('region', { name: t('CLARIFICATION_GUIDE') })
  await expect(guide.getByText(t('CLARIFICATION_LOCK_APPLE_1'))).toBeVisible()
  await expect(guide.getByRole('link')).toHaveAttribute('href', 'https://www.icloud.com/find')
  await choice(page, t('CLARIFICATION_DONE')).click()
  await confirm(page, t('CLARIFICATION_DONE_CONFIRM')).click()
  await expect(title(page, t('CLARIFICATION_DONE_DONE'))).toBeFocused()
  expect(await question.state()).toBe('IN_INSPECTION')
})

test('the link of a mail decides nothing until its button is pressed', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.quickPath('RETURN')))
  await hydrated(page)
  await expect(title(page, t('CLARIFICATION_RETURN_QUESTION'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveText([t('CLARIFICATION_RETURN_CONFIRM')])
  expect(await question.state()).toBe('COUNTER_OFFERED')
  await confirm(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
  await expect(title(page, t('CLARIFICATION_RETURN_DONE'))).toBeFocused()
  await page.goto(urlOf('de', question.quickPath('ACCEPT')))
  await expect(title(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('from a quick answer the whole page is one click away', async ({ page, urlOf, hand }) => {
  const question = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', question.quickPath('ACCEPT')))
  await page.getByRole('link', { name: t('CLARIFICATION_QUICK_ALL') }).click()
  await expect(page).toHaveURL(urlOf('de', question.path))
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
})

test('old addresses lead to the same question, wrong ones to the page of expired links', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const { id, trade, offers } = await makeQuestion(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', `/browser/clarification/id/${id}/trade/${trade}`))
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
  await page.goto(
    urlOf('de', `/browser/clarificationQuickAnswer/id/${id}/trade/${trade}/offerid/${offers.APPEAL}`),
  )
  await expect(title(page, t('CLARIFICATION_APPEAL_QUESTION'))).toBeVisible()
  const wrong = `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`
  await page.goto(urlOf('de', `/clarification/${wrong}/${trade}`))
  await expect(title(page, t('ERRORPAGE_OOPS_EXPIRED_LINK'))).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a question is answered by a plain form', async ({ page, urlOf, hand }) => {
    const question = await makeQuestion(hand, 'COUNTER_OFFERED')
    await page.goto(urlOf('de', question.path))
    await expect(page.getByText(t('CLARIFICATION_CHECKING')).first()).toBeHidden()
    await expect(confirm(page, t('CLARIFICATION_RETURN_CONFIRM'))).toBeHidden()
    await choice(page, t('CLARIFICATION_RETURN')).click()
    await confirm(page, t('CLARIFICATION_RETURN_CONFIRM')).click()
    await expect(page).toHaveURL(urlOf('de', question.path))
    await expect(title(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
    expect(await question.state()).toBe('RETURN_PENDING')
  })

  test('so is a quick answer', async ({ page, urlOf, hand }) => {
    const question = await makeQuestion(hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART' })
    await page.goto(urlOf('de', question.quickPath('DONE')))
    await confirm(page, t('CLARIFICATION_DONE_CONFIRM')).click()
    await expect(title(page, t('CLARIFICATION_DONE_DONE'))).toBeVisible()
  })
})

for (const market of ['de', 'pl'] as const)
  test.describe(`on a small phone in ${market}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test('every question can be read and nothing moves', async ({ page, urlOf, hand }) => {
      const price = await makeQuestion(hand, 'COUNTER_OFFERED', { market, ...WORN })
      await page.goto(urlOf(market, price.path))
      await page.getByText(textsOf(market)('CLARIFICATION_PROOF_VALID')).waitFor()
      expect(await shiftOf(page)).toBeLessThan(0.01)
      for (const summary of await page.locator('main summary').all()) {
        await summary.click()
        expect(await barriersOf(page)).toEqual([])
      }
      await page.goto(urlOf(market, price.quickPath('ACCEPT')))
      expect(await barriersOf(page)).toEqual([])
      for (const reason of ACTION_REASONS) {
        const action = await makeQuestion(hand, 'ACTION_REQUIRED', { market, reason })
        await page.goto(urlOf(market, action.path))
        expect([reason, await barriersOf(page)]).toEqual([reason, []])
      }
    })
  })

test.describe('in the dark scheme on a desktop', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })

  test('a question and its answer are accessible', async ({ page, urlOf, hand }) => {
    const question = await makeQuestion(hand, 'COUNTER_OFFERED', WORN)
    await page.goto(urlOf('de', question.path))
    await page.getByText(t('CLARIFICATION_PROOF_VALID')).waitFor()
    expect(await barriersOf(page)).toEqual([])
    await choice(page, t('CLARIFICATION_APPEAL')).click()
    await confirm(page, t('CLARIFICATION_APPEAL_CONFIRM')).click()
    await expect(title(page, t('CLARIFICATION_APPEAL_DONE'))).toBeVisible()
    expect(await barriersOf(page)).toEqual([])
  })
})
