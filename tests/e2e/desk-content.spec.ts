import type { Page } from '@playwright/test'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, chooseTheme, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

// axe asks every frame whether it runs there, too; the preview runs no script.
const AXE_IN_FRAME = /postMessage/

const PAGE_PATH = '/content/prensa'

const readShop = async (page: Page, url: string): Promise<string> => (await page.request.get(url)).text()

const locateText = (page: Page) => page.getByLabel('Text (Markdown)')

/** Types a text and waits until the server has it. */
async function write(page: Page, body: string): Promise<void> {
  await locateText(page).fill(body)
  await expect(page.getByText('Saving …')).toBeVisible()
  await expect(page.getByText('Draft saved')).toBeVisible()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a broken page is refused and the old one stays; a sound one is published, seen and undone', async ({
  page,
  hand,
  urlOf,
  expectedErrors,
}) => {
  test.setTimeout(240_000)
  // The refused calls.
  expectedErrors.push(/status of 422/, AXE_IN_FRAME)
  const shopUrl = urlOf('es', PAGE_PATH)
  const delivered = await readShop(page, shopUrl)
  await signIn(page, hand, 'content')
  await openQueue(page, 'Content')
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('content-list.png') })
  await page.goto(buildDeskUrl('/desk/content/es/page/press'))
  await expect(locateText(page)).toBeVisible()

  const broken = [
    ['## Uno\n\n[roto](content:nada)', 'body, line 3', 'links to content:nada'],
    ['Dentro de {sendInDay} días', 'body, line 1', '{sendInDay}, which isn’t a placeholder'],
    ['![Un gato](art:gato)', 'body, line 1', 'art:gato, which isn’t one of our pictures'],
  ] as const
  for (const [body, place, problem] of broken) {
    await write(page, body)
    await publish(page)
    await expect(page.getByText(problem)).toBeVisible()
    await page.getByRole('button', { name: place }).click()
    await expect(locateText(page)).toBeFocused()
    expect(await readShop(page, shopUrl)).toBe(delivered)
    await page.getByRole('button', { name: 'Close', exact: true }).click()
  }
  await page.screenshot({ path: test.info().outputPath('content-refused.png'), fullPage: true })

  const sound = 'Novedades de hoy: [condiciones](content:terms).\n\n![Un teléfono](art:hero)'
  await write(page, sound)
  await expect(page.getByText('Every link, placeholder and picture exists.')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('Novedades de hoy')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('content-editor.png'), fullPage: true })
  await publish(page)
  await expect(page.getByText('Version 1 is published.')).toBeVisible()
  await expect(async () => expect(await readShop(page, shopUrl)).toContain('Novedades de hoy')).toPass()

  await page.getByRole('button', { name: 'Compare with what is shown' }).last().click()
  await page.getByRole('button', { name: 'Put it back' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText('Version 2 is published.')).toBeVisible()
  await expect(async () => expect(await readShop(page, shopUrl)).not.toContain('Novedades de hoy')).toPass()
})

test('two editors don’t overwrite each other', async ({ page, hand, context, expectedErrors }) => {
  expectedErrors.push(/status of 409/)
  await signIn(page, hand, 'content')
  const path = buildDeskUrl('/desk/content/pl/page/press')
  await page.goto(path)
  const other = await context.newPage()
  await other.goto(path)
  await expect(locateText(other)).toBeVisible()
  await write(page, 'Pierwszy')
  await locateText(other).fill('Drugi')
  await expect(other.getByText('Someone else has changed this draft')).toBeVisible()
  await other.getByRole('button', { name: 'Load what is saved' }).click()
  await expect(locateText(other)).toHaveValue('Pierwszy')
})

test('the home document has its banners with their times, on a phone and in the dark', async ({
  page,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(AXE_IN_FRAME)
  await signIn(page, hand, 'content')
  await page.goto(buildDeskUrl('/desk/content/it/home/home'))
  await page.getByRole('button', { name: 'Add a banner' }).click()
  const banner = page.getByRole('group', { name: 'Banners' })
  await banner.getByLabel('Text').first().fill('Settimana dell’Avvento')
  await banner.getByLabel('Words of the link').first().fill('Scopri')
  await banner.getByLabel('From').first().fill('2031-12-01T08:00')
  await expect(page.getByText('Draft saved')).toBeVisible()
  const legal = page.getByRole('group', { name: 'Footer, right' })
  await legal
    .getByRole('button', { name: /^Remove Footer, right/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'footerRight' }).first().click()
  await expect(legal).toBeFocused()
  await page.getByLabel('Banners as of').fill('2031-12-01T09:00')
  await expect(page.frameLocator('iframe').getByText('Settimana dell’Avvento')).toBeVisible()
  await chooseTheme(page, 'dark')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('home-editor-phone.png') })
})

test('a voucher is made, found in the list and ended', async ({ page, hand, expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d/)
  const code = `DESK-${Date.now()}`
  await signIn(page, hand, 'content')
  await openQueue(page, 'Vouchers')
  await page.getByRole('link', { name: 'New voucher' }).click()
  await expect(locateHeading(page, 'New voucher')).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.getByLabel('Code:').fill(code)
  await page.getByRole('button', { name: 'Make the voucher' }).click()
  await expect(page.getByText('Fill this in.', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/^Some fields aren’t right\. Fill this in\./)).toBeVisible()
  await page.getByLabel('Amount').fill('12.50')
  await page.getByLabel('Valid from').fill('2026-01-01T00:00')
  await page.getByRole('checkbox', { name: 'Phones' }).check()
  await page.screenshot({ path: test.info().outputPath('new-voucher.png'), fullPage: true })
  await page.getByRole('button', { name: 'Make the voucher' }).click()
  await expect(page.getByText(`${code} is made.`)).toBeVisible()
  await page.getByLabel('Filter these rows').fill(code)
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('Valid')
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('vouchers.png') })
  await row.getByRole('button', { name: `End ${code}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `End ${code}` })
    .click()
  await expect(row).toContainText('Ended early')
})
