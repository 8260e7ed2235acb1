import { createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, inspect, locateHeading, PHOTO, scan, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a parcel is scanned, weighed, photographed and booked in, and its labels are next', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'IN_TRANSIT', { deviceCount: 2 })
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl('/desk/arrivals'))
  await expect(locateHeading(page, 'Book in')).toBeVisible()
  await scan(page, tradeNumber)
  await expect(locateHeading(page, `Book in ${tradeNumber}`)).toBeVisible()
  await page.getByLabel('Unboxing photos').setInputFiles(PHOTO)
  await expect(page.getByRole('img', { name: 'Unboxing photo 1' })).toBeVisible()
  await page.getByRole('checkbox', { name: /^2: / }).check()
  await checkScreen(page)
  await page.getByLabel('Weight in grams').fill('412')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked in: ${tradeNumber}`)).toBeVisible()
  await expect(page.getByText('1 device missing, now listed as lost.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Print labels' })).toHaveAttribute(
    'href',
    `/desk/api/arrivals/${tradeNumber}/labels`,
  )
})

test('a device goes into quarantine with list and reference, and out again', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
  const number = `${tradeNumber}-1`
  await signIn(page, hand, 'inspector', 'support')
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await page.getByRole('button', { name: 'Start inspection' }).click()
  await page.getByRole('button', { name: 'It’s on a block list' }).click()
  const confirm = page.getByRole('button', { name: 'Quarantine it' })
  await expect(confirm).toBeDisabled()
  await page.getByLabel('List it was found on').selectOption('Police')
  await page.getByLabel('Reference of the entry').fill('BKA-4711')
  await confirm.click()
  await expect(page.getByText('In quarantine.')).toBeVisible()
  await page.goto(buildDeskUrl(`/desk/quarantine?q=${number}`))
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('BKA-4711')
  await page.getByRole('button', { name: `Decide: ${number}` }).click()
  await checkScreen(page)
  await page.getByRole('radio', { name: /^Clear it/ }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${number} goes back to inspection.`)).toBeVisible()
})

test('an appeal shows both inspections side by side once the second is locked', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'APPEALED')
  await signIn(page, hand, 'second_inspector')
  await page.goto(buildDeskUrl('/desk/appeals'))
  await page.getByRole('link', { name: `${tradeNumber}-1` }).click()
  await expect(page.getByRole('region', { name: 'Both inspections' })).toBeHidden()
  await inspect(page, tradeNumber, 'as sold')
  const both = page.getByRole('region', { name: 'Both inspections' })
  await expect(both.getByRole('row', { name: /Differs/ }).first()).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('appeal.png'), fullPage: true })
  await checkScreen(page)
  await expect(page.getByRole('button', { name: /^Uphold appeal: pay €/ })).toBeVisible()
})

test('the warehouse’s lists are accessible', async ({ page, hand }) => {
  for (const state of ['IN_TRANSIT', 'RECEIVED', 'APPEALED', 'QUARANTINED', 'LOST'] as const)
    await createTradeIn(hand, state)
  await signIn(page, hand, 'inspector', 'second_inspector', 'support')
  for (const list of ['arrivals', 'inspections', 'appeals', 'quarantine', 'lost', 'recycling']) {
    await page.goto(buildDeskUrl(`/desk/${list}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    await checkScreen(page)
  }
})
