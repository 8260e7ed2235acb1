import { PASSWORD_MIN } from '#domain/customers/normalise-password.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import { buildPath } from '#domain/routing/path.ts'
import { OTHER_PASSWORD } from '../support/accounts.ts'
import { buildSeller } from '../support/sales.ts'
import {
  ACTIVATION,
  type AccountRoute,
  activate,
  buildPerson,
  createAccount,
  expectProblem,
  expectSignInRefused,
  expireAccessToken,
  fillSignIn,
  locateSale,
  locateSignedInAs,
  locateTitle,
  openElsewhere,
  openScreen,
  type Person,
  REFUSAL_NOTICE,
  RESET,
  readMailLink,
  readStoredTexts,
  register,
  requestPasswordReset,
  resetPassword,
  sellAsGuest,
  signIn,
  signOut,
  submitForm,
  tabTo,
} from './account-steps.ts'
import { expect, readEvents, test } from './cart-helpers.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'
import {
  continueToDetails,
  continueToReview,
  createSale,
  createVisit,
  expectThanks,
  locateButton,
  locateField,
  locateHeadline,
  openCheckoutWith,
  TEN_EURO_PHONE,
  type Visit,
} from './sale-steps.ts'

const DE = { shop: 'de', market: 'de' } as const

async function signInByKeyboard(visit: Visit, { email, password }: Person): Promise<void> {
  const { page } = visit
  await tabTo(locateField(visit, 'FIELD_EMAIL'))
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(locateField(visit, 'FIELD_PASSWORD')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(locateSignedInAs(visit, { email })).toBeVisible()
  // The form is gone, so the focus moves to the start of the content.
  await expect(page.getByRole('main')).toBeFocused()
}

/** The account prefills the seller's data; the payout account is asked for with every sale. */
async function sellWithAccount(visit: Visit, { firstName, lastName, email }: Person): Promise<string> {
  const { page, market, t } = visit
  const seller = buildSeller(market.id, { firstName, lastName, email })
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
  await expect(page.getByText(t('DETAILS_SIGNED_IN', { email }))).toBeVisible()
  for (const [key, text] of [
    ['FIELD_CITY', seller.city],
    ['FIELD_STREET', joinStreetLine(seller, seller.country)],
    ['FIELD_FIRST_NAME', firstName],
    ['FIELD_LAST_NAME', lastName],
    ['FIELD_EMAIL', email],
    ['FIELD_IBAN', ''],
  ] as const)
    await expect(locateField(visit, key)).toHaveValue(text)
  await locateField(visit, 'FIELD_BIRTH_DATE').fill('01.04.1990')
  await locateField(visit, 'FIELD_IBAN').fill(seller.payment.iban)
  await continueToReview(visit)
  await createSale(visit)
  return expectThanks(visit, seller)
}

async function saveAddress(visit: Visit): Promise<void> {
  const seller = buildSeller(visit.market.id)
  await visit.page.getByRole('link', { name: visit.t('ACCOUNT_ADDRESS') }).click()
  await expect(locateTitle(visit, 'accountAddressChange')).toBeVisible()
  await submitForm(visit, {
    fields: {
      FIELD_STREET: joinStreetLine(seller, seller.country),
      FIELD_ZIP: seller.zip,
      FIELD_CITY: seller.city,
    },
    submit: 'ACCOUNT_SAVE',
  })
  await expect(visit.page.getByText(visit.t('ACCOUNT_SAVED'))).toBeVisible()
}

/** The sale waits for the parcel: the first of its five steps is done. */
async function expectOpenSale(visit: Visit, tradeNumber: string): Promise<void> {
  const { page, t } = visit
  const sale = locateSale(visit, tradeNumber)
  await expect(sale.getByText(t('STATUS_OPEN'), { exact: true })).toBeVisible()
  await expect(sale.getByText(t('SALES_PAID', { paid: 0, total: 1 }))).toBeVisible()
  const steps = sale.getByRole('list', { name: t('SALES_TIMELINE', { number: tradeNumber }) })
  await expect(steps.getByRole('listitem')).toContainText([
    t('NEXT_CREATED'),
    t('NEXT_SENT'),
    t('NEXT_ARRIVED'),
    t('NEXT_CHECKED'),
    t('NEXT_PAID'),
  ])
  await expect(steps.getByRole('listitem').nth(1)).toContainText(t('NEXT_YOU'))
  await sale.getByRole('link', { name: t('SALES_OPEN') }).click()
  await expect(page.getByRole('definition').filter({ hasText: tradeNumber })).toBeVisible()
}

test('a customer confirms an address, finds an earlier guest sale, sells again, and signs out and in', async ({
  page,
  browser,
  urlOf,
  email,
}) => {
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  const { tradeNumber: guestSale } = await sellAsGuest(visit, person)
  const elsewhere = { ...visit, page: await openElsewhere(browser) }
  await register(elsewhere, person)
  await activate(visit, await readMailLink(browser, visit, { email, ...ACTIVATION }), person.password)
  expect(await readEvents(page, 'login')).toEqual([{ event: 'login', method: 'password' }])
  await page.getByRole('link', { name: visit.t('ACTIVATE_OVERVIEW') }).click()
  await expectOpenSale(visit, guestSale)
  await page.getByRole('link', { name: visit.t('HEADER_ACCOUNT_SIGNED_IN') }).click()
  await saveAddress(visit)
  const ownSale = await sellWithAccount(visit, person)
  await page.getByRole('link', { name: visit.t('HEADER_ACCOUNT_SIGNED_IN') }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectOpenSale(visit, ownSale)
  await openScreen(visit, 'accountOverview')
  await signOut(visit)
  await signInByKeyboard(visit, person)
  await expect(page.getByRole('article')).toHaveCount(2)
})

for (const market of ['pl', 'fr'] as const) {
  test(`in ${market} a visitor registers, confirms the address on another device, and signs in on this one`, async ({
    page,
    browser,
    urlOf,
    email,
  }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const person = buildPerson(email)
    await register(visit, person)
    expect(await readEvents(page, 'registration')).toEqual([
      { event: 'registration', customerType: 'private' },
    ])
    const elsewhere = { ...visit, page: await openElsewhere(browser) }
    await activate(elsewhere, await readMailLink(browser, visit, { email, ...ACTIVATION }), person.password)
    await signIn(visit, person)
    expect(await readEvents(page, 'login')).toEqual([{ event: 'login', method: 'password' }])
    await expect(locateHeadline(visit, 'SALES_EMPTY')).toBeVisible()
  })
}

test('a forgotten password can be reset once with the link in a mail; an unknown address gets the same answer', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await requestPasswordReset(visit, `unknown-${email}`)
  await requestPasswordReset(visit, email)
  const link = await readMailLink(browser, visit, { email, ...RESET })
  await resetPassword(visit, link, 'kurz')
  await expectProblem(
    visit,
    'FIELD_PASSWORD_NEW',
    visit.t('PROBLEM_PASSWORD_TOO_SHORT', { min: PASSWORD_MIN }),
  )
  await resetPassword(visit, link, OTHER_PASSWORD)
  await expect(locateHeadline(visit, 'RESET_DONE')).toBeFocused()
  await resetPassword(visit, link, person.password)
  await expect(locateHeadline(visit, 'RESET_INVALID')).toBeFocused()
  await openScreen(visit, 'accountOverview')
  await fillSignIn(visit, person)
  await expectSignInRefused(visit)
  await signIn(visit, { ...person, password: OTHER_PASSWORD })
  const mailbox = await openElsewhere(browser)
  await mailbox.goto(visit.urlOf(MAILBOX_LINK))
  await expect(mailbox.getByRole('link').filter({ hasText: email }).first()).toBeVisible()
  await expect(mailbox.getByRole('link').filter({ hasText: `unknown-${email}` })).toHaveCount(0)
})

test('two tabs share one session: its token is renewed once, and signing out in one signs out both and removes all customer data', async ({
  page,
  browser,
  context,
  urlOf,
  email,
}) => {
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  const other = { ...visit, page: await context.newPage() }
  await openScreen(other, 'accountOverview')
  await expect(locateSignedInAs(other, person)).toBeVisible()
  const renewals: number[] = []
  context.on('response', (answer) => {
    if (answer.url().endsWith('/loginRefresh')) renewals.push(answer.status())
  })
  await expireAccessToken(page)
  await Promise.all([page.reload(), other.page.reload()])
  for (const tab of [visit, other]) await expect(locateHeadline(tab, 'SALES_EMPTY')).toBeVisible()
  expect(renewals).toEqual([200])
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
  await expect(locateField(visit, 'FIELD_EMAIL')).toHaveValue(email)
  await locateField(visit, 'FIELD_IBAN').fill(buildSeller('de').payment.iban)
  await openScreen(visit, 'accountOverview')
  await signOut(visit)
  const kept = await readStoredTexts(page)
  for (const text of [email, person.lastName, 'DE89', 'accessToken']) expect(kept).not.toContain(text)
  await expect(page.getByRole('link', { name: `${visit.t('HEADER_CART')} 1` })).toBeVisible()
  await expect(locateHeadline(other, 'SIGN_IN_TITLE')).toBeVisible()
  await expect(other.page.getByRole('link', { name: visit.t('HEADER_ACCOUNT'), exact: true })).toBeVisible()
})

test('a session ended from another device leads to the sign-in page with an explanation, and keeps the cart', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  const elsewhere = { ...visit, page: await openElsewhere(browser) }
  await requestPasswordReset(elsewhere, email)
  await resetPassword(elsewhere, await readMailLink(browser, visit, { email, ...RESET }), OTHER_PASSWORD)
  await expect(locateHeadline(elsewhere, 'RESET_DONE')).toBeFocused()
  await expireAccessToken(page)
  await openScreen(visit, 'accountManagement')
  await expect(page.getByRole('status').filter({ hasText: visit.t('SIGN_IN_ENDED') })).toBeVisible()
  await expect(page.getByRole('link', { name: `${visit.t('HEADER_CART')} 1` })).toBeVisible()
  await fillSignIn(visit, { ...person, password: OTHER_PASSWORD })
  await expect(locateField(visit, 'FIELD_PHONE_NUMBER')).toBeVisible()
})

test('the registration form cannot be submitted before its script has loaded', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const visit = createVisit(page, DE, urlOf)
  await page.route(/\.js$/, (route) => route.abort())
  const address = visit.urlOf(buildPath(visit.market, 'accountRegister'))
  await page.goto(address)
  await locateField(visit, 'FIELD_PASSWORD').fill(OTHER_PASSWORD)
  // The browser would submit the form and put the password into the URL.
  await locateField(visit, 'FIELD_PASSWORD').press('Enter')
  await expect(locateButton(visit, 'REGISTER_SUBMIT')).toBeDisabled()
  await expect(page).toHaveURL(address)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  const ROUTES: readonly AccountRoute[] = [
    'accountOverview',
    'accountRegister',
    'accountManagement',
    'accountAddressChange',
    'accountPaymentChange',
    'accountPasswordForgot',
    'accountPasswordReset',
  ]

  test('every account page loads and says what it needs', async ({ page, urlOf }) => {
    const visit = createVisit(page, DE, urlOf)
    for (const route of ROUTES) {
      const answer = await page.goto(visit.urlOf(buildPath(visit.market, route)))
      expect({ route, status: answer?.status() }).toEqual({ route, status: 200 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(locateTitle(visit, route)).toBeVisible()
      const notice = visit.t(route === 'accountPasswordReset' ? 'RESET_NO_SCRIPT' : 'ACCOUNT_NO_SCRIPT')
      await expect(page.getByRole('paragraph').filter({ hasText: notice })).toBeVisible()
      await expect(page.getByText(visit.t('ACCOUNT_LOADING'))).toBeHidden()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    }
  })
})
