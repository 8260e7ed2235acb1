import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './shop-test.ts'

const LIST = [
  'device_url_or_name;storage;condition_id;quantity;imei_or_serial;answers',
  ...Array.from({ length: 240 }, (_, row) => `iPhone 13;128;${1 + (row % 5)};1;;`),
  'iPhone SE;64;4;1;;',
  'Toaster;;4;1;;',
  'Galxy S21;128;4;2;;BATTERY=LT_80',
].join('\r\n')

const upload = async (page: Page, list: string) =>
  page
    .getByLabel('Ihre Liste als CSV-Datei')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${list}`) })

test('a business uploads a list, corrects a row and sells the selected devices', async ({ page, urlOf }) => {
  // Slow enough to show the progress.
  await page.route('**/api/lists/quotes*', async (route) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await route.continue()
  })
  await page.goto(urlOf('b2bWidget', '/b2b/ankaufsportal'))
  await waitForHydration(page)
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Vorlage herunterladen' }).click()
  expect((await template).suggestedFilename()).toBe('template.csv')
  const progress = page.getByRole('progressbar', { name: 'Fortschritt' }).waitFor()
  await upload(page, LIST)
  await progress
  await expect(page.getByRole('heading', { name: 'Alle Zeilen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Alle (243)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Zeilen 1 bis 100 von 243')).toBeVisible()
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect(page.getByText('Zeilen 101 bis 200 von 243')).toBeVisible()

  await page.getByRole('button', { name: 'Mit Problem (2)' }).click()
  await expect(page.getByText('Gerät nicht erkannt: Toaster')).toBeVisible()
  await page.getByRole('button', { name: 'Zeile 242 korrigieren' }).press('Enter')
  await expect(page.getByLabel('Gerät auswählen')).toBeFocused()
  await page.getByLabel('Gerät auswählen').selectOption({ label: 'Apple iPhone SE (2. Generation)' })
  await page.getByRole('button', { name: 'Übernehmen' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Mit Problem (1)' })).toBeVisible()

  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: 'Mit Problem (1)' })).toBeVisible()
  const result = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Ergebnis herunterladen' }).click()
  expect((await result).suggestedFilename()).toBe('result.csv')

  await page.getByRole('checkbox', { name: /unsichere Zeile/ }).check()
  await expect(page.getByRole('heading', { name: '243 Geräte' })).toBeVisible()
  await page.getByRole('button', { name: 'Liste verkaufen' }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Geräte' })).toBeVisible()
  // Five conditions of one device plus two other devices: seven lines.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'iPhone 13' })).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Angebot anfragen' }).first()).toBeVisible()
})

test('private visitors see the prices of a list and how to become a business customer', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/b2b/ankaufsportal'))
  await waitForHydration(page)
  await page.getByLabel('Zustand für Zeilen ohne Angabe').selectOption('4')
  await page.getByLabel('Oder die Zeilen hier einfügen').fill('iPhone 13;128\nGalaxy S21;128')
  await page.getByRole('button', { name: 'Preise berechnen' }).click()
  await expect(page.getByRole('heading', { name: '2 Geräte' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kundenkonto eröffnen' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Liste verkaufen' })).toHaveCount(0)
})

/** A partner's page with its own content security policy. */
function servePartner(widgetUrl: string, listenAt: string): Promise<Server> {
  const html = `<!doctype html><html lang="de"><head><title>Partner</title></head><body><h1>Partner</h1>
    <div id="ankauf"></div>
    <script src="${widgetUrl}/widget.js" data-target="#ankauf" data-start="list" data-title="Ankauf" async></script>
    </body></html>`
  const policy = `default-src 'none'; script-src ${widgetUrl}; frame-src ${widgetUrl}; require-trusted-types-for 'script'`
  const server = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html', 'content-security-policy': policy })
    response.end(isPage ? html : undefined)
  })
  return new Promise((resolve) => {
    server.listen(Number(new URL(listenAt).port), 'localhost', () => resolve(server))
  })
}

test('the widget adapts its height to a partner’s page and has its own cart', async ({ page, urlOf }) => {
  const partner = process.env.PARTNER_URL ?? ''
  const server = await servePartner(urlOf('b2bWidget', ''), partner)
  try {
    await page.goto(partner)
    const frame = page.frameLocator('iframe[title="Ankauf"]')
    const readHeight = () => page.getByTitle('Ankauf').evaluate((element) => element.clientHeight)
    const field = frame.getByLabel('Oder die Zeilen hier einfügen')
    await field.scrollIntoViewIfNeeded()
    await expect.poll(readHeight).not.toBe(720)
    const before = await readHeight()
    const rows = Array.from({ length: 60 }, () => 'iPhone 13;128;4')
    await field.fill(rows.join('\n'))
    await frame.getByRole('button', { name: 'Preise berechnen' }).click()
    await expect(frame.getByRole('heading', { name: '60 Geräte' })).toBeVisible()
    await expect.poll(readHeight).toBeGreaterThan(before + 1_000)
    // Nothing inside needs scrolling.
    const inner = await frame
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(inner).toBeLessThanOrEqual(1)
    await frame.getByRole('button', { name: 'Liste verkaufen' }).click()
    await expect(frame.getByRole('heading', { name: 'Ihre Geräte' })).toBeVisible()
    await page.reload()
    await expect(frame.getByRole('link', { name: 'Meine Geräte 60' })).toBeVisible()
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
