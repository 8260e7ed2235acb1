import type { Browser, Page } from '@playwright/test'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MAX_STARS } from '#domain/reviews/review.ts'
import { REVIEW_ASK_DAYS } from '#domain/reviews/review-request.ts'
import { buildPath } from '#domain/routing/path.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { askForReviews } from '#server/modules/reviews/ask-for-reviews.ts'
import { createTradeIn, type TradeHand } from '../support/inspected-trades.ts'
import { openElsewhere } from './account-steps.ts'
import { expect } from './cart-helpers.ts'
import { test } from './clarification-steps.ts'
import { openDesk, openQueue } from './desk-steps.ts'
import { createVisit, locateMail, openMail, type Visit } from './sale-steps.ts'
import { waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

/** The worker asks once a minute. One market shows that; the others don't wait for it. */
const REAL_CLOCK: MarketId = 'de'

const SENTENCES: Readonly<Record<'de' | 'fr' | 'pl', string>> = {
  de: 'Bezahlt wie angeboten, nur das Warten war lang.',
  fr: 'Payé comme prévu, l’attente était un peu longue.',
  pl: 'Zapłacone zgodnie z ofertą, tylko trochę długo.',
}

/** A sale whose last payout was some days ago, so that its seller is asked now. */
function sellSomeDaysAgo(hand: TradeHand, market: MarketId, shopUrl: string) {
  const then = { ...hand, now: () => Date.now() - REVIEW_ASK_DAYS * DAY_MS - DAY_MS / 2 }
  const email = `review.${market}.${Date.now()}@example.org`
  return createTradeIn(then, 'PAID', { market, shopUrl, seller: { email } })
}

/** The link in the mail that asks for a review. */
async function readRequest(browser: Browser, visit: Visit, tradeNumber: string): Promise<string> {
  const page = await openElsewhere(browser)
  const t = getCorrespondenceTranslator(visit.market)
  const subject = t('MAIL_REVIEW_SUBJECT', { tradeNumber })
  await expect(async () => openMail({ ...visit, page }, subject)).toPass({ timeout: 150_000 })
  const link = locateMail(page).getByRole('link', { name: t('MAIL_REVIEW_BUTTON') })
  const address = (await link.getAttribute('href')) ?? ''
  await page.context().close()
  return address
}

const locateReview = ({ page, t }: Visit, isWritten: boolean) =>
  page.getByRole('region', { name: t(isWritten ? 'SALE_REVIEW_OWN' : 'SALE_REVIEW_TITLE') })

/** Types a review by keyboard. */
async function writeReview(visit: Visit, sentence: string): Promise<void> {
  const { page, t } = visit
  const form = locateReview(visit, false)
  await form.getByRole('button', { name: t('SALE_REVIEW_SEND') }).click()
  await expect(form.getByText(t('PROBLEM_STARS_REQUIRED'))).toBeVisible()
  const first = form.getByRole('radio', { name: t('REVIEWS_STARS', { stars: 1, max: MAX_STARS }) })
  await expect(first).toBeFocused()
  await page.keyboard.press('Space')
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(
    form.getByRole('radio', { name: t('REVIEWS_STARS', { stars: 4, max: MAX_STARS }) }),
  ).toBeChecked()
  await form.getByLabel(t('SALE_REVIEW_SENTENCE')).fill(sentence)
  await form.getByRole('button', { name: t('SALE_REVIEW_SEND') }).click()
  const written = locateReview(visit, true)
  await expect(written.getByText(t('SALE_REVIEW_WAITING'))).toBeVisible()
  await expect(written.getByRole('heading')).toBeFocused()
}

/** An operator reads the words and publishes or hides them. */
async function decide(desk: Page, sentence: string, decision: 'Publish' | 'Hide'): Promise<void> {
  await openQueue(desk, 'Reviews')
  const row = desk.getByRole('listitem').filter({ hasText: sentence })
  await expect(row).not.toContainText(/star/i)
  if (decision === 'Hide') await row.getByRole('combobox').selectOption({ label: 'Insults someone' })
  await row.getByRole('button', { name: new RegExp(`^${decision}`) }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: sentence })).toHaveCount(0)
}

const openFairness = async ({ page, market, urlOf }: Visit) => {
  await page.goto(urlOf(buildPath(market, 'fairness')))
  return page.getByRole('main')
}

/** The page is kept, and learns of a change by a notification, which takes a moment on a busy machine. */
const expectOnFairness = (visit: Visit, sentence: string, count: number) =>
  expect(async () => {
    const reviews = (await openFairness(visit)).getByText(sentence)
    await expect(reviews).toHaveCount(count, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

for (const market of ['de', 'pl'] as const)
  test(`a seller in ${market} is asked, writes, is published and withdraws`, async ({
    browser,
    page,
    hand,
    urlOf,
  }) => {
    const sentence = `${SENTENCES[market]} ${Date.now() % 100_000}`
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const { t } = visit
    const { tradeNumber } = await sellSomeDaysAgo(hand, market, new URL(urlOf(market)).origin)
    if (market === REAL_CLOCK) test.setTimeout(240_000)
    else await askForReviews(hand.db, Date.now())
    const address = await readRequest(browser, visit, tradeNumber)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await waitForHydration(page)
    await expect(locateReview(visit, false)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await writeReview(visit, sentence)
    expect(await findViolations(page)).toEqual([])
    await expect((await openFairness(visit)).getByText(sentence)).toHaveCount(0)

    const desk = await openDesk(browser, hand, 'support')
    await decide(desk, sentence, 'Publish')
    await expectOnFairness(visit, sentence, 1)
    const shown = (await openFairness(visit)).getByRole('figure').filter({ hasText: sentence })
    await expect(shown).toContainText(t('REVIEWS_STARS', { stars: 4, max: MAX_STARS }))
    expect(await findViolations(page)).toEqual([])

    await page.goto(address)
    await expect(locateReview(visit, true).getByText(t('SALE_REVIEW_PUBLISHED'))).toBeVisible()
    await locateReview(visit, true)
      .getByRole('button', { name: t('SALE_REVIEW_WITHDRAW') })
      .click()
    await expect(page.getByText(t('SALE_REVIEW_WITHDRAWN'))).toBeVisible()
    await expectOnFairness(visit, sentence, 0)
    await desk.context().close()
  })

test('a hidden review is counted in public with its reason, and its seller learns it', async ({
  browser,
  page,
  hand,
  urlOf,
}) => {
  const sentence = `Ihr seid ja alle unmöglich. ${Date.now() % 100_000}`
  const visit = createVisit(page, { shop: 'at', market: 'at' }, urlOf)
  const { t } = visit
  const { tradeNumber, key } = await sellSomeDaysAgo(hand, 'at', new URL(urlOf('at')).origin)
  await page.goto(urlOf('at', `${buildPath(visit.market, 'thankYou')}#${tradeNumber}.${key}`))
  await writeReview(visit, sentence)
  const desk = await openDesk(browser, hand, 'support')
  await decide(desk, sentence, 'Hide')
  const fairness = await openFairness(visit)
  await expect(fairness.getByText(/ausgeblendet: .*Beleidigung \(\d+\)/)).toBeVisible()
  await expect(fairness.getByText(sentence)).toHaveCount(0)
  const mailbox = await openElsewhere(browser)
  const subject = getCorrespondenceTranslator(visit.market)('MAIL_REVIEW_HIDDEN_SUBJECT', { tradeNumber })
  await openMail({ ...visit, page: mailbox }, subject)
  await expect(locateMail(mailbox).getByText(t('REVIEWS_HIDDEN_INSULT'))).toBeVisible()
  for (const other of [mailbox, desk]) await other.context().close()
})
