import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('the audit log says who has seen a sale', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED')
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
  await openQueue(page, 'Audit log')
  await page.getByLabel('Sale number').fill(tradeNumber)
  await page.getByLabel('Show').selectOption('Views of personal data')
  await page.getByRole('button', { name: 'Show' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: tradeNumber })
  await expect(entry).toContainText('View everything about a sale')
  expect(await listViolations(page)).toEqual([])
})
