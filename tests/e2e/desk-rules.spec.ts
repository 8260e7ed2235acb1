import { sql } from 'drizzle-orm'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, chooseTheme, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a price rule is drafted by one, measured on last month’s sales and started by another', async ({
  page,
  browser,
  hand,
}) => {
  // The specs before have sold a lot. On its own, this one sells something first.
  const { rows: sold } = await hand.db.execute(sql`select from trade_item limit 1`)
  if (sold.length === 0) await createTradeIn(hand, 'PAID', { declared: { conditionId: 3 } })
  await signIn(page, hand, 'pricing')
  await openQueue(page, 'Prices')
  await page.getByRole('link', { name: 'Price rule' }).click()
  await expect(page.getByRole('button', { name: 'Change numbers' })).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change numbers' }).click()
  await expect(page.getByText('Nothing is changed yet.')).toBeVisible()

  const good = page.getByLabel(/^Good: .*, share of the price in percent$/)
  await good.fill('101')
  await good.press('Enter')
  await expect(page.getByText('A worse condition can’t pay more than a better one.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await good.fill('83.5')
  await good.press('Enter')
  await expect(page.getByText('1 number changed')).toBeVisible()
  await page.getByLabel('Why this change').fill('Good ones sell slowly')
  await page.getByLabel('Why this change').blur()
  await expect(page.getByText('someone else with the role Pricing has to start it')).toBeVisible()
  await page.getByRole('button', { name: 'Compute the effect' }).click()
  // A row for each currency that phones were sold in.
  const phones = page.getByRole('row').filter({ hasText: /^Phones/ })
  await expect(phones.filter({ hasText: '€' })).toContainText('%)')
  await page.screenshot({ path: test.info().outputPath('draft.png'), fullPage: true })
  await chooseTheme(page, 'dark')
  expect(await listViolations(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(buildDeskUrl('/desk/rules?group=phones'))
  await expect(page.getByRole('rowheader', { name: /glass/ }).first()).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('draft-phone-dark.png') })

  const second = await browser.newPage()
  await signIn(second, hand, 'pricing')
  await second.goto(buildDeskUrl('/desk/rules'))
  await second.getByRole('button', { name: 'Start this version' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Start this version' }).click()
  await expect(second.getByText(/Version 1\d{3} is in use\./)).toBeVisible()
  await expect(second.getByRole('listitem').filter({ hasText: 'Good ones sell slowly' })).toContainText(
    'In use',
  )
  await second.screenshot({ path: test.info().outputPath('started.png') })
  await second.close()
})
