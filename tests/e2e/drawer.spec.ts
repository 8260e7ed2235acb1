import type { Locator, Page, Request } from '@playwright/test'
import { MESSAGES } from '#messages/messages.ts'
import { listCutWords } from './cut-words.ts'
import { expect, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const T = MESSAGES.de

const PHONE = { width: 390, height: 844 }
const NARROW = { width: 320, height: 640 }

const LISTS = { de: '/liste', fr: '/liste', pl: '/lista' } as const

test.use({ viewport: PHONE })

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
}

async function paste(page: Page, names: string): Promise<void> {
  await page.getByLabel(T.LIST_FIELD).fill(names)
  await page.getByRole('button', { name: T.LIST_SUBMIT }).click()
}

const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name }).first().click()

/** A device of the list by its name, not one of its questions. */
const locateRow = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Answers what is asked about one phone, with everything else said for all devices. */
async function answerPhone(row: Locator, storage: RegExp | null): Promise<void> {
  await row.getByRole('button', { name: T.LIST_ANSWER }).click()
  await row.getByRole('radio', { name: /^Wie neu/ }).click()
  if (storage) await row.getByRole('radio', { name: storage }).click()
  await row.getByRole('radio', { name: /^90/ }).click()
}

test('a household pastes its devices, answers once for all, and sells them in one parcel', async ({
  page,
  urlOf,
}) => {
  await openList(page, urlOf('de', LISTS.de))
  await paste(page, 'iPhone 12 64 GB\niPhone 13\niPhone SE\nToaster')
  await expect(page.getByRole('heading', { level: 2, name: 'Deine Liste: 4 Geräte' })).toBeFocused()

  // Several fit: the seller chooses. Nothing fits: the name stays.
  await press(page, /iPhone SE \(2\. Generation\)/)
  await expect(page.getByText(T.LIST_UNKNOWN)).toBeVisible()
  await press(page, /Toaster/)
  await press(page, T.DRAWER_UNDO)
  await expect(page.getByText(T.LIST_UNKNOWN)).toBeVisible()
  await press(page, /Toaster/)

  const shared = page.getByRole('region', { name: T.DRAWER_SHARED })
  await expect(shared.getByText('(3 Geräte)').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await press(shared, T.DRAWER_SHARED_CONFIRM)
  await expect(shared).toHaveCount(0)

  await answerPhone(locateRow(page, 'Apple iPhone 12'), null)
  await expect(page.getByText('1 von 3 fertig')).toBeVisible()
  await answerPhone(locateRow(page, 'Apple iPhone 13'), /^128/)
  await expect(page.getByText('2 von 3 fertig')).toBeVisible()
  expect(await findViolations(page)).toEqual([])

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByText('2 von 3 fertig')).toBeVisible()
  await press(page, '2 Geräte verkaufen')
  await expect(page.getByRole('heading', { name: 'Deine Geräte' })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /iPhone 1[23]/ }),
  ).toHaveCount(2)
  await page.goBack()
  await expect(locateRow(page, 'Apple iPhone 12').getByText(T.DRAWER_IN_CART)).toBeVisible()
})

test('what differs on one device is asked there, and changes nothing about the others', async ({
  page,
  urlOf,
}) => {
  await openList(page, urlOf('de', LISTS.de))
  await paste(page, 'iPhone 12 64 GB\niPhone 13 128 GB')
  const shared = page.getByRole('region', { name: T.DRAWER_SHARED })
  const power = shared.getByRole('group', { name: /fährt ganz hoch|startet/ }).first()
  await power.getByRole('radio', { name: T.DRAWER_SHARED_NO }).check()
  await press(shared, T.DRAWER_SHARED_CONFIRM)
  const row = locateRow(page, 'Apple iPhone 12')
  await answerPhone(row, null)
  // The sheet asks about the one fact that isn't shared; the others are folded away.
  await expect(row.getByRole('button', { name: T.SHEET_CONFIRM })).toBeVisible()
  await expect(row.getByText(T.DRAWER_SHARED_SAID)).toBeVisible()
  await press(row, T.SHEET_CONFIRM)
  await expect(page.getByText('1 von 2 fertig')).toBeVisible()
})

test('devices are picked by name or by kind without leaving the list', async ({ page, urlOf }) => {
  await openList(page, urlOf('de', LISTS.de))
  await press(page, T.DRAWER_PICK)
  await page.getByLabel(T.DRAWER_PICK_FIELD).fill('galaxy s21')
  await press(page, /Galaxy S21/)
  await expect(page.getByRole('heading', { name: 'Deine Liste: 1 Gerät' })).toBeVisible()
  await press(page, 'Konsolen')
  await page.getByRole('list', { name: 'Konsolen' }).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: 'Deine Liste: 2 Geräte' })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

/** A browser that reads these codes in any photo. */
const readAlways = (codes: readonly string[]) => {
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = async () => codes.map((rawValue) => ({ rawValue }))
    },
    createImageBitmap: async () => ({ close: () => undefined }),
  })
}

const PHOTO = { name: 'label.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') }

test('a photo of a label adds the device; neither the photo nor a number of the device is sent', async ({
  page,
  urlOf,
}) => {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.addInitScript(readAlways, ['490154203237518', 'R58N12ABCDE', 'SM-G991BZADEUB', '4006381333931'])
  await openList(page, urlOf('de', LISTS.de))
  await press(page, T.DRAWER_SCAN)
  await page.getByLabel(T.DRAWER_SCAN_PHOTO).setInputFiles(PHOTO)
  await expect(
    locateRow(page, 'Samsung Galaxy S21 5G').or(locateRow(page, 'Samsung Galaxy S21')),
  ).toBeVisible()
  expect(sent.filter((request) => /490154203237518|R58N12ABCDE|4006381333931|photo$/.test(request))).toEqual(
    [],
  )
})

test('numbers that name no model are not sent, and the page says so', async ({ page, urlOf }) => {
  await page.addInitScript(readAlways, ['490154203237518'])
  await openList(page, urlOf('de', LISTS.de))
  await press(page, T.DRAWER_SCAN)
  await page.getByLabel(T.DRAWER_SCAN_PHOTO).setInputFiles(PHOTO)
  await expect(page.getByText(T.DRAWER_SCAN_NUMBER)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a browser that can’t read barcodes asks for the number', async ({ page, urlOf }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BarcodeDetector'))
  await openList(page, urlOf('de', LISTS.de))
  await press(page, T.DRAWER_SCAN)
  await expect(page.getByText(T.DRAWER_SCAN_IMPOSSIBLE)).toBeVisible()
  await page.getByLabel(T.DRAWER_SCAN_FIELD).fill('SM-G991B')
  await press(page, T.DRAWER_ADD)
  await expect(page.getByRole('heading', { name: 'Deine Liste: 1 Gerät' })).toBeVisible()
})

test('a shared list is added only if the visitor wants it', async ({ page, urlOf }) => {
  await openList(page, `${urlOf('de', LISTS.de)}#devices=apple-iphone-12~64,apple-iphone-13`)
  await expect(page.getByText('Jemand hat eine Liste mit 2 Geräten mit dir geteilt.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /Deine Liste/ })).toHaveCount(0)
  await press(page, T.DRAWER_ADD)
  await expect(page.getByRole('heading', { name: 'Deine Liste: 2 Geräte' })).toBeVisible()
  await expect(locateRow(page, 'Apple iPhone 12').getByText('64 GB')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
})

test('a list that is full loses nothing that was shared or sent', async ({ page, urlOf }) => {
  await openList(page, urlOf('de', LISTS.de))
  await paste(page, 'Toaster\n'.repeat(49))
  await expect(page.getByRole('heading', { name: 'Deine Liste: 49 Geräte' })).toBeVisible()
  await page.evaluate(() => location.assign('#devices=apple-iphone-12~64,apple-iphone-13'))
  await page.reload()
  await waitForHydration(page)
  await press(page, T.DRAWER_ADD)
  await expect(page.getByText('Eine Liste fasst bis zu 50 Geräte.')).toBeVisible()
  await expect(page.getByText('Jemand hat eine Liste mit 2 Geräten mit dir geteilt.')).toBeVisible()
  expect(new URL(page.url()).hash).not.toBe('')
  // As a browser sends the form before its script runs.
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: location.pathname })
    form.append(
      Object.assign(document.createElement('textarea'), { name: 'text', value: 'iPhone 12\niPhone 13' }),
    )
    document.body.append(form)
    form.submit()
  })
  await waitForHydration(page)
  await expect(page.getByText('Eine Liste fasst bis zu 50 Geräte.')).toBeVisible()
  await expect(page.getByLabel(T.LIST_FIELD)).toHaveValue('iPhone 12\niPhone 13')
})

for (const market of ['fr', 'pl', 'de'] as const)
  test(`the list fits the narrowest phone in ${market}`, async ({ page, urlOf }) => {
    await page.setViewportSize(NARROW)
    const texts = MESSAGES[market]
    await openList(page, urlOf(market, LISTS[market]))
    await page.getByLabel(texts.LIST_FIELD).fill('iPhone 12\nMacBook Air M1\nGalxy S21\niPhone SE\nToaster')
    await press(page, texts.LIST_SUBMIT)
    await expect(page.getByRole('region', { name: texts.DRAWER_SHARED })).toBeVisible()
    expect(await isWide(page)).toBe(false)
    expect(await listCutWords(page)).toEqual([])
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('names lead to rows, and rows to the questions', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', LISTS.de))
    await expect(page.getByRole('button', { name: T.DRAWER_SCAN })).toBeHidden()
    await paste(page, 'iPhone 13 256 GB\niPhone 12 defekt\nToaster')
    await expect(page.getByText(T.LIST_UNKNOWN)).toBeVisible()
    await expect(page.getByText(T.LIST_BROKEN)).toBeVisible()
    await page.getByRole('link', { name: /^Apple iPhone 13/ }).click()
    await expect(page).toHaveURL(/\?storage=256$/)
  })
})
