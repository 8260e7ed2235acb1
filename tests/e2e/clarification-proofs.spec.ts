import type { Browser, Page } from '@playwright/test'
import { MAX_PROOFS } from '#domain/clarification/proof-rules.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/uploads/upload-limits.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { Translate } from '#messages/format-message.ts'
import { PHONE_JPEG } from '../support/example-photos.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { createBill } from '../support/proof-seller.ts'
import { openElsewhere } from './account-steps.ts'
import {
  createClarification,
  createTranslator,
  listViolations,
  type TestClarification,
  test,
  VISIT_URL,
} from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openDesk } from './desk-steps.ts'
import { createVisit, expectPdf, locateMail, openMail } from './sale-steps.ts'
import { expect, waitForHydration } from './shop-test.ts'

const BILL = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: createBill() }
const PHOTO = { name: 'box.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }

type UrlOf = (shop: string, path?: string) => string

interface Mailed {
  readonly browser: Browser
  readonly urlOf: UrlOf
  readonly market: MarketId
}

/** Opens a mail in a separate browser; whoever asks closes it. */
async function openMailElsewhere({ browser, urlOf, market }: Mailed, subject: string): Promise<Page> {
  const page = await openElsewhere(browser)
  await openMail(createVisit(page, { shop: market, market }, urlOf), subject)
  return page
}

/** The address behind the button of the mail that asks the seller. */
async function readActionLink(mailed: Mailed, { trade: tradeNumber }: TestClarification): Promise<string> {
  const t = getCorrespondenceTranslator(MARKETS[mailed.market])
  const page = await openMailElsewhere(mailed, t('MAIL_ACTION_SUBJECT', { tradeNumber }))
  const button = locateMail(page).getByRole('link', { name: t('MAIL_ACTION_BUTTON'), exact: true })
  const link = await button.getAttribute('href')
  await page.context().close()
  return link ?? ''
}

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function choose(page: Page, title: string, confirm: string): Promise<void> {
  await page.locator('summary', { hasText: title }).click()
  await page.getByRole('button', { name: confirm, exact: true }).click()
}

/** Support finds the file at the desk, and gets it as a download. */
async function expectFileAtDesk(
  browser: Browser,
  hand: TradeHand,
  { trade }: TestClarification,
): Promise<void> {
  const desk = await openDesk(browser, hand, 'support')
  await desk.goto(buildDeskUrl(`/desk/sales/${trade}`))
  await desk.getByRole('link', { name: '1 file from the seller' }).click()
  await expect(locateHeading(desk, `Files: ${trade}-1`)).toBeVisible()
  expect(await listViolations(desk)).toEqual([])
  const download = desk.waitForEvent('download')
  await desk.getByRole('link', { name: BILL.name }).click()
  expect((await download).suggestedFilename()).toBe(BILL.name)
  await desk.context().close()
}

for (const market of ['de', 'pl'] as const) {
  const t: Translate = createTranslator(market)

  test(`in ${market} a seller proves ownership: from the mail to the desk`, async ({
    page,
    browser,
    urlOf,
    hand,
  }) => {
    const asked = await createClarification(hand, 'ACTION_REQUIRED', {
      market,
      reason: 'OWNERSHIP_PROOF',
      shopUrl: urlOf(market),
    })
    await page.goto(await readActionLink({ browser, urlOf, market }, asked))
    await expect(page).toHaveURL(VISIT_URL)
    await waitForHydration(page)
    await page.getByLabel(t('CLARIFICATION_FILES_FIELD')).setInputFiles([BILL, PHOTO])
    const files = page.getByRole('list', { name: t('CLARIFICATION_FILES_LIST') }).getByRole('listitem')
    await expect(files).toHaveCount(2)
    await expect(page.getByText(t('CLARIFICATION_FILES_ADDED', { name: PHOTO.name }))).toBeVisible()
    await page.getByRole('button', { name: t('CLARIFICATION_FILES_REMOVE', { name: PHOTO.name }) }).click()
    await expect(files).toHaveCount(1)
    expect(await listViolations(page)).toEqual([])
    await choose(page, t('CLARIFICATION_SEND_PROOF'), t('CLARIFICATION_SEND_PROOF_CONFIRM'))
    await expect(locateTitle(page, t('CLARIFICATION_SEND_PROOF_DONE'))).toBeFocused()
    await expect(page.getByRole('heading', { name: t('CLARIFICATION_FILES_SENT') })).toBeVisible()
    expect(await asked.state()).toBe('IN_INSPECTION')
    await expectFileAtDesk(browser, hand, asked)
  })

  test(`in ${market} a missing part gets its own label and arrives`, async ({
    page,
    browser,
    urlOf,
    hand,
  }) => {
    const mailed = { browser, urlOf, market }
    const asked = await createClarification(hand, 'ACTION_REQUIRED', {
      market,
      reason: 'MISSING_PART',
      shopUrl: urlOf(market),
    })
    await page.goto(await readActionLink(mailed, asked))
    await waitForHydration(page)
    await choose(page, t('CLARIFICATION_SEND_PART'), t('CLARIFICATION_SEND_PART_CONFIRM'))
    const label = page.getByRole('link', { name: t('CLARIFICATION_PART_LABEL') })
    await expect(label).toBeVisible({ timeout: 15_000 })
    await expectPdf(label)
    expect(await listViolations(page)).toEqual([])
    const correspondence = getCorrespondenceTranslator(MARKETS[market])
    const subject = correspondence('MAIL_PART_LABEL_SUBJECT', { tradeNumber: asked.trade })
    const mail = await openMailElsewhere(mailed, subject)
    await expect(locateMail(mail).getByText(correspondence('MAIL_PART_LABEL_PACK'))).toBeVisible()
    await mail.context().close()
    const number = (await page.getByRole('definition').last().innerText()).split(' ').at(-1) ?? ''
    const desk = await openDesk(browser, hand, 'inspector')
    await desk.goto(buildDeskUrl('/desk/arrivals'))
    await desk.getByLabel('Tracking number or sale number').fill(number)
    await desk.keyboard.press('Enter')
    await expect(locateHeading(desk, `Missing part: ${asked.trade}-1`)).toBeVisible()
    await desk.getByRole('button', { name: /^Book in the part/ }).click()
    await expect(desk.getByText('Booked in', { exact: true })).toBeVisible()
    await desk.context().close()
    await page.reload()
    await expect(locateTitle(page, t('CLARIFICATION_PART_ARRIVED'))).toBeVisible()
    expect(await asked.state()).toBe('IN_INSPECTION')
  })
}

test('files that we can’t take are refused in plain words, and nothing is sent without one', async ({
  page,
  urlOf,
  hand,
  expectedErrors,
}) => {
  const t = createTranslator('de')
  expectedErrors.push(/status of 422/)
  const limits = { size: MAX_UPLOAD_MB, count: MAX_PROOFS }
  const asked = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'OWNERSHIP_PROOF' })
  await page.goto(urlOf('de', asked.path))
  await waitForHydration(page)
  const field = page.getByLabel(t('CLARIFICATION_FILES_FIELD'))
  await field.setInputFiles({ name: 'letter.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.getByText(t('FILE_UPLOAD_FORMAT', limits))).toBeVisible()
  const large = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(MAX_UPLOAD_BYTES + 1) }
  await field.setInputFiles(large)
  await expect(page.getByText(t('FILE_UPLOAD_TOO_LARGE', limits))).toBeVisible()
  await field.setInputFiles({ ...BILL, buffer: Buffer.from('%PDF-1.7 /Encrypt %%EOF') })
  await expect(page.getByText(t('FILE_UPLOAD_LOCKED', limits))).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await choose(page, t('CLARIFICATION_SEND_PROOF'), t('CLARIFICATION_SEND_PROOF_CONFIRM'))
  await expect(page.getByText(t('CLARIFICATION_PROOF_REQUIRED', limits))).toBeVisible()
  expect(await asked.state()).toBe('ACTION_REQUIRED')
})

test('the quick answer of a mail takes the proof as well', async ({ page, urlOf, hand }) => {
  const t = createTranslator('de')
  const asked = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'OWNERSHIP_PROOF' })
  await page.goto(urlOf('de', asked.quickPath('DONE')))
  await waitForHydration(page)
  await expect(locateTitle(page, t('CLARIFICATION_SEND_PROOF_QUESTION'))).toBeVisible()
  await page.getByLabel(t('CLARIFICATION_FILES_FIELD')).setInputFiles(BILL)
  await expect(page.getByText(t('CLARIFICATION_FILES_ADDED', { name: BILL.name }))).toBeVisible()
  await page.getByRole('button', { name: t('CLARIFICATION_SEND_PROOF_CONFIRM') }).click()
  await expect(locateTitle(page, t('CLARIFICATION_SEND_PROOF_DONE'))).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is a plain form, and so is the label of a part', async ({ page, urlOf, hand }) => {
    const t = createTranslator('de')
    const asked = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'OWNERSHIP_PROOF' })
    await page.goto(urlOf('de', asked.path))
    await page
      .getByLabel(t('CLARIFICATION_FILES_FIELD'))
      .setInputFiles({ ...BILL, buffer: Buffer.from('MZ') })
    await page.getByRole('button', { name: t('CLARIFICATION_FILES_UPLOAD'), exact: true }).click()
    await expect(page.getByText(t('FILE_UPLOAD_FORMAT'))).toBeVisible()
    await page.getByLabel(t('CLARIFICATION_FILES_FIELD')).setInputFiles(BILL)
    await page.getByRole('button', { name: t('CLARIFICATION_FILES_UPLOAD'), exact: true }).click()
    await expect(page.getByRole('list', { name: t('CLARIFICATION_FILES_LIST') })).toContainText(BILL.name)
    await choose(page, t('CLARIFICATION_SEND_PROOF'), t('CLARIFICATION_SEND_PROOF_CONFIRM'))
    await expect(locateTitle(page, t('CLARIFICATION_SEND_PROOF_DONE'))).toBeVisible()
    const part = await createClarification(hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART' })
    await page.goto(urlOf('de', part.path))
    await choose(page, t('CLARIFICATION_SEND_PART'), t('CLARIFICATION_SEND_PART_CONFIRM'))
    await expect(page.getByRole('heading', { name: t('CLARIFICATION_PART') })).toBeVisible()
  })
})
