import { examplePaths } from '../support/example-paths.ts'
import { expect, NOT_FOUND_NOTICE, test } from './shop-test.ts'
import { violationsOf } from './violations.ts'

const MISSING = ['/gibt-es-nicht', '/clarification/abgelaufen']

for (const shop of ['de', 'b2bWidget', 'agan']) {
  test(`every screen in ${shop} is accessible`, async ({ page, urlOf, expectedErrors }) => {
    expectedErrors.push(NOT_FOUND_NOTICE)
    for (const path of [...examplePaths('de').map((example) => example.path), ...MISSING]) {
      await page.goto(urlOf(shop, path))
      expect([path, await violationsOf(page)]).toEqual([path, []])
    }
  })

  test.describe('in the dark scheme on a desktop', () => {
    test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })

    test(`the main screens in ${shop} are accessible`, async ({ page, urlOf, expectedErrors }) => {
      expectedErrors.push(NOT_FOUND_NOTICE)
      for (const path of ['/', '/content/agb', '/b2b/landingpage', '/checkout', '/kontakt', ...MISSING]) {
        await page.goto(urlOf(shop, path))
        expect([path, await violationsOf(page)]).toEqual([path, []])
      }
    })
  })
}

for (const market of ['at', 'en', 'es', 'fr', 'it', 'pl'] as const) {
  test(`home, terms and a missing page are accessible in ${market}`, async ({
    page,
    urlOf,
    expectedErrors,
  }) => {
    expectedErrors.push(NOT_FOUND_NOTICE)
    const terms = examplePaths(market).find(({ route }) => route === 'content')?.path ?? ''
    for (const path of ['/', terms, '/missing']) {
      await page.goto(urlOf(market, path))
      expect([path, await violationsOf(page)]).toEqual([path, []])
    }
  })
}

test('open menus and unfolded answers are accessible', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await page.getByText('Menü', { exact: true }).click({ force: true })
  await page.getByText('Was passiert mit meinen Daten?').click()
  await expect(page.getByRole('link', { name: 'Objektive' }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
