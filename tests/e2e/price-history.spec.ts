import { expect, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const IPHONE = '/produkte/apple-iphone-13'
const FILM = 'Die Zustände als Film ansehen'

test.describe('the price history', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is one sentence while there are few prices', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await expect(page.getByText(/^Dieser Preis gilt seit dem \d+\. \p{L}+ \d{4}\.$/u)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Preisverlauf' })).toHaveCount(0)
  })

  test('can be read without script', async ({ browser, urlOf }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(urlOf('fr', '/produits/apple-iphone-13'))
    await expect(page.getByText(/^Ce prix est en vigueur depuis le/)).toBeVisible()
    await context.close()
  })
})

test.describe('the video about conditions', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('is only loaded and played on request', async ({ page, urlOf }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\.(webm|mp4|webp)$/.test(request.url())) asked.push(request.url())
    })
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
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

  test('supports range requests, which some browsers require', async ({ page, urlOf, request }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await page.getByText(FILM).click()
    for (const source of await page.locator('video source').all()) {
      const path = (await source.getAttribute('src')) ?? ''
      const part = await request.get(urlOf('de', path), { headers: { range: 'bytes=0-1' } })
      expect({ status: part.status(), bodyCount: (await part.body()).length }).toEqual({
        status: 206,
        bodyCount: 2,
      })
      expect(part.headers()['content-type']).toBe(await source.getAttribute('type'))
    }
  })

  test('does not appear in a market without it', async ({ page, urlOf }) => {
    await page.goto(urlOf('en', '/products/apple-iphone-13'))
    await waitForHydration(page)
    await expect(page.getByText('Not sure?')).toBeVisible()
    await expect(page.getByText('Watch the conditions')).toHaveCount(0)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it is accessible in the ${colorScheme} scheme and fit 320 px`, async ({ browser, urlOf }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 640 } })
    const page = await context.newPage()
    await page.goto(urlOf('pl', '/produkty/canon-eos-r6'))
    await waitForHydration(page)
    await page.getByText('Zobacz stany na filmie').click()
    await expect(page.locator('video')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await context.close()
  })
}
