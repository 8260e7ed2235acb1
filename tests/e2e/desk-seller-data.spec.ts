import type { Page } from '@playwright/test'
import { createTradeIn } from '../support/inspected-trades.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

async function openSale(page: Page, tradeNumber: string): Promise<void> {
  await page.goto(buildDeskUrl(`/desk/sales/${tradeNumber}`))
  await expect(locateHeading(page, `Sale ${tradeNumber}`)).toBeVisible()
}

async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name }).click()
}

test('support writes to a seller from a template, and sees the mail as it was sent', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'IN_TRANSIT')
  await signIn(page, hand, 'support')
  await openSale(page, tradeNumber)
  await chooseAction(page, 'Write to the seller')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Dein Paket ist noch unterwegs')
  expect(await listViolations(page)).toEqual([])
  await dialog.getByLabel('Message').selectOption('The address is incomplete')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Adresse ist unvollständig')
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('The message is on its way.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('support saves a copy of a seller’s data, then erases the seller', async ({ page, hand }) => {
  const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
  // Sellers of other tests have the same account, for which payouts are held.
  await hand.db.$client.query('delete from payout_hold where transaction_id = $1', [transactionId])
  await signIn(page, hand, 'support')
  await openSale(page, tradeNumber)
  const download = page.waitForEvent('download')
  await chooseAction(page, 'Download their data')
  expect((await download).suggestedFilename()).toBe(`data-${tradeNumber}.zip`)
  await page.getByRole('button', { name: 'Erase the seller' }).click()
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Erase the seller' }).click()
  await expect(page.getByText('The seller gets a mail and is erased in 3 days.')).toBeVisible()
})

test('whoever only checks identity documents is offered nothing but to ask for one', async ({
  page,
  hand,
}) => {
  const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED', { market: 'it' })
  await signIn(page, hand, 'identity')
  await openSale(page, tradeNumber)
  await page.getByRole('button', { name: 'Actions' }).click()
  const actions = page.getByRole('group', { name: 'Actions' }).getByRole('button')
  await expect(actions).toHaveText(['Ask for an identity document'])
  await actions.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask for an identity document' }).click()
  await expect(page.getByText('The seller is asked for an identity document.')).toBeVisible()
})

test('another email address waits for the owner of its mailbox', async ({ page, hand }) => {
  const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED')
  await signIn(page, hand, 'support')
  await openSale(page, tradeNumber)
  await chooseAction(page, 'Change the email address')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email address').fill('vera.new@example.org')
  await dialog.getByLabel('How did the seller prove who they are?').selectOption('PHONE_CALL')
  expect(await listViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('The link is on its way to v•••@example.org.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Change email')
})
