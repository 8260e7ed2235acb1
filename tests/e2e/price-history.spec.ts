import { expect, hydrated, test } from './shop-test.ts'
import { violationsOf } from './violations.ts'

const IPHONE = '/produkte/apple-iphone-13'
const FILM = 'Die Zustände als Film ansehen'

test.describe('the price history', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('says since when the price holds, and follows the chosen storage', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await hydrated(page)
    const history = page.getByRole('region', { name: 'Preisverlauf' })
    await expect(history.getByText(/^Dieser Preis gilt seit dem \d+\. \p{L}+ \d{4}\.$/u)).toBeVisible()
    await expect(history.getByRole('img', { name: /^Verlauf des Grundpreises/ })).toBeVisible()
    await expect(history.getByText('Grundpreis, 512')).toBeVisible()
    await page.getByRole('radio', { name: /^128/ }).check()
    await expect(history.getByText('Grundpreis, 128')).toBeVisible()
    await history.getByText('Als Tabelle ansehen').click()
    const receipt = page.getByRole('term').filter({ hasText: 'Grundpreis, 128' }).locator('..')
    const price = await receipt.getByRole('definition').textContent()
    await expect(history.getByRole('row').last().getByRole('cell').last()).toHaveText(price ?? '')
  })

  test('can be read without script', async ({ browser, urlOf }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(urlOf('fr', '/produits/apple-iphone-13'))
    const history = page.getByRole('region', { name: 'Évolution du prix' })
    await expect(history.getByText(/^Ce prix est en vigueur depuis le/)).toBeVisible()
    await context.close()
  })
})

test.describe('the film of the conditions', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is loaded and played only when somebody asks for it', async ({ page, urlOf }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4|webp)$/.test(request.url())) asked.push(request.url())
    })
    await page.goto(urlOf('de', IPHONE))
    await hydrated(page)
    expect(asked).toEqual([])
    await page.getByText(FILM).click()
    const film = page.locator('video')
    await expect(film).toBeVisible()
    await expect(film).toHaveJSProperty('paused', true)
    await expect.poll(() => asked.filter((url) => url.endsWith('.webp')).length).toBe(1)
    expect(asked.filter((url) => !url.endsWith('.webp'))).toEqual([])
    await film.evaluate((video: HTMLVideoElement) => video.play())
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    await expect(film).toHaveJSProperty('duration', 12)
  })

  test('can be asked for in parts, as some browsers insist on', async ({ page, urlOf, request }) => {
    await page.goto(urlOf('de', IPHONE))
    await hydrated(page)
    await page.getByText(FILM).click()
    for (const source of await page.locator('video source').all()) {
      const path = (await source.getAttribute('src')) ?? ''
      const part = await request.get(urlOf('de', path), { headers: { range: 'bytes=0-1' } })
      expect([part.status(), (await part.body()).length]).toEqual([206, 2])
      expect(part.headers()['content-type']).toBe(await source.getAttribute('type'))
    }
  })

  test('is not there in a market without it', async ({ page, urlOf }) => {
    await page.goto(urlOf('en', '/products/apple-iphone-13'))
    await hydrated(page)
    await expect(page.getByText('Not sure?')).toBeVisible()
    await expect(page.getByText('as a film')).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`both can be used by everybody in the ${colorScheme} scheme, and fit 320 px`, async ({
    browser,
    urlOf,
  }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    await page.goto(urlOf('pl', '/produkty/canon-eos-r6'))
    await hydrated(page)
    await page.getByText('Zobacz stany na filmie').click()
    await page.getByText('Pokaż jako tabelę').click()
    expect(await violationsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })
}
