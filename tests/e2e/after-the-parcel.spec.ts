import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { openElsewhere, sellAsGuest } from './account-steps.ts'
import { expect } from './cart-helpers.ts'
import { bookIn, type DeskOutcome, inspect, openList, payOut, readOutcome, takePlace } from './desk-steps.ts'
import { test } from './question-helpers.ts'
import { expectPdf, letterOf, openMail, type Visit, visitOf } from './sale-steps.ts'
import { hydrated } from './shop-test.ts'

// Making batches orders everything that is due: one test after the other.
test.describe.configure({ mode: 'default' })

/** Payouts to the same account are one transfer: in euros nobody else in these tests has this one. */
const OWN_IBAN = 'NL91ABNA0417164300'

interface Sale {
  readonly visit: Visit
  readonly tradeNumber: string
  /** Of the sale's own page. */
  readonly address: string
}

/** A sale by somebody who says that nothing is cracked; `visit.page` has not been used yet. */
async function sell(browser: Browser, visit: Visit, email: string): Promise<Sale> {
  const home = await openElsewhere(browser)
  const account = visit.market.currency === 'EUR' ? { iban: OWN_IBAN } : {}
  const sold = await sellAsGuest({ ...visit, page: home }, { email, ...account })
  await home.context().close()
  return { visit, ...sold }
}

/** Parcel, inspection and counter-offer, by two people at the desk. */
async function findCrack(browser: Browser, hand: TradeHand, { tradeNumber }: Sale): Promise<DeskOutcome> {
  const door = await takePlace(browser, hand, 'inspector')
  await bookIn(door, tradeNumber)
  const bench = await takePlace(browser, hand, 'inspector')
  await inspect(bench, tradeNumber, 'cracked')
  const outcome = await readOutcome(bench)
  await bench.getByRole('button', { name: 'Ask the seller about it' }).click()
  await openList(bench, 'Waiting')
  await expect(bench.getByRole('link', { name: `${tradeNumber}-1` })).toBeVisible()
  for (const place of [door, bench]) await place.context().close()
  return outcome
}

interface CounterOffer {
  readonly link: string
  readonly quickLinks: Readonly<Record<Exclude<ClarificationAnswer, 'DONE'>, string>>
}

/** The links of the mail with the counter-offer. */
async function readCounterOffer(
  browser: Browser,
  { visit, tradeNumber }: Sale,
  price: string,
): Promise<CounterOffer> {
  const page = await openElsewhere(browser)
  const letters = correspondenceTranslator(visit.market)
  await openMail({ ...visit, page }, letters('MAIL_COUNTER_SUBJECT', { tradeNumber }))
  const linkOf = async (name: string) => {
    const href = await letterOf(page).getByRole('link', { name, exact: true }).getAttribute('href')
    return href ?? ''
  }
  const counterOffer = {
    link: await linkOf(letters('MAIL_COUNTER_BUTTON')),
    quickLinks: {
      ACCEPT: await linkOf(visit.t('CLARIFICATION_ACCEPT', { price })),
      RETURN: await linkOf(visit.t('CLARIFICATION_RETURN')),
      RECYCLE: await linkOf(visit.t('CLARIFICATION_RECYCLE')),
      APPEAL: await linkOf(visit.t('CLARIFICATION_APPEAL')),
    },
  }
  await page.context().close()
  return counterOffer
}

/** Everything that an answer would change. */
async function recordOf({ db }: TradeHand, { tradeNumber }: Sale): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select to_jsonb(item) as item, (select count(*) from trade_event as event
      where event.transaction_id = item.transaction_id) as events,
      (select jsonb_agg(asked) from clarification as asked
        where asked.transaction_id = item.transaction_id) as questions
    from trade_item as item where transaction_id = ${readTradeNumber(tradeNumber)}`)
  expect(rows).toMatchObject([{ item: { state: 'COUNTER_OFFERED' } }])
  return rows
}

/** The page of the question proves what it says. */
async function expectProof({ page, market, t }: Visit, outcome: DeskOutcome): Promise<void> {
  const [quoted, price] = [outcome.quotedInCents, outcome.priceInCents].map((cents) =>
    formatMoney(market, cents),
  )
  const title = t('CLARIFICATION_PRICE_TITLE', { price: price ?? '', quoted: quoted ?? '' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const findings = page.getByRole('region', { name: t('CLARIFICATION_FINDINGS') })
  // The photos of a finding are a list, too.
  const finding = findings.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(finding).toHaveCount(1)
  await expect(finding).toContainText(formatMoney(market, outcome.effectInCents, { isEffect: true }))
  const width = () => finding.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await finding.getByRole('img').scrollIntoViewIfNeeded()
  await expect.poll(width).toBeGreaterThan(0)
  await expect(page.getByText(t('CLARIFICATION_PROOF_VALID'))).toBeVisible()
}

/** Opens an answer and gives it. */
async function answer({ page }: Visit, name: string, confirmation: string): Promise<void> {
  await page.locator('summary', { hasText: name }).click()
  await page.getByRole('button', { name: confirmation, exact: true }).click()
}

const doneTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The money goes out, and the seller is told on the sale's page and by mail. */
async function expectPaid(
  { browser, hand }: { readonly browser: Browser; readonly hand: TradeHand },
  { visit, tradeNumber, address }: Sale,
  amountInCents: number,
): Promise<void> {
  const { page, market, t } = visit
  const till = await takePlace(browser, hand, 'payout')
  await payOut(till, { reference: `${tradeNumber}-1`, amountInCents, currency: market.currency })
  await till.context().close()
  await page.goto(address)
  const device = page.getByRole('region', { name: t('SALE_DEVICES') })
  const amount = formatMoney(market, amountInCents)
  await expect(device.getByText(t('STATUS_PAID'), { exact: true }).first()).toBeVisible()
  await expect(device).toContainText(amount)
  const mailbox = await openElsewhere(browser)
  const subject = correspondenceTranslator(market)('MAIL_PAID_SUBJECT', { tradeNumber, amount })
  await openMail({ ...visit, page: mailbox }, subject)
  await mailbox.context().close()
}

for (const market of ['de', 'fr', 'pl'] as const satisfies readonly MarketId[])
  test(`a crack found in the parcel is proven, agreed upon and paid in ${market}`, async ({
    page,
    browser,
    urlOf,
    hand,
    email,
  }) => {
    const visit = visitOf(page, { shop: market, market }, urlOf)
    const { t } = visit
    const sale = await sell(browser, visit, email)
    const outcome = await findCrack(browser, hand, sale)
    const price = formatMoney(visit.market, outcome.priceInCents)
    const { link, quickLinks } = await readCounterOffer(browser, sale, price)
    const before = await recordOf(hand, sale)
    for (const scanned of [link, ...Object.values(quickLinks)])
      expect((await page.request.get(scanned)).status()).toBe(200)
    for (const opened of [quickLinks.ACCEPT, link, link]) await page.goto(opened)
    await hydrated(page)
    await expectProof(visit, outcome)
    expect(await recordOf(hand, sale)).toEqual(before)
    await answer(visit, t('CLARIFICATION_ACCEPT', { price }), t('CLARIFICATION_ACCEPT_CONFIRM', { price }))
    await expect(doneTitle(page, t('CLARIFICATION_ACCEPT_DONE', { price }))).toBeVisible()
    await expectPaid({ browser, hand }, sale, outcome.priceInCents)
  })

test('a price that is declined in the mail brings a label for the way back', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = visitOf(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  const sale = await sell(browser, visit, email)
  const { priceInCents } = await findCrack(browser, hand, sale)
  const price = formatMoney(visit.market, priceInCents)
  const { quickLinks } = await readCounterOffer(browser, sale, price)
  await page.goto(quickLinks.RETURN)
  await hydrated(page)
  await page.getByRole('button', { name: t('CLARIFICATION_RETURN_CONFIRM'), exact: true }).click()
  await expect(doneTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
  const place = await takePlace(browser, hand, 'inspector')
  const label = place
    .getByRole('row')
    .filter({ hasText: `${sale.tradeNumber}-1` })
    .getByRole('link', { name: 'Label (PDF)' })
  const look = async () => {
    await openList(place, 'Returns')
    return label.count()
  }
  // The worker books it.
  await expect.poll(look, { timeout: 15_000, intervals: [200] }).toBe(1)
  await expectPdf(label)
  await place.context().close()
})

test('an appeal is decided by somebody else, and the phone is paid as quoted', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = visitOf(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  const sale = await sell(browser, visit, email)
  const { priceInCents, quotedInCents } = await findCrack(browser, hand, sale)
  const { link } = await readCounterOffer(browser, sale, formatMoney(visit.market, priceInCents))
  await page.goto(link)
  await hydrated(page)
  await answer(visit, t('CLARIFICATION_APPEAL'), t('CLARIFICATION_APPEAL_CONFIRM'))
  await expect(doneTitle(page, t('CLARIFICATION_APPEAL_DONE'))).toBeVisible()
  const bench = await takePlace(browser, hand, 'second_inspector')
  await openList(bench, 'Appeals')
  await expect(bench.getByRole('link', { name: `${sale.tradeNumber}-1` })).toBeVisible()
  await inspect(bench, sale.tradeNumber, 'as sold')
  await bench.getByRole('button', { name: 'Seller is right' }).click()
  await expect(doneTitle(bench, 'Appeals')).toBeVisible()
  await bench.context().close()
  await expectPaid({ browser, hand }, sale, quotedInCents)
})
