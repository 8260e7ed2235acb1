import type { Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { linkInMail } from './account-steps.ts'
import { expect, hydrated, test } from './cart-helpers.ts'
import { button, headline, type Visit, visitOf } from './sale-steps.ts'
import { NOT_FOUND_NOTICE } from './shop-test.ts'
import { violationsOf } from './violations.ts'

const MAIL = { subject: 'MAIL_NEWSLETTER_SUBJECT', button: 'MAIL_NEWSLETTER_BUTTON' } as const

/** A field of the page itself; the footer has its own. */
const field = ({ page, t }: Visit, key: MessageKey) =>
  page.getByRole('main').getByLabel(t(key), { exact: true })

const box = ({ page, t }: Visit) => page.getByRole('form', { name: t('FOOTER_NEWSLETTER'), exact: true })

async function signUp(visit: Visit, email: string): Promise<void> {
  await box(visit).getByLabel(visit.t('FOOTER_NEWSLETTER_EMAIL'), { exact: true }).fill(email)
  await button(visit, 'FOOTER_NEWSLETTER_SUBMIT').click()
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Chooses a device that was found by its name. */
async function addDevice(visit: Visit, name: string): Promise<void> {
  await field(visit, 'NEWSLETTER_DEVICE_SEARCH').fill(name)
  await visit.page
    .getByRole('button', { name: visit.t('NEWSLETTER_DEVICE_ADD', { name }), exact: true })
    .click()
}

async function fillChoices(visit: Visit): Promise<void> {
  const { page, t } = visit
  await page.getByRole('checkbox', { name: 'Handys' }).check()
  await page.getByRole('radio', { name: t('NEWSLETTER_FREQUENCY_WEEKLY'), exact: true }).check()
  await addDevice(visit, 'Apple iPhone 13')
  await field(visit, 'NEWSLETTER_FIRST_NAME').fill('Zoë')
  await field(visit, 'NEWSLETTER_BIRTH_DAY').selectOption('31')
  await field(visit, 'NEWSLETTER_BIRTH_MONTH').selectOption('2')
}

async function unsubscribe(visit: Visit): Promise<void> {
  await button(visit, 'NEWSLETTER_UNSUBSCRIBE').click()
  await expect(headline(visit, 'SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS')).toBeVisible()
  expect(visit.page.url()).toBe(visit.urlOf(buildPath(visit.market, 'newsletterUnsubscribeSuccess')))
}

test('a reader signs up in the footer, confirms with choices, changes them and leaves; every step is accessible', async ({
  page,
  urlOf,
  browser,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  const visit = visitOf(page, { shop: 'de', market: 'de' }, urlOf)
  const { t } = visit
  await page.goto(visit.urlOf('/content/agb'))
  await hydrated(page)
  const typed = box(visit).getByLabel(t('FOOTER_NEWSLETTER_EMAIL'))
  await typed.focus()
  // What answers below the field comes with its first use.
  await expect(box(visit)).toHaveAttribute('novalidate')
  await signUp(visit, 'nobody')
  await expect(typed).toHaveAccessibleDescription(t('NEWSLETTER_ADDRESS'))
  await expect(typed).toBeFocused()
  await signUp(visit, email)
  await expect(page.getByText(t('NEWSLETTER_SENT'))).toBeVisible()
  expect(await violationsOf(page, 'footer')).toEqual([])
  const link = await linkInMail(browser, visit, { email, ...MAIL })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(link)
  await hydrated(page)
  await expect(headline(visit, 'NEWSLETTER_CONFIRM_TITLE')).toBeVisible()
  expect([await violationsOf(page), await widthOf(page)]).toEqual([[], 320])
  await fillChoices(visit)
  await button(visit, 'NEWSLETTER_CONFIRM_AND_SAVE').click()
  const day = field(visit, 'NEWSLETTER_BIRTH_DAY')
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription(new RegExp(t('PROBLEM_BIRTHDAY_UNKNOWN')))
  await day.selectOption('28')
  await button(visit, 'NEWSLETTER_CONFIRM_AND_SAVE').click()
  await expect(headline(visit, 'NEWSLETTER_CONFIRMED_TITLE')).toBeVisible()
  await expect(page.getByText(t('NEWSLETTER_SAVED'), { exact: true })).toBeVisible()
  await expect(field(visit, 'NEWSLETTER_FIRST_NAME')).toHaveValue('Zoë')
  await expect(page.getByText('Apple iPhone 13', { exact: true })).toBeVisible()
  expect([await violationsOf(page), await widthOf(page)]).toEqual([[], 320])
  await page.getByRole('link', { name: t('NEWSLETTER_LEAVE'), exact: true }).click()
  await expect(headline(visit, 'SCREEN_NEWSLETTER_UNSUBSCRIBE')).toBeVisible()
  await unsubscribe(visit)
  expect([await violationsOf(page), await widthOf(page)]).toEqual([[], 320])
  await page.goto(link)
  await expect(headline(visit, 'NEWSLETTER_GONE')).toBeVisible()
  expect([await violationsOf(page), await widthOf(page)]).toEqual([[], 320])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a French reader signs up, confirms with one button and chooses; Polish pages have no box', async ({
    page,
    urlOf,
    browser,
    email,
  }) => {
    const visit = visitOf(page, { shop: 'fr', market: 'fr' }, urlOf)
    await page.goto(visit.urlOf('/'))
    await signUp(visit, email)
    await expect(headline(visit, 'SCREEN_NEWSLETTER_REQUESTED')).toBeVisible()
    await page.goto(await linkInMail(browser, visit, { email, ...MAIL }))
    await button(visit, 'NEWSLETTER_CONFIRM').click()
    await expect(headline(visit, 'NEWSLETTER_CONFIRMED_TITLE')).toBeVisible()
    await field(visit, 'NEWSLETTER_BIRTH_DAY').selectOption('1')
    await button(visit, 'NEWSLETTER_SAVE').click()
    await expect(page.getByText(visit.t('NEWSLETTER_NOT_SAVED'))).toBeVisible()
    await field(visit, 'NEWSLETTER_FIRST_NAME').fill('Zoé')
    await button(visit, 'NEWSLETTER_SAVE').click()
    await expect(page.getByText(visit.t('NEWSLETTER_SAVED'), { exact: true })).toBeVisible()
    await expect(field(visit, 'NEWSLETTER_FIRST_NAME')).toHaveValue('Zoé')
    await page.getByRole('link', { name: visit.t('NEWSLETTER_LEAVE'), exact: true }).click()
    await unsubscribe(visit)
    const polish = visitOf(page, { shop: 'pl', market: 'pl' }, urlOf)
    await page.goto(polish.urlOf('/'))
    await expect(page.getByText(polish.t('FOOTER_LANGUAGE'), { exact: true })).toBeVisible()
    await expect(box(polish)).toHaveCount(0)
  })
})
