import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForHydration } from './shop-test.ts'

const IPHONE = '/produkte/apple-iphone-13'

/** The price in whole euros. */
const euros = async (price: Locator): Promise<number> =>
  Number(((await price.textContent()) ?? '').replace(/[^\d]/g, ''))

const step = (page: Page, name: RegExp) => page.getByRole('group', { name })

/** The effect that the page shows next to a choice, as a number. */
const readEffect = async (choice: Locator): Promise<number> => {
  const text = ((await choice.textContent()) ?? '').replace(/\s/g, '')
  const [, sign, amount] = /([+−])(\d+)€$/.exec(text) ?? []
  return amount ? Number(amount) * (sign === '−' ? -1 : 1) : 0
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('every answer changes the price as announced, and the breakdown adds up', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    const price = page.locator('[aria-live=polite] .text-hero')
    const choices = [
      [/Speicher/, '128'],
      [/Zustand/, 'Gut'],
      [/Startbildschirm/, 'Ja'],
      [/Akku/, '80–89'],
    ] as const
    for (const [question, answer] of choices) {
      const before = await euros(price)
      const choice = step(page, question).last().locator('label', { hasText: answer }).first()
      const effect = await readEffect(choice)
      await choice.click()
      await expect.poll(() => euros(price)).toBe(before + effect)
    }
    await expect(page.getByText('Summe', { exact: true })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Grundpreis, 128' })).toBeVisible()
  })

  test('a lock blocks the sale but shows the price; a swollen battery rules it out', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    const price = page.locator('[aria-live=polite] .text-hero')
    const before = await euros(price)
    await step(page, /Kontosperren/)
      .getByRole('radio', { name: /Nein/ })
      .check()
    expect(await euros(price)).toBe(before)
    await expect(
      page.getByText('Gerät zuerst', { exact: false }).or(page.getByText(/entsperr/i).first()),
    ).toBeVisible()
    await step(page, /aufgebläht/)
      .getByRole('radio', { name: /Ja/ })
      .check()
    await expect(price).toHaveText('–')
  })

  test('answers survive a reload and can be reset', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    const good = step(page, /Zustand/).getByRole('radio', { name: /^Gut/ })
    await good.check()
    await page.reload()
    await waitForHydration(page)
    await expect(good).toBeChecked()
    await page.getByRole('button', { name: 'Neu beginnen' }).click()
    await expect(good).not.toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('questions are asked one at a time, back and forth, by keyboard alone', async ({ page, urlOf }) => {
    await page.goto(urlOf('fr', '/produits/apple-iphone-13'))
    await waitForHydration(page)
    const next = page.getByRole('button', { name: 'Continuer' })
    await expect(page.getByRole('radio')).toHaveCount(3)
    await expect(next).toBeDisabled()
    await expect(page.getByRole('radio').first()).toBeEnabled()
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await expect(next).toBeEnabled()
    await next.press('Enter')
    await expect(page.getByRole('radio')).toHaveCount(5)
    await page.getByRole('button', { name: 'Retour' }).press('Enter')
    await expect(page.getByRole('radio').first()).toBeChecked()
  })

  test('a few facts determine the condition', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/produkte/canon-eos-r6'))
    await waitForHydration(page)
    await page.getByText('Unsicher? Ein paar Fakten genügen').click()
    for (const answer of ['Nein', 'Ja', 'Nein'])
      await page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: /Zustand/ }).click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
  })

  test('the questions are accessible', async ({ page, urlOf }) => {
    await page.goto(urlOf('pl', '/produkty/apple-iphone-13'))
    await waitForHydration(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what is needed for a price', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await expect(page.getByText(/JavaScript/)).toBeVisible()
  })
})
