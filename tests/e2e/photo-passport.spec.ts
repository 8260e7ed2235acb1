import type { BrowserContext, Page, Request } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { PHOTO_VISITS_PATH } from '#contracts/paths/photo-passport.ts'
import type { PhotoPairing, PhotoVisit } from '#contracts/photo-passport.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MAX_SHRUNK_BYTES } from '#domain/photo-passport/shrink-photo.ts'
import { MESSAGES } from '#messages/messages.ts'
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs'
import { ensureChromium } from '../../tools/setup.mjs'
import { PHONE_JPEG, PLACE } from '../support/example-photos.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { storeSellerPhoto } from '../support/photo-seller.ts'
import { createTrade, offerPhone, openCheckout } from './cart-helpers.ts'
import { createClarification, test } from './clarification-steps.ts'
import { inspect, PHOTO, signIn } from './desk-steps.ts'
import { expect, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const T = MESSAGES.de

const FAKE_MEDIA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

test.use({ launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...FAKE_MEDIA] } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Takes a photo of the side that the camera shows, looks at it and uses it. */
async function takePhoto(page: Page): Promise<void> {
  await press(page, T.PHOTOS_TAKE)
  await press(page, T.PHOTOS_USE)
}

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Opens the photos of an offer, as the cart does. */
async function openPhotos(page: Page, shopUrl: string): Promise<string> {
  const { offerId } = await offerPhone(page, shopUrl)
  const answer = await page.request.post(shopUrl + PHOTO_VISITS_PATH, { data: { offerId } })
  const { path } = (await answer.json()) as PhotoVisit
  return shopUrl + path
}

/** Every file that leaves the browser. */
function recordFiles(context: BrowserContext): Buffer[] {
  const files: Buffer[] = []
  context.on('request', (request: Request) => {
    const isOurs = new URL(request.url()).pathname.startsWith('/api/photo-passports')
    const bytes = request.postDataBuffer()
    if (bytes && (isOurs ? request.headers()['content-type'] !== 'application/json' : bytes.length > 20_000))
      files.push(bytes)
  })
  return files
}

const isJpeg = (bytes: Buffer): boolean => bytes.toString('hex', 0, 3) === 'ffd8ff'

/** Whether a file is a picture without anything that a phone writes into it. */
const isStripped = (bytes: Buffer): boolean =>
  isJpeg(bytes) && bytes.length <= MAX_SHRUNK_BYTES && !bytes.includes('Exif') && !bytes.includes(PLACE)

test('photos are taken from the cart, side by side with their outline, and only shrunk ones leave', async ({
  page,
  urlOf,
}) => {
  await page.context().grantPermissions(['camera'])
  const files = recordFiles(page.context())
  const phone = await openCheckout(page, urlOf('de', ''))
  await page.getByRole('button', { name: T.CART_PHOTOS_OF.replace('{name}', phone.name) }).click()
  await page.waitForURL('**/geraetefotos/photos-*')
  await waitForHydration(page)
  expect(await findViolations(page)).toEqual([])
  await press(page, T.PHOTOS_CAMERA_OPEN)
  await expect(locateTitle(page, T.PHOTO_SIDE_FRONT)).toBeFocused()
  const hints = new RegExp([T.PHOTOS_DARK, T.PHOTOS_GLARE, T.PHOTOS_BLURRED, T.PHOTOS_GOOD].join('|'))
  await expect(page.getByText(hints)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await press(page, T.PHOTOS_TAKE)
  await expect(page.getByText(T.PHOTOS_PREVIEW)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(files).toEqual([])
  await press(page, T.PHOTOS_AGAIN)
  await takePhoto(page)
  await expect(locateTitle(page, T.PHOTO_SIDE_BACK)).toBeFocused()
  await press(page, T.PHOTOS_SKIP)
  await takePhoto(page)
  await expect(locateTitle(page, T.PHOTO_SIDE_RIGHT)).toBeFocused()
  await press(page, T.PHOTOS_CAMERA_CLOSE)
  await expect(page.getByText('2 von 6 Fotos')).toBeVisible()
  expect(files.map(isStripped)).toEqual([true, true])

  // A file of a phone, with its place.
  const chosen = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }
  await page.getByLabel(`${T.PHOTOS_CHOOSE}: ${T.PHOTO_SIDE_BACK}`).setInputFiles(chosen)
  await press(page, `${T.PHOTOS_USE}: ${T.PHOTO_SIDE_BACK}`)
  await expect(page.getByText('3 von 6 Fotos')).toBeVisible()
  expect(files.map(isStripped)).toEqual([true, true, true])

  await page.getByRole('button', { name: `${T.PHOTOS_REMOVE}: ${T.PHOTO_SIDE_BACK}` }).click()
  await expect(page.getByText('2 von 6 Fotos')).toBeVisible()
  await page.getByRole('link', { name: T.PHOTOS_BACK }).click()
  await page.waitForURL('**/checkout')
})

test('without permission the page says so, and files can be chosen', async ({ page, urlOf }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto(await openPhotos(page, urlOf('de', '')))
  await waitForHydration(page)
  await press(page, T.PHOTOS_CAMERA_OPEN)
  await expect(page.getByText(T.PHOTOS_REFUSED)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expect(page.getByLabel(`${T.PHOTOS_CHOOSE}: ${T.PHOTO_SIDE_FRONT}`)).toBeVisible()
})

test('photos of a phone arrive on the computer that shows the code', async ({
  browser,
  page,
  urlOf,
  expectedErrors,
}) => {
  // The code is tried a second time, at the end.
  expectedErrors.push(/status of 410/)
  await page.goto(await openPhotos(page, urlOf('de', '')))
  await waitForHydration(page)
  const answered = page.waitForResponse('**/pairings')
  await press(page, T.PHOTOS_PHONE)
  const { url } = (await (await answered).json()) as PhotoPairing
  await expect(page.getByRole('img', { name: T.PHOTOS_QR })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const context = await browser.newContext({ permissions: ['camera'] })
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.waitForURL('**/geraetefotos/photos-*')
  await waitForHydration(phone)
  await press(phone, T.PHOTOS_CAMERA_OPEN)
  await expect(locateTitle(phone, T.PHOTO_SIDE_FRONT)).toBeFocused()
  await takePhoto(phone)
  await expect(locateTitle(phone, T.PHOTO_SIDE_BACK)).toBeFocused()
  await expect(page.getByText('1 von 6 Fotos')).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('alert').getByText(T.PHOTOS_CODE_OVER)).toBeVisible()
  await context.close()
})

test('photos of a sold device are added on the page of the sale, and stay', async ({
  page,
  urlOf,
  email,
}) => {
  const { address } = await createTrade(page, { shopUrl: urlOf('de', ''), email })
  await page.goto(address)
  await page.getByRole('button', { name: /^Fotos hinzufügen: / }).click()
  await page.waitForURL('**/geraetefotos/photos-*')
  await waitForHydration(page)
  const chosen = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG }
  await page.getByLabel(`${T.PHOTOS_CHOOSE}: ${T.PHOTO_SIDE_FRONT}`).setInputFiles(chosen)
  await expect(page.getByText(T.PHOTOS_PREVIEW_SOLD)).toBeVisible()
  await press(page, `${T.PHOTOS_DISCARD}: ${T.PHOTO_SIDE_FRONT}`)
  await expect(page.getByText('0 von 6 Fotos')).toBeVisible()
  await page.getByLabel(`${T.PHOTOS_CHOOSE}: ${T.PHOTO_SIDE_FRONT}`).setInputFiles(chosen)
  await press(page, `${T.PHOTOS_USE}: ${T.PHOTO_SIDE_FRONT}`)
  await expect(page.getByText('1 von 6 Fotos')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(T.PHOTOS_REMOVE) })).toHaveCount(0)
  await page.getByRole('link', { name: T.PHOTOS_BACK }).click()
  await expect(page.getByRole('heading', { name: T.SALE_PHOTOS })).toBeVisible()
})

test('the desk asks for our photo of a side that the seller has shown, and compares both', async ({
  page,
  hand,
}) => {
  const { tradeNumber, item } = await createTradeIn(hand, 'RECEIVED')
  await storeSellerPhoto(hand, item, 'front')
  await signIn(page, hand, 'inspector')
  await inspect(page, tradeNumber, 'cracked')
  await expect(page.getByText(/^Take photos of these sides before .*: front\.$/)).toBeVisible()
  await page.getByLabel('Add our photo: front').setInputFiles(PHOTO)
  await expect(page.getByRole('slider', { name: 'Compare: front' })).toBeVisible()
  await expect(page.getByText(/^Take photos of these sides/)).toBeHidden()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Send new offer of/ }).click()
  await expect(page.getByText('Scan the next device.')).toBeVisible()
})

test('the seller moves between both photos by keyboard', async ({ page, hand, urlOf }) => {
  const { path, testTrade } = await createClarification(hand, 'COUNTER_OFFERED')
  const [item] = testTrade.items
  if (!item) throw new Error('A sale without devices')
  await storeSellerPhoto(hand, item, 'front')
  await hand.db.execute(sql`
    update photo set side = 'front' where transaction_id = ${item.transactionId} and item_number = ${item.itemNumber}`)
  await page.goto(urlOf('de', path))
  await waitForHydration(page)
  const slider = page.getByRole('slider', { name: `Vergleichen: ${T.PHOTO_SIDE_FRONT}` })
  const ours = page.getByRole('img', { name: `Unser Foto: ${T.PHOTO_SIDE_FRONT}` })
  await slider.focus()
  await page.keyboard.press('End')
  await expect(ours).toHaveCSS('clip-path', 'inset(0px 0px 0px 100%)')
  expect(await findViolations(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is uploaded by a form, and a wrong file is explained', async ({ page, urlOf }) => {
    await page.goto(await openPhotos(page, urlOf('de', '')))
    await expect(page.getByRole('button', { name: T.PHOTOS_CAMERA_OPEN })).toBeHidden()
    const field = page.getByLabel(`${T.PHOTOS_CHOOSE}: ${T.PHOTO_SIDE_FRONT}`)
    await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    const upload = page.getByRole('button', { name: `${T.PHOTOS_UPLOAD}: ${T.PHOTO_SIDE_FRONT}` })
    await upload.click()
    await expect(page.getByText(T.PHOTOS_UNREADABLE)).toBeVisible()
    await field.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: PHONE_JPEG })
    await upload.click()
    await expect(page.getByText('1 von 6 Fotos')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Dein Foto/ })).toBeVisible()
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const market of ['de', 'pl', 'fr'] as const satisfies readonly MarketId[])
    test(`list and camera fit in ${market}`, async ({ page, urlOf }) => {
      await page.context().grantPermissions(['camera'])
      await page.goto(await openPhotos(page, urlOf(market, '')))
      await waitForHydration(page)
      const measure = () => page.evaluate(() => document.documentElement.scrollWidth)
      const list = await measure()
      await press(page, MESSAGES[market].PHOTOS_CAMERA_OPEN)
      await expect(locateTitle(page, MESSAGES[market].PHOTO_SIDE_FRONT)).toBeFocused()
      expect([list, await measure()]).toEqual([320, 320])
    })
})
