import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { EXAMPLE_COMPANY, writeExampleCompany } from '../support/example-operator.ts'
import { expect, goToReview, openCheckout, test } from './cart-helpers.ts'

for (const id of ['de', 'pl'] as const)
  test(`what a person can check is on the home page of ${id}`, async ({ page, urlOf }) => {
    await page.goto(urlOf(id))
    const facts = page.getByRole('region', { name: MESSAGES[id].TRUST_TITLE })
    await expect(facts).toContainText(writeExampleCompany(MARKETS[id]))
    await expect(facts.getByRole('link', { name: MESSAGES[id].TRUST_SIGNED_LINK })).toHaveAttribute(
      'href',
      buildPath(MARKETS[id], 'verify'),
    )
    await expect(facts.getByRole('img')).toHaveAccessibleName(MESSAGES[id].TRUST_SAMPLE_PICTURE)
  })

test('where a seller decides: who buys, the deadlines and the signed offer', async ({ page, urlOf }) => {
  await openCheckout(page, urlOf('de', ''))
  await goToReview(page, 'maria@example.org')
  const facts = page.getByRole('region', { name: 'Das kannst du nachprüfen' })
  await expect(facts).toContainText(writeExampleCompany(MARKETS.de))
  await facts.getByText('Unsere Zusagen').click()
  await expect(facts.getByText('21 Tage Preisgarantie ab Verkaufsabschluss')).toBeVisible()
  await facts.getByText('Ein signiertes Angebot').click()
  const link = facts.getByRole('link', { name: 'Signierte Datei prüfen' })
  // The sale stays where it is.
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the inspection is shown with the sample on the page of a device', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', '/produkte/apple-iphone-13'))
  const facts = page.getByRole('region', { name: 'Das kannst du nachprüfen' })
  await facts.getByText('So sieht eine Abweichung aus').click()
  await expect(facts.getByRole('img')).toHaveAccessibleName(MESSAGES.de.TRUST_SAMPLE_PICTURE)
})

test('and below the questions of a device, without script, too', async ({ browser, urlOf }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(urlOf('de', '/produkte/apple-iphone-13'))
  const facts = page.getByRole('region', { name: 'Das kannst du nachprüfen' })
  await expect(facts).toContainText(EXAMPLE_COMPANY.name)
  await expect(facts).toContainText('21 Tage Preisgarantie ab Verkaufsabschluss')
  await expect(facts).toContainText('von 300 € auf 264 €')
  await context.close()
})
