import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { advanceTo, createTestTrade, createTradeIn } from '../support/inspected-trades.ts'
import { buildPerson, createAccount, locateSale, signIn } from './account-steps.ts'
import { expect, goToReview, locateSubmitButton, locateThanksTitle, openCheckout } from './cart-helpers.ts'
import {
  buildSalePath,
  createClarification,
  createTranslator,
  listViolations,
  measureShift,
  readSaleCode,
  test,
  VISIT_URL,
} from './clarification-steps.ts'
import { createVisit } from './sale-steps.ts'

const t = createTranslator('de')

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const locateDevices = (page: Page) => page.getByRole('region', { name: t('SALE_DEVICES') })

test('each device of a sale shows its own progress', async ({ page, urlOf, hand }) => {
  const trade = await createTestTrade(hand, { deviceCount: 3 })
  const [paid, returned, checked] = trade.items
  if (!paid || !returned || !checked) throw new Error('Three devices were sold')
  await advanceTo(hand, paid, 'PAID')
  await advanceTo(hand, returned, 'RETURN_SHIPPED')
  await advanceTo(hand, checked, 'IN_INSPECTION')
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(locateTitle(page, t('SALE_TITLE'))).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const stories = locateDevices(page).getByRole('list').first().locator('> li')
  await expect(stories).toHaveCount(3)
  await expect(stories.nth(0)).toContainText(t('STATUS_PAID'))
  await expect(stories.nth(1)).toContainText(/Sendungsnummer \S+/)
  await expect(stories.nth(2)).toContainText(t('STATUS_IN_INSPECTION'))
  await expect(
    stories
      .nth(2)
      .getByRole('listitem')
      .filter({ hasText: t('NEXT_CHECKED') }),
  ).toContainText(t('NEXT_WE'))
  const glance = page.getByRole('list', { name: t('SALE_DEVICES'), exact: true }).getByRole('listitem')
  await expect(glance).toHaveText(['1 In Prüfung', '1 Auf dem Rückweg', '1 Bezahlt'])
  expect(await measureShift(page)).toBe(0)
  expect(await listViolations(page)).toEqual([])
})

test('an open clarification is one click away from the sale’s page', async ({ page, urlOf, hand }) => {
  const question = await createClarification(hand, 'COUNTER_OFFERED')
  await page.goto(urlOf('de', buildSalePath(question.testTrade)))
  await locateDevices(page)
    .getByRole('link', { name: t('SALE_ANSWER') })
    .click()
  await expect(page).toHaveURL(VISIT_URL)
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
})

test('the account shows the progress of each device and links to its clarification', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const trade = await createTestTrade(hand, { deviceCount: 2, seller: { email }, shopUrl: urlOf('de', '') })
  const [asked, sent] = trade.items
  if (!asked || !sent) throw new Error('Two devices were sold')
  await advanceTo(hand, sent, 'IN_INSPECTION')
  await advanceTo(hand, asked, 'COUNTER_OFFERED')
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  const sale = locateSale(visit, trade.tradeNumber)
  await expect(sale.getByText(t('STATUS_ACTION_NEEDED'), { exact: true })).toBeVisible()
  await expect(sale.getByText(t('STATUS_IN_INSPECTION'), { exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.reload()
  await expect(sale).toBeVisible()
  expect(await measureShift(page)).toBe(0)
  await sale.getByRole('link', { name: t('SALE_ANSWER') }).click()
  await expect(page.getByRole('heading', { name: t('CLARIFICATION_FINDINGS') })).toBeVisible()
})

test('a sale can be cancelled until the parcel is on its way', async ({ page, urlOf, hand }) => {
  const { item, ...trade } = await createTradeIn(hand, 'LABEL_ISSUED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  const cancel = page.getByRole('button', { name: t('SALE_CANCEL'), exact: true })
  await cancel.click()
  await expect(page.getByRole('heading', { name: t('SALE_CANCEL_TITLE') })).toBeFocused()
  await page.getByRole('button', { name: t('SALE_CANCEL_KEEP') }).click()
  await cancel.click()
  await page.getByRole('button', { name: t('SALE_CANCEL_CONFIRM') }).click()
  await expect(locateTitle(page, t('SALE_CANCELLED_TITLE'))).toBeFocused()
  await expect(locateDevices(page)).toContainText(t('STATUS_CANCELLED_TEXT'))
  await expect(page.getByRole('main').getByRole('link', { name: t('SALE_SELL_AGAIN') })).toBeVisible()
  await expect(cancel).toBeHidden()
  const { rows } = await hand.db.execute<{ state: string }>(
    sql`select state from trade_item where transaction_id = ${item.transactionId}`,
  )
  expect(rows).toEqual([{ state: 'CANCELLED' }])
})

/** How each end of a sale reads, and the way on that it offers. */
const ENDS = [
  {
    state: 'PAID',
    title: 'SALE_PAID_TITLE',
    lead: /^Danke, Zofia\. Insgesamt 2\d\d,00.€, ausgezahlt an DE89/,
    next: 'SALE_SELL_MORE',
  },
  {
    state: 'CANCELLED',
    title: 'SALE_CANCELLED_TITLE',
    lead: /^Bitte schick nichts/,
    next: 'SALE_SELL_AGAIN',
  },
  { state: 'EXPIRED', title: 'SALE_EXPIRED_TITLE', lead: /aktuellen Preis/, next: 'SALE_SELL_AGAIN' },
  { state: 'RETURNED', title: 'SALE_OVER_TITLE', lead: /aktuellen Preis/, next: 'SALE_SELL_AGAIN' },
] as const

for (const { state, title, lead, next } of ENDS)
  test(`a sale that is ${state.toLowerCase()} says so, and leads to the next one`, async ({
    page,
    urlOf,
    hand,
  }) => {
    const trade = await createTradeIn(hand, state)
    await page.goto(urlOf('de', buildSalePath(trade)))
    await expect(locateTitle(page, t(title))).toBeFocused()
    await expect(page.getByRole('paragraph').filter({ hasText: lead })).toBeVisible()
    expect(await measureShift(page)).toBe(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: t(next) })
      .click()
    await expect(page).toHaveURL(urlOf('de'))
  })

test('a paid sale waits for a late review instead of being pushed down by it', async ({
  page,
  urlOf,
  hand,
}) => {
  const trade = await createTradeIn(hand, 'PAID')
  await page.route(/sale-review/, async (route) => {
    await setTimeout(800)
    await route.continue()
  })
  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(page.getByRole('heading', { name: t('SALE_REVIEW_TITLE') })).toBeVisible()
  expect(await measureShift(page)).toBe(0)
})

test('a sale whose parcel was scanned in the meantime is not cancelled, and the page says so', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const { item, ...trade } = await createTradeIn(hand, 'LABEL_ISSUED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  await page.getByRole('button', { name: t('SALE_CANCEL'), exact: true }).click()
  await advanceTo(hand, item, 'IN_TRANSIT')
  await page.getByRole('button', { name: t('SALE_CANCEL_CONFIRM') }).click()
  await expect(page.getByRole('alert').filter({ hasText: t('SALE_CANCEL_LATE') })).toBeVisible()
})

test('the payout can go to another account of the seller, but to nobody else’s', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:03|22)/)
  const { item: _, ...trade } = await createTradeIn(hand, 'PAYOUT_FAILED')
  await page.goto(urlOf('de', buildSalePath(trade)))
  const payout = page.getByRole('region', { name: t('SALE_PAYOUT') })
  await payout.getByRole('button', { name: t('SALE_PAYOUT_CHANGE') }).click()
  const save = payout.getByRole('button', { name: t('ACCOUNT_SAVE') })
  await save.click()
  await expect(payout.getByLabel(t('FIELD_IBAN'))).toBeFocused()
  await payout.getByLabel(t('FIELD_IBAN')).fill('AT61 1904 3002 3457 3201')
  await payout.getByLabel(t('FIELD_ACCOUNT_HOLDER')).fill('Jemand Anderes')
  await save.click()
  await expect(payout.getByRole('heading', { name: t('STEP_UP_CODE_TITLE') })).toBeFocused()
  const code = payout.getByLabel(t('STEP_UP_CODE'), { exact: true })
  await code.fill(await readSaleCode(hand, trade.transactionId))
  await code.press('Enter')
  await expect(payout.getByText(t('PROBLEM_HOLDER_DIFFERS'))).toBeVisible()
  await payout.getByLabel(t('FIELD_ACCOUNT_HOLDER')).fill('Zofia Müller-Łuczak')
  await save.click()
  await expect(payout.getByRole('status')).toHaveText(t('SALE_PAYOUT_DONE'))
  await expect(payout.getByText(/^AT61/)).toBeVisible()
  await expect(locateDevices(page)).toContainText(t('STATUS_PAYOUT_PENDING'))
  expect(await listViolations(page)).toEqual([])
})

test('a seller decides at checkout how counter-offers are handled', async ({ page, urlOf, email, hand }) => {
  await openCheckout(page, urlOf('de', ''))
  await page.getByRole('button', { name: t('CART_CONTINUE'), exact: true }).click()
  await page.getByText(t('RULE_TITLE')).first().click()
  const rule = page.getByRole('group', { name: t('RULE_TITLE') })
  await expect(rule.getByRole('radio', { name: t('RULE_ASK') })).toBeChecked()
  await rule.getByRole('radio', { name: /90.%/ }).check()
  await page
    .getByRole('group', { name: t('RULE_OTHERWISE') })
    .getByRole('radio', { name: t('RULE_ELSE_RETURN') })
    .check()
  expect(await listViolations(page)).toEqual([])
  await page.goBack()
  await goToReview(page, email)
  await expect(page.getByText(t('RULE_SUM_RETURN', { share: '90\u00a0%' }))).toBeVisible()
  await locateSubmitButton(page).click()
  await expect(locateThanksTitle(page)).toBeVisible()
  const { rows } = await hand.db.execute(sql`
    select accept_from_bp as share, accept_otherwise as otherwise
    from trade join trade_seller using (transaction_id) where email = ${email}`)
  expect(rows).toEqual([{ share: 9_000, otherwise: 'RETURN' }])
})
