import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { Page, Request } from '@playwright/test'
import { EMPTY_CART, replaceDevices } from '#domain/cart/cart.ts'
import { checkout as texts } from '#messages/de/checkout.ts'
import { forms } from '#messages/de/forms.ts'
import {
  createTrade,
  expect,
  formatEuros,
  goToReview,
  listTrades,
  locateAmount,
  locateNextButton,
  locateSubmitButton,
  offerPhone,
  openCheckout,
  readEvents,
  readStoredCart,
  storeText,
  test,
} from './cart-helpers.ts'

const ALWAYS = { kind: 'FIXED', value: 10, currency: 'EUR', validFrom: '2020-01-01T00:00:00Z' }

const VOUCHERS = [
  { ...ALWAYS, code: 'HERBST-10' },
  { ...ALWAYS, code: 'ANTEIL-10', kind: 'PERCENT' },
  { ...ALWAYS, code: 'VORBEI', validTo: '2021-01-01T00:00:00Z' },
  { ...ALWAYS, code: 'AB-1000', minTotal: 1_000 },
  { ...ALWAYS, code: 'NUR-OBJEKTIVE', categories: ['lenses'] },
  { ...ALWAYS, code: 'NUR-AGAN', modes: ['agan'] },
]

/** Creates the vouchers, as an operator would. */
test.beforeAll(async ({ browserName: _ }, testInfo) => {
  const file = testInfo.outputPath('vouchers.json')
  writeFileSync(file, JSON.stringify(VOUCHERS))
  const env = { ...process.env, DATABASE_URL: process.env.SHOP_DATABASE_URL }
  await promisify(execFile)(process.execPath, ['src/server/voucher-command.ts', 'import', file], { env })
})

const locateCodeField = (page: Page) => page.getByLabel('Gutscheincode')

const locateVoucherLine = (page: Page) => page.getByRole('term').filter({ hasText: 'Gutschein ' })

const locateTotal = (page: Page) => page.getByRole('definition').last()

async function redeem(page: Page, code: string): Promise<void> {
  if (!(await locateCodeField(page).isVisible())) await page.getByText(texts.VOUCHER_TITLE).click()
  await locateCodeField(page).fill(code)
  await page.getByRole('button', { name: 'Einlösen' }).click()
}

const isCheck = (request: Request) => request.url().endsWith('/api/vouchers/check')

test('a voucher adds its value, survives a reload and can be removed', async ({ page, urlOf }) => {
  const { price } = await openCheckout(page, urlOf('de', ''))
  await redeem(page, ' herbst-10 ')
  const outcome = `Mit dem Gutschein HERBST-10 bekommst du ${formatEuros(10)} mehr.`
  await expect(page.getByText(outcome, { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: outcome })).toHaveText(
    `${outcome} Wir zahlen dir: ${formatEuros(price + 10)}`,
  )
  await expect(locateTotal(page)).toHaveText(formatEuros(price + 10))
  expect(await readEvents(page, 'voucher_success')).toEqual([
    { event: 'voucher_success', voucherCode: 'HERBST-10', voucherValue: 10, currency: 'EUR' },
  ])
  const checked = page.waitForResponse('**/api/vouchers/check')
  await page.reload()
  await checked
  await expect(locateTotal(page)).toHaveText(formatEuros(price + 10))
  expect(await readEvents(page, 'voucher_success')).toEqual([])
  await page.getByRole('button', { name: 'Gutschein HERBST-10 entfernen' }).click()
  await expect(locateVoucherLine(page)).toBeHidden()
  await expect(locateCodeField(page)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'entfernt' })).toHaveText(
    `Gutschein HERBST-10 entfernt. Wir zahlen dir: ${formatEuros(price)}`,
  )
  await expect(locateTotal(page)).toHaveText(formatEuros(price))
  expect((await readStoredCart(page)).voucher).toBeNull()
})

test('a refused voucher says why, and only the reason is reported to analytics', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422|ERR_FAILED/)
  await openCheckout(page, urlOf('de', ''))
  const refusals = [
    ['GIBT-ES-NICHT', texts.VOUCHER_UNKNOWN, 'UNKNOWN'],
    ['Grüße!', texts.VOUCHER_UNKNOWN, 'UNKNOWN'],
    ['VORBEI', texts.VOUCHER_EXPIRED, 'EXPIRED'],
    ['AB-1000', `Dieser Gutschein gilt für Verkäufe ab ${formatEuros(1_000)}.`, 'MIN'],
    ['NUR-OBJEKTIVE', texts.VOUCHER_CATEGORY, 'CATEGORY'],
    ['NUR-AGAN', texts.VOUCHER_MODE, 'MODE'],
  ] as const
  for (const [code, text] of refusals) {
    const answered = page.waitForResponse('**/api/vouchers/check')
    await redeem(page, code)
    await answered
    await expect(locateCodeField(page)).toHaveAccessibleDescription(text)
    await expect(locateCodeField(page)).toBeFocused()
    await expect(locateVoucherLine(page)).toBeHidden()
  }
  const events = refusals.map(([, , reason]) => ({ event: 'voucher_fail', reason }))
  expect(await readEvents(page, 'voucher_fail')).toEqual(events)
  await page.route('**/api/vouchers/check', (route) => route.abort())
  await redeem(page, 'HERBST-10')
  await expect(locateCodeField(page)).toHaveAccessibleDescription(texts.VOUCHER_FAILED)
  expect(await readEvents(page, 'voucher_fail')).toEqual(events)
})

test('a voucher follows the devices and is removed when its conditions are no longer met', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const { price } = await openCheckout(page, urlOf('de', ''))
  const quantity = page.getByRole('textbox', { name: 'Anzahl' })
  await redeem(page, 'ANTEIL-10')
  await expect(locateTotal(page)).toHaveText(formatEuros(price * 1.1))
  await quantity.fill('10')
  await quantity.press('Enter')
  await expect(locateTotal(page)).toHaveText(formatEuros(price * 11))
  await redeem(page, 'AB-1000')
  await expect(locateTotal(page)).toHaveText(formatEuros(price * 10 + 10))
  await quantity.fill('1')
  await quantity.press('Enter')
  await expect(locateCodeField(page)).toHaveAccessibleDescription(/gilt für Verkäufe ab/)
  await expect(locateCodeField(page)).toHaveValue('AB-1000')
  await expect(quantity).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'gilt für Verkäufe ab' })).toContainText(
    `Wir zahlen dir: ${formatEuros(price)}`,
  )
  await expect(locateTotal(page)).toHaveText(formatEuros(price))
  expect(await readEvents(page, 'voucher_fail')).toEqual([{ event: 'voucher_fail', reason: 'MIN' }])
})

test('a voucher without a code, or one that is refused on Enter, is explained where the seller is', async ({
  page,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  await openCheckout(page, urlOf('de', ''))
  await redeem(page, ' ')
  await expect(locateCodeField(page)).toHaveAccessibleDescription(forms.PROBLEM_FIELD_REQUIRED)
  await expect(locateCodeField(page)).toBeFocused()
  await locateCodeField(page).fill('VORBEI')
  await expect(locateCodeField(page)).toHaveAccessibleDescription('')
  await locateCodeField(page).press('Enter')
  const status = page.getByRole('status').filter({ hasText: texts.VOUCHER_EXPIRED })
  await expect(status).toBeAttached()
  await expect(locateCodeField(page)).toBeFocused()
  // The same words are read again, because the element that holds them is a new one.
  await status.getByText(texts.VOUCHER_EXPIRED).evaluate((said) => said.setAttribute('data-said', ''))
  await locateCodeField(page).press('Enter')
  await expect(status.locator('[data-said]')).toHaveCount(0)
  await expect(status).toContainText(texts.VOUCHER_EXPIRED)
})

test('a stored voucher is checked again when the checkout opens, regardless of its stored value', async ({
  page,
  urlOf,
}) => {
  const shopUrl = urlOf('de', '')
  const phone = await offerPhone(page, shopUrl)
  const voucher = { code: 'ANTEIL-10', value: 4_000 }
  await storeText(page, shopUrl, JSON.stringify(replaceDevices({ ...EMPTY_CART, voucher }, [phone])))
  await page.goto(`${shopUrl}/checkout`)
  await expect(locateTotal(page)).toHaveText(formatEuros(phone.price * 1.1))
})

test('if answers arrive out of order, the one to the latest request counts', async ({ page, urlOf }) => {
  const { price } = await openCheckout(page, urlOf('de', ''))
  await redeem(page, 'ANTEIL-10')
  await expect(locateTotal(page)).toHaveText(formatEuros(price * 1.1))
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/api/vouchers/check',
    async (route) => {
      const response = await route.fetch()
      await late.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  const more = page.getByRole('button', { name: 'Eins mehr' })
  const first = page.waitForRequest(isCheck)
  await more.click()
  const overtaken = await first
  await more.click()
  await expect(locateTotal(page)).toHaveText(formatEuros(price * 3.3))
  late.resolve()
  await (await overtaken.response())?.finished()
  await locateNextButton(page).click()
  await expect(locateCodeField(page)).toBeHidden()
  await expect(locateAmount(page, price * 3.3)).toBeVisible()
})

test('a voucher that is removed while it is being checked stays removed', async ({ page, urlOf }) => {
  const { price } = await openCheckout(page, urlOf('de', ''))
  await redeem(page, 'HERBST-10')
  await expect(locateTotal(page)).toHaveText(formatEuros(price + 10))
  const late = Promise.withResolvers<void>()
  await page.route('**/api/vouchers/check', async (route) => {
    const response = await route.fetch()
    await late.promise
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(isCheck)
  await page.getByRole('button', { name: 'Eins mehr' }).click()
  const request = await asked
  await page.getByRole('button', { name: 'Gutschein HERBST-10 entfernen' }).click()
  late.resolve()
  await (await request.response())?.finished()
  await locateNextButton(page).click()
  await expect(locateCodeField(page)).toBeHidden()
  await expect(locateVoucherLine(page)).toBeHidden()
  await expect(locateAmount(page, price * 2)).toBeVisible()
})

test('restoring a cart restores its voucher', async ({ page, urlOf }) => {
  const { price } = await openCheckout(page, urlOf('de', ''))
  await redeem(page, 'HERBST-10')
  await expect(locateVoucherLine(page)).toBeVisible()
  await page.getByRole('button', { name: 'Alle entfernen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(locateVoucherLine(page)).toBeVisible()
  await expect(locateTotal(page)).toHaveText(formatEuros(price + 10))
})

test('a voucher that this seller has already used is refused with the sale, which continues without it', async ({
  page,
  urlOf,
  email,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/)
  const shopUrl = urlOf('de', '')
  await createTrade(page, { shopUrl, email, voucherCode: 'HERBST-10' })
  const { price } = await openCheckout(page, shopUrl)
  await redeem(page, 'HERBST-10')
  await expect(locateTotal(page)).toHaveText(formatEuros(price + 10))
  await goToReview(page, email)
  await locateSubmitButton(page).click()
  await expect(locateCodeField(page)).toHaveAccessibleDescription(texts.VOUCHER_UNUSABLE)
  await expect(locateCodeField(page)).toBeFocused()
  await expect(locateTotal(page)).toHaveText(formatEuros(price))
  expect(await listTrades(email)).toHaveLength(1)
  await locateNextButton(page).click()
  await locateNextButton(page).click()
  await locateSubmitButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Danke, / })).toBeVisible()
  expect(await listTrades(email)).toHaveLength(2)
})
