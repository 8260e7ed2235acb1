import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createTestTrade, createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateRow = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number })

/** As people press keys: slower than a scanner. */
const press = (page: Page, keys: string) => page.keyboard.type(keys, { delay: 120 })

test('a list is filtered, sorted, saved and shared by its address', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'QUARANTINED')
  const { tradeNumber: other } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector', 'support')
  await press(page, 'gd')
  await expect(locateHeading(page, 'Devices')).toBeVisible()
  await expect(locateRow(page, other)).toBeVisible()
  await page.getByRole('button', { name: 'State', exact: true }).first().click()
  await page.getByLabel('In quarantine').check()
  await page.keyboard.press('Escape')
  await expect(locateRow(page, tradeNumber)).toBeVisible()
  await expect(locateRow(page, other)).toBeHidden()
  await page.getByRole('columnheader', { name: 'Waiting' }).getByRole('button').click()
  await expect(page.getByRole('columnheader', { name: 'Waiting' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/\?sort=since&state=QUARANTINED$/)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of this view').fill('Police')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'As it comes' }).click()
  await expect(locateRow(page, other)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Police', exact: true }).click()
  await expect(locateRow(page, other)).toBeHidden()
  await page.getByLabel('Filter these rows').fill('nothing like it')
  await expect(page.getByText('No row fits the filter.')).toBeVisible()
})

test('rows are walked, selected and opened by keyboard', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'ACTION_REQUIRED')
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl(`/desk/lists/waiting?q=${tradeNumber}`))
  await expect(locateRow(page, tradeNumber)).toContainText('Apple activation lock')
  await press(page, 'jx')
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar).toContainText('1 selected')
  const downloading = page.waitForEvent('download')
  await bar.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('waiting.csv')
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await press(page, 'k')
  await expect(page.getByRole('link', { name: `${tradeNumber}-1` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(tradeNumber).first()).toBeVisible()
  await expect(page).not.toHaveURL(/lists/)
})

test('a list of 450 rows renders those in view, and reaches its end', async ({ page, hand }) => {
  const { transactionId } = await createTestTrade(hand, {})
  await hand.db.execute(sql`
    insert into trade_item (transaction_id, number, offer_id, price_in_cents, state, state_since)
    select transaction_id, number + step, offer_id, price_in_cents, 'EXPIRED', state_since - step * interval '1 minute'
    from trade_item, generate_series(1, 450) as step where transaction_id = ${transactionId} and number = 1`)
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl('/desk/lists/not-sent'))
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', /^\d{3,}$/)
  expect(await page.getByRole('row').count()).toBeLessThan(120)
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: /-451$/ })).toBeVisible()
  await hand.db.execute(sql`delete from trade_item where transaction_id = ${transactionId} and number > 1`)
})

test('a list that ends before its last row says so', async ({ page, hand }) => {
  await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  // As the server answers for more than 2,000 devices.
  await page.route('**/desk/api/inspections', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), isTruncated: true } })
  })
  await page.goto(buildDeskUrl('/desk/inspections'))
  await expect(page.getByRole('status').filter({ hasText: /Showing the first \d/ })).toBeVisible()
})

test('lists are accessible', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'COUNTER_OFFERED')
  await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector', 'support', 'payout')
  for (const list of ['open', `waiting?q=${tradeNumber}`, 'undeliverable']) {
    await page.goto(buildDeskUrl(`/desk/lists/${list}`))
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await checkScreen(page)
  }
})
