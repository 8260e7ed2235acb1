import type { Page } from '@playwright/test'
import { goToFacts, locateStep } from './device-page.ts'
import { expect, test, waitForHydration } from './shop-test.ts'

const IPHONE = '/produkte/apple-iphone-13'
const LENS = '/produkte/canon-ef-50mm-f-1-8-stm'

const COMPARE = 'Alle Zustände vergleichen'

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
}

test.describe('the pictures of the conditions', () => {
  test('show this kind of device, at least 160 px wide', async ({ page, urlOf }) => {
    await open(page, urlOf('de', LENS))
    const pictures = locateStep(page, /Zustand/).locator('img')
    await expect(pictures).toHaveCount(5)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('src', /^\/pictures\/conditions\/lenses-[1-5]\.svg$/)
      expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160)
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  })

  test('grow on tap, by keyboard too; Escape leads back to the picture', async ({ page, urlOf }) => {
    await open(page, urlOf('de', IPHONE))
    const picture = page.getByRole('button', { name: 'Gut: Bild vergrößern' })
    await picture.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Gut' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Maßstabsgetreu gezeichnet, neben einem Fingernagel.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(picture).toBeFocused()
  })

  test('take the condition from the large picture', async ({ page, urlOf }) => {
    await open(page, urlOf('de', IPHONE))
    await page.getByRole('button', { name: 'Gut: Bild vergrößern' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '„Gut“ wählen' }).click()
    await expect(locateStep(page, /Speicher/)).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
  })

  test('are tapped like the answer before the application runs', async ({ browser, urlOf }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(urlOf('de', IPHONE))
    await locateStep(page, /Zustand/)
      .locator('img')
      .nth(2)
      .click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
    await context.close()
  })
})

test.describe('the comparison', () => {
  test('slides by keyboard from flawless to broken, and says condition and price', async ({
    page,
    urlOf,
  }) => {
    await open(page, urlOf('de', IPHONE))
    await page.getByText(COMPARE).click()
    const slider = page.getByRole('slider', { name: 'Zustand, von makellos bis beschädigt' })
    await slider.focus()
    await page.keyboard.press('Home')
    const prices: number[] = []
    for (const condition of [/^Versiegelt, /, /^Wie neu, /, /^Gut, /]) {
      await expect(slider).toHaveAttribute('aria-valuetext', condition)
      const value = (await slider.getAttribute('aria-valuetext')) ?? ''
      prices.push(Number(value.replace(/\D/g, '')))
      await page.keyboard.press('ArrowRight')
    }
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    expect(new Set(prices).size).toBe(prices.length)
  })

  test('shows this device, and takes the condition', async ({ page, urlOf }) => {
    await open(page, urlOf('de', IPHONE))
    await page.getByText(COMPARE).click()
    const slider = page.getByRole('slider')
    await slider.fill('2')
    await expect(page.getByRole('img', { name: 'Apple iPhone 13 im Zustand „Gut“' })).toBeVisible()
    await page.getByRole('button', { name: '„Gut“ wählen' }).click()
    await expect(locateStep(page, /Speicher/)).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
  })
})

test.describe('the screen check', () => {
  test('shows five colours by keyboard, says what to look for, and gives the focus back', async ({
    page,
    urlOf,
  }) => {
    await open(page, urlOf('de', IPHONE))
    await goToFacts(page)
    await page.getByText('Bildschirm prüfen').click()
    const start = page.getByRole('button', { name: 'Bildschirmtest starten' })
    await start.click()
    const dialog = page.getByRole('dialog', { name: 'Bildschirm prüfen' })
    const shown: { colour: string; background: string }[] = []
    for (const colour of ['Weiß', 'Schwarz', 'Rot', 'Grün', 'Blau']) {
      await expect(dialog.getByRole('status')).toContainText(`${colour}. Achte auf`)
      shown.push({
        colour,
        background: await dialog.evaluate((box) => getComputedStyle(box).backgroundColor),
      })
      await page.keyboard.press('Enter')
    }
    expect(shown).toEqual([
      { colour: 'Weiß', background: 'rgb(255, 255, 255)' },
      { colour: 'Schwarz', background: 'rgb(0, 0, 0)' },
      { colour: 'Rot', background: 'rgb(255, 0, 0)' },
      { colour: 'Grün', background: 'rgb(0, 255, 0)' },
      { colour: 'Blau', background: 'rgb(0, 0, 255)' },
    ])
    await expect(dialog).toBeHidden()
    await expect(start).toBeFocused()
    await expect(page.getByText('Gib es oben bei der Frage zum Bild an.')).toBeVisible()
  })

  test('fills the view, goes on with a tap and ends with its button', async ({ page, urlOf }) => {
    await open(page, urlOf('de', IPHONE))
    await goToFacts(page)
    await page.getByText('Bildschirm prüfen').click()
    await page.getByRole('button', { name: 'Bildschirmtest starten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bildschirm prüfen' })
    await expect(dialog.getByRole('status')).toContainText('Weiß')
    const fills = await dialog.evaluate(
      (box) => box.clientWidth >= innerWidth && box.clientHeight >= innerHeight,
    )
    expect(fills).toBe(true)
    await dialog.getByRole('button', { name: 'Nächste Farbe' }).click()
    await expect(dialog.getByRole('status')).toContainText('Schwarz')
    await dialog.getByRole('button', { name: 'Bildschirmtest beenden' }).click()
    await expect(dialog).toBeHidden()
  })

  test('is not offered for a lens', async ({ page, urlOf }) => {
    await open(page, urlOf('de', LENS))
    await expect(page.getByText(COMPARE)).toBeVisible()
    await expect(page.getByText('Bildschirm prüfen')).toHaveCount(0)
  })
})
