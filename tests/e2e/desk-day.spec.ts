import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import type { Found } from '../support/inspection-rows.ts'
import { test } from './clarification-steps.ts'
import {
  addPhoto,
  buildDeskUrl,
  locateHeading,
  locateStep,
  openQueue,
  PHOTO,
  pressKeys,
  scan,
  signIn,
} from './desk-steps.ts'
import { expect } from './shop-test.ts'

// A day in the warehouse, by role. What follows an inspection has its own tests: returns, appeals, payouts, support.

test.use({ viewport: { width: 1280, height: 900 } })

const PARCELS = 12

test('a receiver books in twelve parcels one after the other, without a page load', async ({
  page,
  hand,
}) => {
  const sales: string[] = []
  while (sales.length < PARCELS) sales.push((await createTradeIn(hand, 'IN_TRANSIT')).tradeNumber)
  await signIn(page, hand, 'receiver')
  await openQueue(page, 'Book in')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  for (const tradeNumber of sales) {
    await scan(page, tradeNumber)
    await expect(locateHeading(page, `Book in ${tradeNumber}`)).toBeVisible()
    await page.getByLabel('Unboxing photos').setInputFiles(PHOTO)
    await expect(page.getByRole('img', { name: 'Unboxing photo 1' })).toBeVisible()
    await page.getByLabel('Weight in grams').fill('412')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
  }
  expect(loads).toBe(0)
})

test('a receiver is offered no inspection and sees no price', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'receiver')
  await expect(
    page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: /^Inspect/ }),
  ).toHaveCount(0)
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
  await expect(locateHeading(page, new RegExp(tradeNumber))).toBeVisible()
  await expect(page.getByRole('main').getByText('€')).toHaveCount(0)
})

/** Starts an inspection by its labels and answers everything with the best. */
async function inspectAsBest(page: Page, tradeNumber: string, serialNumber: string): Promise<void> {
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await page.getByRole('textbox', { name: 'IMEI or serial number' }).fill(serialNumber)
  await page.keyboard.press('Enter')
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await page.getByRole('button', { name: 'As best' }).click()
}

async function lockFindings(page: Page): Promise<void> {
  await addPhoto(page)
  await expect(page.getByText('Complete.')).toBeVisible()
  await pressKeys(page, 'l')
}

const WORN: Found = { conditionId: 2 }

test('a phone that is better than described is bought for the higher price', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED', { declared: WORN })
  await signIn(page, hand, 'inspector')
  await inspectAsBest(page, tradeNumber, `SN-${tradeNumber}`)
  await lockFindings(page)
  await expect(page.getByText('Worth more than offered')).toBeVisible()
  const [quoted = '', price = ''] = await page.getByRole('definition').allInnerTexts()
  await page.getByRole('button', { name: `Buy for ${price}` }).click()
  await expect(page.getByText(`Bought for ${price}`)).toBeVisible()
  expect(quoted).not.toBe(price)
})

test('a locked phone waits until its seller has unlocked it', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await inspectAsBest(page, tradeNumber, `SN-${tradeNumber}`)
  await addPhoto(page)
  await locateStep(page, 'Account and activation lock').getByRole('button', { name: 'Locked' }).click()
  await lockFindings(page)
  await expect(page.getByText('The seller has to unlock the device first.')).toBeVisible()
})

test('a phone with a swollen battery is dangerous goods, and isn’t bought', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await inspectAsBest(page, tradeNumber, `SN-${tradeNumber}`)
  await addPhoto(page)
  await locateStep(page, 'Battery swollen').getByRole('button', { name: 'Swollen' }).click()
  await lockFindings(page)
  await expect(page.getByText('We can’t buy it', { exact: true })).toBeVisible()
  await expect(page.getByText('Damaged battery: handle as dangerous goods').first()).toBeVisible()
})

test('a serial number that was seen before is named before anything is locked', async ({ page, hand }) => {
  const first = await createTradeIn(hand, 'RECEIVED')
  const second = await createTradeIn(hand, 'RECEIVED')
  const serialNumber = `TWICE-${first.tradeNumber}`
  await signIn(page, hand, 'inspector')
  await inspectAsBest(page, first.tradeNumber, serialNumber)
  await lockFindings(page)
  await expect(locateHeading(page, `Outcome ${first.tradeNumber}-1`)).toBeVisible()
  await inspectAsBest(page, second.tradeNumber, serialNumber)
  const warning = page.getByRole('alert').filter({ hasText: 'Serial number seen before' })
  await expect(warning).toContainText(first.tradeNumber)
})
