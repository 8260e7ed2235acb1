import type { APIResponse, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { StepUpResult } from '#contracts/account.ts'
import type { TradeRecord } from '#contracts/customer-resources.ts'
import { LOGIN_PATH, STEP_UP_PATH } from '#contracts/paths/account.ts'
import { TRADE_HISTORY_PATH } from '#contracts/paths/customers.ts'
import {
  buildTradePayoutUrl,
  EMAIL_CHANGES_PATH,
  SALE_KEY_HEADER,
  STEP_UP_HEADER,
  TRADES_PATH,
} from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { OTHER_PASSWORD } from '../support/accounts.ts'
import { createTradeIn, type TradeHand } from '../support/inspected-trades.ts'
import {
  buildPerson,
  createAccount,
  type Person,
  RESET,
  readMailLink,
  requestPasswordReset,
  resetPassword,
} from './account-steps.ts'
import { expect } from './cart-helpers.ts'
import { buildSalePath, createTranslator, listViolations, readSaleCode, test } from './clarification-steps.ts'
import { createVisit } from './sale-steps.ts'

const t = createTranslator('de')

const DE = { shop: 'de', market: 'de' } as const

const SELLER = 'Zofia Müller-Łuczak'
const THIEF = 'Mallory Dieb'
const IBAN = 'DE02 1203 0000 0000 2020 51'
const OTHER_IBAN = 'AT61 1904 3002 3457 3201'

const MAIL_TIMEOUT_MS = 15_000

const buildPayment = (accountHolder: string) => ({
  payment: { paymentTypeId: 13, accountHolder, iban: IBAN, paypalAccount: '' },
})

/** The link of the newest mail of a kind to an address that matches. */
async function readLink({ db }: TradeHand, email: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const { rows } = await db.execute<{ text: string }>(sql`
      select text from local_mail where recipient = ${email} order by created_at desc`)
    return rows.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0]
  }
  await expect.poll(find, { timeout: MAIL_TIMEOUT_MS }).toBeDefined()
  return (await find()) ?? ''
}

/** A link to a sale with another key than the one that is known. */
const buildLinkPattern = (tradeNumber: string, key: string): RegExp =>
  new RegExp(`https?://\\S+#${tradeNumber}\\.(?!${key})\\S+`)

/** Where the money of a sale would go at this moment, as the database has it. */
async function readAccount({ db, secret }: TradeHand, transactionId: number): Promise<string> {
  const { rows } = await db.execute<{ sealed: Buffer }>(
    sql`select sealed_account as sealed from trade_seller where transaction_id = ${transactionId}`,
  )
  if (!rows[0]) throw new Error('There is no such sale')
  return secret.open(rows[0].sealed, `payout:${transactionId}`)
}

const patchPayout = (
  page: Page,
  url: string,
  { holder = SELLER, headers = {} }: { readonly holder?: string; readonly headers?: Record<string, string> },
): Promise<APIResponse> => page.request.patch(url, { data: buildPayment(holder), headers })

const locatePayout = (page: Page) => page.getByRole('region', { name: t('SALE_PAYOUT') })

/** Fills in another account on the page of a sale, up to the question for a proof. */
async function askForOtherAccount(page: Page): Promise<void> {
  const payout = locatePayout(page)
  await payout.getByRole('button', { name: t('SALE_PAYOUT_CHANGE') }).click()
  await expect(payout.getByRole('heading', { name: t('SALE_PAYOUT') })).toBeFocused()
  await payout.getByLabel(t('FIELD_IBAN')).fill(OTHER_IBAN)
  await payout.getByLabel(t('FIELD_ACCOUNT_HOLDER')).fill(SELLER)
  await payout.getByRole('button', { name: t('ACCOUNT_SAVE') }).click()
  await expect(payout.getByRole('heading', { name: t('STEP_UP_CODE_TITLE') })).toBeFocused()
}

async function typeCode(page: Page, code: string): Promise<void> {
  const field = locatePayout(page).getByLabel(t('STEP_UP_CODE'), { exact: true })
  await field.fill(code)
  await locatePayout(page)
    .getByRole('button', { name: t('STEP_UP_CONFIRM') })
    .click()
}

test('a stolen link moves no payout: neither its keys nor the page do, without the code of the mail', async ({
  page,
  urlOf,
  hand,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:03|04|22)/)
  const { item: _, ...trade } = await createTradeIn(hand, 'ACCEPTED', { seller: { email } })
  const { transactionId, tradeNumber, key } = trade
  const before = await readAccount(hand, transactionId)
  const shown = await page.request.get(urlOf('de', `${TRADES_PATH}/${tradeNumber}`), {
    headers: { [SALE_KEY_HEADER]: key },
  })
  const { readKey }: TradeView = await shown.json()
  const url = urlOf('de', buildTradePayoutUrl(tradeNumber))
  const statuses = [
    await patchPayout(page, url, { headers: { [SALE_KEY_HEADER]: key } }),
    await patchPayout(page, url, { headers: { [SALE_KEY_HEADER]: readKey } }),
    await patchPayout(page, `${url}?key=${key}`, {}),
    await patchPayout(page, `${url}?key=${readKey}`, {}),
  ].map((answer) => answer.status())
  expect(statuses).toEqual([403, 404, 404, 404])
  await page.goto(urlOf('de', buildSalePath(trade)))
  await askForOtherAccount(page)
  await expect(locatePayout(page).getByText(email)).toHaveCount(0)
  const code = await readSaleCode(hand, transactionId)
  await typeCode(page, code === '000000' ? '111111' : '000000')
  await expect(page.getByText(t('PROBLEM_CODE_INVALID'))).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  expect(await readAccount(hand, transactionId)).toBe(before)
})

test('whoever got the code as well is stopped by the seller, who needs no account for it', async ({
  page,
  urlOf,
  hand,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(?:03|04)/)
  const facts = { seller: { email }, shopUrl: urlOf('de', '') }
  const { item: _, ...trade } = await createTradeIn(hand, 'LABEL_ISSUED', facts)
  await page.goto(urlOf('de', buildSalePath(trade)))
  await askForOtherAccount(page)
  await typeCode(page, await readSaleCode(hand, trade.transactionId))
  const done = locatePayout(page)
    .getByRole('status')
    .filter({ hasText: t('SALE_PAYOUT_DONE') })
  await expect(done).toBeVisible()
  await expect(locatePayout(page).getByText(/frühestens am/)).toBeVisible()

  await page.goto(await readLink(hand, email, /https?:\/\/\S+\/not-me#\S+/))
  await expect(page.getByRole('heading', { level: 1, name: t('OBJECTION_TITLE') })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('OBJECTION_BUTTON') }).click()
  const { tradeNumber } = trade
  const frozen = page.getByRole('heading', { level: 1, name: t('OBJECTION_FROZEN', { tradeNumber }) })
  await expect(frozen).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: t('OBJECTION_BUTTON') }).click()
  await expect(frozen).toBeFocused()

  await page.goto(urlOf('de', buildSalePath(trade)))
  await expect(page.getByRole('heading', { level: 1, name: t('SALE_LINK_OLD') })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  const fresh = await readLink(hand, email, buildLinkPattern(tradeNumber, trade.key))
  await page.goto(fresh)
  await page.reload()
  await expect(page.getByRole('heading', { name: t('SALE_FROZEN') })).toBeVisible()
  await expect(locatePayout(page).getByRole('button', { name: t('SALE_PAYOUT_CHANGE') })).toHaveCount(0)
  const { rows } = await hand.db.execute(
    sql`select reason from payout_hold where transaction_id = ${trade.transactionId} and released_at is null order by reason`,
  )
  expect(rows).toEqual([{ reason: 'ACCOUNT_CHANGED' }, { reason: 'FROZEN_BY_SELLER' }])
})

/** Signs in as a program would, and keeps what it gets. */
async function stealToken(page: Page, url: string, { email, password }: Person): Promise<string> {
  const answer = await page.request.post(url, { data: { username: email, password } })
  const { access_token } = await answer.json()
  return String(access_token)
}

test('a stolen access token and its sale links are worth nothing after a new password', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[134]/)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  const facts = { seller: { email }, shopUrl: urlOf('de', '') }
  const { transactionId, tradeNumber } = await createTradeIn(hand, 'ACCEPTED', facts)
  await createAccount(browser, visit, person)
  const token = await stealToken(page, urlOf('de', LOGIN_PATH), person)
  const headers = { authorization: `Bearer ${token}` }
  const history = await page.request.get(urlOf('de', TRADE_HISTORY_PATH), { headers })
  const [record]: TradeRecord[] = await history.json()
  const before = await readAccount(hand, transactionId)
  const url = urlOf('de', buildTradePayoutUrl(tradeNumber))
  expect((await patchPayout(page, url, { headers })).status()).toBe(403)

  await requestPasswordReset(visit, email)
  await resetPassword(visit, await readMailLink(browser, visit, { email, ...RESET }), OTHER_PASSWORD)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(urlOf('de', TRADE_HISTORY_PATH), { headers })).status())
    .toBe(401)
  expect((await patchPayout(page, url, { headers })).status()).toBe(401)
  const [, key = ''] = new URL(record?.link ?? '').hash.split('.')
  const shown = await page.request.get(urlOf('de', `${TRADES_PATH}/${tradeNumber}?key=${key}`))
  expect(shown.status()).toBe(404)
  expect(await readAccount(hand, transactionId)).toBe(before)
})

test('a renamed account moves no payout: the name on the sale counts', async ({
  page,
  browser,
  urlOf,
  hand,
  email,
}) => {
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  const { transactionId, tradeNumber } = await createTradeIn(hand, 'ACCEPTED', { seller: { email } })
  await createAccount(browser, visit, person)
  const authorization = `Bearer ${await stealToken(page, urlOf('de', LOGIN_PATH), person)}`
  const proven = await page.request.post(urlOf('de', STEP_UP_PATH), {
    data: { password: person.password },
    headers: { authorization },
  })
  const { stepUpToken }: StepUpResult = await proven.json()
  const headers = { authorization, [STEP_UP_HEADER]: stepUpToken }
  await hand.db.execute(
    sql`update customer_account set first_name = 'Mallory', last_name = 'Dieb' where email = ${email}`,
  )
  const before = await readAccount(hand, transactionId)
  const url = urlOf('de', buildTradePayoutUrl(tradeNumber))
  const answer = await patchPayout(page, url, { holder: THIEF, headers })
  expect({ status: answer.status(), errors: (await answer.json()).errors }).toEqual({
    status: 422,
    errors: [{ field: 'payment.accountHolder', key: 'HOLDER_DIFFERS' }],
  })
  expect(await readAccount(hand, transactionId)).toBe(before)
})

test('a seller whose link is outdated has a new one sent', async ({
  page,
  urlOf,
  hand,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  const facts = { seller: { email }, shopUrl: urlOf('de', '') }
  const { item: _, ...trade } = await createTradeIn(hand, 'LABEL_ISSUED', facts)
  await hand.db.execute(
    sql`update trade set key_version = key_version + 1 where transaction_id = ${trade.transactionId}`,
  )
  await page.goto(urlOf('de', buildSalePath(trade)))
  await page.getByRole('button', { name: t('SALE_LINK_SEND') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('SALE_LINK_SENT') })).toBeVisible()
  const fresh = await readLink(hand, email, buildLinkPattern(trade.tradeNumber, trade.key))
  await page.goto('about:blank')
  await page.goto(fresh)
  await expect(page.getByRole('definition').filter({ hasText: trade.tradeNumber })).toBeVisible()
})

test('a new mailbox learns that its sale is frozen, not that its link is wrong', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  await page.route(`**${EMAIL_CHANGES_PATH}`, (route) =>
    route.fulfill({ status: 409, json: { statusCode: 409, id: 'SALE_FROZEN', message: 'Frozen' } }),
  )
  const link = `#confirm.${crypto.randomUUID()}.${'k'.repeat(22)}`
  await page.goto(urlOf('de', buildPath(MARKETS.de, 'saleEmail') + link))
  await page.getByRole('button', { name: t('EMAIL_CHANGE_BUTTON') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('SALE_FROZEN') })).toBeFocused()
  expect(await listViolations(page)).toEqual([])
})
