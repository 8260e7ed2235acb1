import { PHONE_JPEG } from '../support/example-photos.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { expect } from './cart-helpers.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, signIn } from './desk-steps.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const PHOTO = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }

test('a parcel is booked in with scanner, scales and camera', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'IN_TRANSIT')
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl('/desk/arrivals'))
  await expect(page.getByLabel('Tracking number or sale number')).toBeFocused()
  // As slowly as people type: a scanner is recognised by its speed.
  await page.keyboard.type(tradeNumber.toLowerCase(), { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `Book in ${tradeNumber}`)).toBeVisible()
  await expect(page.getByLabel('Weight in grams')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Unboxing photos').setInputFiles([PHOTO, PHOTO])
  await page.getByLabel('Weight in grams').fill('412')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print labels' })).toBeFocused()
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
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

test('every queue opens from the menu and is accessible, even on a small screen', async ({ page, hand }) => {
  await createTradeIn(hand, 'QUARANTINED')
  await createTradeIn(hand, 'LOST')
  await createTradeIn(hand, 'APPEALED')
  await signIn(page, hand, 'inspector', 'second_inspector', 'payout', 'support')
  const links = page.getByRole('navigation', { name: 'Queues' }).getByRole('link')
  await expect(links).not.toHaveCount(0)
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(paths).toEqual(expect.arrayContaining(['/desk/arrivals', '/desk/inspections', '/desk/lost']))
  for (const path of paths) {
    await page.goto(buildDeskUrl(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect({ path, barriers: await listViolations(page) }).toEqual({ path, barriers: [] })
  }
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await listViolations(page)).toEqual([])
})
