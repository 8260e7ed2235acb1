import { listExamplePaths } from '../support/example-paths.ts'
import { expect, NOT_FOUND_NOTICE, test } from './shop-test.ts'
import { findViolations } from './violations.ts'

const MISSING = ['/gibt-es-nicht', '/clarification/abgelaufen']

const EVERY_PATH = [...listExamplePaths('de').map((example) => example.path), ...MISSING]

test('every screen is accessible', async ({ page, urlOf, expectedErrors }) => {
  expectedErrors.push(NOT_FOUND_NOTICE)
  for (const path of EVERY_PATH) {
    await page.goto(urlOf('de', path))
    expect({ path, violations: await findViolations(page) }).toEqual({ path, violations: [] })
  }
})

// The shop modes have their own layout and colours around the same screens. Every third screen covers all of their
// parts.
for (const [turn, shop] of ['b2bWidget', 'agan'].entries()) {
  test(`the screens in the ${shop} layout are accessible`, async ({ page, urlOf, expectedErrors }) => {
    expectedErrors.push(NOT_FOUND_NOTICE)
    for (const path of EVERY_PATH.filter((_, index) => index % 3 === turn)) {
      await page.goto(urlOf(shop, path))
      expect({ path, violations: await findViolations(page) }).toEqual({ path, violations: [] })
    }
  })
}

for (const shop of ['de', 'b2bWidget', 'agan']) {
  test.describe('in the dark scheme on a desktop', () => {
    test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } })

    test(`the main screens in ${shop} are accessible`, async ({ page, urlOf, expectedErrors }) => {
      expectedErrors.push(NOT_FOUND_NOTICE)
      for (const path of ['/', '/content/agb', '/b2b/landingpage', '/checkout', '/kontakt', ...MISSING]) {
        await page.goto(urlOf(shop, path))
        expect({ path, violations: await findViolations(page) }).toEqual({ path, violations: [] })
      }
    })
  })
}

for (const market of ['fr', 'pl'] as const) {
  test(`home, terms and a missing page are accessible in ${market}`, async ({
    page,
    urlOf,
    expectedErrors,
  }) => {
    expectedErrors.push(NOT_FOUND_NOTICE)
    const terms = listExamplePaths(market).find(({ route }) => route === 'content')?.path ?? ''
    for (const path of ['/', terms, '/missing']) {
      await page.goto(urlOf(market, path))
      expect({ path, violations: await findViolations(page) }).toEqual({ path, violations: [] })
    }
  })
}

test('open menus and expanded answers are accessible', async ({ page, urlOf }) => {
  await page.goto(urlOf('de'))
  await page.getByText('Menü', { exact: true }).click({ force: true })
  await page.getByText('Was passiert mit meinen Daten?').click()
  await expect(page.getByRole('link', { name: 'Objektive' }).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
