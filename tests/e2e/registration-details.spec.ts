import { BANK_ACCOUNTS_PATH } from '#contracts/paths/customers.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import { buildSeller } from '../support/sales.ts'
import {
  ACTIVATION,
  activate,
  buildPerson,
  confirmByPassword,
  createAccount,
  openElsewhere,
  openScreen,
  REFUSAL_NOTICE,
  readMailLink,
  signIn,
  submitForm,
} from './account-steps.ts'
import { expect, test } from './cart-helpers.ts'
import { createVisit, locateButton, locateField, locateHeadline, type Visit } from './sale-steps.ts'
import { findViolations } from './violations.ts'

const fillPerson = async (visit: Visit, person: ReturnType<typeof buildPerson>) => {
  await locateField(visit, 'FIELD_FIRST_NAME').fill(person.firstName)
  await locateField(visit, 'FIELD_LAST_NAME').fill(person.lastName)
  await locateField(visit, 'FIELD_EMAIL').fill(person.email)
  await locateField(visit, 'FIELD_PASSWORD').fill(person.password)
}

for (const market of ['de', 'pl'] as const)
  test(`in ${market} address and payout account are registered in one go and are there after the activation`, async ({
    page,
    browser,
    urlOf,
    email,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const person = buildPerson(email)
    const seller = buildSeller(market)
    await openScreen(visit, 'accountRegister')
    await fillPerson(visit, person)
    await locateButton(visit, 'REGISTER_ADDRESS_ADD').click()
    await expect(locateField(visit, 'FIELD_STREET')).toBeFocused()
    await locateField(visit, 'FIELD_STREET').fill(joinStreetLine(seller, seller.country))
    await locateField(visit, 'FIELD_ZIP').fill(seller.zip)
    await locateField(visit, 'FIELD_CITY').fill(seller.city)
    await locateButton(visit, 'REGISTER_PAYOUT_ADD').click()
    await locateField(visit, 'FIELD_IBAN').fill(seller.payment.iban)
    expect(await findViolations(page)).toEqual([])
    await locateButton(visit, 'REGISTER_SUBMIT').click()
    await expect(locateHeadline(visit, 'REGISTER_DONE')).toBeFocused()
    await activate(visit, await readMailLink(browser, visit, { email, ...ACTIVATION }), person.password)
    await openScreen(visit, 'accountAddressChange')
    await expect(locateField(visit, 'FIELD_CITY')).toHaveValue(seller.city)
    await openScreen(visit, 'accountPaymentChange')
    await expect(page.getByText(visit.t('PAYMENT_CHANGE_CURRENT'))).toBeVisible()
  })

test('what was opened is checked, and what is put off again is not', async ({ page, urlOf, email }) => {
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  await openScreen(visit, 'accountRegister')
  await fillPerson(visit, buildPerson(email))
  await locateButton(visit, 'REGISTER_ADDRESS_ADD').click()
  await locateButton(visit, 'REGISTER_SUBMIT').click()
  await expect(locateField(visit, 'FIELD_STREET')).toBeFocused()
  await locateButton(visit, 'REGISTER_OMIT').click()
  await expect(locateButton(visit, 'REGISTER_ADDRESS_ADD')).toBeFocused()
  await locateButton(visit, 'REGISTER_SUBMIT').click()
  await expect(locateHeadline(visit, 'REGISTER_DONE')).toBeFocused()
})

test('an account that was saved on another device meanwhile is shown, not written over', async ({
  page,
  browser,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(REFUSAL_NOTICE, /status of 409/)
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signIn(visit, person)
  await openScreen(visit, 'accountPaymentChange')
  const other = { ...visit, page: await openElsewhere(browser) }
  await signIn(other, person)
  await openScreen(other, 'accountPaymentChange')
  const save = async (tab: Visit, iban: string) => {
    await submitForm(tab, { fields: { FIELD_IBAN: iban }, submit: 'ACCOUNT_SAVE' })
    await confirmByPassword(tab, person.password)
  }
  await save(other, 'DE89 3704 0044 0532 0130 00')
  await expect(other.page.getByText(visit.t('PAYMENT_CHANGE_DONE'))).toBeVisible()
  const answered = page.waitForResponse(
    (response) => response.url().endsWith(BANK_ACCOUNTS_PATH) && response.status() === 409,
  )
  await save(visit, 'DE02 1203 0000 0000 2020 51')
  await answered
  await expect(page.getByRole('alert').filter({ hasText: visit.t('PAYMENT_CHANGE_EXISTS') })).toBeVisible()
  await expect(page.getByText('DE89 •••• •••• 3000')).toBeVisible()
})
