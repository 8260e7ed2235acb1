import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import type { Currency } from '#domain/money/currency.ts'
import { addOperator } from '#server/desk/operators/manage-operators.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { findOperator } from '#server/desk/operators/operators.repository.ts'
import { createPasswordHashing } from '#server/modules/account/password-hashing.ts'
import { giveApp } from '../support/desk-factors.ts'
import { buildAnswerTable, readOrder } from '../support/desk-money.ts'
import { PHONE_JPEG } from '../support/example-photos.ts'
import type { TradeHand } from '../support/inspected-trades.ts'
import { expect } from './shop-test.ts'

export const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }

const GLASS = 'Front and back glass'

export const buildDeskUrl = (path: string): string => `${process.env.DESK_URL}${path}`

export const locateHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

let hired = 0

export interface HiredOperator {
  readonly id: string
  readonly name: string
  readonly password: string
}

/** A new operator, who has nothing but a password. */
export async function hire({ db, now }: TradeHand, ...roles: OperatorRole[]): Promise<HiredOperator> {
  hired += 1
  const name = `parcel-${process.pid}-${hired}`
  const added = await addOperator({ db, now, hashing: createPasswordHashing() }, { name, roles })
  if (!('result' in added)) throw new Error(`Operator not added: ${added.kind}`)
  const operator = await findOperator(db, name)
  return { id: operator?.id ?? '', name, password: added.result }
}

/** Types name and password. */
export async function enterPassword(page: Page, { name, password }: HiredOperator): Promise<void> {
  await page.goto(buildDeskUrl('/desk'))
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
}

/** Signs in a new operator by keyboard, with the code of an app. */
export async function signIn(page: Page, hand: TradeHand, ...roles: OperatorRole[]): Promise<void> {
  const operator = await hire(hand, ...roles)
  const { db, secret, now } = hand
  const app = await giveApp({ db, secret, operatorId: operator.id, nowMs: now() })
  await enterPassword(page, operator)
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await page.keyboard.type(app.showCode(now()))
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Start')).toBeVisible()
}

/** Chooses how the desk looks, as its operators do. */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('radio', { name: theme === 'dark' ? 'Dark' : 'Light' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** A browser at the desk with a new operator signed in. */
export async function openDesk(browser: Browser, hand: TradeHand, ...roles: OperatorRole[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await signIn(page, hand, ...roles)
  return page
}

/** Opens one of the desk's queues. */
export async function openQueue(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect(locateHeading(page, name)).toBeVisible()
}

/** Books in a parcel, with its weight and a photo. */
export async function bookIn(page: Page, tradeNumber: string): Promise<void> {
  await page.goto(buildDeskUrl('/desk/arrivals'))
  await page.getByLabel('Tracking number or sale number').fill(tradeNumber)
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `Book in ${tradeNumber}`)).toBeVisible()
  const weight = page.getByLabel('Weight in grams')
  // The label is issued a moment after the sale; until then no parcel is expected.
  await expect(async () => {
    if (!(await weight.isVisible())) await page.reload()
    await expect(weight).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await page.getByLabel('Unboxing photos').setInputFiles(PHOTO)
  await weight.fill('412')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
}

/** As quick as a scanner, however slow the machine: a key's time is that of its event, and all of them are made at once. */
export const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      const presses = keys.map(
        (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
      for (const press of presses) document.body.dispatchEvent(press)
    },
    [...code, 'Enter'],
  )

/** As people type: a plain key waits until it is certain that no scanner has typed it. */
export const pressKeys = (page: Page, keys: string): Promise<void> => page.keyboard.type(keys, { delay: 120 })

export const locateStep = (page: Page, name: string): Locator => page.getByRole('group', { name })

/** Adds a photo, which goes to the exceptions that the screen names. */
export async function addPhoto(page: Page): Promise<void> {
  const before = await page.getByRole('img', { name: /^Photo of/ }).count()
  await page.getByLabel('Add photo', { exact: true }).setInputFiles(PHOTO)
  await expect.poll(() => page.getByRole('img', { name: /^Photo of/ }).count()).toBeGreaterThan(before)
}

/** Inspects a trade's only phone up to the outcome, with a photo of any crack. */
export async function inspect(page: Page, tradeNumber: string, glass: 'cracked' | 'as sold'): Promise<void> {
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await page.getByRole('textbox', { name: 'IMEI or serial number' }).fill(`SN-${tradeNumber}`)
  await page.keyboard.press('Enter')
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await page.getByRole('button', { name: 'As best' }).click()
  await addPhoto(page)
  if (glass === 'cracked') {
    await locateStep(page, GLASS).getByRole('button', { name: 'Front cracked' }).click()
    await addPhoto(page)
  }
  await page.getByRole('button', { name: 'Lock findings' }).click()
  await expect(locateHeading(page, `Outcome ${tradeNumber}-1`)).toBeVisible()
}

const toCents = (text: string): number => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100)

export interface DeskOutcome {
  readonly quotedInCents: number
  readonly priceInCents: number
  /** The crack's effect on the price. */
  readonly effectInCents: number
}

/** The outcome for a phone with a crack, as the desk shows it. */
export async function readOutcome(page: Page): Promise<DeskOutcome> {
  await expect(page.getByRole('definition')).toHaveCount(2)
  const [quoted = '', price = ''] = await page.getByRole('definition').allInnerTexts()
  const row = page.getByRole('row').filter({ hasText: GLASS })
  await expect(row.getByRole('cell')).toContainText(['Intact', 'Front cracked', '', ''])
  const effect = await row.getByRole('cell').last().innerText()
  return { quotedInCents: toCents(quoted), priceInCents: toCents(price), effectInCents: toCents(effect) }
}

const SYMBOLS: Readonly<Record<Currency, string>> = { EUR: '€', PLN: 'PLN' }

/** As the desk writes amounts. */
export const formatMoney = (amountInCents: number, currency: Currency): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amountInCents / 100)

interface Due {
  readonly reference: string
  readonly amountInCents: number
  readonly currency: Currency
}

/** Releases everything that holds a trade: all test sellers share a network and an account. */
export async function releaseHeld(page: Page, reference: string): Promise<void> {
  const tradeNumber = reference.replace(/-\d+$/, '')
  await openQueue(page, 'Held payouts')
  const held = page.getByRole('row').filter({ hasText: tradeNumber })
  for (;;) {
    await page.goto(buildDeskUrl('/desk/held-payouts'))
    await expect(page.getByRole('table').or(page.getByText('No held payouts.'))).toBeVisible()
    if ((await held.count()) === 0) return
    await held.first().getByRole('link').first().click()
    await page.getByRole('button', { name: /elease/ }).click()
    await page.getByLabel('What did you check?').fill('The seller is known')
    await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click()
    await expect(locateHeading(page, 'Held payouts')).toBeVisible()
  }
}

/** Prepares all due payouts and opens the batch with this one; it may contain others. */
export async function createBatch(page: Page, { reference, amountInCents, currency }: Due): Promise<void> {
  await openQueue(page, 'Payouts')
  const due = page.getByRole('row').filter({ hasText: reference })
  await expect(due).toContainText(formatMoney(amountInCents, currency))
  await page.getByRole('button', { name: 'Create batches' }).click()
  const created = page.getByRole('region', { name: 'Batches created' })
  const batch = created
    .getByRole('listitem')
    .filter({ hasText: 'Bank' })
    .filter({ hasText: SYMBOLS[currency] })
  await batch.getByRole('link').click()
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Not ordered yet')
}

/** Someone who neither inspected the device nor prepared the batch. */
export async function approveBatch(page: Page, batchUrl: string): Promise<void> {
  await page.goto(batchUrl)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Download file' })).toBeVisible()
}

/** Takes the file of the batch that is open, for the first time. */
export async function downloadBatch(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^PO-\d{8}-\d+\.xml$/)
  return readFile(await download.path(), 'utf8')
}

/** Imports a file of the bank. */
export async function importBankFile(page: Page, name: string, text: string): Promise<void> {
  await openQueue(page, 'Bank responses')
  await page
    .getByLabel('File from the bank')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { name: /^Imported: / })).toBeVisible()
}

/** Exports a payout to the bank, by two people, and imports the bank's confirmation. */
export async function payOut(page: Page, approver: Page, due: Due): Promise<void> {
  const { reference, amountInCents } = due
  await releaseHeld(approver, reference)
  await createBatch(page, due)
  await expect(page.getByText('someone else has to approve it')).toBeVisible()
  await approveBatch(approver, page.url())
  await page.reload()
  const file = await downloadBatch(page)
  expect(file).toContain('pain.001')
  const transfer = readOrder(file).find(({ endToEndId }) => endToEndId === reference)
  expect(transfer).toMatchObject({ amountInCents, remittance: reference })
  await importBankFile(page, 'answer.csv', buildAnswerTable([[reference, 'confirmed']]))
  await expect(page.getByRole('definition').first()).toHaveText(`1: ${reference}`)
}
