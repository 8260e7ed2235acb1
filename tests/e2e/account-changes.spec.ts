import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { formatIsoDay, SELLER_MIN_AGE } from '#domain/customers/birth-date.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { buildPath } from '#domain/routing/path.ts'
import { OTHER_PASSWORD, PASSWORD } from '../support/accounts.ts'
import { EXAMPLE_OPERATOR } from '../support/example-operator.ts'
import { buildSeller } from '../support/sales.ts'
import {
  buildPerson,
  confirmByPassword,
  createAccount,
  expectProblem,
  expectSignInRefused,
  fillSignIn,
  locateCard,
  locateSale,
  openElsewhere,
  openMailTo,
  openScreen,
  REFUSAL_NOTICE,
  readStoredTexts,
  repeatPassword,
  sellAsGuest,
  signIn,
  signOut,
  submitForm,
} from './account-steps.ts'
import { expect, test, waitForHydration } from './cart-helpers.ts'
import {
  continueToDetails,
  createVisit,
  locateButton,
  locateField,
  locateHeadline,
  locateMail,
  openCheckoutWith,
  TEN_EURO_PHONE,
  type Visit,
} from './sale-steps.ts'
import { findViolations } from './violations.ts'

const DE = { shop: 'de', market: 'de' } as const

const LABEL_TIMEOUT_MS = 15_000

const locateLabelLink = ({ page, t }: Visit) => page.getByRole('link', { name: t('PARCEL_LABEL') })

async function changePerson(visit: Visit, password: string): Promise<void> {
  const { t } = visit
  const within = locateCard(visit, 'MANAGEMENT_PERSON')
  const submit = 'ACCOUNT_SAVE'
  await submitForm(visit, { within, submit, fields: { FIELD_BIRTH_DATE: '23.04.2020' } })
  await expectProblem(visit, 'FIELD_BIRTH_DATE', t('PROBLEM_BIRTH_DATE_UNDERAGE', { age: SELLER_MIN_AGE }))
  await submitForm(visit, {
    within,
    submit,
    fields: { FIELD_FIRST_NAME: '', FIELD_BIRTH_DATE: '23.04.1990' },
  })
  await expectProblem(visit, 'FIELD_FIRST_NAME', t('PROBLEM_FIELD_REQUIRED'))
  await submitForm(visit, { within, submit, fields: { FIELD_FIRST_NAME: 'Zofia Anna' } })
  await confirmByPassword(visit, 'not my password')
  await expect(visit.page.getByText(t('PROBLEM_PASSWORD_WRONG'), { exact: true })).toBeVisible()
  await repeatPassword(visit, password)
  await expect(within.getByRole('status')).toHaveText(t('ACCOUNT_SAVED'))
}

async function changePhone(visit: Visit): Promise<void> {
  const within = locateCard(visit, 'MANAGEMENT_PHONE')
  const submit = 'ACCOUNT_SAVE'
  await submitForm(visit, { within, submit, fields: { FIELD_PHONE_NUMBER: 'keine' } })
  await expectProblem(visit, 'FIELD_PHONE_NUMBER', visit.t('PROBLEM_PHONE_FORMAT'))
  await submitForm(visit, { within, submit, fields: { FIELD_PHONE_NUMBER: '030 1234567' } })
  await expect(within.getByRole('status')).toHaveText(visit.t('ACCOUNT_SAVED'))
}

async function subscribeToNewsletter(visit: Visit): Promise<void> {
  const within = locateCard(visit, 'MANAGEMENT_NEWSLETTER')
  await expect(within.getByRole('checkbox')).not.toBeChecked()
  await within.getByRole('checkbox').check()
  await submitForm(visit, { within, submit: 'ACCOUNT_SAVE', fields: {} })
  await expect(within.getByRole('status')).toHaveText(visit.t('ACCOUNT_SAVED'))
}

/** The old password has to be right, and the new one must not be a common one. */
async function changePassword(visit: Visit, current: string): Promise<void> {
  const { t } = visit
  const within = locateCard(visit, 'MANAGEMENT_PASSWORD')
  const submit = 'MANAGEMENT_PASSWORD_SUBMIT'
  const typed = { FIELD_PASSWORD_CURRENT: 'wrong', FIELD_PASSWORD_NEW: OTHER_PASSWORD }
  await submitForm(visit, { within, submit, fields: typed })
  await expectProblem(visit, 'FIELD_PASSWORD_CURRENT', t('PROBLEM_PASSWORD_WRONG'))
  const common = { FIELD_PASSWORD_CURRENT: current, FIELD_PASSWORD_NEW: 'passwordpassword' }
  await submitForm(visit, { within, submit, fields: common })
  await expectProblem(visit, 'FIELD_PASSWORD_NEW', t('PROBLEM_PASSWORD_COMMON'))
  await submitForm(visit, { within, submit, fields: { FIELD_PASSWORD_NEW: OTHER_PASSWORD } })
  await expect(within.getByRole('status').last()).toHaveText(t('MANAGEMENT_PASSWORD_DONE'))
  for (const key of ['FIELD_PASSWORD_CURRENT', 'FIELD_PASSWORD_NEW'] as const)
    await expect(locateField(visit, key)).toHaveValue('')
}

test('name, birth date, phone, newsletter and password can be changed; errors appear next to their field', async ({
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
  await openScreen(visit, 'accountManagement')
  await changePerson(visit, person.password)
  await changePhone(visit)
  await subscribeToNewsletter(visit)
  await changePassword(visit, person.password)
  await page.reload()
  await expect(locateField(visit, 'FIELD_FIRST_NAME')).toHaveValue('Zofia Anna')
  await expect(locateField(visit, 'FIELD_BIRTH_DATE')).toHaveValue('23.04.1990')
  await expect(locateField(visit, 'FIELD_PHONE_NUMBER')).toHaveValue('+49301234567')
  await expect(locateCard(visit, 'MANAGEMENT_NEWSLETTER').getByRole('checkbox')).toBeChecked()
  await openScreen(visit, 'accountOverview')
  await signOut(visit)
  await fillSignIn(visit, person)
  await expectSignInRefused(visit)
  await signIn(visit, { ...person, password: OTHER_PASSWORD })
  await openMailTo(
    { ...visit, page: await openElsewhere(browser) },
    { email, subject: 'MAIL_PASSWORD_SUBJECT' },
  )
})

const ADDRESS = {
  FIELD_STREET: 'Lindenstraße 7a',
  FIELD_ADDRESS_EXTRA: 'Hinterhaus',
  FIELD_ZIP: '10115',
  FIELD_CITY: 'Berlin',
} as const

async function changeAddress(visit: Visit): Promise<void> {
  const { page, market, t } = visit
  await openScreen(visit, 'accountAddressChange')
  await locateButton(visit, 'FIELD_ADDRESS_EXTRA_ADD').click()
  await submitForm(visit, { fields: { ...ADDRESS, FIELD_ZIP: '1011' }, submit: 'ACCOUNT_SAVE' })
  await expectProblem(visit, 'FIELD_ZIP', t('PROBLEM_ZIP_FORMAT', { example: market.zipExample }))
  await submitForm(visit, { fields: { FIELD_ZIP: ADDRESS.FIELD_ZIP }, submit: 'ACCOUNT_SAVE' })
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('ACCOUNT_SAVED'))
  await page.reload()
  for (const [key, text] of Object.entries(ADDRESS))
    await expect(locateField(visit, key as keyof typeof ADDRESS)).toHaveValue(text)
}

async function changeBankAccount(visit: Visit, iban: string): Promise<void> {
  const { page, t } = visit
  await openScreen(visit, 'accountPaymentChange')
  await submitForm(visit, { fields: { FIELD_IBAN: `${iban.slice(0, -1)}1` }, submit: 'ACCOUNT_SAVE' })
  await expectProblem(visit, 'FIELD_IBAN', t('PROBLEM_IBAN_CHECKSUM'))
  await locateButton(visit, 'FIELD_ACCOUNT_HOLDER_CHANGE').click()
  await expect(locateField(visit, 'FIELD_ACCOUNT_HOLDER')).toBeFocused()
  const foreign = { FIELD_IBAN: iban, FIELD_ACCOUNT_HOLDER: 'Peter Meier' }
  await submitForm(visit, { fields: foreign, submit: 'ACCOUNT_SAVE' })
  await expectProblem(visit, 'FIELD_ACCOUNT_HOLDER', t('PROBLEM_HOLDER_DIFFERS'))
  const own = { FIELD_ACCOUNT_HOLDER: 'Zofia Müller-Łuczak' }
  await submitForm(visit, { fields: own, submit: 'ACCOUNT_SAVE' })
  await confirmByPassword(visit, PASSWORD)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('PAYMENT_CHANGE_DONE'))
}

async function changePaypalAccount(visit: Visit, email: string): Promise<void> {
  const { page, t } = visit
  await page.getByRole('radio', { name: t('PAYMENT_14') }).check()
  await submitForm(visit, { fields: { FIELD_PAYPAL: 'zofia' }, submit: 'ACCOUNT_SAVE' })
  await expectProblem(visit, 'FIELD_PAYPAL', t('PROBLEM_PAYPAL_FORMAT'))
  await submitForm(visit, { fields: { FIELD_PAYPAL: email }, submit: 'ACCOUNT_SAVE' })
  await confirmByPassword(visit, PASSWORD)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('PAYMENT_CHANGE_DONE'))
}

/** The checkout is prefilled, but shows payout accounts masked only. */
async function expectNoAccountAtCheckout(visit: Visit, accounts: readonly string[]): Promise<void> {
  const { page } = visit
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
  await expect(locateField(visit, 'FIELD_CITY')).toHaveValue(ADDRESS.FIELD_CITY)
  const fields = await page.getByRole('textbox').all()
  const typed = await Promise.all(fields.map((entry) => entry.inputValue()))
  const shown = [await page.getByRole('main').innerText(), ...typed, await readStoredTexts(page)].join(' ')
  for (const account of accounts) expect(shown).not.toContain(account)
}

test('address, bank and PayPal account can be changed with the password; accounts are shown masked', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  const { iban } = buildSeller('de').payment
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  await changeAddress(visit)
  await changeBankAccount(visit, iban)
  await changePaypalAccount(visit, 'zofia@example.org')
  await page.reload()
  const accounts = page.getByRole('region', { name: visit.t('PAYMENT_CHANGE_CURRENT') })
  await expect(accounts.getByRole('definition')).toContainText(['DE89 •••• •••• 3000', 'z•••@example.org'])
  await expect(locateField(visit, 'FIELD_IBAN')).toHaveValue('')
  await openScreen(visit, 'accountOverview')
  const links = page.getByRole('navigation', { name: visit.t('ACCOUNT_LINKS') })
  for (const text of ['Lindenstraße 7a, 10115 Berlin', 'DE89 •••• •••• 3000'])
    await expect(links.getByText(text)).toBeVisible()
  await expectNoAccountAtCheckout(visit, [iban, iban.replaceAll(' ', ''), 'zofia@example.org'])
  const mailbox = { ...visit, page: await openElsewhere(browser) }
  await openMailTo(mailbox, { email, subject: 'MAIL_PAYOUT_CHANGED_SUBJECT' })
  await expect(locateMail(mailbox.page).getByText('zofia@example.org')).toHaveCount(0)
})

/** Opens the panel that asks for the password, and closes it again. */
async function cancelStepUp({ page, t }: Visit, open: () => Promise<void>): Promise<void> {
  await open()
  await expect(page.getByRole('heading', { name: t('STEP_UP_PASSWORD_TITLE') })).toBeFocused()
  await page.getByRole('button', { name: t('STEP_UP_CANCEL'), exact: true }).click()
}

test('the focus returns from the question for the password: to what asked it, or to the outcome', async ({
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
  await openScreen(visit, 'accountManagement')
  const exporting = locateButton(visit, 'MANAGEMENT_EXPORT_SUBMIT')
  await cancelStepUp(visit, () => exporting.click())
  await expect(exporting).toBeFocused()
  const card = locateCard(visit, 'MANAGEMENT_PERSON')
  const save = card.getByRole('button', { name: visit.t('ACCOUNT_SAVE'), exact: true })
  await locateField(visit, 'FIELD_FIRST_NAME').fill('Zofia Anna')
  await cancelStepUp(visit, () => locateField(visit, 'FIELD_FIRST_NAME').press('Enter'))
  await expect(locateField(visit, 'FIELD_FIRST_NAME')).toBeFocused()
  await cancelStepUp(visit, () => save.click())
  await expect(save).toBeFocused()
  await save.click()
  await confirmByPassword(visit, person.password)
  const outcome = card.getByRole('status')
  await expect(outcome).toHaveText(visit.t('ACCOUNT_SAVED'))
  const hasFocus = await outcome.evaluate(
    (status) => document.activeElement !== document.body && document.activeElement?.contains(status),
  )
  expect(hasFocus).toBe(true)
})

async function downloadData(visit: Visit): Promise<Readonly<Record<string, Uint8Array>>> {
  await locateButton(visit, 'MANAGEMENT_EXPORT_SUBMIT').click()
  const [download] = await Promise.all([
    visit.page.waitForEvent('download'),
    confirmByPassword(visit, PASSWORD),
  ])
  // The shop's day, not the day of UTC: shortly before midnight there it is already tomorrow in Berlin.
  const day = formatIsoDay(toMarketDay(new Date()))
  expect(download.suggestedFilename()).toBe(`${EXAMPLE_OPERATOR.brand.name.toLowerCase()}-${day}.zip`)
  return unzipSync(await readFile(await download.path()))
}

async function deleteAccount(visit: Visit, email: string): Promise<void> {
  const { t } = visit
  const within = locateCard(visit, 'DELETE_TITLE')
  await expect(within.getByRole('listitem')).toHaveText([
    t('DELETE_GONE'),
    t('DELETE_RUNNING'),
    t('DELETE_KEPT'),
  ])
  await locateButton(visit, 'DELETE_OPEN').click()
  await submitForm(visit, { within, fields: { DELETE_CONFIRM: `not-${email}` }, submit: 'DELETE_SUBMIT' })
  await expectProblem(visit, 'DELETE_CONFIRM', t('PROBLEM_EMAIL_DIFFERS'))
  await submitForm(visit, { within, fields: { DELETE_CONFIRM: email }, submit: 'DELETE_SUBMIT' })
  await confirmByPassword(visit, PASSWORD)
  await expect(locateHeadline(visit, 'DELETE_DONE')).toBeFocused()
}

test('a customer exports their data and deletes the account; an open sale continues under its link', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  const { tradeNumber, address } = await sellAsGuest(visit, person)
  await createAccount(browser, visit, person)
  await page.goto(address)
  await expect(locateLabelLink(visit)).toBeVisible({ timeout: LABEL_TIMEOUT_MS })
  await signIn(visit, person)
  await openScreen(visit, 'accountManagement')
  const files = await downloadData(visit)
  const folder = `sales/${tradeNumber}`
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'data.json',
    `${folder}/signed-offer.json`,
    `${folder}/label.pdf`,
    `${folder}/packing-slip.pdf`,
    `${folder}/trade-file/trade-file.json`,
  ])
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
    customer: { email, lastName: person.lastName },
    trades: [{ tradeNumber }],
  })
  await deleteAccount(visit, email)
  expect(await readStoredTexts(page)).not.toContain(email)
  await openScreen(visit, 'accountOverview')
  await fillSignIn(visit, person)
  await expectSignInRefused(visit)
  await page.goto(address)
  await expect(locateLabelLink(visit)).toBeVisible()
})

const PUBLIC_SCREENS = [
  'accountRegister',
  'accountOverview',
  'accountPasswordForgot',
  'accountPasswordReset',
] as const

// Only the texts depend on the language, so one language is enough for the slowest check.
for (const [market, what] of [
  ['de', 'fits a phone of 320 px and is accessible'],
  ['pl', 'fits a phone of 320 px'],
] as const) {
  test(`every screen of the account in ${market} ${what}`, async ({ page, browser, urlOf, email }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const person = buildPerson(email)
    const check = async (screen: string) => {
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect({ screen, excess, market: market === 'de' ? await findViolations(page) : [] }).toEqual({
        screen,
        excess: 0,
        market: [],
      })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    const { tradeNumber } = await sellAsGuest(visit, person)
    await createAccount(browser, visit, person)
    for (const route of PUBLIC_SCREENS) {
      await page.goto(visit.urlOf(`${buildPath(visit.market, route)}#token=unknown`))
      await waitForHydration(page)
      await expect(page.getByRole('main').getByRole('button').last()).toBeEnabled()
      await check(route)
    }
    await signIn(visit, person)
    await expect(locateSale(visit, tradeNumber)).toBeVisible()
    await check('overview with a sale')
    for (const route of ['accountAddressChange', 'accountPaymentChange'] as const) {
      await openScreen(visit, route)
      await expect(locateButton(visit, 'ACCOUNT_SAVE')).toBeVisible()
      await check(route)
    }
    await expect(page.getByRole('radio')).toHaveCount(visit.market.paymentTypes.length > 1 ? 2 : 0)
    await openScreen(visit, 'accountManagement')
    await locateButton(visit, 'DELETE_OPEN').click()
    await locateButton(visit, 'DELETE_SUBMIT').click()
    await check('management')
  })
}
