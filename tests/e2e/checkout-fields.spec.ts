import type { Locator, Page } from '@playwright/test'
import { BANK_ACCOUNTS_PATH } from '#contracts/paths/customers.ts'
import { PASSWORD } from '../support/accounts.ts'
import {
  buildPerson,
  confirmByPassword,
  createAccount,
  openScreen,
  type Person,
  signIn,
} from './account-steps.ts'
import { expect, openCheckout, query, readEvents, test, waitForHydration } from './cart-helpers.ts'
import { isFocusCovered } from './focus.ts'
import {
  continueToDetails,
  continueToReview,
  createSale,
  createSeller,
  createVisit,
  expectThanks,
  fillDetails,
  locateButton,
  locateField,
  locateHeadline,
  openCheckoutWith,
  TEN_EURO_PHONE,
  type Visit,
} from './sale-steps.ts'

const DE = { shop: 'de', market: 'de' } as const
const PL = { shop: 'pl', market: 'pl' } as const
const FR = { shop: 'fr', market: 'fr' } as const

async function openDetails(visit: Visit): Promise<void> {
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
}

/** What the shop has stored about the seller of the only sale of an address. */
async function readSeller(email: string) {
  const [seller] = await query(
    `select first_name, street, house_number, zip, birth_date::text as birth_date
     from trade_seller where email = $1`,
    [email],
  )
  return seller
}

/** Sets values as browsers do when they fill in a form: all at once, without keys. */
const autofill = (page: Page, values: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((filled) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const [token, value] of Object.entries(filled)) {
      const field = document.querySelector(`main input[autocomplete="${token}"]`)
      if (!field) throw new Error(`No field takes ${token}`)
      setValue?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)

test('fields separate and group what is typed, and the caret stays where it is', async ({ page, urlOf }) => {
  const visit = createVisit(page, PL, urlOf)
  await openDetails(visit)
  const birthDate = locateField(visit, 'FIELD_BIRTH_DATE')
  await birthDate.pressSequentially('23041990')
  await expect(birthDate).toHaveValue('23/04/1990')
  for (let presses = 0; presses < 10; presses += 1) await birthDate.press('Backspace')
  await expect(birthDate).toHaveValue('')
  await birthDate.pressSequentially('23.4.90')
  await birthDate.blur()
  await expect(birthDate).toHaveValue('23/04/1990')
  const zip = locateField(visit, 'FIELD_ZIP')
  await zip.pressSequentially('00001')
  await expect(zip).toHaveValue('00-001')
  const iban = locateField(visit, 'FIELD_IBAN')
  await iban.pressSequentially('pl6110901014000071219812874')
  await expect(iban).toHaveValue('PL61 1090 1014 0000 7121 9812 874')
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(15, 15))
  await iban.pressSequentially('0')
  await expect(iban).toHaveValue('PL61 1090 1014 0000 0712 1981 2874')
  expect(await iban.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(16)
})

test('a seller types as people do, and the shop stores it as it should be', async ({ page, urlOf }) => {
  const visit = createVisit(page, FR, urlOf)
  const { t } = visit
  const seller = createSeller(visit)
  await openDetails(visit)
  await fillDetails(visit, seller)
  await locateField(visit, 'FIELD_FIRST_NAME').fill('  Jean   François ')
  await locateField(visit, 'FIELD_LAST_NAME').fill(seller.lastName)
  await locateField(visit, 'FIELD_BIRTH_DATE').fill('23 4 90')
  await locateField(visit, 'FIELD_STREET').fill('12 bis, rue du 8 mai 1945')
  await locateField(visit, 'FIELD_ZIP').fill('F-75 001')
  await continueToReview(visit)
  await expect(page.getByText('12 bis rue du 8 mai 1945')).toBeVisible()
  await createSale(visit)
  await expect(
    page.getByRole('heading', { level: 1, name: t('THANKS_TITLE', { firstName: 'Jean François' }) }),
  ).toBeVisible()
  expect(await readSeller(seller.email)).toEqual({
    first_name: 'Jean François',
    street: 'rue du 8 mai 1945',
    house_number: '12 bis',
    zip: '75001',
    birth_date: '1990-04-23',
  })
})

test('what the browser fills in is enough for the address', async ({ page, urlOf, email }) => {
  const visit = createVisit(page, DE, urlOf)
  await openDetails(visit)
  await autofill(page, {
    'given-name': 'Mara',
    'family-name': 'Muster',
    email,
    bday: '1990-04-23',
    'address-line1': 'Musterstraße 12',
    'postal-code': '10115',
    'address-level2': 'Berlin',
  })
  await expect(locateField(visit, 'FIELD_BIRTH_DATE')).toHaveValue('23.04.1990')
  await locateField(visit, 'FIELD_IBAN').fill('DE89370400440532013000')
  await continueToReview(visit)
  await createSale(visit)
  await expectThanks(visit, { ...createSeller(visit), firstName: 'Mara' })
  expect(await readSeller(email)).toMatchObject({ street: 'Musterstraße', house_number: '12' })
})

for (const { name, viewport } of [
  { name: 'a small phone', viewport: { width: 360, height: 640 } },
  { name: 'a zoom of 400 %', viewport: { width: 320, height: 180 } },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('the bar covers no field that has the focus', async ({ page, urlOf }) => {
      const visit = createVisit(page, DE, urlOf)
      await openDetails(visit)
      const covered: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const name = await page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
        if (await isFocusCovered(page)) covered.push(name)
        if (name === 'iban') break
      }
      expect(covered).toEqual([])
    })

    test('the first problem is moved to where it can be seen', async ({ page, urlOf }) => {
      const visit = createVisit(page, DE, urlOf)
      await openDetails(visit)
      await fillDetails(visit, createSeller(visit))
      await locateField(visit, 'FIELD_ZIP').fill('1')
      await locateField(visit, 'FIELD_IBAN').press('Enter')
      await expect(locateField(visit, 'FIELD_ZIP')).toBeFocused()
      await expect(locateField(visit, 'FIELD_ZIP')).toBeInViewport()
      expect(await isFocusCovered(page)).toBe(false)
    })
  })

test('the checkout has no search, no menu and no footer, but the legal pages', async ({ page, urlOf }) => {
  const visit = createVisit(page, DE, urlOf)
  const { t } = visit
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: t('HEADER_MENU_LABEL') })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('navigation', { name: t('STEPS_LABEL') })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'AGB',
    'Datenschutz',
    'Impressum',
  ])
})

test('what was typed into the search is gone after the checkout', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/kontakt'))
  await waitForHydration(page)
  const locateSearch = () => page.getByRole('search').filter({ visible: true }).first()
  const locateInput = () => locateSearch().getByRole('searchbox').or(locateSearch().getByRole('combobox'))
  await locateInput().fill('iphone')
  await page.getByRole('link', { name: 'Meine Geräte 0' }).click()
  await expect(page.getByRole('search')).toHaveCount(0)
  await page.goBack()
  await expect(locateInput()).toHaveValue('')
})

/** Sells as a customer whose account knows nothing but the name, and keeps the details. */
async function sellAsCustomer(visit: Visit, person: Person): Promise<void> {
  await openDetails(visit)
  await expect(visit.page.getByRole('checkbox', { name: visit.t('SAVE_DETAILS') })).toBeChecked()
  const seller = createSeller(visit, {
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
  })
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await createSale(visit)
  await expectThanks(visit, seller)
}

/** Where the page of a sale offers to save its payout account. */
const locateSaving = ({ page, t }: Visit): Locator =>
  page.getByRole('region', { name: t('SAVE_PAYOUT_TITLE') })

const locateSaveButton = (visit: Visit): Locator =>
  locateSaving(visit).getByRole('button', { name: visit.t('ACCOUNT_SAVE'), exact: true })

/** Sells, then saves the payout account on the page of the sale. */
async function sellAndSave(visit: Visit, person: Person): Promise<void> {
  await sellAsCustomer(visit, person)
  await locateSaveButton(visit).click()
  await confirmByPassword(visit, PASSWORD)
  await expect(locateSaving(visit).getByRole('status')).toHaveText(visit.t('SAVE_PAYOUT_DONE'))
  await expect(locateHeadline(visit, 'SAVE_PAYOUT_TITLE')).toBeFocused()
}

test('the page of the sale comes first: it is read, reported and kept before the password is asked for', async ({
  page,
  urlOf,
  browser,
  email,
}) => {
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await openScreen(visit, 'accountOverview')
  await signIn(visit, person)
  await sellAsCustomer(visit, person)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(locateSaveButton(visit)).toBeVisible()
  expect(await readEvents(page, 'trade_created')).toHaveLength(1)
  const address = page.url()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  expect(page.url()).toBe(address)
})

test('an account that could not be saved says so, keeps the focus and can be saved again', async ({
  page,
  urlOf,
  browser,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await openScreen(visit, 'accountOverview')
  await signIn(visit, person)
  await sellAsCustomer(visit, person)
  await page.route(`**${BANK_ACCOUNTS_PATH}`, (route) => route.abort())
  await locateSaveButton(visit).click()
  await confirmByPassword(visit, PASSWORD)
  await expect(locateSaving(visit).getByRole('status')).toHaveText(visit.t('SAVE_PAYOUT_FAILED'))
  await expect(locateHeadline(visit, 'SAVE_PAYOUT_TITLE')).toBeFocused()
  await expect(locateSaveButton(visit)).toBeVisible()
})

test('a customer finds address, birth date and payout account of the last sale in the next one', async ({
  page,
  urlOf,
  browser,
  email,
}) => {
  const visit = createVisit(page, DE, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await openScreen(visit, 'accountOverview')
  await signIn(visit, person)
  await sellAndSave(visit, person)
  await openCheckout(page, urlOf('de', ''))
  await continueToDetails(visit)
  const seller = createSeller(visit)
  await expect(locateField(visit, 'FIELD_STREET')).toHaveValue(`${seller.street} ${seller.houseNumber}`)
  await expect(locateField(visit, 'FIELD_BIRTH_DATE')).not.toHaveValue('')
  await expect(page.getByRole('radio', { name: /Gespeichertes Auszahlungskonto/ })).toBeChecked()
  // Everything is saved, so nothing is offered to be saved.
  await expect(page.getByRole('checkbox', { name: visit.t('SAVE_DETAILS') })).toHaveCount(0)
  await locateButton(visit, 'DETAILS_CONTINUE').click()
  await expect(locateHeadline(visit, 'REVIEW_TITLE')).toBeFocused()
})
