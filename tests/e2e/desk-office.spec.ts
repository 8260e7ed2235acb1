import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { createIssue } from '#server/modules/newsletter/issues/manage-issues.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { readExampleIssue } from '../support/newsletter-issues.ts'
import { checkScreen } from './check-screen.ts'
import { listViolations, test } from './clarification-steps.ts'
import {
  buildDeskUrl,
  enterPassword,
  hire,
  locateHeading,
  openDesk,
  openQueue,
  scan,
  signIn,
} from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test('missing parts are listed with who has to act', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART' })
  await signIn(page, hand, 'inspector')
  await openQueue(page, 'Missing parts')
  await page.getByLabel('Filter these rows').fill(tradeNumber)
  await expect(locateRow(page, tradeNumber)).toContainText('Charger')
  await expect(locateRow(page, tradeNumber)).toContainText('Seller hasn’t decided')
  await page.getByRole('link', { name: `${tradeNumber}-1` }).click()
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
})

test('bought devices are put away by two scans each, and found on their shelf', async ({ page, hand }) => {
  const sales = [await createTradeIn(hand, 'PAID'), await createTradeIn(hand, 'PAID')]
  const numbers = sales.map(({ tradeNumber }) => `${tradeNumber}-1`)
  const shelf = `Z-${process.pid % 9_000}-${Date.now() % 9_000}`
  await signIn(page, hand, 'inspector')
  await openQueue(page, 'Put away')
  for (const number of numbers) {
    await scan(page, number)
    await expect(page.getByText(`${number}: Scan the shelf`)).toBeVisible()
    await page.screenshot({ path: test.info().outputPath(`${number}.png`) })
    await scan(page, shelf)
    await expect(page.getByText(`${number} is on ${shelf}.`)).toBeVisible()
    await expect(page.getByText('Scan a device', { exact: true })).toBeVisible()
  }
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText(`${numbers[1]} is where it was.`)).toBeVisible()
  await page.goto(buildDeskUrl(`/desk/lists/bought?q=${shelf}`))
  await expect(locateRow(page, numbers[0] ?? '')).toContainText(shelf)
  await expect(locateRow(page, numbers[1] ?? '')).toHaveCount(0)
  await scan(page, shelf)
  await expect(
    page
      .getByText(`shelf ${shelf}`)
      .or(page.getByText(`${shelf}, put there by`))
      .first(),
  ).toBeVisible()
})

test('the purchase register is read by period and exported', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'PAID')
  await signIn(page, hand, 'support')
  await openQueue(page, 'Purchase register')
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(locateHeading(page, /^Purchase register, [A-Z]{2}$/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption('DE')
  await page.getByLabel('From').fill('2026-01-01')
  await page.getByRole('button', { name: 'Show entries' }).click()
  await expect(page.getByText('The register is intact')).toBeVisible()
  await page.getByLabel('Filter these rows').fill(tradeNumber)
  await expect(locateRow(page, tradeNumber).first()).toContainText('Purchase')
  await expect(page).toHaveURL(/from=2026-01-01/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^purchase-register-DE-2026-01-01-to-/)
})

test('an administrator ends the sign-ins of a colleague', async ({ page, hand, browser }) => {
  const colleague = await hire(hand, 'inspector')
  await enterPassword(page, colleague)
  await expect(locateHeading(page, 'Start')).toBeVisible()
  const desk = await openDesk(browser, hand, 'administration')
  await openQueue(desk, 'Operators')
  await desk.getByLabel('Filter these rows').fill(colleague.name)
  await expect(locateRow(desk, colleague.name)).toContainText('Inspector')
  await desk.getByRole('link', { name: colleague.name, exact: true }).click()
  await expect(locateHeading(desk, `Operator ${colleague.name}`)).toBeVisible()
  expect(await listViolations(desk)).toEqual([])
  await desk.screenshot({ path: test.info().outputPath('operator.png') })
  await desk.getByRole('button', { name: 'End all sign-ins' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'End all sign-ins' }).click()
  await expect(desk.getByText('Not signed in anywhere.')).toBeVisible()
  await desk.context().close()
  await page.goto(buildDeskUrl('/desk/arrivals'))
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('the office is accessible', async ({ page, hand }) => {
  const { tradeNumber, transactionId } = await createTradeIn(hand, 'ACTION_REQUIRED', {
    reason: 'MISSING_PART',
  })
  await hand.db.execute(sql`
    insert into part_parcel (clarification_id, transaction_id, item_number, requested_at)
    select id, transaction_id, item_number, now() from clarification where transaction_id = ${transactionId}`)
  await createTradeIn(hand, 'PAID')
  const issue = await createIssue(hand.db, readExampleIssue('de'), new Date(hand.now()))
  const colleague = await hire(hand, 'payout')
  await signIn(page, hand, 'inspector', 'support', 'newsletter', 'administration')
  for (const path of [
    '/desk/parts',
    `/desk/items/${tradeNumber}/1/part`,
    '/desk/put-away',
    '/desk/lists/bought',
    '/desk/register',
    '/desk/register/DE?from=2026-01-01&to=2026-12-31',
    '/desk/newsletter',
    '/desk/newsletter/new',
    `/desk/newsletter/${issue}`,
    '/desk/operators',
    `/desk/operators/${colleague.name}`,
  ]) {
    await page.goto(buildDeskUrl(path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await checkScreen(page)
  }
})
