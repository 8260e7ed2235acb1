import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const PINK = [255, 20, 147] as const

/** Opens the picture of a device from the list, as editors do. */
async function openPicture(page: Page, name: string): Promise<void> {
  await openQueue(page, 'Catalogue')
  await page.getByRole('searchbox', { name: 'Search the catalogue' }).fill(name)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'Change the picture' }).click()
  await expect(locateHeading(page, `Picture of ${name}`)).toBeVisible()
}

/** Whether a drawing has a colour, give or take its shading. */
const hasColour = (
  drawing: Locator,
  [red, green, blue]: readonly [number, number, number],
): Promise<boolean> =>
  drawing.evaluate(
    (image, wanted) => {
      const canvas = document.createElement('canvas')
      canvas.width = 120
      canvas.height = 120
      const context = canvas.getContext('2d')
      context?.drawImage(image as HTMLImageElement, 0, 0, 120, 120)
      const pixels = context?.getImageData(0, 0, 120, 120).data ?? []
      return Array.from({ length: pixels.length / 4 }).some((_, at) =>
        wanted.every((value, channel) => Math.abs((pixels[at * 4 + channel] ?? 0) - value) < 16),
      )
    },
    [red, green, blue],
  )

/** The address of a device's picture on its page of the shop, once every process has taken over the change. */
const locatePicture = (page: Page, name: string): Locator =>
  page.getByRole('img', { name: new RegExp(name) }).first()

test('an editor changes the drawing of a device, sees it at once and then in the shop', async ({
  page,
  hand,
  browser,
  urlOf,
}) => {
  const name = 'Apple iPhone 12 mini'
  await signIn(page, hand, 'catalogue')
  await openPicture(page, name)
  const preview = page.getByRole('img', { name: `Drawing of ${name} by these values` })
  await expect(preview).toBeVisible()
  await checkScreen(page)

  const width = page.getByRole('textbox', { name: 'Width in mm (opened, if it folds)' })
  const typed = await width.inputValue()
  await width.fill('9')
  await expect(page.getByText('From 50 to 190.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save the drawing' })).toBeDisabled()
  await checkScreen(page)
  await width.fill(typed)

  expect(await hasColour(preview, PINK)).toBe(false)
  const back = page.getByRole('textbox', { name: 'Colour of the back', exact: true })
  await back.fill('#FF1493')
  await expect.poll(() => hasColour(preview, PINK)).toBe(true)
  await back.press('Enter')
  await expect(page.getByText('The shop takes it over within seconds.')).toBeVisible()

  const shop = await (await browser.newContext()).newPage()
  await expect(async () => {
    await shop.goto(urlOf('en', '/products/apple-iphone-12-mini'))
    const source = (await locatePicture(shop, name).getAttribute('src')) ?? ''
    expect(await (await shop.request.get(new URL(source, shop.url()).href)).text()).toContain('#ff1493')
  }).toPass({ timeout: 30_000 })
  await shop.context().close()
})

test('an editor shows a photo of a device instead, and takes it back', async ({
  page,
  hand,
  browser,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const name = 'Apple iPhone SE (2nd generation)'
  const buffer = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#2f7f4f' } })
    .jpeg()
    .toBuffer()
  await signIn(page, hand, 'catalogue')
  await openPicture(page, name)
  const field = page.getByLabel('Photo (JPEG, PNG or WebP, up to 5 MB)')
  await field.setInputFiles({ name: 'wrong.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
  await page.getByRole('button', { name: 'Show this photo' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t a complete JPEG' }).first()).toBeVisible()
  await field.setInputFiles({ name: 'phone.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Show this photo' }).click()
  await expect(page.getByRole('img', { name: `Photo of ${name}` })).toBeVisible()
  await checkScreen(page)

  const shop = await (await browser.newContext()).newPage()
  const expectSource = (pattern: RegExp) =>
    expect(async () => {
      await shop.goto(urlOf('en', '/products/apple-iphone-se-2nd-generation'))
      await expect(locatePicture(shop, 'iPhone SE')).toHaveAttribute('src', pattern, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
  await expectSource(/\/pictures\/photo-[0-9a-f]{12}\.webp$/)
  const size = await locatePicture(shop, 'iPhone SE').evaluate(
    (image) => (image as HTMLImageElement).naturalWidth,
  )
  expect(size).toBe(640)

  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the photo' }).click()
  await expect(page.getByText('The shop shows the drawing.')).toBeVisible()
  await expectSource(/\/pictures\/phone-[0-9a-f]{12}\.svg$/)
  await shop.context().close()
})

test('an editor adds a series, renames it and removes it again', async ({ page, hand }) => {
  const series = `Leaf ${randomUUID().slice(0, 6)}`
  await signIn(page, hand, 'catalogue')
  await openQueue(page, 'Catalogue')
  await page
    .getByRole('navigation', { name: 'Lists of the catalogue' })
    .getByRole('link', { name: 'Series' })
    .click()
  await expect(locateHeading(page, 'Series')).toBeVisible()
  await checkScreen(page)
  await page.getByRole('button', { name: 'Add a series' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Manufacturer' }).fill('Apple')
  await dialog.getByRole('textbox', { name: 'Name of the series' }).fill(series)
  await checkScreen(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Apple ${series} is added.`)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search by name' }).fill(series)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: series }).click()
  await expect(locateHeading(page, series)).toBeVisible()
  await checkScreen(page)
  await page.getByRole('textbox', { name: 'English' }).fill(`${series} Plus`)
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `${series} Plus`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${series} Plus is removed.`)).toBeVisible()
  await expect(locateHeading(page, 'Series')).toBeVisible()
})
