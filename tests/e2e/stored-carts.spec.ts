import { randomUUID } from 'node:crypto'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  expect,
  expectDeviceCount,
  expireOffers,
  formatEuros,
  locateEmptyCart,
  locateNextButton,
  offerPhone,
  query,
  readStoredCart,
  storeCart,
  storeText,
  test,
} from './cart-helpers.ts'

const LINE = {
  offerId: randomUUID(),
  deviceId: 7,
  categoryId: 'phones',
  storageGb: 128,
  conditionId: 4,
  name: 'Apple iPhone 13',
  url: 'apple-iphone-13',
  image: '/pictures/none.svg',
  price: 280,
  currency: 'EUR',
  quantity: 1,
  expiresAtMs: Date.now() + DAY_MS,
}

const buildCart = (...lines: readonly object[]): string => JSON.stringify({ devices: lines })

// What can be stored at all is tested with the rules of the cart. These also need a browser: text that is no JSON, a long list
// to draw, an address to link to.
const NASTY_CARTS = {
  'half a cart': buildCart(LINE).slice(0, -9),
  'ten thousand lines': buildCart(
    ...Array.from({ length: 10_000 }, () => ({ ...LINE, offerId: randomUUID() })),
  ),
  'a URL that cannot be encoded': buildCart({ ...LINE, url: '\ud800' }),
}

for (const [what, text] of Object.entries(NASTY_CARTS))
  test(`a stored cart with ${what} never breaks the checkout`, async ({ page, urlOf }) => {
    // None of these contain a valid offer: anything that looks like a line is removed, with a notice.
    await page.route('**/pictures/none.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '' }),
    )
    await storeText(page, urlOf('de', ''), text)
    await page.goto(urlOf('de', '/checkout'))
    await expect(page.getByRole('heading', { level: 1, name: 'Verkauf abschließen' })).toBeVisible()
    // Hundreds of lines take a while on a slow machine.
    await expect(locateEmptyCart(page)).toBeVisible({ timeout: 20_000 })
  })

test('an outdated cart is completed, and a tampered price is corrected', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const { offerId, deviceId, name, url, image, currency, price } = await offerPhone(page, shopUrl)
  const old = { offerId, deviceId, name, url, image, currency, price: 99_999, quantity: '3' }
  await storeText(page, shopUrl, buildCart(old))
  await page.goto(`${shopUrl}/checkout`)
  await expect(page.getByRole('definition').last()).toHaveText(formatEuros(price * 3))
  await expect(page.getByText('128 GB · Wie neu')).toBeVisible()
  await expect(page.getByText('Preise neu berechnet')).toBeHidden()
  expect((await readStoredCart(page)).devices[0]).toMatchObject({ price, conditionId: 4, quantity: 3 })
})

test('expired offers are renewed, and the seller sees what changed for each', async ({ page, urlOf }) => {
  const shopUrl = urlOf('de', '')
  const [lower, higher, same, gone] = await Promise.all([1, 2, 3, 4].map(() => offerPhone(page, shopUrl)))
  if (!lower || !higher || !same || !gone) throw new Error('Four offers were asked for')
  const { price } = same
  const devices = [
    { ...lower, price: price + 50, quantity: 2 },
    { ...higher, price: price - 50 },
    same,
    gone,
  ].map((device) => ({ ...device, expiresAtMs: Date.now() - 1_000 }))
  await expireOffers(devices.map(({ offerId }) => offerId))
  await query('delete from offer where id = $1', [gone.offerId])
  await storeCart(page, shopUrl, devices)
  await page.goto(`${shopUrl}/checkout`)
  const note = page.getByRole('status').filter({ hasText: 'Preise neu berechnet' })
  await expect(note.getByRole('listitem')).toHaveText([
    `Apple iPhone 13: Angebot abgelaufen. Heute zahlen wir ${formatEuros(price)} statt ${formatEuros(price + 50)}.`,
    `Apple iPhone 13: Angebot abgelaufen. Heute bekommst du sogar ${formatEuros(price)} statt ${formatEuros(price - 50)}.`,
    'Apple iPhone 13: Angebot abgelaufen. Der Preis bleibt gleich.',
    /^Apple iPhone 13: zurzeit kein Angebot/,
  ])
  await expectDeviceCount(page, 4)
  const { offerIds, cartExpiry } = await readStoredCart(page)
  expect(offerIds).toHaveLength(3)
  expect(devices.some(({ offerId }) => offerIds.includes(offerId))).toBe(false)
  expect(cartExpiry).toBeGreaterThan(Date.now())
  await page.reload()
  await expect(locateNextButton(page)).toBeEnabled()
  await expect(note).toBeHidden()
})

test('the sale is blocked while prices cannot be loaded', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/)
  const shopUrl = urlOf('de', '')
  await storeCart(page, shopUrl, [await offerPhone(page, shopUrl)])
  await page.route('**/api/offers/renewals', (route) => route.abort())
  await page.goto(`${shopUrl}/checkout`)
  await expect(page.getByRole('alert')).toContainText('Die Preise ließen sich nicht abrufen')
  await expect(locateNextButton(page)).toBeDisabled()
  await page.unroute('**/api/offers/renewals')
  await page.getByRole('button', { name: 'Erneut prüfen' }).click()
  await expect(locateNextButton(page)).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
})
