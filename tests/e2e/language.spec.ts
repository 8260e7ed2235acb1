import { DAY_MS } from '#domain/kernel/durations.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the language switch keeps the page and is remembered', async ({ page, urlOf }) => {
      await page.goto(urlOf('de', '/content/datenschutz'))
      await page.getByRole('button', { name: 'Polski' }).click()
      await expect(page).toHaveURL(urlOf('de', '/content/prywatnosc'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL')
      await page.goto(urlOf('de'))
      await expect(page.getByRole('heading', { level: 1, name: 'Co chcesz sprzedać?' })).toBeVisible()
      const [cookie] = await page.context().cookies()
      expect(cookie).toMatchObject({ name: 'locale', value: 'pl', path: '/', sameSite: 'Lax' })
      expect(Math.round(((cookie?.expires ?? 0) * 1_000 - Date.now()) / DAY_MS)).toBe(365)
    })
  })
}

test('after a navigation inside the application the switch keeps the current page', async ({
  page,
  urlOf,
}) => {
  await page.goto(urlOf('it'))
  await page.waitForFunction(() => (window.dataLayer?.length ?? 0) > 0)
  await page.getByRole('link', { name: 'Chi siamo' }).click()
  await expect(page).toHaveURL(urlOf('it', '/content/chi-siamo'))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page).toHaveURL(urlOf('it', '/content/a-propos'))
})

test('changing the language in another tab never mixes languages on the open page', async ({
  page,
  context,
  urlOf,
  expectedErrors,
}) => {
  expectedErrors.push(/payload failed/)
  await page.goto(urlOf('de'))
  await waitForHydration(page)
  await context.addCookies([{ name: 'locale', value: 'fr', url: urlOf('de') }])
  await page.getByRole('link', { name: 'Meine Geräte' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await expect(page.getByRole('heading', { level: 1, name: 'Finaliser la vente' })).toBeVisible()
})
