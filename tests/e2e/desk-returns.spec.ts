import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import { readItemRows } from '../support/trade-rows.ts'
import { checkScreen } from './check-screen.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, scan, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const locateRows = (page: Page, tradeNumber: string) =>
  page.getByRole('row').filter({ hasText: `${tradeNumber}-` })

const openReturns = async (page: Page, tradeNumber: string) => {
  await page.goto(buildDeskUrl(`/desk/returns?q=${tradeNumber}`))
  await expect(locateHeading(page, 'Returns')).toBeVisible()
}

test('two devices of a sale go back in one parcel, to a corrected address', async ({ page, hand }) => {
  const { item, tradeNumber } = await createTradeIn(hand, 'RETURN_PENDING', { deviceCount: 2 })
  await signIn(page, hand, 'inspector', 'support')
  await openReturns(page, tradeNumber)
  await expect(locateRows(page, tradeNumber)).toHaveCount(2)
  await page.getByRole('button', { name: `Address: ${tradeNumber}-1` }).click()
  await page.getByLabel('Street').fill('Neue Gasse')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and make label' }).click()
  await expect(page.getByText('2 devices in one parcel')).toBeVisible()
  await expect(locateRows(page, tradeNumber).first()).toContainText('2 devices together', { timeout: 30_000 })
  await page.getByLabel('Select all rows').check()
  const downloading = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Print labels' })
    .click()
  expect((await downloading).suggestedFilename()).toBe('return-labels.pdf')
  const [parcel] = await readItemRows(hand.db, item).returns()
  await scan(page, parcel?.tracking ?? '')
  await expect(locateRows(page, tradeNumber).first()).toContainText('In transit')
  await expect(locateRows(page, tradeNumber).last()).toContainText('In transit')
})

test('what is wrong with an address is said at its field', async ({ page, hand, expectedErrors }) => {
  expectedErrors.push(/status of 422/)
  const { tradeNumber } = await createTradeIn(hand, 'RETURN_PENDING')
  await signIn(page, hand, 'inspector', 'support')
  await openReturns(page, tradeNumber)
  await page.getByRole('button', { name: `Address: ${tradeNumber}-1` }).click()
  await page.getByLabel('Street').fill('')
  await page.getByLabel('Postcode').fill('X')
  await page.getByRole('button', { name: 'Save and make label' }).click()
  await expect(page.getByLabel('Street')).toHaveAccessibleDescription('Fill this in.')
  await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/^Not a postcode/)
  expect(await listViolations(page)).toEqual([])
})

test('an inspector makes labels of all selected sales, and sees no address', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RETURN_PENDING')
  await signIn(page, hand, 'inspector')
  await openReturns(page, tradeNumber)
  await expect(page.getByRole('button', { name: `Make label: ${tradeNumber}-1` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Address/ })).toHaveCount(0)
  await page.getByLabel(`Select ${tradeNumber}-1`).check()
  await page.getByRole('button', { name: 'Make labels' }).click()
  await expect(locateRows(page, tradeNumber)).toContainText('To send', { timeout: 30_000 })
})

test('returns are accessible', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RETURN_SHIPPED')
  await createTradeIn(hand, 'RETURN_PENDING')
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl('/desk/returns'))
  await expect(page.getByText(`${tradeNumber}-1`).first()).toBeVisible()
  await checkScreen(page)
})
