import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { createTradeIn, findLatestClarification } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { addPhoto, buildDeskUrl, locateHeading, locateStep, pressKeys, scan, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('another model is found by keyboard, priced by its own price, and the seller sees why', async ({
  page,
  hand,
  urlOf,
}) => {
  const { tradeNumber, item } = await createTradeIn(hand, 'RECEIVED')
  await signIn(page, hand, 'inspector')
  await page.goto(buildDeskUrl(`/desk/items/${tradeNumber}/1/inspection`))
  await expect(page.getByRole('button', { name: 'Start inspection' })).toBeFocused()
  await page.keyboard.press('Enter')
  await scan(page, '352099001761481')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await pressKeys(page, 'm')
  const field = page.getByRole('combobox', { name: 'Name or model code' })
  await expect(field).toBeFocused()
  await page.keyboard.type('iphone 11', { delay: 80 })
  await expect(page.getByRole('option').first()).toHaveText('Apple iPhone 11')
  await expect(page.getByRole('status').getByText('models found')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(locateStep(page, 'Model')).toContainText('Sold as Apple iPhone 13')
  await expect(locateStep(page, 'Storage').getByRole('button').first()).toContainText('64 GB')
  // What another workstation or the same one after a crash shows.
  await page.reload()
  await expect(locateStep(page, 'Model')).toContainText('Apple iPhone 11')
  await locateStep(page, 'Storage').getByRole('button', { name: '128 GB' }).click()
  await pressKeys(page, 'b')
  await expect(page.getByText('photos missing').first()).toBeVisible()
  await addPhoto(page)
  await expect(page.getByText('1 photo missing').first()).toBeVisible()
  await addPhoto(page)
  await expect(page.getByText('Complete.')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await pressKeys(page, 'l')
  await expect(locateHeading(page, `Outcome ${tradeNumber}-1`)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Model/ })).toContainText('Apple iPhone 13Apple iPhone 11')
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: /^Send new offer of €\d/ }).click()
  await expect(page.getByText('The seller gets the new offer.')).toBeVisible()
  const { id, trade } = await findLatestClarification(hand, item)
  await page.goto(urlOf('de', buildPath(MARKETS.de, 'clarification', { id, trade })))
  await expect(page.getByText('Apple iPhone 11 statt Apple iPhone 13')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Unser Angebot für Apple iPhone 13' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Neues Angebot für Apple iPhone 11' })).toBeVisible()
  await expect(page.getByText('Dein Browser hat nachgerechnet')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
})
