import type { Browser, Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { expect, query } from './cart-helpers.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openDesk } from './desk-steps.ts'
import {
  createVisit,
  expectPdf,
  locateButton,
  locateField,
  locateHeadline,
  locateMail,
  openMail,
  type Visit,
} from './sale-steps.ts'
import { waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

/** A phone that is worth less than the smallest offer once it is damaged. */
const WORTHLESS = 'apple-iphone-6'

const expectFits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

/** From the page of a device that brings no offer to the form for its label. */
async function askForLabel({ page, t, market, urlOf }: Visit): Promise<void> {
  await page.goto(urlOf(`${buildPath(market, 'pdp', { pdp: WORTHLESS })}?storage=16`))
  await waitForHydration(page)
  await page.getByRole('radio', { name: new RegExp(`^${t('CONDITION_BAD')}`) }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: t('STOP_RECYCLE') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('SCREEN_RECYCLING') })).toBeVisible()
  await expect(page.getByRole('textbox', { name: t('RECYCLING_DEVICE') })).toHaveValue(/iPhone 6/)
}

/** From the page that explains selling. */
async function openFormFromContent(visit: Visit): Promise<void> {
  const { page, t, urlOf } = visit
  await page.goto(urlOf(buildPath(visit.market, 'content', { contentPages: 'jak-to-dziala' })))
  await page
    .getByRole('main')
    .getByRole('link', { name: 'oddać urządzenie bezpłatnie do recyklingu' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('SCREEN_RECYCLING') })).toBeVisible()
  await waitForHydration(page)
  await locateField(visit, 'RECYCLING_DEVICE').fill('Nokia 3310')
}

const ADDRESSES: Partial<Readonly<Record<MarketId, { street: string; zip: string; city: string }>>> = {
  de: { street: 'Hauptstraße 7', zip: '10115', city: 'Berlin' },
  es: { street: 'Calle Mayor, 5', zip: '28013', city: 'Madrid' },
  fr: { street: '12 bis rue de Rivoli', zip: '75004', city: 'Paris' },
  pl: { street: 'Marszałkowska 10/5', zip: '00-590', city: 'Warszawa' },
}

async function fillForm(visit: Visit, email: string): Promise<void> {
  const { street = '', zip = '', city = '' } = ADDRESSES[visit.market.id] ?? {}
  // The footer asks for an address, too.
  const form = visit.page.getByRole('main')
  await form.getByRole('textbox', { name: visit.t('FIELD_EMAIL'), exact: true }).fill(email)
  await locateField(visit, 'FIELD_FIRST_NAME').fill('Zofia')
  await locateField(visit, 'FIELD_LAST_NAME').fill('Muster')
  await locateField(visit, 'FIELD_STREET').fill(street)
  await locateField(visit, 'FIELD_ZIP').fill(zip)
  await locateField(visit, 'FIELD_CITY').fill(city)
}

const findNumber = async (email: string): Promise<string> => {
  const [row] = await query<{ number: string }>(
    'select number from recycling_parcel join recycling_sender on parcel_id = id where email = $1',
    [email],
  )
  return row?.number ?? ''
}

/** Books the parcel in by its number and marks it as recycled. */
async function recycleAtDesk(browser: Browser, hand: TradeHand, number: string): Promise<void> {
  const desk = await openDesk(browser, hand, 'inspector')
  await desk.goto(buildDeskUrl('/desk/arrivals'))
  await desk.getByLabel('Tracking number or sale number').fill(number)
  await desk.keyboard.press('Enter')
  await expect(locateHeading(desk, `Recycling ${number}`)).toBeVisible()
  await desk.getByLabel('Weight in grams').fill('320')
  await desk.getByLabel('Devices in the parcel').fill('1')
  await desk.getByRole('button', { name: 'Book in' }).click()
  await desk.getByRole('button', { name: 'Mark as recycled' }).click()
  await expect(locateHeading(desk, 'Recycling')).toBeVisible()
  await desk.context().close()
}

for (const market of ['de', 'pl'] as const)
  test(`a phone without an offer is recycled for free in ${market}: form, label, mails, status`, async ({
    page,
    browser,
    hand,
    urlOf,
    email,
  }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const { t } = visit
    const mailText = getCorrespondenceTranslator(MARKETS[market])
    // In zloty, the price of the damaged phone is above the smallest offer.
    if (market === 'pl') await openFormFromContent(visit)
    else await askForLabel(visit)
    await page.setViewportSize({ width: 320, height: 720 })
    await expectFits(page)
    await fillForm(visit, email)
    await locateButton(visit, 'RECYCLING_SUBMIT').click()
    await expect(page.getByText(t('PROBLEM_BATTERY_SAFETY_REQUIRED'))).toBeVisible()
    await page.getByRole('checkbox', { name: t('RECYCLING_BATTERY_CONFIRM') }).check()
    await locateButton(visit, 'RECYCLING_SUBMIT').click()
    await expect(page.getByRole('heading', { name: t('RECYCLING_SENT') })).toBeFocused()

    const number = await findNumber(email)
    await openMail(visit, mailText('MAIL_RECYCLING_LABEL_SUBJECT', { number }))
    await expectPdf(page.getByRole('link', { name: `label-${number}.pdf` }))
    await expectPdf(page.getByRole('link', { name: `packing-slip-${number}.pdf` }))
    const link = locateMail(page).getByRole('link', { name: mailText('MAIL_RECYCLING_BUTTON') })
    const status = (await link.getAttribute('href')) ?? ''
    await page.goto(status)
    await expect(locateHeadline(visit, 'RECYCLING_LABEL_ISSUED')).toBeVisible()
    await expectPdf(page.getByRole('link', { name: t('PARCEL_LABEL') }))
    await expectFits(page)
    expect(await findViolations(page)).toEqual([])

    await recycleAtDesk(browser, hand, number)
    await openMail(
      visit,
      mailText('MAIL_RECYCLING_STATE_SUBJECT', { number, state: t('RECYCLING_RECYCLED') }),
    )
    await page.goto(status)
    await expect(locateHeadline(visit, 'RECYCLING_RECYCLED')).toBeVisible()
    await expect(page.getByRole('link', { name: t('PARCEL_LABEL') })).toHaveCount(0)
  })

for (const [name, shop, market] of [
  ['the business widget', 'b2bWidget', 'de'],
  ['the brand partner’s shop', 'agan', 'de'],
] as const)
  test(`the form for a free label works in ${name}`, async ({ page, urlOf }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    const visit = createVisit(page, { shop, market }, urlOf)
    await page.goto(urlOf(shop, buildPath(MARKETS[market], 'recycling')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.t('SCREEN_RECYCLING'))
    await expectFits(page)
    expect(await findViolations(page)).toEqual([])
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a label is requested all the same, and nothing typed is lost', async ({
    page,
    urlOf,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/)
    const visit = createVisit(page, { shop: 'fr', market: 'fr' }, urlOf)
    const { t } = visit
    await page.goto(urlOf('fr', `${buildPath(MARKETS.fr, 'recycling')}?device=${WORTHLESS}`))
    await expect(locateField(visit, 'RECYCLING_DEVICE')).toHaveValue(/iPhone 6/)
    await fillForm(visit, email)
    await locateButton(visit, 'RECYCLING_SUBMIT').click()
    await expect(page.getByText(t('PROBLEM_BATTERY_SAFETY_REQUIRED'))).toBeVisible()
    await expect(locateField(visit, 'FIELD_STREET')).toHaveValue('12 bis rue de Rivoli')
    await page.getByRole('checkbox', { name: t('RECYCLING_BATTERY_CONFIRM') }).check()
    await locateButton(visit, 'RECYCLING_SUBMIT').click()
    await expect(page.getByRole('heading', { name: t('RECYCLING_SENT') })).toBeVisible()
  })
})
