import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { countFigures } from '#server/modules/figures/count-figures.ts'
import { storeFigures } from '../support/figure-rows.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, chooseTheme, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const photograph = (page: Page, name: string) =>
  page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })

test('the dashboard shows how the business does, in light and dark, on a desk and on a phone', async ({
  page,
  hand,
}) => {
  await storeFigures(hand.db)
  await signIn(page, hand, 'figures')
  await openQueue(page, 'Figures')
  const tiles = page.getByRole('region', { name: 'Key figures' })
  await expect(tiles.getByRole('link', { name: /^Devices sold/ })).toBeVisible()
  await expect(locateCard(page, 'Compare').getByRole('link', { name: 'Germany' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await photograph(page, 'light')
  await chooseTheme(page, 'dark')
  await page.keyboard.press('Escape')
  expect(await listViolations(page)).toEqual([])
  await photograph(page, 'dark')
  await page.setViewportSize({ width: 390, height: 844 })
  // Plots are drawn again for the new width.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await listViolations(page)).toEqual([])
  await photograph(page, 'phone')
})

test('plots are tables for whoever prefers numbers, and the address says what is shown', async ({
  page,
  hand,
}) => {
  await storeFigures(hand.db)
  await signIn(page, hand, 'figures')
  await page.goto(buildDeskUrl('/desk/figures'))
  const sold = locateCard(page, 'Devices sold and sent in')
  await sold.getByRole('button', { name: /^As table/ }).press('Enter')
  await expect(sold.getByRole('row')).toHaveCount(14)
  await page.getByLabel('Market', { exact: true }).selectOption({ label: 'Poland' })
  await expect(page).toHaveURL(/market=pl/)
  await expect(page.getByText('Amounts are in PLN')).toBeVisible()
  await page.getByLabel('Period', { exact: true }).selectOption({ label: '4 weeks' })
  await expect(sold.getByRole('row')).toHaveCount(5)
  await page.reload()
  await expect(page.getByLabel('Market', { exact: true })).toHaveValue('pl')
})

test('a number leads to the sales behind it, and to a file', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'PAID')
  while (await countFigures(hand.db));
  await signIn(page, hand, 'figures')
  await page.goto(buildDeskUrl('/desk/figures/payouts?period=week'))
  await expect(locateHeading(page, 'Payouts')).toBeVisible()
  await expect(page.getByText('Devices whose payout the bank has confirmed, by that day.')).toBeVisible()
  await page.getByRole('table', { name: 'Payouts' }).getByRole('link').last().click()
  await page.getByLabel('Filter these rows').fill(tradeNumber)
  await expect(page.getByRole('link', { name: `${tradeNumber}-1` })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await photograph(page, 'rows')
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download Payouts as CSV' }).click()
  const file = await (await downloading).path()
  expect(await readFile(file, 'utf8')).toContain('from,Payouts')
  await page.getByRole('link', { name: `${tradeNumber}-1` }).click()
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
})

test('an alert is on the start page until someone has closed it', async ({ page, hand }) => {
  await hand.db.$client.query(
    `insert into alert (rule, subject, facts, since, checked_at) values ('PRICE_OUTLIERS', $1, '{"count": 7}', now(), now())`,
    [`prices ${Date.now()}`],
  )
  await signIn(page, hand, 'pricing')
  const open = page.getByRole('region', { name: 'Alerts' })
  await expect(open).toContainText('7 prices are above what the device cost when it was new')
  expect(await listViolations(page)).toEqual([])
  await open.getByRole('link', { name: 'All alerts' }).click()
  await expect(locateHeading(page, 'Alerts')).toBeVisible()
  const alert = page.getByRole('listitem').filter({ hasText: '7 prices' }).first()
  await alert.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(alert.getByText('Seen', { exact: true })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await photograph(page, 'alerts')
  await alert.getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('What was done about it').fill('The list was taken back')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByText('Unusual prices: closed.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'The list was taken back' })).toBeVisible()
})
