import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { listViolations, test } from './clarification-steps.ts'
import { buildDeskUrl, chooseTheme, locateHeading, openQueue, signIn } from './desk-steps.ts'
import { expect } from './shop-test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

// axe asks every frame whether it runs there, too; the preview runs no script.
const AXE_IN_FRAME = /postMessage/

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>`

const toFile = (svg: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(svg),
})

async function publish(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(`Version ${version} is published.`)).toBeVisible()
}

/** A page of the partner that shows the business shop. */
function servePage(widgetUrl: string): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>Partner</title><iframe title="Ankauf" src="${widgetUrl}"></iframe>`)
  })
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(server))
  })
}

test('an origin is added and the widget is shown there; removed, it is refused', async ({
  page,
  hand,
  urlOf,
  expectedErrors,
}) => {
  // The refused record, and the refused frame.
  expectedErrors.push(/status of 422/, /frame-ancestors/)
  const widgetUrl = urlOf('b2bWidget', '/')
  const server = await servePage(widgetUrl)
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const readPolicy = async () =>
    (await page.request.get(widgetUrl)).headers()['content-security-policy'] ?? ''
  try {
    await signIn(page, hand, 'content')
    await openQueue(page, 'Content')
    await page.getByRole('link', { name: 'Partners', exact: true }).click()
    await expect(locateHeading(page, 'Partners')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Morgenfeld' })).toContainText('As in the files')
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('partners.png') })
    await page.getByRole('button', { name: 'New partner' }).click()
    await page.getByLabel('Kind', { exact: true }).selectOption('Host of the widget')
    await page.getByLabel('Id:').fill('desk-widget')
    await page.getByRole('button', { name: 'Continue' }).click()

    const origins = page.getByLabel('Origins, one per line')
    await page.getByLabel('Name, as customers read it').fill('Laden')
    await origins.fill('https://*.laden.example')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('https://*.laden.example isn’t an origin.')).toBeVisible()
    await origins.fill(`${origin}\nhttps://www.laden.example`)
    await publish(page, 1)
    expect(await listViolations(page)).toEqual([])
    await page.screenshot({ path: test.info().outputPath('widget-host.png') })
    await expect(async () => expect(await readPolicy()).toContain(origin)).toPass()
    const shown = await page.context().newPage()
    await shown.goto(origin)
    await expect(shown.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()

    await origins.fill('https://www.laden.example')
    await publish(page, 2)
    await expect(async () => expect(await readPolicy()).not.toContain(origin)).toPass()
    await shown.reload()
    await expect(shown.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0)

    await page.getByRole('button', { name: 'Retire' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
    await expect(page.getByText('The partner is retired.')).toBeVisible()
    await expect(async () => expect(await readPolicy()).not.toContain('laden.example')).toPass()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a brand partner is refused with weak colours, looked at, published and put back', async ({
  page,
  hand,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/, AXE_IN_FRAME)
  await signIn(page, hand, 'content')
  await page.goto(buildDeskUrl('/desk/partners/brand/desk-brand'))
  await expect(page.getByText('Not published yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('This is too small or too short.').first()).toBeVisible()
  await page.getByLabel('Name, as customers read it').fill('Abendfeld')
  await page.getByLabel('Company, in the footer').fill('Abendfeld GmbH')
  await page.getByLabel('Support, email address').fill('hilfe@abendfeld.example')
  await page.getByLabel('Support, phone number').fill('+49 30 1234567')
  await page.getByLabel('Another drawing').setInputFiles(toFile(LOGO.replace('<path', '<script/><path')))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('it must not run or load anything')).toBeVisible()
  await page.getByLabel('Another drawing').setInputFiles(toFile(LOGO))
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible()
  const footer = page.getByRole('group', { name: 'Colours by day' }).getByLabel('Behind the footer')
  await footer.fill('#8899aa')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/the contrast is \d\.\d\d to 1, and at least 4\.5 to 1/).first()).toBeVisible()
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('brand-refused.png'), fullPage: true })

  await footer.fill('#101820')
  await page.getByRole('button', { name: 'Show it' }).click()
  await expect(
    page.frameLocator('iframe').getByText('Abendfeld GmbH', { exact: false }).first(),
  ).toBeVisible()
  await publish(page, 1)
  await page.getByLabel('Name, as customers read it').fill('Mittagfeld')
  await publish(page, 2)
  await page.getByRole('button', { name: 'Put it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click()
  await expect(page.getByText('Version 3 is published.')).toBeVisible()
  await expect(locateHeading(page, 'Abendfeld')).toBeVisible()

  await chooseTheme(page, 'dark')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await listViolations(page)).toEqual([])
  await page.screenshot({ path: test.info().outputPath('brand-phone.png'), fullPage: true })
})
