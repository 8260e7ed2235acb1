import type { Page, Route } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, query, test, waitForHydration } from './cart-helpers.ts'
import { findViolations } from './violations.ts'

const NUMBER = formatTradeNumber(4_711)
const MESSAGE = 'Wo bleibt mein Geld? Es sind schon zehn Tage.'

const buildContactPath = (market: MarketId, search = '') => buildPath(MARKETS[market], 'contact') + search

const createTranslator = (market: MarketId) =>
  createTranslate(compileMessages(MESSAGES[market], MARKETS[market].locale), MARKETS[market].locale)

/** The form on a market's contact page; the footer has other fields. */
function locateForm(page: Page, market: MarketId) {
  const t = MESSAGES[market]
  const form = page.getByRole('main')
  const locateField = (name: string) => form.getByRole('textbox', { name, exact: true })
  return {
    subject: form.getByRole('combobox', { name: t.CONTACT_SUBJECT }),
    number: form.getByRole('textbox', { name: t.CONTACT_TRADE }),
    device: form.getByRole('textbox', { name: t.CONTACT_DEVICE }),
    name: locateField(t.CONTACT_NAME),
    email: locateField(t.CONTACT_MAIL),
    message: locateField(t.CONTACT_MESSAGE),
    send: form.getByRole('button', { name: t.CONTACT_SEND }),
    sent: form.getByRole('heading', { name: t.CONTACT_SENT }),
  }
}

/** Subjects of the mails that the help desk received from an address. */
const readMailSubjects = async (email: string) =>
  (await query<{ subject: string }>('select subject from local_mail where reply_to = $1', [email])).map(
    ({ subject }) => subject,
  )

const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

test('a seller sends a message from a phone: fields depend on the subject, errors get the focus, nothing is lost offline', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 503/)
  const t = createTranslator('de')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(urlOf('de', buildContactPath('de', `?subject=PAYOUT&trade=${NUMBER}`)))
  await waitForHydration(page)
  const form = locateForm(page, 'de')
  await expect(form.subject).toHaveValue('PAYOUT')
  await expect(form.number).toHaveValue(NUMBER)
  await expect(form.device).toBeHidden()
  await form.subject.selectOption('DEVICE_MISSING')
  await expect(form.number).toBeHidden()
  await form.email.fill('nonsense')
  await form.message.fill('Kurz')
  await form.send.click()
  await expect(page.getByRole('alert').getByText(t('PROBLEMS_TITLE', { count: 4 }))).toBeVisible()
  await expect(form.device).toBeFocused()
  await expect(form.device).toHaveAccessibleDescription(new RegExp(t('PROBLEM_FIELD_REQUIRED')))
  await expect(form.email).toHaveAccessibleDescription(new RegExp(t('PROBLEM_EMAIL_FORMAT')))
  await expect(form.message).toHaveAccessibleDescription(
    `${t('PROBLEM_MESSAGE_TOO_SHORT', { min: 10 })} ${t('CONTACT_COUNT', { count: '4', max: '5.000' })}`,
  )
  expect(await findViolations(page)).toEqual([])
  await form.device.fill('Fairphone 5')
  await form.name.fill('Zofia Müller-Łuczak')
  await form.email.fill(email)
  await form.message.fill(MESSAGE)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  const failure = page.getByRole('alert').getByText(t('CONTACT_FAILED', { mail: 'service@sell.example' }))
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'), { times: 1 })
  await form.send.click()
  await expect(failure).toBeVisible()
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
  await form.send.click()
  await expect(failure).toBeVisible()
  await expect(form.message).toHaveValue(MESSAGE)
  await form.send.click()
  await expect(form.sent).toBeFocused()
  await expect(page.getByText(t('CONTACT_SENT_TEXT', { email }))).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect.poll(() => readMailSubjects(email)).toEqual(['[de/DEVICE_MISSING]'])
})

/** The shop stores the message, but its answer never arrives. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

for (const { choice, mails } of [
  { choice: 'CONTACT_EARLIER_KEEP', mails: 1 },
  { choice: 'CONTACT_EARLIER_SEND', mails: 2 },
] as const)
  test(`editing a message after a lost answer lets the visitor keep or send it: ${choice}`, async ({
    page,
    urlOf,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|status of 409/)
    const t = createTranslator('en')
    await page.goto(urlOf('en', buildContactPath('en')))
    await waitForHydration(page)
    const form = locateForm(page, 'en')
    await form.name.fill('Zofia Müller-Łuczak')
    await form.email.fill(email)
    await form.message.fill('Do you buy this phone?')
    await page.route('**/api/contact', loseAnswer, { times: 1 })
    await form.send.click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await form.message.fill('Do you buy this phone and this tablet?')
    await form.send.click()
    await expect(page.getByRole('alert').getByText(t('CONTACT_EARLIER'))).toBeVisible()
    await expect(form.message).toHaveValue('Do you buy this phone and this tablet?')
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: t(choice) }).click()
    await expect(form.sent).toBeFocused()
    await expect.poll(() => readMailSubjects(email)).toHaveLength(mails)
  })

test('the Polish form has five subjects, fits 320 px and is accessible', async ({ page, urlOf, email }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(urlOf('pl', buildContactPath('pl')))
  await waitForHydration(page)
  const form = locateForm(page, 'pl')
  await expect(form.subject.getByRole('option')).toHaveCount(6)
  await expect(form.number).toBeHidden()
  await form.subject.selectOption('TRADE_STATUS')
  await form.number.fill(` #${NUMBER.toLowerCase()}`)
  await form.name.fill('Zofia Łuczak')
  await form.email.fill(email)
  await form.send.click()
  await expect(form.message).toBeFocused()
  await expectFits(page)
  expect(await findViolations(page)).toEqual([])
  await form.message.fill('Gdzie jest moja paczka?')
  await form.send.click()
  await expect(form.sent).toBeFocused()
  await expectFits(page)
  await expect.poll(() => readMailSubjects(email)).toEqual([`[pl/TRADE_STATUS] #${NUMBER}`])
})

test('the English form has no subjects, and links preselect one only where the market has it', async ({
  page,
  urlOf,
  email,
}) => {
  await page.goto(urlOf('en', '/products/overview-search?q=qqqzzzxx'))
  await waitForHydration(page)
  await page.getByRole('link', { name: MESSAGES.en.OVERVIEW_NOTHING_CONTACT }).click()
  await expect(page).toHaveURL(urlOf('en', buildContactPath('en')))
  const form = locateForm(page, 'en')
  await expect(form.name).toBeVisible()
  await expect(form.subject).toHaveCount(0)
  await form.device.fill('Fairphone 5')
  await form.name.fill('Zofia Müller-Łuczak')
  await form.email.fill(email)
  await form.message.fill('Do you buy this phone?')
  await form.send.click()
  await expect(form.sent).toBeFocused()
  await expect.poll(() => readMailSubjects(email)).toEqual(['[en]'])
  await page.goto(urlOf('de', '/produkte/uebersicht-suche?q=qqqzzzxx'))
  const link = page.getByRole('link', { name: MESSAGES.de.OVERVIEW_NOTHING_CONTACT })
  await expect(link).toHaveAttribute('href', buildContactPath('de', '?subject=DEVICE_MISSING'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form reports errors, keeps what was typed, and is sent', async ({
    page,
    urlOf,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    const t = createTranslator('de')
    await page.goto(urlOf('de', buildContactPath('de', '?subject=RETURN')))
    const form = locateForm(page, 'de')
    await expect(form.subject).toHaveValue('RETURN')
    await expect(form.device).toBeVisible()
    await form.name.fill('Zofia Müller-Łuczak')
    await form.email.fill(email)
    await form.message.fill(MESSAGE)
    await form.send.click()
    await expect(page).toHaveURL(urlOf('de', buildContactPath('de')))
    await expect(page.getByText(t('PROBLEMS_TITLE', { count: 1 }))).toBeVisible()
    await expect(form.number).toHaveAccessibleDescription(new RegExp(t('PROBLEM_FIELD_REQUIRED')))
    await expect(form.subject).toHaveValue('RETURN')
    await expect(form.message).toHaveValue(MESSAGE)
    await form.number.fill(NUMBER)
    await form.send.click()
    await expect(page).toHaveURL(urlOf('de', buildContactPath('de', '?sent=1')))
    await expect(form.sent).toBeVisible()
    await expect.poll(() => readMailSubjects(email)).toEqual([`[de/RETURN] #${NUMBER}`])
  })
})
