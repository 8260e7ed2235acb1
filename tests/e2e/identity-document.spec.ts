import type { Page } from '@playwright/test'
import type { MarketId } from '#domain/markets/market-id.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { runShop } from '../../tools/run-shop.mjs'
import { CARD_NUMBER, SIDES, TYPED_CARD } from '../support/identity-papers.ts'
import { advanceTo } from '../support/inspected-trades.ts'
import { openElsewhere } from './account-steps.ts'
import { expect } from './cart-helpers.ts'
import { listViolations, test } from './clarification-steps.ts'
import { openDesk, openQueue } from './desk-steps.ts'
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
  locateMail,
  openCheckoutWith,
  openMail,
  TEN_EURO_PHONE,
  type Visit,
} from './sale-steps.ts'
import { waitForHydration } from './shop-test.ts'

const ASKING = ['fr', 'it', 'es'] as const satisfies readonly MarketId[]

let shop: Awaited<ReturnType<typeof runShop>>

// A second shop on the same database, whose operator has turned the setting on.
test.beforeAll(async () => {
  shop = await runShop({
    env: {
      IDENTITY_MARKETS: ASKING.join(),
      DATABASE_URL: process.env.SHOP_DATABASE_URL ?? '',
      // Whoever shares the database shares the files.
      BLOB_FOLDER: process.env.SHOP_BLOB_FOLDER ?? '',
      MAILBOX_TOKEN: process.env.SHOP_MAILBOX_TOKEN ?? '',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
})

test.afterAll(() => shop.stop())

const urlOf = (name: string, path = '/'): string => `${(shop.urls as Record<string, string>)[name]}${path}`

const FILES = {
  front: { name: 'front.jpg', mimeType: 'image/jpeg', buffer: SIDES.FRONT },
  back: { name: 'back.png', mimeType: 'image/png', buffer: SIDES.BACK },
}

const locateSection = ({ page, t }: Visit) => page.getByRole('region', { name: t('IDENTITY_TITLE') })

/** Opens the page of the sale again, as by the link of a mail. */
async function reopen({ page }: Visit): Promise<void> {
  await page.reload()
  await waitForHydration(page)
}

/** Types the card and adds its files. */
async function sendCard(visit: Visit): Promise<void> {
  const { page, t } = visit
  await locateField(visit, 'IDENTITY_NUMBER').fill(String(TYPED_CARD.number))
  await locateField(visit, 'IDENTITY_ISSUED_BY').fill(String(TYPED_CARD.issuedBy))
  await locateField(visit, 'IDENTITY_ISSUED_DAY').fill(String(TYPED_CARD.issuedDay))
  await locateField(visit, 'IDENTITY_EXPIRY_DAY').fill(String(TYPED_CARD.expiryDay))
  await page.getByLabel(t('IDENTITY_FRONT')).setInputFiles(FILES.front)
  await page.getByLabel(t('IDENTITY_BACK')).setInputFiles(FILES.back)
  await expect(page.getByText(t('IDENTITY_FILE_STORED'))).toHaveCount(2)
  await locateButton(visit, 'IDENTITY_SEND').click()
  await expect(page.getByText(t('IDENTITY_SUBMITTED'), { exact: true })).toBeVisible()
}

/** Opens the document of a sale at the desk. */
async function openDocument(desk: Page, tradeNumber: string): Promise<void> {
  await openQueue(desk, 'Identity documents')
  await desk.getByRole('link', { name: tradeNumber }).click()
  await expect(desk.getByRole('definition').filter({ hasText: CARD_NUMBER })).toBeVisible()
  expect(await listViolations(desk)).toEqual([])
}

/** A mail about the document, which never contains any of it. */
async function readMail(visit: Visit, page: Page, subject: string): Promise<string> {
  await openMail({ ...visit, page }, subject)
  const text = await locateMail(page)
    .getByRole('main')
    .or(locateMail(page).locator('body'))
    .first()
    .innerText()
  expect(text).not.toContain(CARD_NUMBER)
  return text.replace(/\s+/g, ' ')
}

for (const market of ASKING)
  test(`a seller in ${market} shows a document, is refused once and accepted then`, async ({
    page,
    browser,
    hand,
  }) => {
    const visit = createVisit(page, { shop: market, market }, urlOf)
    const { t } = visit
    const mails = getCorrespondenceTranslator(visit.market)
    const seller = createSeller(visit)

    await openCheckoutWith(visit, [TEN_EURO_PHONE])
    await continueToDetails(visit)
    await fillDetails(visit, seller)
    await continueToReview(visit)
    await expect(page.getByText(t('REVIEW_IDENTITY'))).toBeVisible()
    await createSale(visit)
    const tradeNumber = await expectThanks(visit, seller)
    await expect(locateSection(visit)).toContainText(visit.market.identityLaw ?? 'no law')

    const mailbox = await openElsewhere(browser)
    const created = await readMail(visit, mailbox, mails('MAIL_CREATED_SUBJECT', { tradeNumber }))
    expect(created).toContain(mails('MAIL_IDENTITY_ANNOUNCED').replace(/\s+/g, ' '))

    const transactionId = readTradeNumber(tradeNumber) ?? 0
    await advanceTo(hand, { transactionId, itemNumber: 1 }, 'ACCEPTED')
    await reopen(visit)
    await expect(page.getByText(t('IDENTITY_WAITS'))).toBeVisible()
    expect(await listViolations(page)).toEqual([])

    await locateButton(visit, 'IDENTITY_SEND').click()
    await expect(page.getByText(t('PROBLEMS_TITLE', { count: 5 }))).toBeVisible()
    await expect(locateField(visit, 'IDENTITY_NUMBER')).toBeFocused()
    await sendCard(visit)

    const desk = await openDesk(browser, hand, 'identity')
    await openDocument(desk, tradeNumber)
    await desk.getByLabel('Reason').selectOption({ label: 'The document can’t be read' })
    await desk.getByRole('button', { name: 'Refuse document' }).click()
    const refused = await readMail(visit, mailbox, mails('MAIL_IDENTITY_REFUSED_SUBJECT', { tradeNumber }))
    expect(refused).toContain(t('IDENTITY_REFUSED_UNREADABLE').replace(/\s+/g, ' '))

    await reopen(visit)
    await expect(page.getByText(t('IDENTITY_REFUSED_UNREADABLE'))).toBeVisible()
    await sendCard(visit)
    await openDocument(desk, tradeNumber)
    await desk.getByRole('button', { name: 'Accept document' }).click()
    await readMail(visit, mailbox, mails('MAIL_IDENTITY_ACCEPTED_SUBJECT', { tradeNumber }))

    await reopen(visit)
    await expect(page.getByText(t('IDENTITY_ACCEPTED'), { exact: true })).toBeVisible()
    await expect(locateButton(visit, 'IDENTITY_SEND')).toHaveCount(0)
  })

test('a seller who shows no document gets the device back', async ({ page, hand }) => {
  const visit = createVisit(page, { shop: 'fr', market: 'fr' }, urlOf)
  const { t } = visit
  const seller = createSeller(visit)
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await createSale(visit)
  const tradeNumber = await expectThanks(visit, seller)
  await advanceTo(hand, { transactionId: readTradeNumber(tradeNumber) ?? 0, itemNumber: 1 }, 'ACCEPTED')
  await reopen(visit)
  await locateButton(visit, 'IDENTITY_DECLINE').click()
  await locateButton(visit, 'IDENTITY_DECLINE_CONFIRM').click()
  await expect(page.getByText(t('STATUS_RETURN_PENDING'), { exact: true }).first()).toBeVisible()
})

test('a shop without the setting asks for nothing', async ({ page, urlOf: mainUrlOf }) => {
  const visit = createVisit(page, { shop: 'fr', market: 'fr' }, mainUrlOf)
  const seller = createSeller(visit)
  await openCheckoutWith(visit, [TEN_EURO_PHONE])
  await continueToDetails(visit)
  await fillDetails(visit, seller)
  await continueToReview(visit)
  await expect(page.getByText(visit.t('REVIEW_IDENTITY'))).toHaveCount(0)
  await createSale(visit)
  await expectThanks(visit, seller)
  await expect(locateSection(visit)).toHaveCount(0)
})
