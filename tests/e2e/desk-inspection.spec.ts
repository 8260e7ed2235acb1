import type { Page } from '@playwright/test'
import { IMEI } from '../support/desk-work.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
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

/** What an operator's hands do, counted: a scan is one key, and so is taking a photo. */
function countHands(page: Page) {
  let keys = 0
  let pages = 0
  page.on('load', () => {
    pages += 1
  })
  return {
    count: () => ({ keys, pages }),
    scan: (code: string) => {
      keys += 1
      return scan(page, code)
    },
    press: (typed: string) => {
      keys += typed.length
      return pressKeys(page, typed)
    },
    enter: () => {
      keys += 1
      return page.keyboard.press('Enter')
    },
    photo: () => {
      keys += 1
      return addPhoto(page)
    },
  }
}

const openInspection = (page: Page, tradeNumber: string) =>
  page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))

const locateSerial = (page: Page) => page.getByRole('textbox', { name: 'IMEI or serial number' })

test('a phone as described takes at most 15 keys and no page load, from its label to the purchase', async ({
  page,
  hand,
}) => {
  const before = await createTradeIn(hand, 'RECEIVED')
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, before.tradeNumber)
  await expect(page.getByRole('button', { name: 'Start inspection' })).toBeVisible()
  const hands = countHands(page)
  await hands.scan(`${tradeNumber}-1`)
  await expect(locateHeading(page, `Inspect ${tradeNumber}-1`)).toBeVisible()
  await hands.scan(IMEI)
  await expect(locateSerial(page)).toHaveValue(IMEI)
  await expect(locateStep(page, 'Storage').getByRole('button').first()).toHaveText('1128 GB')
  await hands.press('1b')
  await expect(page.getByText('2 photos missing')).toBeVisible()
  await hands.photo()
  await expect(page.getByText('Complete.')).toBeVisible()
  await hands.press('l')
  await expect(locateHeading(page, `Outcome ${tradeNumber}-1`)).toBeVisible()
  await expect(page.getByText('Everything is as the seller described it.')).toBeVisible()
  const buy = page.getByRole('button', { name: /^Buy for €\d/ })
  await expect(buy).toBeFocused()
  await hands.enter()
  await expect(page.getByText(/^Bought for €\d/)).toBeVisible()
  await expect(page.getByText('Scan the next device.')).toBeVisible()
  const { keys, pages } = hands.count()
  expect({ keys: keys <= 15, pages }, `${keys} keys`).toEqual({ keys: true, pages: 0 })
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
  await expect(page.getByText('Payout due').first()).toBeVisible()
})

test('an exception takes a photo, both prices are shown, and the button names the new offer', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await expect(page.getByRole('button', { name: 'Start inspection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(locateSerial(page)).toBeFocused()
  await page.keyboard.type(`SN-${tradeNumber}`, { delay: 60 })
  await page.keyboard.press('Enter')
  await locateStep(page, 'Function test').getByRole('button', { name: 'Something doesn’t' }).click()
  await locateStep(page, 'Defects').getByRole('button', { name: 'Camera' }).click()
  await pressKeys(page, '3')
  await expect(locateStep(page, 'Defects').getByRole('button', { pressed: true })).toHaveText([
    /Camera/,
    /Speaker or microphone/,
  ])
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await pressKeys(page, 'bl')
  await expect(page.getByRole('status').getByText('3 photos missing').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock findings' })).toBeDisabled()
  await addPhoto(page)
  await expect(page.getByText('1 photo missing').first()).toBeVisible()
  await addPhoto(page)
  await expect(page.getByText('Complete.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await pressKeys(page, 'l')
  await expect(page.getByText('Worse than described')).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText([/^€\d/, /^€\d/])
  await expect(page.getByRole('row', { name: /^Defects/ })).toContainText('Camera, Speaker or microphone')
  expect(await listViolations(page)).toEqual([])
  await expect(page.getByRole('button', { name: /^Send new offer of €\d/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The seller gets the new offer.')).toBeVisible()
})

test('a scan answers nothing, and a wrong number isn’t taken for one', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await locateSerial(page).fill('490154203237519')
  await page.keyboard.press('Enter')
  // Another test may have inspected the same number, which has an alert of its own.
  const wrongNumber = page.getByRole('alert').filter({ hasText: 'check digit' })
  await expect(wrongNumber).toBeVisible()
  await scan(page, IMEI)
  await expect(wrongNumber).toBeHidden()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The label ends with a digit, which would answer the question at hand.
  const found = page.waitForResponse((response) => response.url().includes('/desk/api/search'))
  await scan(page, `${tradeNumber}-1`)
  await found
  await pressKeys(page, 'b')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(locateStep(page, 'Storage').getByRole('button', { pressed: true })).toHaveCount(0)
})

test('answers survive the browser, are seen at another workstation, and aren’t overwritten from there', async ({
  page,
  hand,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /ERR_FAILED/)
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await expect(locateSerial(page)).toBeFocused()
  await scan(page, IMEI)
  await locateStep(page, 'SIM lock').getByRole('button', { name: 'Locked' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await openInspection(other, tradeNumber)
  await expect(locateSerial(other)).toHaveValue(IMEI)
  const isLocked = (at: Page) =>
    locateStep(at, 'SIM lock').getByRole('button', { name: 'Locked' }).getAttribute('aria-pressed')
  expect(await isLocked(other)).toBe('true')
  // What is saved there is seen here, in less than two seconds.
  const saving = other.waitForResponse((response) => response.url().endsWith('/findings-draft'))
  await locateStep(other, 'Liquid indicator').getByRole('button', { name: 'Traces' }).click()
  await saving
  const seen = locateStep(page, 'Liquid indicator').getByRole('button', { name: 'Traces', pressed: true })
  await expect(seen).toBeVisible({ timeout: 2_000 })
  // Someone saves while this page doesn't hear of it.
  await page.route('**/inspection', (route) => route.abort())
  await locateStep(other, 'Opened or repaired').getByRole('button', { name: 'Other parts' }).click()
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await locateStep(page, 'Opened or repaired').getByRole('button', { name: 'Never' }).click()
  await expect(page.getByText('Changed at another workstation.')).toBeVisible()
  await page.unroute('**/inspection')
  await page.reload()
  const kept = locateStep(page, 'Opened or repaired').getByRole('button', { pressed: true })
  await expect(kept).toHaveText(/Other parts/)
  expect(await isLocked(page)).toBe('true')
})

test('a phone scans a code and sends two photos in less than ten seconds; they are at the desk within two', async ({
  page,
  hand,
  browser,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await locateStep(page, 'Front and back glass').getByRole('button', { name: 'Front cracked' }).click()
  await locateStep(page, 'Liquid indicator').getByRole('button', { name: 'Traces' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const startedMs = Date.now()
  const showing = page.waitForResponse((response) => response.url().endsWith('/camera-codes'))
  await page.getByRole('button', { name: 'Use a phone' }).click()
  const { url } = await (await showing).json()
  await expect(page.getByRole('img', { name: 'QR code for your phone' })).toBeVisible()
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await phone.goto(url)
  await expect(locateHeading(phone, `Photos of ${tradeNumber}-1`)).toBeVisible()
  expect(phone.url()).not.toContain('#')
  const photos = page.getByRole('img', { name: /^Photo of/ })
  for (const count of [1, 2]) {
    await phone.getByLabel('Take photo').first().setInputFiles(PHOTO)
    await expect(phone.getByText('At the desk', { exact: true })).toHaveCount(count)
    await expect(photos).toHaveCount(count, { timeout: 2_000 })
  }
  expect(Date.now() - startedMs).toBeLessThan(10_000)
  await expect(page.getByRole('img', { name: 'Photo of: Front and back glass' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo of: Liquid indicator' })).toBeVisible()
  expect(await listViolations(phone)).toEqual([])
  // The code works once.
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(url)
  await expect(stranger.getByRole('alert')).toContainText('This code was used before')
  for (const other of [phone, stranger]) await other.context().close()
})

test('a picture that is dropped on the screen proves the exception at hand', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await locateStep(page, 'Front and back glass').getByRole('button', { name: 'Front cracked' }).click()
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      )
    },
    [...PHOTO.buffer],
  )
  await expect(page.getByRole('img', { name: 'Photo of: Front and back glass' })).toBeVisible()
})

test('an inspection is accessible', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await openInspection(page, tradeNumber)
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await locateStep(page, 'Front and back glass').getByRole('button', { name: 'Front cracked' }).click()
  await expect(page.getByText('Photo needed')).toBeVisible()
  await checkScreen(page)
})
