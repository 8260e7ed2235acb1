import { createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('a frozen sale is in the inbox, is taken and answered, and isn’t done before its release', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED')
  await signIn(page, hand, 'support')
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Freeze the sale' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze the sale' }).click()
  await expect(page.getByText('The sale is frozen.')).toBeVisible()

  await openQueue(page, 'Inbox')
  await expect(page.getByRole('row').filter({ hasText: tradeNumber })).toBeVisible()
  await checkScreen(page)
  await page.getByRole('row').filter({ hasText: tradeNumber }).getByRole('link').first().click()
  await expect(locateHeading(page, /wasn’t me/)).toBeVisible()
  await checkScreen(page)
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: 'Give it back' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer' }).fill('We are looking into it.')
  await expect(page.getByRole('button', { name: /as done/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Send and wait for the customer' }).click()
  await expect(page.getByText('The answer is on its way.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Our answers' })).toContainText('We are looking into it.')
  await page.goto(buildDeskUrl('/desk/inbox'))
  await expect(page.getByRole('row').filter({ hasText: tradeNumber })).toContainText('Waiting')
})
