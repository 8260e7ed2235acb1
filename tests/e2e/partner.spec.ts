import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'

const PARTNERS = [
  {
    shop: 'agan',
    name: 'Morgenfeld',
    legalName: 'Morgenfeld Handels GmbH',
    headline: 'Dein altes Gerät ist noch etwas wert',
    mail: 'service@morgenfeld.example',
    accent: 'rgb(107, 45, 92)',
  },
  {
    shop: 'nalvi',
    name: 'Nalvi',
    legalName: 'Nalvi Mobilfunk AG',
    headline: 'Verkauf dein altes Gerät über Nalvi',
    mail: 'hilfe@nalvi.example',
    accent: 'rgb(15, 90, 110)',
  },
]

const readAccent = (page: Page) =>
  page.getByRole('contentinfo').evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--accent)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })

for (const { shop, name, legalName, headline, mail, accent } of PARTNERS) {
  test(`the shop of ${name} carries its name, words, colours and contact`, async ({ page, urlOf }) => {
    await page.goto(urlOf(shop))
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: `${name}, zur Startseite` }),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText(`Rivendo GmbH für ${legalName}`)
    expect(await readAccent(page)).toBe(accent)
    await page.goto(urlOf(shop, '/kontakt'))
    await expect(page).toHaveTitle(`Kontakt – ${name}`)
    await expect(page.getByRole('link', { name: mail })).toBeVisible()
  })

  test(`nothing in the shop of ${name} carries ours but what the contract needs`, async ({ page, urlOf }) => {
    await page.goto(urlOf(shop))
    const shown = await page.getByRole('banner').textContent()
    expect(shown).not.toContain('Rivendo')
    const icon = await page.request.get(urlOf(shop, '/icon.svg'))
    expect(await icon.text()).toContain('<svg')
    const manifest = await page.request.get(urlOf(shop, '/site.webmanifest'))
    expect(await manifest.json()).toMatchObject({ name })
    const painted = await page.request.get(urlOf(shop, '/favicon.ico'))
    expect(painted.status()).toBe(404)
  })
}
