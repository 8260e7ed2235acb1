import { writeStatement } from '../support/camt-files.ts'
import { readOrder } from '../support/desk-money.ts'
import { createTradeIn } from '../support/inspected-trades.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import {
  approveBatch,
  buildDeskUrl,
  createBatch,
  downloadBatch,
  importBankFile,
  locateHeading,
  openDesk,
  openQueue,
  releaseHeld,
} from './desk-steps.ts'
import { expect } from './shop-test.ts'

test('a payout is held and released, goes to the bank by two people, comes back, and its seller is asked for another account', async ({
  browser,
  hand,
}) => {
  test.slow()
  const { tradeNumber } = await createTradeIn(hand, 'ACCEPTED')
  const reference = `${tradeNumber}-1`
  const page = await openDesk(browser, hand, 'payout')
  const approver = await openDesk(browser, hand, 'payout')
  await releaseHeld(approver, reference)

  await openQueue(page, 'Payouts')
  await checkScreen(page)
  const row = page.getByRole('row').filter({ hasText: reference })
  const amount = await row
    .getByText(/^€[\d,.]+$/)
    .first()
    .innerText()
  const amountInCents = Math.round(Number(amount.replaceAll(/[€,]/g, '')) * 100)
  await page.getByRole('button', { name: `Hold the payouts of ${tradeNumber}` }).click()
  await expect(page.getByLabel('Why do you hold it?')).toBeFocused()
  await page.keyboard.type('The seller called')
  await page.getByRole('dialog').getByRole('button', { name: 'Hold' }).click()
  await expect(row).toBeHidden()
  await approver.goto(buildDeskUrl('/desk/held-payouts'))
  await expect(approver.getByRole('row').filter({ hasText: tradeNumber })).toBeVisible()
  await checkScreen(approver)
  await approver
    .getByRole('row')
    .filter({ hasText: tradeNumber })
    .getByRole('link', { name: 'Held by an operator' })
    .click()
  await expect(locateHeading(approver, `Held by an operator: ${tradeNumber}`)).toBeVisible()
  await checkScreen(approver)
  await releaseHeld(approver, reference)

  await page.goto(buildDeskUrl('/desk'))
  await createBatch(page, { reference, amountInCents, currency: 'EUR' })
  await expect(page.getByText('someone else has to approve it')).toBeVisible()
  await checkScreen(page)
  await approveBatch(approver, page.url())
  await page.reload()
  const file = await downloadBatch(page)
  await expect(page.getByRole('region', { name: 'Downloads' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Download again' }).click()
  const warning = page.getByRole('dialog', { name: 'This file was already downloaded' })
  await expect(warning).toContainText('may pay every seller twice')
  await checkScreen(page)
  const again = page.waitForEvent('download')
  await warning.getByRole('button', { name: 'Download it again' }).click()
  await again
  await expect(page.getByRole('region', { name: 'Downloads' }).getByRole('listitem')).toHaveCount(2)

  const transfer = readOrder(file).find(({ remittance }) => remittance.includes(reference))
  if (!transfer) throw new Error('The payout is in the file')
  const rent = {
    amountInCents: 90_000,
    endToEndId: `RENT-${tradeNumber}`,
    text: 'Rent',
    reference: tradeNumber,
  }
  const back = { ...transfer, direction: 'CRDT', reason: 'AC04', reference: `B-${tradeNumber}` } as const
  await importBankFile(page, 'statement.xml', writeStatement([back, rent]))
  await expect(page.getByRole('definition').nth(1)).toContainText(reference)
  await checkScreen(page)
  await page.getByRole('button', { name: `Tick off: RENT-${tradeNumber}` }).click()
  await page.getByLabel('What was it?').fill('Rent of the warehouse')
  await page.getByRole('dialog').getByRole('button', { name: 'Tick off' }).click()
  await expect(page.getByRole('button', { name: `Tick off: RENT-${tradeNumber}` })).toBeHidden()

  await openQueue(page, 'Failed payouts')
  await checkScreen(page)
  await page.getByRole('button', { name: `Ask for another account: ${tradeNumber}` }).click()
  await expect(page.getByText(`The seller of ${tradeNumber} gets a mail.`)).toBeVisible()

  await openQueue(page, 'Payout batches')
  await checkScreen(page)
  await openQueue(page, 'Journal')
  await expect(page.getByRole('row', { name: /^Returned money/ }).first()).toBeVisible()
  await checkScreen(page)
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export for DATEV' }).click()
  expect((await exporting).suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_EUR_.*\.csv$/)
})
