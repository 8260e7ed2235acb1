import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, pressKeys, scan, signIn } from './desk-steps.ts'
import { expect, NOT_FOUND_NOTICE } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locatePalette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

test('the start page shows what waits, and follows changes by itself', async ({ page, hand }) => {
  await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector', 'support')
  const row = page.getByRole('row', { name: /^Inspect/ })
  const count = async () => Number(await row.getByRole('cell').first().innerText())
  await expect.poll(count).toBeGreaterThan(0)
  const before = await count()
  await createTradeIn(hand, 'RECEIVED')
  await expect.poll(count).toBeGreaterThan(before)
  expect(await listViolations(page)).toEqual([])
})

test('the palette goes to a list, and looks up a sale by its number', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await page.keyboard.press('Control+k')
  await expect(locatePalette(page).getByRole('combobox')).toBeFocused()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(locatePalette(page)).toBeHidden()
  await pressKeys(page, '/')
  await locatePalette(page).getByRole('combobox').fill('inspec')
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, 'Inspect')).toBeVisible()
  await page.goto(buildDeskUrl('/desk'))
  await page.getByRole('button', { name: 'Search or scan' }).click()
  await locatePalette(page).getByRole('combobox').fill(`${tradeNumber}-1`)
  await page.keyboard.press('Enter')
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
})

test('shortcuts open lists and are listed', async ({ page, hand }) => {
  await signIn(page, hand, 'inspector')
  await pressKeys(page, '?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet.getByRole('region', { name: 'Go to' })).toContainText('Inspect')
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await pressKeys(page, 'gi')
  await expect(locateHeading(page, 'Inspect')).toBeVisible()
})

test('a scan is recognised with nothing in focus, opens no shortcut, and says what it doesn’t know', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await scan(page, 'GI?-0000-0000')
  await expect(page.getByRole('status').getByText('Nothing has the number GI?-0000-0000')).toBeVisible()
  await expect(locateHeading(page, 'Start')).toBeVisible()
  await scan(page, `${tradeNumber}-1`)
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
})

test('an unknown address has a page of its own, with the menu', async ({ page, hand, expectedErrors }) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  await signIn(page, hand, 'inspector')
  const response = await page.goto(buildDeskUrl('/desk/none'))
  expect(response?.status()).toBe(404)
  await expect(locateHeading(page, 'Not found')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the start page' }).click()
  await expect(locateHeading(page, 'Start')).toBeVisible()
})

test('whoever is signed out comes back to where they were', async ({
  page,
  hand,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/)
  await signIn(page, hand, 'inspector')
  await context.clearCookies()
  await scan(page, 'ABCD-EFGH')
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=%2Fdesk$/)
})

for (const { theme, width } of [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)
  test(`the start page is accessible in ${theme} at ${width} px`, async ({ page, hand }) => {
    for (const state of ['RECEIVED', 'IN_TRANSIT', 'QUARANTINED', 'COUNTER_OFFERED'] as const)
      await createTradeIn(hand, state)
    await signIn(page, hand, 'inspector', 'second_inspector', 'support', 'payout')
    await page.getByRole('button', { name: /^Your account/ }).click()
    await page.getByRole('radio', { name: theme === 'dark' ? 'Dark' : 'Light' }).check()
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await expect(page.getByRole('row', { name: /^Inspect/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await listViolations(page)).toEqual([])
    if (width < 768) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(
        page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /^Quarantine/ }),
      ).toBeVisible()
      expect(await listViolations(page)).toEqual([])
    }
  })
