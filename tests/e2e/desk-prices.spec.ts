import type { Page } from '@playwright/test'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { buildPerson, createAccount, openElsewhere, signIn as signInToShop } from './account-steps.ts'
import { query, sellPhone } from './cart-helpers.ts'
import { checkScreen } from './check-screen.ts'
import { test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openDesk } from './desk-steps.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'
import { createVisit, locateMail } from './sale-steps.ts'
import { expect, waitForHydration } from './shop-test.ts'

// No other test sells these: their prices change for everyone who visits the shop of the tests.
const PHONE = { maker: 'Samsung', model: 'Galaxy S25 FE', url: 'samsung-galaxy-s25-fe' }
const OTHER = { maker: 'Samsung', model: 'Galaxy Z Flip7 FE' }

async function createDraft(page: Page, name: string): Promise<void> {
  await page.goto(buildDeskUrl('/desk/prices'))
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await expect(locateHeading(page, `Prices: ${name}`)).toBeVisible()
}

async function readPrice(storageGb: number, { model } = PHONE): Promise<number> {
  const [row] = await query<{ amount: number }>(
    `select amount_in_cents / 100 as amount from base_price join device on device.id = device_id
     where market = 'de' and model_pattern = $1 and storage_gb = $2 and to_version is null`,
    [model, storageGb],
  )
  return row?.amount ?? 0
}

/** Confirms in the dialog that a step opens, and waits until the worker has done it. */
async function takeStep(page: Page, step: string, state: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click()
  await expect(page.getByText(state, { exact: true })).toBeVisible({ timeout: 30_000 })
}

test('a slip of two digits is stopped, started by two people, undone, and its offers are withdrawn', async ({
  browser,
  page: shopPage,
  hand,
  email,
  urlOf,
}) => {
  test.slow()
  const before = await readPrice(128)
  const page = await openDesk(browser, hand, 'pricing')
  const approver = await openDesk(browser, hand, 'pricing')
  await createDraft(page, 'November')
  await checkScreen(page)
  await page
    .getByLabel('Rows', { exact: true })
    .fill(`${PHONE.maker};${PHONE.model};128;31000\n${PHONE.maker};Galaxy S999;128;10`)
  await page.getByRole('button', { name: 'Add rows to the draft' }).click()
  await expect(page.getByText('Line 2: we don’t know this device')).toBeVisible()
  await expect(page.getByText('One price needs a second person.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: PHONE.model })).toContainText(
    'Moves by more than 20 %',
  )
  await expect(page.getByRole('button', { name: 'Start now' })).toBeDisabled()
  await expect(page.getByText('someone else has to approve it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
  await checkScreen(page)

  await approver.goto(page.url())
  await approver.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approver.getByText(/^Approved by parcel-/)).toBeVisible()
  await page.reload()
  await takeStep(page, 'Start now', 'Live')

  const visit = createVisit(shopPage, { shop: 'de', market: 'de' }, urlOf)
  const person = buildPerson(email)
  await createAccount(browser, visit, person)
  await signInToShop(visit, person)
  await expect
    .poll(async () => {
      await shopPage.goto(urlOf('de', buildPath(MARKETS.de, 'pdp', { pdp: PHONE.url })))
      return shopPage.getByText(/31\.000/).count()
    })
    .toBeGreaterThan(0)
  await shopPage.setViewportSize({ width: 1280, height: 900 })
  await waitForHydration(shopPage)
  await sellPhone(shopPage)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('7 prices go back to what they were before, as a new version.')).toBeVisible()
  await checkScreen(page)
  await page.keyboard.press('Escape')
  await takeStep(page, 'Undo', 'Undone')
  expect(await readPrice(128)).toBe(before)
  await takeStep(page, 'Withdraw offers', 'Undone, offers withdrawn')
  await expect(page.getByText('Sellers told by email')).toBeVisible()
  await checkScreen(page)

  await shopPage.goto(urlOf('de', buildPath(MARKETS.de, 'checkout')))
  const note = shopPage.getByText(/war ein Fehler von uns/)
  await expect(note).toContainText(PHONE.model)

  const mailbox = await openElsewhere(browser)
  const subject = getCorrespondenceTranslator(MARKETS.de)('MAIL_WITHDRAWN_SUBJECT', { count: 1 })
  const mail = mailbox.getByRole('link').filter({ hasText: email }).filter({ hasText: subject }).first()
  const countMails = async () => {
    await mailbox.goto(urlOf('de', MAILBOX_LINK))
    return mail.count()
  }
  await expect.poll(countMails, { timeout: 30_000, intervals: [500] }).toBe(1)
  await mail.click()
  await expect(locateMail(mailbox).getByText(PHONE.model)).toBeVisible()
})

test('prices are typed, pasted and computed in the sheet, by keyboard', async ({ browser, hand }) => {
  const page = await openDesk(browser, hand, 'pricing')
  const listed = {
    small: await readPrice(128, OTHER as typeof PHONE),
    large: await readPrice(256, OTHER as typeof PHONE),
  }
  await createDraft(page, 'Sheet')
  await page.getByRole('link', { name: 'Open the sheet' }).click()
  await expect(locateHeading(page, 'Sheet: Sheet')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /\d{4,} rows/ })).toBeVisible()
  await checkScreen(page)
  await page.getByLabel('Name contains').fill(OTHER.model)
  await page.keyboard.press('Enter')
  const small = page.getByLabel(`New price of ${OTHER.maker} ${OTHER.model}, 128 GB`)
  const large = page.getByLabel(`New price of ${OTHER.maker} ${OTHER.model}, 256 GB`)
  await small.focus()
  await page.keyboard.type(String(listed.small + 5), { delay: 60 })
  await page.keyboard.press('Enter')
  await expect(large).toBeFocused()
  await page.keyboard.type(`${listed.large + 5}`, { delay: 60 })
  await page.keyboard.press('ArrowUp')
  await expect(small).toBeFocused()
  await expect(large).toHaveValue(String(listed.large + 5))
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    `${listed.small + 7}\n${listed.large + 7}\n`,
  )
  await expect(small).toHaveValue(String(listed.small + 7))
  await expect(large).toHaveValue(String(listed.large + 7))
  await page.getByLabel('Value').fill('-3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 prices computed.')).toBeVisible()
  await expect(small).toHaveValue(String(Math.floor(listed.small * 0.97)))
  await page.getByRole('link', { name: 'Preview and start' }).click()
  await expect(page.getByRole('row').filter({ hasText: OTHER.model })).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Start now' })).toBeEnabled()
  await page.goto(buildDeskUrl('/desk/prices'))
  await expect(page.getByRole('row').filter({ hasText: 'Sheet' })).toBeVisible()
  await checkScreen(page)
})
