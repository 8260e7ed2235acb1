import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Currency } from '#domain/money/currency.ts'
import { addOperator } from '#server/desk/operators/manage-operators.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import { answerTable, moneyOf, readOrder } from '../support/desk-money.ts'
import { IMEI } from '../support/desk-work.ts'
import { PHONE_JPEG } from '../support/example-photos.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { expect } from './shop-test.ts'

const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }

const GLASS = 'What does the glass look like, front and back?'

const AS_NEW = {
  Storage: '128 GB',
  Condition: 'Like new: no mark visible at 30 cm',
  'Does your phone switch on and reach the home screen?': 'Yes',
  'Are all account locks removed?': 'Yes',
  'Is the battery swollen?': 'No',
  'Does everything on your phone work?': 'Yes',
  [GLASS]: 'No crack, no chip',
  'Does the test picture show spots, lines, burn-in or a colour cast?': 'Clean picture',
  'What battery health do the settings show?': '90% or more',
  'Has your phone had liquid damage?': 'No',
  'Has your phone been opened or repaired?': 'Never',
  'Is your phone SIM-locked to one operator?': 'No',
}

const deskUrl = (path: string): string => `${process.env.DESK_URL}${path}`

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

let hired = 0

/** Somebody new at the desk, signed in by keyboard. */
async function signIn(page: Page, { db, now }: TradeHand, ...roles: OperatorRole[]): Promise<void> {
  hired += 1
  const name = `parcel-${process.pid}-${hired}`
  const added = await addOperator({ db, now, hashing: createPasswordHashing() }, { name, roles })
  if (!('result' in added)) throw new Error(`Not hired: ${added.kind}`)
  await page.goto(deskUrl('/desk'))
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(added.result)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Desk')).toBeVisible()
}

/** A place at the desk where somebody new has signed in. */
export async function takePlace(browser: Browser, hand: TradeHand, ...roles: OperatorRole[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, hand, ...roles)
  return page
}

/** Goes to one of the desk's lists. */
export async function openList(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click()
  await expect(heading(page, name)).toBeVisible()
}

/** Books a parcel in, with its weight and a photo. */
export async function bookIn(page: Page, tradeNumber: string): Promise<void> {
  await page.goto(deskUrl('/desk/arrivals'))
  await page.getByLabel('Tracking number or trade number').fill(tradeNumber)
  await page.keyboard.press('Enter')
  await expect(heading(page, `Book in ${tradeNumber}`)).toBeVisible()
  const weight = page.getByLabel('Weight in grams')
  // The label is made a moment after the sale; until then no parcel is expected.
  await expect(async () => {
    if (!(await weight.isVisible())) await page.reload()
    await expect(weight).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByLabel('Photos of the unboxing').setInputFiles(PHOTO)
  await weight.fill('412')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
}

const question = (page: Page, name: string): Locator => page.getByRole('group', { name })

/** Ticks what was found; everything else is as new as it can be. */
async function answerAll(page: Page, found: Readonly<Record<string, string>> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...AS_NEW, ...found }))
    await question(page, name).getByLabel(text, { exact: true }).check()
}

/** Inspects the only phone of a trade, up to the outcome; of a crack there is a photo. */
export async function inspect(page: Page, tradeNumber: string, glass: 'cracked' | 'as sold'): Promise<void> {
  await page.goto(deskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('IMEI where there is one').fill(IMEI)
  await answerAll(page, glass === 'cracked' ? { [GLASS]: 'Front cracked' } : {})
  if (glass === 'cracked') await question(page, GLASS).getByLabel('Photos').setInputFiles(PHOTO)
  await page.getByRole('button', { name: 'Check and keep photos' }).click()
  await page.getByRole('button', { name: 'Fix findings' }).click()
  await expect(heading(page, `Outcome ${tradeNumber}-1`)).toBeVisible()
}

const centsOf = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

export interface DeskOutcome {
  readonly quotedInCents: number
  readonly priceInCents: number
  /** What the crack does to the price. */
  readonly effectInCents: number
}

/** The outcome of a phone with a crack, as the desk shows it. */
export async function readOutcome(page: Page): Promise<DeskOutcome> {
  const [quoted = '', price = ''] = await page.getByRole('definition').allInnerTexts()
  const row = page.getByRole('row').filter({ hasText: GLASS })
  await expect(row.getByRole('cell')).toContainText([GLASS, 'No crack, no chip', 'Front cracked', '', ''])
  const effect = await row.getByRole('cell').last().innerText()
  return { quotedInCents: centsOf(quoted), priceInCents: centsOf(price), effectInCents: centsOf(effect) }
}

interface Due {
  readonly reference: string
  readonly amountInCents: number
  readonly currency: Currency
}

/** Orders what is due and opens the batch in which the payout is; others may be in it, too. */
async function makeBatch(page: Page, { reference, amountInCents, currency }: Due): Promise<void> {
  await openList(page, 'Payouts')
  const due = page.getByRole('row').filter({ hasText: reference })
  await expect(due).toContainText(moneyOf(amountInCents, currency))
  await page.getByRole('button', { name: 'Make batches' }).click()
  await expect(heading(page, 'Batches were made')).toBeVisible()
  const batch = page.getByRole('row').filter({ hasText: 'Bank' }).filter({ hasText: currency })
  await batch.getByRole('link').click()
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('open')
}

/** Brings a payout to the bank and takes the bank's yes. */
export async function payOut(page: Page, due: Due): Promise<void> {
  const { reference, amountInCents } = due
  await makeBatch(page, due)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^PO-\d{8}-\d+\.xml$/)
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('pain.001')
  const transfer = readOrder(file).find(({ endToEndId }) => endToEndId === reference)
  expect(transfer).toMatchObject({ amountInCents, remittance: reference })
  await openList(page, 'Payouts')
  const answer = Buffer.from(answerTable([[reference, 'confirmed']]))
  const upload = { name: 'answer.csv', mimeType: 'text/csv', buffer: answer }
  await page.getByLabel('Answer of the bank').setInputFiles(upload)
  await page.getByRole('button', { name: 'Take the answer' }).click()
  await expect(heading(page, 'The answer was taken')).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText(`1: ${reference}`)
}
