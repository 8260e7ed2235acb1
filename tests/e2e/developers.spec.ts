import { DEVELOPERS_PATH } from '#contracts/paths/developers.ts'
import { expect, test } from './shop-test.ts'
import { findViolations } from './violations.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a programmer finds a call, its example and its errors', async ({ page, urlOf }) => {
    await page.goto(urlOf('pl', DEVELOPERS_PATH))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rivendo API')
    await page.getByRole('navigation').getByRole('link', { name: 'POST /searches' }).click()
    await expect(page.getByRole('heading', { name: 'POST /searches' })).toBeInViewport()
    const call = page.getByRole('region', { name: 'POST /searches', exact: true })
    await expect(call.getByRole('region', { name: 'POST /searches, request: example' })).toContainText(
      'shop-de',
    )
    await call.getByRole('link', { name: 'UNSUPPORTED_QUERY' }).click()
    await expect(page.getByRole('rowheader', { name: 'UNSUPPORTED_QUERY' })).toBeInViewport()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the reference is accessible and fits a phone, ${colorScheme}`, async ({ page, urlOf }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(urlOf('de', DEVELOPERS_PATH))
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
