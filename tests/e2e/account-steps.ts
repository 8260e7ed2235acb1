import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import type { ActivateResult } from '#contracts/account.ts'
import {
  ACTIVATE_BY_IDENTIFIER_PATH,
  ACTIVATE_REGISTRATION_PATH,
  GUEST_ACCOUNT_NUMBER_PATH,
  IDEMPOTENCY_KEY_HEADER,
  IDENTIFIER_HEADER,
  ONE_USE_TOKEN_HEADER,
  REGISTER_PATH,
  TRADES_PATH,
} from '#contracts/api-paths.ts'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Trade } from '#contracts/trades.ts'
import { buildPath } from '#domain/routing/path.ts'
import { type CorrespondenceKey, correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { claimsOf, PASSWORD, registrationOf } from '../support/accounts.ts'
import { sellerOf } from '../support/sales.ts'
import { expect, hydrated, offerPhone } from './cart-helpers.ts'
import { button, field, headline, letterOf, type Visit } from './sale-steps.ts'

/** The browser itself reports what the shop refuses. */
export const REFUSAL_NOTICE = /status of 4(?:00|01|22)/

/** Somebody with an account, or about to have one. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

export const personOf = (email: string): Person => ({
  firstName: 'Zofia',
  lastName: 'Müller-Łuczak',
  email,
  password: PASSWORD,
})

export type AccountRoute = Extract<keyof typeof SCREEN_TITLES, `account${string}`>

export const title = ({ page, t }: Visit, route: AccountRoute): Locator =>
  page.getByRole('heading', { level: 1, name: t(SCREEN_TITLES[route]), exact: true })

export async function open(visit: Visit, route: AccountRoute): Promise<void> {
  await visit.page.goto(visit.urlOf(buildPath(visit.market, route)))
  await hydrated(visit.page)
  await expect(title(visit, route)).toBeVisible()
}

/** One of the things that can be changed, apart from the others. */
export const card = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('region', { name: t(key), exact: true })

/** Types into fields and sends their form. */
export async function send(
  visit: Visit,
  form: {
    readonly within?: Locator
    readonly fields: Partial<Record<MessageKey, string>>
    submit: MessageKey
  },
): Promise<void> {
  const { page, t } = visit
  const place = form.within ?? page.getByRole('main')
  for (const [key, text] of Object.entries(form.fields))
    await place.getByRole('textbox', { name: t(key as MessageKey), exact: true }).fill(text)
  await place.getByRole('button', { name: t(form.submit), exact: true }).click()
}

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The message stands at the field and is read out with it; the field has the focus. */
export async function expectProblem(visit: Visit, key: MessageKey, problem: string): Promise<void> {
  await expect(visit.page.getByText(problem, { exact: true })).toBeVisible()
  await expect(field(visit, key)).toBeFocused()
  await expect(field(visit, key)).toHaveAccessibleDescription(literally(problem))
}

export async function register(
  visit: Visit,
  { firstName, lastName, email, password }: Person,
): Promise<void> {
  await open(visit, 'accountRegister')
  await send(visit, {
    fields: {
      FIELD_FIRST_NAME: firstName,
      FIELD_LAST_NAME: lastName,
      FIELD_EMAIL: email,
      FIELD_PASSWORD: password,
    },
    submit: 'REGISTER_SUBMIT',
  })
  await expect(headline(visit, 'REGISTER_DONE')).toBeFocused()
}

/** A browser somewhere else, on the machine that the mailbox is for. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  // The tests' own header would be taken over; with it the mailbox is not shown.
  const context = await browser.newContext({ extraHTTPHeaders: {} })
  return context.newPage()
}

const MAIL_TIMEOUT_MS = 15_000

export interface MailWanted {
  readonly email: string
  readonly subject: CorrespondenceKey
}

/** Mails to somebody in the mailbox. */
const mailsTo = (page: Page, email: string, subject: string): Locator =>
  page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })

/** Opens the newest mail of a kind to somebody, as soon as it has arrived. */
export async function openMailTo(visit: Visit, { email, subject }: MailWanted): Promise<void> {
  const { page, market, urlOf } = visit
  const mail = mailsTo(page, email, correspondenceTranslator(market)(subject)).first()
  const look = async () => {
    await page.goto(urlOf('/mailbox'))
    return mail.count()
  }
  await expect.poll(look, { timeout: MAIL_TIMEOUT_MS, intervals: [200] }).toBe(1)
  await mail.click()
}

/** Where the button of a mail leads, read in a browser that is closed again. */
export async function linkInMail(
  browser: Browser,
  visit: Visit,
  wanted: MailWanted & { readonly button: CorrespondenceKey },
): Promise<string> {
  const page = await openElsewhere(browser)
  await openMailTo({ ...visit, page }, wanted)
  const name = correspondenceTranslator(visit.market)(wanted.button)
  const link = await letterOf(page).getByRole('link', { name, exact: true }).getAttribute('href')
  await page.context().close()
  return link ?? ''
}

export const ACTIVATION = { subject: 'MAIL_ACTIVATE_SUBJECT', button: 'MAIL_ACTIVATE_BUTTON' } as const

export const RESET = { subject: 'MAIL_RESET_SUBJECT', button: 'MAIL_RESET_BUTTON' } as const

/** Opens the link of the first mail and proves to be the one who has registered. */
export async function activate(visit: Visit, link: string, password: string): Promise<void> {
  await visit.page.goto(link)
  await expect(headline(visit, 'ACTIVATE_TITLE')).toBeVisible()
  await send(visit, { fields: { FIELD_PASSWORD: password }, submit: 'ACTIVATE_SUBMIT' })
  await expect(headline(visit, 'ACTIVATE_DONE')).toBeFocused()
  // Nobody who looks at the screen, or at the history, needs the token.
  expect(visit.page.url()).toBe(visit.urlOf(buildPath(visit.market, 'accountRegister')))
}

export const signedInAs = ({ page, t }: Visit, { email }: Pick<Person, 'email'>): Locator =>
  page.getByText(t('ACCOUNT_SIGNED_IN', { email }), { exact: true })

export const fillSignIn = (visit: Visit, { email, password }: Pick<Person, 'email' | 'password'>) =>
  send(visit, { fields: { FIELD_EMAIL: email, FIELD_PASSWORD: password }, submit: 'SIGN_IN_SUBMIT' })

/** Signs in on the page of the account. */
export async function signIn(visit: Visit, person: Person): Promise<void> {
  await open(visit, 'accountOverview')
  await fillSignIn(visit, person)
  await expect(signedInAs(visit, person)).toBeVisible()
}

export const expectSignInRefused = ({ page, t }: Visit): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: t('SIGN_IN_FAILED') })).toBeVisible()

export async function signOut(visit: Visit): Promise<void> {
  await button(visit, 'ACCOUNT_SIGN_OUT').click()
  await expect(visit.page.getByRole('status').filter({ hasText: visit.t('SIGN_IN_OUT') })).toBeVisible()
}

export async function askForReset(visit: Visit, email: string): Promise<void> {
  await open(visit, 'accountPasswordForgot')
  await send(visit, { fields: { FIELD_EMAIL: email }, submit: 'FORGOT_SUBMIT' })
  await expect(headline(visit, 'FORGOT_DONE')).toBeFocused()
  await expect(visit.page.getByText(visit.t('FORGOT_DONE_TEXT', { email }))).toBeVisible()
}

export async function reset(visit: Visit, link: string, password: string): Promise<void> {
  // Only what stands behind the `#` would change otherwise, and the page would stay.
  await visit.page.goto('about:blank')
  await visit.page.goto(link)
  await send(visit, { fields: { FIELD_PASSWORD_NEW: password }, submit: 'RESET_SUBMIT' })
}

/** Asks the shop as its pages do. */
async function call<Answer>(
  { page, urlOf }: Visit,
  path: string,
  request: { readonly method?: string; readonly data?: unknown; readonly headers?: Record<string, string> },
): Promise<Answer> {
  const response = await page.request.fetch(urlOf(path), { method: 'POST', ...request })
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** An account that is ready, where the way to it is not the point. */
export async function createAccount(browser: Browser, visit: Visit, person: Person): Promise<void> {
  const { firstName, lastName, email, password } = person
  const data = registrationOf(email, { firstName, lastName, attributes: { locale: [visit.market.id] } })
  await call(visit, REGISTER_PATH, { data })
  const link = await linkInMail(browser, visit, { email, ...ACTIVATION })
  const mailed = new URLSearchParams(new URL(link).hash.slice(1)).get('activate') ?? ''
  const { token } = await call<ActivateResult>(visit, ACTIVATE_REGISTRATION_PATH, {
    data: { password },
    headers: { [ONE_USE_TOKEN_HEADER]: mailed },
  })
  const headers = { [IDENTIFIER_HEADER]: String(claimsOf(token).identifier) }
  await call(visit, ACTIVATE_BY_IDENTIFIER_PATH, { method: 'GET', headers })
}

/** A sale of one phone without an account; answers its number, and the address that its mails lead to. */
export async function sellAsGuest(
  visit: Visit,
  { email, iban }: Pick<Person, 'email'> & { readonly iban?: string },
) {
  const { page, market, urlOf } = visit
  const { offerId } = await offerPhone(page, urlOf(''))
  const customer = await call<GuestAccount>(visit, GUEST_ACCOUNT_NUMBER_PATH, { data: {} })
  const usual = sellerOf(market.id, { email })
  const seller = iban ? { ...usual, payment: { ...usual.payment, iban } } : usual
  const trade = await call<Trade>(visit, TRADES_PATH, {
    data: { customer, lines: [{ offerId, quantity: 1 }], voucherCode: null, seller },
    headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
  })
  return {
    tradeNumber: trade.tradeNumber,
    address: urlOf(buildPath(market, 'thankYou') + tradeHash(trade)),
  }
}

/** A sale in the history of the account. */
export const saleOf = ({ page, t }: Visit, tradeNumber: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: t('SALES_SALE', { number: tradeNumber }) }) })

/** Lets the access token of this browser end, as ten minutes would. */
export const endAccessToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('account') ?? '{}')
    const [head, claims, signature] = account.accessToken.split('.')
    const base64 = claims.replace(/-/g, '+').replace(/_/g, '/')
    const ended = btoa(JSON.stringify({ ...JSON.parse(atob(base64)), exp: 1 }))
    const accessToken = [head, ended.replace(/=+$/, ''), signature].join('.')
    localStorage.setItem('account', JSON.stringify({ ...account, accessToken, tokenExpiry: 1_000 }))
  })

/** Everything that the browser keeps for the shop, in this tab and beyond. */
export const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Goes on with the keyboard until the focus is there. */
export async function tabTo(target: Locator): Promise<void> {
  const goOn = async () => {
    await target.page().keyboard.press('Tab')
    return target.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(goOn, { intervals: [0] }).toBe(true)
}
