import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import type { ActivateResult } from '#contracts/account.ts'
import type { GuestAccount } from '#contracts/customers.ts'
import {
  ACTIVATE_BY_IDENTIFIER_PATH,
  ACTIVATE_REGISTRATION_PATH,
  IDENTIFIER_HEADER,
  ONE_USE_TOKEN_HEADER,
  REGISTER_PATH,
} from '#contracts/paths/account.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import { IDEMPOTENCY_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import { RESET_HOURS } from '#domain/customers/sign-in-periods.ts'
import { buildPath } from '#domain/routing/path.ts'
import {
  type CorrespondenceKey,
  getCorrespondenceTranslator,
} from '#messages/correspondence/correspondence.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { SCREEN_TITLES } from '#messages/screen-title.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { buildRegistration, decodeClaims, PASSWORD } from '../support/accounts.ts'
import { buildSeller } from '../support/sales.ts'
import { expect, offerPhone, waitForHydration } from './cart-helpers.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'
import { locateButton, locateField, locateHeadline, locateMail, type Visit } from './sale-steps.ts'

/** The console error that the browser itself logs for a refused request. */
export const REFUSAL_NOTICE = /status of 4(?:00|01|03|22)/

/** Someone with an account, or about to open one. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
}

export const buildPerson = (email: string): Person => ({
  firstName: 'Zofia',
  lastName: 'Müller-Łuczak',
  email,
  password: PASSWORD,
})

export type AccountRoute = Extract<keyof typeof SCREEN_TITLES, `account${string}`>

export const locateTitle = ({ page, t }: Visit, route: AccountRoute): Locator =>
  page.getByRole('heading', { level: 1, name: t(SCREEN_TITLES[route]), exact: true })

export async function openScreen(visit: Visit, route: AccountRoute): Promise<void> {
  await visit.page.goto(visit.urlOf(buildPath(visit.market, route)))
  await waitForHydration(visit.page)
  await expect(locateTitle(visit, route)).toBeVisible()
}

/** One of the sections that can be edited separately. */
export const locateCard = ({ page, t }: Visit, key: MessageKey): Locator =>
  page.getByRole('region', { name: t(key), exact: true })

/** Fills in fields and submits their form. */
export async function submitForm(
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

/** Repeats the password where the shop asks for it before something sensitive. */
export async function confirmByPassword(visit: Visit, password: string): Promise<void> {
  const { page, t } = visit
  await expect(page.getByRole('heading', { name: t('STEP_UP_PASSWORD_TITLE') })).toBeFocused()
  await repeatPassword(visit, password)
}

/** Types the password into the panel that is open. */
export async function repeatPassword({ page, t }: Visit, password: string): Promise<void> {
  await page.getByLabel(t('STEP_UP_PASSWORD'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('STEP_UP_CONFIRM'), exact: true }).click()
}

const toLiteralPattern = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The message is next to the field and part of its description, and the field has the focus. */
export async function expectProblem(visit: Visit, key: MessageKey, problem: string): Promise<void> {
  await expect(visit.page.getByText(problem, { exact: true })).toBeVisible()
  await expect(locateField(visit, key)).toBeFocused()
  await expect(locateField(visit, key)).toHaveAccessibleDescription(toLiteralPattern(problem))
}

export async function register(
  visit: Visit,
  { firstName, lastName, email, password }: Person,
): Promise<void> {
  await openScreen(visit, 'accountRegister')
  await submitForm(visit, {
    fields: {
      FIELD_FIRST_NAME: firstName,
      FIELD_LAST_NAME: lastName,
      FIELD_EMAIL: email,
      FIELD_PASSWORD: password,
    },
    submit: 'REGISTER_SUBMIT',
  })
  await expect(locateHeadline(visit, 'REGISTER_DONE')).toBeFocused()
}

/** A browser on another device. */
export async function openElsewhere(browser: Browser): Promise<Page> {
  // Without this the context inherits the tests' proxy header, and with it the visitor's address.
  const context = await browser.newContext({ extraHTTPHeaders: {} })
  return context.newPage()
}

const MAIL_TIMEOUT_MS = 15_000

export interface MailWanted {
  readonly email: string
  readonly subject: CorrespondenceKey
}

/** Mails to an address in the mailbox. */
const locateMails = (page: Page, email: string, subject: string): Locator =>
  page.getByRole('link').filter({ hasText: email }).filter({ hasText: subject })

/** Opens the newest mail of a kind to an address as soon as it arrives. */
export async function openMailTo(visit: Visit, { email, subject }: MailWanted): Promise<void> {
  const { page, market, urlOf } = visit
  const mail = locateMails(page, email, getCorrespondenceTranslator(market)(subject)).first()
  const countMails = async () => {
    await page.goto(urlOf(MAILBOX_LINK))
    return mail.count()
  }
  await expect.poll(countMails, { timeout: MAIL_TIMEOUT_MS, intervals: [200] }).toBe(1)
  await mail.click()
}

/** The link behind the button of a mail, read in a separate browser. */
export async function readMailLink(
  browser: Browser,
  visit: Visit,
  wanted: MailWanted & { readonly button: CorrespondenceKey },
): Promise<string> {
  const page = await openElsewhere(browser)
  await openMailTo({ ...visit, page }, wanted)
  const name = getCorrespondenceTranslator(visit.market)(wanted.button)
  const link = await locateMail(page).getByRole('link', { name, exact: true }).getAttribute('href')
  await page.context().close()
  return link ?? ''
}

export const ACTIVATION = { subject: 'MAIL_ACTIVATE_SUBJECT', button: 'MAIL_ACTIVATE_BUTTON' } as const

export const RESET = { subject: 'MAIL_RESET_SUBJECT', button: 'MAIL_RESET_BUTTON' } as const

/** Opens the link in the first mail and confirms it with the password. */
export async function activate(visit: Visit, link: string, password: string): Promise<void> {
  await visit.page.goto(link)
  await expect(locateHeadline(visit, 'ACTIVATE_TITLE')).toBeVisible()
  await submitForm(visit, { fields: { FIELD_PASSWORD: password }, submit: 'ACTIVATE_SUBMIT' })
  await expect(locateHeadline(visit, 'ACTIVATE_DONE')).toBeFocused()
  // The token must not stay visible in the address bar or in the history.
  expect(visit.page.url()).toBe(visit.urlOf(buildPath(visit.market, 'accountRegister')))
}

export const locateSignedInAs = ({ page, t }: Visit, { email }: Pick<Person, 'email'>): Locator =>
  page.getByText(t('ACCOUNT_SIGNED_IN', { email }), { exact: true })

export const fillSignIn = (visit: Visit, { email, password }: Pick<Person, 'email' | 'password'>) =>
  submitForm(visit, { fields: { FIELD_EMAIL: email, FIELD_PASSWORD: password }, submit: 'SIGN_IN_SUBMIT' })

/** Signs in on the account page. */
export async function signIn(visit: Visit, person: Person): Promise<void> {
  await openScreen(visit, 'accountOverview')
  await fillSignIn(visit, person)
  await expect(locateSignedInAs(visit, person)).toBeVisible()
}

export const expectSignInRefused = ({ page, t }: Visit): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: t('SIGN_IN_FAILED') })).toBeVisible()

export async function signOut(visit: Visit): Promise<void> {
  await locateButton(visit, 'ACCOUNT_SIGN_OUT').click()
  await expect(visit.page.getByRole('status').filter({ hasText: visit.t('SIGN_IN_OUT') })).toBeVisible()
}

export async function requestPasswordReset(visit: Visit, email: string): Promise<void> {
  await openScreen(visit, 'accountPasswordForgot')
  await submitForm(visit, { fields: { FIELD_EMAIL: email }, submit: 'FORGOT_SUBMIT' })
  await expect(locateHeadline(visit, 'FORGOT_DONE')).toBeFocused()
  await expect(visit.page.getByText(visit.t('FORGOT_DONE_TEXT', { email, hours: RESET_HOURS }))).toBeVisible()
}

export async function resetPassword(visit: Visit, link: string, password: string): Promise<void> {
  // Changing only the fragment would not load the page again.
  await visit.page.goto('about:blank')
  await visit.page.goto(link)
  await submitForm(visit, { fields: { FIELD_PASSWORD_NEW: password }, submit: 'RESET_SUBMIT' })
}

/** Calls the API as the shop's pages do. */
async function callApi<Answer>(
  { page, urlOf }: Visit,
  path: string,
  request: { readonly method?: string; readonly data?: unknown; readonly headers?: Record<string, string> },
): Promise<Answer> {
  const response = await page.request.fetch(urlOf(path), { method: 'POST', ...request })
  if (!response.ok()) throw new Error(`${path} answers ${response.status()}: ${await response.text()}`)
  return response.json()
}

/** An activated account, for tests that are not about opening one. */
export async function createAccount(browser: Browser, visit: Visit, person: Person): Promise<void> {
  const { firstName, lastName, email, password } = person
  const data = buildRegistration(email, { firstName, lastName, attributes: { locale: [visit.market.id] } })
  await callApi(visit, REGISTER_PATH, { data })
  const link = await readMailLink(browser, visit, { email, ...ACTIVATION })
  const mailed = new URLSearchParams(new URL(link).hash.slice(1)).get('activate') ?? ''
  const { token } = await callApi<ActivateResult>(visit, ACTIVATE_REGISTRATION_PATH, {
    data: { password },
    headers: { [ONE_USE_TOKEN_HEADER]: mailed },
  })
  const headers = { [IDENTIFIER_HEADER]: String(decodeClaims(token).identifier) }
  await callApi(visit, ACTIVATE_BY_IDENTIFIER_PATH, { method: 'GET', headers })
}

/** Sells one phone as a guest; returns the trade number and the URL in its mails. */
export async function sellAsGuest(
  visit: Visit,
  { email, iban }: Pick<Person, 'email'> & { readonly iban?: string },
) {
  const { page, market, urlOf } = visit
  const { offerId } = await offerPhone(page, urlOf(''))
  const customer = await callApi<GuestAccount>(visit, GUEST_ACCOUNT_NUMBER_PATH, { data: {} })
  const usual = buildSeller(market.id, { email })
  const seller = iban ? { ...usual, payment: { ...usual.payment, iban } } : usual
  const trade = await callApi<Trade>(visit, TRADES_PATH, {
    data: { customer, lines: [{ offerId, quantity: 1 }], voucherCode: null, seller },
    headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
  })
  return {
    tradeNumber: trade.tradeNumber,
    address: urlOf(buildPath(market, 'thankYou') + tradeHash(trade)),
  }
}

/** A sale in the account's history. */
export const locateSale = ({ page, t }: Visit, tradeNumber: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: t('SALES_SALE', { number: tradeNumber }) }) })

/** Makes this browser's access token expire, as it would after ten minutes. */
export const expireAccessToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const account = JSON.parse(localStorage.getItem('account') ?? '{}')
    const [head, claims, signature] = account.accessToken.split('.')
    const base64 = claims.replace(/-/g, '+').replace(/_/g, '/')
    const ended = btoa(JSON.stringify({ ...JSON.parse(atob(base64)), exp: 1 }))
    const accessToken = [head, ended.replace(/=+$/, ''), signature].join('.')
    localStorage.setItem('account', JSON.stringify({ ...account, accessToken, tokenExpiry: 1_000 }))
  })

/** Everything that the browser stores for the shop, in this tab and beyond. */
export const readStoredTexts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const pressTab = async () => {
    await target.page().keyboard.press('Tab')
    return target.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(pressTab, { intervals: [0] }).toBe(true)
}
