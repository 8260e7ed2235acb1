import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, openDesk, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateHold = (page: Page) =>
  page.getByRole('region', { name: 'Holds' }).getByRole('listitem').filter({ hasText: 'Held by an operator' })

test('support holds the payouts of a sale on its page, and payouts release them there', async ({
  page,
  hand,
  browser,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'ACCEPTED')
  const url = buildDeskUrl(`/desk/sales/${tradeNumber}`)
  await signIn(page, hand, 'support')
  await page.goto(url)
  await page.getByRole('button', { name: 'Hold payouts' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold payouts' })
  await dialog.getByLabel('Why do you hold it?').fill('The seller called: parcel mix-up')
  expect(await listViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Hold payouts' }).click()
  const holds = locateHold(page)
  await expect(holds).toContainText('Open')
  await expect(page.getByText('The seller called: parcel mix-up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold payouts' })).toHaveCount(0)
  await expect(holds.getByRole('button', { name: 'Release' })).toHaveCount(0)

  const payouts = await openDesk(browser, hand, 'payout')
  await payouts.goto(url)
  await locateHold(payouts).getByRole('button', { name: 'Release' }).click()
  await payouts.getByLabel('What did you check?').fill('Both parcels are here')
  await payouts.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(locateHold(payouts)).toContainText(/Released by .*: Both parcels are here/)
  await payouts.context().close()
})
