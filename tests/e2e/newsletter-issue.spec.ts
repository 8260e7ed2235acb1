import { readFileSync } from 'node:fs'
import { expect } from './cart-helpers.ts'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { MAILBOX_LINK } from './mailbox-link.ts'

test.use({ viewport: { width: 1280, height: 900 } })

const readExample = (market: string) => readFileSync(`data/newsletter/example-${market}.json`, 'utf8')

for (const market of ['de', 'fr'])
  test(`an editor writes an issue for ${market}, reads it as a test, schedules it and cancels`, async ({
    page,
    hand,
    urlOf,
    email,
  }) => {
    const file = readExample(market)
    const { subject } = JSON.parse(file)
    await signIn(page, hand, 'newsletter')
    await openQueue(page, 'Newsletter')
    await page.getByRole('link', { name: 'New issue' }).click()
    await page.getByLabel('Subject', { exact: true }).fill('An issue in fields')
    expect(await listViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Edit as a file' }).click()
    await page.getByLabel('Issue, as JSON').fill(file)
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(locateHeading(page, subject)).toBeVisible()
    await expect(page.getByText('Everything it links to exists.')).toBeVisible()
    expect(await listViolations(page)).toEqual([])
    const path = new URL(page.url()).pathname
    await page.getByLabel('Address for the test').fill(email)
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText('This version has been sent as a test.')).toBeVisible()
    await page.goto(urlOf('de', MAILBOX_LINK))
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('link', { name: `[Test] ${subject}` }).first()).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    await page.goto(buildDeskUrl(path))
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Send at (warehouse time)').fill('2099-01-15T10:00')
    expect(await listViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(page.getByText('Scheduled for sending')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel and return to draft' }).click()
    await expect(page.getByText('Being written')).toBeVisible()
  })
