import { randomUUID } from 'node:crypto'
import { checkScreen } from './check-screen.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, enterPassword, hire, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('an administrator sees how the shop runs, and closes what was given up', async ({ page, hand }) => {
  const key = `SYSTEM_TEST:${randomUUID()}`
  const { rows } = await hand.db.$client.query<{ id: string }>(
    `insert into outbox (topic, work_key, data, status, due_at, attempts, last_error, created_at)
     values ('TRADE_MAIL', $1, '{"mail":"SEND_REMINDER"}', 'dead', now(), 32, 'PermanentFailure', now()) returning id`,
    [key],
  )
  const id = rows[0]?.id ?? ''
  await signIn(page, hand, 'administration')
  await openQueue(page, 'System')
  await expect(page.getByRole('region', { name: 'Background work' }).first()).toBeVisible()
  await expect(page.getByText('Inside each web process')).toBeVisible()
  await checkScreen(page)

  await page.getByRole('link', { name: 'Dead letters' }).click()
  await expect(locateHeading(page, 'Dead letters')).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByText(id, { exact: true }) })
  await expect(row).toContainText('PermanentFailure')
  await checkScreen(page)
  await row.getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('textbox', { name: 'Why? For the audit log.' }).fill('A test')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 job is closed.')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an administrator adds an operator, who signs in, and disables them', async ({
  page,
  hand,
  browser,
}) => {
  await signIn(page, hand, 'administration')
  await openQueue(page, 'Operators')
  const name = `new-${randomUUID().slice(0, 8)}`
  await page.getByRole('button', { name: 'Add an operator' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name to sign in with' }).fill(name)
  await dialog.getByRole('checkbox', { name: 'Receiver' }).check()
  await dialog.getByRole('button', { name: 'Add an operator' }).click()
  const password = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  expect(await listViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I’ve passed it on' }).click()

  const context = await browser.newContext()
  const theirs = await context.newPage()
  await enterPassword(theirs, { id: '', name, password })
  await expect(locateHeading(theirs, 'Start')).toBeVisible()

  await page.getByRole('link', { name }).first().click()
  await expect(locateHeading(page, `Operator ${name}`)).toBeVisible()
  await checkScreen(page)
  await page.getByRole('checkbox', { name: 'Support' }).check()
  await page.getByRole('button', { name: 'Change roles' }).click()
  await expect(page.getByText(`${name} has these roles from now on.`)).toBeVisible()
  await page.getByRole('button', { name: `Disable ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable for good' }).click()
  await expect(page.getByText(`${name} can’t sign in any more.`)).toBeVisible()
  // In another window: the open one leaves for the sign-in by itself, and would cut off an address opened in it.
  const another = await context.newPage()
  await another.goto(buildDeskUrl('/desk'))
  await expect(another.getByLabel('Password')).toBeVisible()
  await context.close()
})

test('everyone creates a new password of their own under Security', async ({ page, hand }) => {
  const operator = await hire(hand, 'receiver')
  await enterPassword(page, operator)
  await expect(locateHeading(page, 'Start')).toBeVisible()
  await page.goto(buildDeskUrl('/desk/security'))
  await page.getByRole('button', { name: 'Create a new password' }).click()
  const password = (await page.locator('code').textContent()) ?? ''
  expect(await listViolations(page)).toEqual([])
  await enterPassword(page, { ...operator, password })
  await expect(locateHeading(page, 'Start')).toBeVisible()
})
