import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import {
  addPhoto,
  buildDeskUrl,
  locateHeading,
  locateStep,
  PHOTO,
  pressKeys,
  scan,
  signIn,
} from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateNumber = (page: Page, device: number) =>
  page.getByRole('group', { name: `Device ${device}` }).getByRole('textbox')

const addPhotoOfAll = async (page: Page) => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add photo of all' }).click()
  await (await choosing).setFiles(PHOTO)
}

test('equal phones of a business take one form, an exception gets its own, and then all that hold are bought at once', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED', { deviceCount: 4 })
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await page.getByRole('link', { name: 'Inspect 4 devices together' }).click()
  await expect(page.getByRole('button', { name: 'Start 4 devices' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateNumber(page, 1)).toBeFocused()

  for (const device of [1, 2, 3]) {
    await scan(page, `SN-${tradeNumber.replace('-', '')}X${device}`)
    await expect(locateNumber(page, device)).not.toHaveValue('')
  }
  // A label takes its device in hand, whichever is next.
  await scan(page, `${tradeNumber}-4`)
  await expect(locateNumber(page, 4)).toBeFocused()
  await page.getByRole('group', { name: 'Device 4' }).getByRole('button', { name: 'Exception' }).click()
  await expect(page.getByRole('link', { name: 'Inspect by itself' })).toBeVisible()

  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await pressKeys(page, 'b')
  await expect(page.getByText('6 photos missing')).toBeVisible()
  await addPhotoOfAll(page)
  await expect(page.getByRole('status').getByText('Complete.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await pressKeys(page, 'l')

  // Outcomes show the seller's answers, which must not be known to whoever inspects the exception.
  await expect(page.getByText('You’ll see outcomes once the others are locked, too.')).toBeVisible()
  await page.getByRole('link', { name: 'Inspect by itself' }).click()
  await expect(locateHeading(page, `Inspect ${tradeNumber}-4`)).toBeVisible()
  await page.getByRole('textbox', { name: 'IMEI or serial number' }).fill(`SN-${tradeNumber}`)
  await page.keyboard.press('Enter')
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await page.getByRole('button', { name: 'As best' }).click()
  await addPhoto(page)
  await page.getByRole('button', { name: 'Lock findings' }).click()
  await expect(locateHeading(page, `Outcome ${tradeNumber}-4`)).toBeVisible()

  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/equal-devices`))
  await page.getByRole('button', { name: /^Buy 4 devices for €\d/ }).click()
  await expect(page.getByText('4 devices bought.')).toBeVisible()
})

test('a group is as it was after the browser was closed, and one number twice can’t be locked', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED', { deviceCount: 3 })
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/equal-devices?without=3`))
  await page.getByRole('button', { name: 'Start 2 devices' }).click()
  await expect(locateNumber(page, 1)).toBeFocused()
  await page.keyboard.type('SERIAL-4711', { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(locateNumber(page, 2)).toBeFocused()
  await page.keyboard.type('SERIAL-4711', { delay: 60 })
  await page.keyboard.press('Enter')
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await pressKeys(page, 'b')
  await addPhotoOfAll(page)
  await expect(page.getByRole('status').getByText('a number is there twice')).toBeVisible()
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()

  await page.reload()
  await expect(locateNumber(page, 2)).toHaveValue('SERIAL-4711')
  await expect(locateNumber(page, 3)).toHaveCount(0)
  await expect(locateStep(page, 'Storage').getByRole('button', { pressed: true })).toHaveText(/128 GB/)
  await expect(page.getByRole('button', { name: 'Lock 2 devices' })).toBeDisabled()
  await locateNumber(page, 2).fill('SERIAL-4712')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lock 2 devices' }).click()
  await expect(page.getByText('2 devices locked.', { exact: true })).toBeVisible()
})
