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

for (const { market, link, field, submit, unknown } of [
  {
    market: 'de',
    link: 'Mehrere Geräte? Liste einfügen',
    field: 'Deine Geräte, eins pro Zeile',
    submit: 'Geräte finden',
    unknown: 'Diesen Namen kennen wir nicht.',
  },
  {
    market: 'pl',
    link: 'Kilka urządzeń? Wklej listę',
    field: 'Twoje urządzenia, każde w osobnej linii',
    submit: 'Znajdź urządzenia',
    unknown: 'Nie znamy takiej nazwy.',
  },
])
  test(`a drawer full of devices gets a price per line in ${market}`, async ({ page, urlOf }) => {
    await page.goto(urlOf(market))
    await waitForHydration(page)
    await page.getByRole('link', { name: link }).click()
    await page.getByLabel(field).fill('iPhone 12 64GB, Galaxy S21\niPhone SE\nToaster')
    await page.getByRole('button', { name: submit }).click()
    await expect(page.getByRole('link', { name: /Apple iPhone 12/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /iPhone SE/ })).toHaveCount(3)
    await expect(page.getByText(unknown)).toBeVisible()
    await page.getByRole('link', { name: /Apple iPhone 12/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Apple iPhone 12' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(field)).toHaveValue(/Galaxy S21/)
    await expect(page.getByRole('link', { name: /Apple iPhone 12/ })).toBeVisible()
  })

test('a pasted name keeps its storage, and a broken device has no price of a working one', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('de', '/liste'))
  await waitForHydration(page)
  await page.getByLabel('Deine Geräte, eins pro Zeile').fill('iPhone 13 256 GB\niPhone 12 defekt')
  await page.getByRole('button', { name: 'Geräte finden' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  const broken = page.getByRole('listitem').filter({ hasText: 'iPhone 12 defekt' })
  await expect(broken.getByRole('link', { name: /^Apple iPhone 12/ })).toBeVisible()
  await expect(broken).not.toContainText('€')
  await page.getByRole('link', { name: /^Apple iPhone 13/ }).click()
  await expect(page).toHaveURL(/\?storage=256$/)
  // The condition is asked first; the step with the storage is not in sight yet.
  await expect(page.getByRole('radio', { name: /^256/, includeHidden: true })).toBeChecked()
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
