import type { Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { readMailLink } from './account-steps.ts'
import { expect, test, waitForHydration } from './cart-helpers.ts'
import { createVisit, locateButton, locateHeadline, type Visit } from './sale-steps.ts'
import { NOT_FOUND_NOTICE } from './shop-test.ts'
import { findViolations } from './violations.ts'

const MAIL = { subject: 'MAIL_NEWSLETTER_SUBJECT', button: 'MAIL_NEWSLETTER_BUTTON' } as const

/** A field of the page itself; the footer has another one. */
const locateField = ({ page, t }: Visit, key: MessageKey) =>
  page.getByRole('main').getByLabel(t(key), { exact: true })

const locateSignUp = ({ page, t }: Visit) =>
  page.getByRole('form', { name: t('FOOTER_NEWSLETTER'), exact: true })

async function signUp(visit: Visit, email: string): Promise<void> {
  await locateSignUp(visit).getByLabel(visit.t('FOOTER_NEWSLETTER_EMAIL'), { exact: true }).fill(email)
  await locateButton(visit, 'FOOTER_NEWSLETTER_SUBMIT').click()
}

const measureWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Chooses a device by searching for its name. */
async function addDevice(visit: Visit, name: string): Promise<void> {
  await locateField(visit, 'NEWSLETTER_DEVICE_SEARCH').fill(name)
  await visit.page
    .getByRole('button', { name: visit.t('NEWSLETTER_DEVICE_ADD', { name }), exact: true })
    .click()
}

async function fillChoices(visit: Visit): Promise<void> {
  const { page, t } = visit
  await page.getByRole('checkbox', { name: 'Handys' }).check()
  await page.getByRole('radio', { name: t('NEWSLETTER_FREQUENCY_WEEKLY'), exact: true }).check()
  await addDevice(visit, 'Apple iPhone 13')
  await locateField(visit, 'NEWSLETTER_FIRST_NAME').fill('Zoë')
  await locateField(visit, 'NEWSLETTER_BIRTH_DAY').selectOption('31')
  await locateField(visit, 'NEWSLETTER_BIRTH_MONTH').selectOption('2')
}

async function unsubscribe(visit: Visit): Promise<void> {
  await locateButton(visit, 'NEWSLETTER_UNSUBSCRIBE').click()
  await expect(locateHeadline(visit, 'SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS')).toBeVisible()
  expect(visit.page.url()).toBe(visit.urlOf(buildPath(visit.market, 'newsletterUnsubscribeSuccess')))
}

test('a reader signs up in the footer, confirms with preferences, changes them and unsubscribes; every step is accessible', async ({
  page,
  urlOf,
  browser,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const visit = createVisit(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  await page.goto(visit.urlOf('/content/agb'))
  await waitForHydration(page)
  const typed = locateSignUp(visit).getByLabel(t('FOOTER_NEWSLETTER_EMAIL'))
  await typed.focus()
  // The field's script loads on first use.
  await expect(locateSignUp(visit)).toHaveAttribute('novalidate')
  await signUp(visit, 'nobody')
  await expect(typed).toHaveAccessibleDescription(t('NEWSLETTER_ADDRESS'))
  await expect(typed).toBeFocused()
  await signUp(visit, email)
  await expect(page.getByText(t('NEWSLETTER_SENT'))).toBeVisible()
  expect(await findViolations(page, 'footer')).toEqual([])
  const link = await readMailLink(browser, visit, { email, ...MAIL })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link)
  await waitForHydration(page)
  await expect(locateHeadline(visit, 'NEWSLETTER_CONFIRM_TITLE')).toBeVisible()
  expect({ violations: await findViolations(page), width: await measureWidth(page) }).toEqual({
    violations: [],
    width: 320,
  })
  await fillChoices(visit)
  await locateButton(visit, 'NEWSLETTER_CONFIRM_AND_SAVE').click()
  const day = locateField(visit, 'NEWSLETTER_BIRTH_DAY')
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(new RegExp(t('PROBLEM_BIRTHDAY_UNKNOWN')))
  await day.selectOption('28')
  await locateButton(visit, 'NEWSLETTER_CONFIRM_AND_SAVE').click()
  await expect(locateHeadline(visit, 'NEWSLETTER_CONFIRMED_TITLE')).toBeVisible()
  await expect(page.getByText(t('NEWSLETTER_SAVED'), { exact: true })).toBeVisible()
  await expect(locateField(visit, 'NEWSLETTER_FIRST_NAME')).toHaveValue('Zoë')
  await expect(page.getByText('Apple iPhone 13', { exact: true })).toBeVisible()
  expect({ violations: await findViolations(page), width: await measureWidth(page) }).toEqual({
    violations: [],
    width: 320,
  })
  await page.getByRole('link', { name: t('NEWSLETTER_LEAVE'), exact: true }).click()
  await expect(locateHeadline(visit, 'SCREEN_NEWSLETTER_UNSUBSCRIBE')).toBeVisible()
  await unsubscribe(visit)
  expect({ violations: await findViolations(page), width: await measureWidth(page) }).toEqual({
    violations: [],
    width: 320,
  })
  await page.goto(link)
  await expect(locateHeadline(visit, 'NEWSLETTER_GONE')).toBeVisible()
  expect({ violations: await findViolations(page), width: await measureWidth(page) }).toEqual({
    violations: [],
    width: 320,
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a French reader signs up, confirms with one button and sets preferences; Polish pages have no sign-up', async ({
    page,
    urlOf,
    browser,
    email,
  }) => {
    const visit = createVisit(page, { shop: 'fr', market: 'fr' }, urlOf)
    await page.goto(visit.urlOf('/'))
    await signUp(visit, email)
    await expect(locateHeadline(visit, 'SCREEN_NEWSLETTER_REQUESTED')).toBeVisible()
    await page.goto(await readMailLink(browser, visit, { email, ...MAIL }))
    await locateButton(visit, 'NEWSLETTER_CONFIRM').click()
    await expect(locateHeadline(visit, 'NEWSLETTER_CONFIRMED_TITLE')).toBeVisible()
    await locateField(visit, 'NEWSLETTER_BIRTH_DAY').selectOption('1')
    await locateButton(visit, 'NEWSLETTER_SAVE').click()
    await expect(page.getByText(visit.t('NEWSLETTER_NOT_SAVED'))).toBeVisible()
    await locateField(visit, 'NEWSLETTER_FIRST_NAME').fill('Zoé')
    await locateButton(visit, 'NEWSLETTER_SAVE').click()
    await expect(page.getByText(visit.t('NEWSLETTER_SAVED'), { exact: true })).toBeVisible()
    await expect(locateField(visit, 'NEWSLETTER_FIRST_NAME')).toHaveValue('Zoé')
    await page.getByRole('link', { name: visit.t('NEWSLETTER_LEAVE'), exact: true }).click()
    await unsubscribe(visit)
    const polish = createVisit(page, { shop: 'pl', market: 'pl' }, urlOf)
    await page.goto(polish.urlOf('/'))
    await expect(page.getByText(polish.t('FOOTER_LANGUAGE'), { exact: true })).toBeVisible()
    await expect(locateSignUp(polish)).toHaveCount(0)
  })
})
