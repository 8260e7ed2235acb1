import type { Browser, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { openElsewhere, sellAsGuest } from './account-steps.ts'
import { expect } from './cart-helpers.ts'
import { test } from './clarification-steps.ts'
import { bookIn, type DeskOutcome, inspect, openDesk, openQueue, payOut, readOutcome } from './desk-steps.ts'
import { createVisit, locateMail, openMail, type Visit } from './sale-steps.ts'
import { waitForHydration } from './shop-test.ts'

// Creating a batch orders everything that is due, so these tests run one at a time.
test.describe.configure({ mode: 'default' })

/** Payouts to the same account are one transfer, so these tests use a separate account. */
const OWN_IBAN = 'NL91ABNA0417164300'

interface Sale {
  readonly visit: Visit
  readonly tradeNumber: string
  /** The URL of the sale's page. */
  readonly address: string
}

/** A sale in which no crack is declared; `visit.page` hasn't been used yet. */
async function sell(browser: Browser, visit: Visit, email: string): Promise<Sale> {
  const home = await openElsewhere(browser)
  const account = visit.market.currency === 'EUR' ? { iban: OWN_IBAN } : {}
  const sold = await sellAsGuest({ ...visit, page: home }, { email, ...account })
  await home.context().close()
  return { visit, ...sold }
}

/** Parcel, inspection and counter-offer, by two operators at the desk. */
async function findCrack(browser: Browser, hand: TradeHand, { tradeNumber }: Sale): Promise<DeskOutcome> {
  const door = await openDesk(browser, hand, 'inspector')
  await bookIn(door, tradeNumber)
  const bench = await openDesk(browser, hand, 'inspector')
  await inspect(bench, tradeNumber, 'cracked')
  const outcome = await readOutcome(bench)
  await bench.getByRole('button', { name: 'Send new offer' }).click()
  await openQueue(bench, 'Waiting')
  await expect(bench.getByRole('link', { name: `${tradeNumber}-1` })).toBeVisible()
  for (const place of [door, bench]) await place.context().close()
  return outcome
}

interface CounterOffer {
  readonly link: string
  readonly quickLinks: Readonly<Record<Exclude<ClarificationAnswer, 'DONE'>, string>>
}

/** The links in the mail with the counter-offer. */
async function readCounterOffer(
  browser: Browser,
  { visit, tradeNumber }: Sale,
  price: string,
): Promise<CounterOffer> {
  const page = await openElsewhere(browser)
  const t = getCorrespondenceTranslator(visit.market)
  await openMail({ ...visit, page }, t('MAIL_COUNTER_SUBJECT', { tradeNumber }))
  const readLink = async (name: string) => {
    const href = await locateMail(page).getByRole('link', { name, exact: true }).getAttribute('href')
    return href ?? ''
  }
  const counterOffer = {
    link: await readLink(t('MAIL_COUNTER_BUTTON')),
    quickLinks: {
      ACCEPT: await readLink(visit.t('CLARIFICATION_ACCEPT', { price })),
      RETURN: await readLink(visit.t('CLARIFICATION_RETURN')),
      RECYCLE: await readLink(visit.t('CLARIFICATION_RECYCLE')),
      APPEAL: await readLink(visit.t('CLARIFICATION_APPEAL')),
    },
  }
  await page.context().close()
  return counterOffer
}

/** Everything that an answer would change. */
async function readRecord({ db }: TradeHand, { tradeNumber }: Sale): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select to_jsonb(item) as item, (select count(*) from trade_event as event
      where event.transaction_id = item.transaction_id) as events,
      (select jsonb_agg(clarification) from clarification
        where clarification.transaction_id = item.transaction_id) as clarifications
    from trade_item as item where transaction_id = ${readTradeNumber(tradeNumber)}`)
  expect(rows).toMatchObject([{ item: { state: 'COUNTER_OFFERED' } }])
  return rows
}

/** The clarification page proves its claims. */
async function expectProof({ page, market, t }: Visit, outcome: DeskOutcome): Promise<void> {
  const [quoted, price] = [outcome.quotedInCents, outcome.priceInCents].map((cents) =>
    formatMoney(market, cents),
  )
  const title = t('CLARIFICATION_PRICE_TITLE', { price: price ?? '', quoted: quoted ?? '' })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const findings = page.getByRole('region', { name: t('CLARIFICATION_FINDINGS') })
  // A finding's photos are list items, too.
  const finding = findings.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(finding).toHaveCount(1)
  await expect(finding).toContainText(formatMoney(market, outcome.effectInCents, { isEffect: true }))
  const readWidth = () => finding.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
  await finding.getByRole('img').scrollIntoViewIfNeeded()
  await expect.poll(readWidth).toBeGreaterThan(0)
  await expect(page.getByText(t('CLARIFICATION_PROOF_VALID'))).toBeVisible()
}

/** Opens an answer and confirms it. */
async function giveAnswer({ page }: Visit, name: string, confirmation: string): Promise<void> {
  await page.locator('summary', { hasText: name }).click()
  await page.getByRole('button', { name: confirmation, exact: true }).click()
}

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The payout is made, and the seller sees it on the sale's page and by mail. */
async function expectPaid(
  { browser, hand }: { readonly browser: Browser; readonly hand: TradeHand },
  { visit, tradeNumber, address }: Sale,
  amountInCents: number,
): Promise<void> {
  const { page, market, t } = visit
  const payoutDesk = await openDesk(browser, hand, 'payout')
  const approver = await openDesk(browser, hand, 'payout')
  const due = { reference: `${tradeNumber}-1`, amountInCents, currency: market.currency }
  await payOut(payoutDesk, approver, due)
  for (const place of [payoutDesk, approver]) await place.context().close()
  await page.goto(address)
  const device = page.getByRole('region', { name: t('SALE_DEVICES') })
  const amount = formatMoney(market, amountInCents)
  await expect(device.getByText(t('STATUS_PAID'), { exact: true }).first()).toBeVisible()
  await expect(device).toContainText(amount)
  const mailbox = await openElsewhere(browser)
  const subject = getCorrespondenceTranslator(market)('MAIL_PAID_SUBJECT', { tradeNumber, amount })
  await openMail({ ...visit, page: mailbox }, subject)
  await mailbox.context().close()
}

for (const market of ['de', 'pl'] as const satisfies readonly MarketId[])
  test(`a crack found in the parcel is proven, agreed on and paid for in ${market}`, async ({
    page,
    browser,
    urlOf,
    hand,
    email,
  }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const { t } = visit
    const sale = await sell(browser, visit, email)
    const outcome = await findCrack(browser, hand, sale)
    const price = formatMoney(visit.market, outcome.priceInCents)
    const { link, quickLinks } = await readCounterOffer(browser, sale, price)
    const before = await readRecord(hand, sale)
    for (const scanned of [link, ...Object.values(quickLinks)])
      expect((await page.request.get(scanned)).status()).toBe(200)
    for (const opened of [quickLinks.ACCEPT, link, link]) await page.goto(opened)
    await waitForHydration(page)
    await expectProof(visit, outcome)
    expect(await readRecord(hand, sale)).toEqual(before)
    await giveAnswer(
      visit,
      t('CLARIFICATION_ACCEPT', { price }),
      t('CLARIFICATION_ACCEPT_CONFIRM', { price }),
    )
    await expect(locateTitle(page, t('CLARIFICATION_ACCEPT_DONE', { price }))).toBeVisible()
    await expectPaid({ browser, hand }, sale, outcome.priceInCents)
  })

test('declining the new price by mail leads to a return label', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  const sale = await sell(browser, visit, email)
  const { priceInCents } = await findCrack(browser, hand, sale)
  const price = formatMoney(visit.market, priceInCents)
  const { quickLinks } = await readCounterOffer(browser, sale, price)
  await page.goto(quickLinks.RETURN)
  await waitForHydration(page)
  await page.getByRole('button', { name: t('CLARIFICATION_RETURN_CONFIRM'), exact: true }).click()
  await expect(locateTitle(page, t('CLARIFICATION_RETURN_DONE'))).toBeVisible()
  const place = await openDesk(browser, hand, 'inspector')
  await openQueue(place, 'Returns')
  const number = `${sale.tradeNumber}-1`
  await place.getByRole('button', { name: `Make label: ${number}` }).click()
  // The worker books the return parcel.
  const label = place.getByRole('button', { name: `Label: ${number}` })
  await expect(label).toBeVisible({ timeout: 15_000 })
  const downloading = place.waitForEvent('download')
  await label.click()
  expect((await downloading).suggestedFilename()).toBe('return-labels.pdf')
  await place.context().close()
})

test('an appeal is decided by a different inspector, and the phone is bought at the quoted price', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  const sale = await sell(browser, visit, email)
  const { priceInCents, quotedInCents } = await findCrack(browser, hand, sale)
  const { link } = await readCounterOffer(browser, sale, formatMoney(visit.market, priceInCents))
  await page.goto(link)
  await waitForHydration(page)
  await giveAnswer(visit, t('CLARIFICATION_APPEAL'), t('CLARIFICATION_APPEAL_CONFIRM'))
  await expect(locateTitle(page, t('CLARIFICATION_APPEAL_DONE'))).toBeVisible()
  const bench = await openDesk(browser, hand, 'second_inspector')
  await openQueue(bench, 'Appeals')
  await expect(bench.getByRole('link', { name: `${sale.tradeNumber}-1` })).toBeVisible()
  await inspect(bench, sale.tradeNumber, 'as sold')
  await bench.getByRole('button', { name: 'Uphold appeal' }).click()
  await expect(bench.getByText('The appeal is decided.')).toBeVisible()
  await bench.context().close()
  await expectPaid({ browser, hand }, sale, quotedInCents)
})
