import type { Page } from '@playwright/test'
import { IMEI } from '../support/desk-work.ts'
import { PHONE_JPEG } from '../support/example-photos.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { expect } from './cart-helpers.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, signIn } from './desk-steps.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }

const locateQuestion = (page: Page, name: string) => page.getByRole('group', { name })

/** Ticks what was found; everything else is like new. */
async function answerAll(page: Page, found: Readonly<Record<string, string>> = {}): Promise<void> {
  const best = {
    Storage: '128 GB',
    Condition: 'Like new: no marks visible from 30 cm',
    'Does your phone switch on and reach the home screen?': 'Yes',
    'Are all account locks removed?': 'Yes',
    'Is the battery swollen?': 'No',
    'Does everything on your phone work?': 'Yes',
    'What’s the glass like, front and back?': 'No cracks or chips',
    'Can you see spots, lines, burn-in or a colour tint?': 'Clean picture',
    'What battery health does it show in Settings?': '90% or more',
    'Has your phone had liquid damage?': 'No',
    'Has your phone been opened or repaired?': 'Never',
    'Is your phone locked to one network?': 'No',
  }
  for (const [name, text] of Object.entries({ ...best, ...found }))
    await locateQuestion(page, name).getByLabel(text, { exact: true }).check()
}

test('a parcel is booked in with scanner, scales and camera', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'IN_TRANSIT')
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl('/desk/arrivals'))
  await expect(page.getByLabel('Tracking number or sale number')).toBeFocused()
  await page.keyboard.type(tradeNumber.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `Book in ${tradeNumber}`)).toBeVisible()
  await expect(page.getByLabel('Weight in grams')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Unboxing photos').setInputFiles([PHOTO, PHOTO])
  await page.getByLabel('Weight in grams').fill('412')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
  await page.getByRole('link', { name: tradeNumber }).first().click()
  await expect(page.getByText('412 g')).toBeVisible()
  const photos = await page.getByRole('img', { name: 'Unboxing photo' }).all()
  expect(photos).toHaveLength(2)
  for (const photo of photos) {
    // The camera was held sideways, so width and height are swapped.
    const readSize = () =>
      photo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    await expect.poll(readSize).toEqual([100, 120])
  }
})

test('a device is inspected by keyboard and bought as quoted', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl('/desk/inspections'))
  await expect(page.getByLabel('Sale or device number')).toBeFocused()
  await page.keyboard.type(`${tradeNumber}-1`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start inspection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('IMEI, if it has one')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.type(IMEI)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Storage: needs an answer')
  await expect(locateQuestion(page, 'Storage').getByRole('radio').first()).toBeFocused()
  await answerAll(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lock findings' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Everything is as the seller described it.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Buy at this price' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Inspect')).toBeVisible()
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1`))
  await expect(page.getByText('Payout due, since')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})

test('a flaw needs a photo, and the seller gets a counter-offer', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await expect(page.getByRole('button', { name: 'Start inspection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('IMEI, if it has one').fill(IMEI)
  const glass = 'What’s the glass like, front and back?'
  await answerAll(page, { [glass]: 'Front cracked' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('No photo yet.')).toBeVisible()
  await locateQuestion(page, glass).getByLabel('Photos').setInputFiles(PHOTO)
  await locateQuestion(page, 'Condition').getByLabel('Photos').setInputFiles(PHOTO)
  await page.getByRole('button', { name: 'Check and save photos' }).click()
  await expect(locateQuestion(page, glass).getByRole('img')).toBeVisible()
  await expect(locateQuestion(page, glass).getByLabel('Front cracked')).toBeChecked()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Lock findings' }).click()
  const row = page.getByRole('row', { name: new RegExp(`^${glass.replace('?', '\\?')}`) })
  await expect(row.getByRole('cell')).toContainText([glass, 'No cracks or chips', 'Front cracked', '', '-€'])
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send new offer' }).click()
  await page.goto(buildDeskUrl('/desk/waiting'))
  await expect(page.getByRole('link', { name: `${tradeNumber}-1` })).toBeVisible()
})

test('every queue opens from the menu and is accessible, even on a small screen', async ({ page, hand }) => {
  await createTradeIn(hand, 'QUARANTINED')
  await createTradeIn(hand, 'LOST')
  await createTradeIn(hand, 'APPEALED')
  await signIn(page, hand, 'inspector', 'second_inspector', 'payout', 'support')
  const links = page.getByRole('navigation', { name: 'Queues' }).getByRole('link')
  const keys = await links.evaluateAll((all) => all.map((link) => link.getAttribute('accesskey') ?? ''))
  expect(keys).toEqual(expect.arrayContaining(['b', 'i', 'a', 'w', 'k', 'o']))
  for (const key of keys) {
    // Key presses by the test driver don't trigger access keys.
    await page.locator(`a[accesskey="${key}"]`).click()
    await expect(page.locator(`a[accesskey="${key}"][aria-current="page"]`)).toBeVisible()
    expect({ key, barriers: await listViolations(page) }).toEqual({ key, barriers: [] })
  }
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await listViolations(page)).toEqual([])
})
