import { choose, euros, goToFacts, holdScripts, locateFact, locatePrice, locateStep } from './device-page.ts'
import { isFocusCovered } from './focus.ts'
import { expect, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const IPHONE = '/produkte/apple-iphone-13'
const LENS = '/produkte/canon-ef-50mm-f-1-8-stm'

/** A formatted amount in cents: "−12,50 €" is -1250. */
const readCents = (amount: string): number =>
  Number(amount.replace(/[^\d]/g, '')) * (amount.includes('−') ? -1 : 1)

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('every answer leads to the price it announces, and the breakdown adds up', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    for (const answer of [/^Gut/, /^128/, /^80–89/]) {
      const choice = page.locator('label').filter({ has: page.getByRole('radio', { name: answer }) })
      const [announced = ''] =
        /\d+(?= €)/.exec(((await choice.textContent()) ?? '').replaceAll('\u00a0', ' ')) ?? []
      await page.getByRole('radio', { name: answer }).check()
      await expect.poll(() => euros(locatePrice(page))).toBe(Number(announced))
    }
    await expect(page.getByRole('term').filter({ hasText: 'Grundpreis, 128' })).toBeVisible()
    const amounts = await page.locator('#price').getByRole('definition').allTextContents()
    const [total = 0, ...lines] = amounts.map(readCents).reverse()
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total)
    await page.getByRole('button', { name: 'Ja, alles' }).click()
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
    await expect(page.getByRole('button', { name: 'Verkaufen', exact: true })).toBeVisible()
  })

  test('the price stays in view while a seller scrolls through the questions', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Ja, alles' }).scrollIntoViewIfNeeded()
    await expect(locatePrice(page)).toBeInViewport()
  })

  for (const device of ['apple-iphone-13-pro', 'apple-macbook-air-13-zoll-m1-2020', 'canon-eos-r6'])
    test(`the page of ${device} is at most 3,000 px high`, async ({ page, urlOf }) => {
      await page.goto(urlOf('de', `/produkte/${device}`))
      await waitForHydration(page)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000)
    })

  test('answers survive a reload and can be reset', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    const good = page.getByRole('radio', { name: /^Gut/ })
    await good.check()
    await page.reload()
    await waitForHydration(page)
    await expect(good).toBeChecked()
    await page.getByRole('button', { name: 'Neu beginnen' }).click()
    await expect(good).not.toBeChecked()
  })
})

test.describe('on a phone', () => {
  test('a choice answers and goes on; the next question has the focus, and the way back is always there', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await choose(page, /^Gut/, /Speicher/)
    await expect(page.locator(':focus')).toHaveText(/Wie viel Speicher/)
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(locateStep(page, /Speicher/)).toBeVisible()
  })

  test('the price is read out with its label after each answer', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await expect(page.getByText('Wir zahlen bis zu').first()).toBeVisible()
    await choose(page, /^Wie neu/, /Speicher/)
    await expect(page.getByRole('status').filter({ hasText: /^Preis bisher: \d+/ })).toBeAttached()
    await expect(page.getByText('Wir zahlen bis zu')).toHaveCount(0)
  })

  test('arrow keys look through the answers; Enter takes one and goes on', async ({ page, urlOf }) => {
    await page.goto(urlOf('fr', '/produits/apple-iphone-13'))
    await waitForHydration(page)
    const [first, second] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)]
    await first.focus()
    await page.keyboard.press('ArrowDown')
    await expect(second).toBeChecked()
    await expect(second).toBeFocused()
    await expect(page.getByRole('button', { name: 'Continuer' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio')).toHaveCount(3)
    await page.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('group', { name: /batterie/ })).toBeVisible()
    await page.getByRole('button', { name: 'Retour' }).press('Enter')
    await expect(page.getByRole('radio').first()).toBeChecked()
  })

  test('facts that do not apply open in place, stay visible as changed, and end in a price', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await goToFacts(page)
    const glass = locateFact(page, 'Kein Riss')
    await glass.getByText('Trifft nicht zu').click()
    await page.getByRole('button', { name: 'Preis anzeigen' }).click()
    await expect(glass.getByRole('alert')).toHaveText(/^Wähle, was zutrifft/)
    await glass.getByRole('radio', { name: /^Rückseite/ }).check()
    const works = locateFact(page, 'Alles funktioniert')
    await works.getByText('Trifft nicht zu').click()
    await expect(works.getByRole('radio', { name: /^Nein je nach Defekt/ })).toBeChecked()
    await works.getByRole('checkbox', { name: /^Eine Kamera/ }).check()
    await page.getByRole('button', { name: 'Preis anzeigen' }).click()
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
    await expect(locatePrice(page)).toBeFocused()
    await page.getByRole('button', { name: /^Ändern Trifft das alles zu/ }).click()
    await expect(glass.getByRole('radio', { name: /^Rückseite/ })).toBeChecked()
  })

  test('a lock that goes before shipping keeps the offer; one that cannot go blocks it at once', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await goToFacts(page)
    const lock = locateFact(page, 'Keine Sperre')
    await lock.getByText('Trifft nicht zu').click()
    await lock.getByRole('radio', { name: /erst entsperren/ }).check()
    await expect(lock.getByRole('alert')).toContainText(
      'Mit Aktivierungssperre können wir das Gerät nicht kaufen',
    )
    await expect(page.getByRole('button', { name: 'Preis anzeigen' })).toHaveCount(0)
    await lock
      .getByRole('alert')
      .getByRole('button', { name: /vor dem Versand/ })
      .click()
    // The notice is gone; the focus is on the answer that it gave.
    await expect(lock.getByRole('radio', { name: /vor dem Versand/ })).toBeFocused()
    await page.getByRole('button', { name: 'Preis anzeigen' }).click()
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
  })

  test('a swollen battery ends the sale with advice', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await goToFacts(page)
    const swollen = locateFact(page, 'nicht aufgebläht')
    await swollen.getByText('Trifft nicht zu').click()
    await expect(swollen.getByRole('alert')).toContainText('kann sich entzünden')
    await swollen.getByRole('link', { name: 'Was tun bei aufgeblähtem Akku?' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Verpackungstipps' })).toBeVisible()
  })

  test('an answer that ends the sale stops there and offers the next best thing', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', LENS))
    await waitForHydration(page)
    await choose(page, /^Wie neu/, /Taschenlampe/)
    await page.getByRole('radio', { name: /^Fäden über das Glas/ }).click()
    const stop = page.getByRole('alert')
    await expect(stop).toContainText('Dafür machen wir kein Angebot')
    await expect(locateStep(page, /Taschenlampe/)).toBeVisible()
    await expect(stop.getByRole('link', { name: 'Noch ein Gerät verkaufen' })).toBeVisible()
  })

  test('below the smallest offer a seller gets a free recycling label instead', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/produkte/apple-iphone-6?storage=16'))
    await waitForHydration(page)
    await page.getByRole('radio', { name: /^Beschädigt/ }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Kostenlos recyceln' }).click()
    await expect(page).toHaveURL(/\/recycling\?device=apple-iphone-6$/)
  })

  test('a few facts determine the condition', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', '/produkte/canon-eos-r6'))
    await waitForHydration(page)
    await page.getByText('Unsicher? Ein paar Fragen helfen').click()
    for (const answer of ['Nein', 'Ja', 'Nein'])
      await page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: /Zustand/ }).click()
    await expect(locateStep(page, /Auslösungen/)).toBeVisible()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^Gut/ })).toBeChecked()
  })

  test('a link presets the storage, until the seller chooses another', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', `${IPHONE}?storage=256`))
    await waitForHydration(page)
    await choose(page, /^Wie neu/, /Akku/)
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByRole('radio', { name: /^256/ })).toBeChecked()
    await choose(page, /^128/, /Akku/)
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^128/ })).toBeChecked()
  })

  test('after adding, a sheet says what it brings and until when; Escape leaves the way on', async ({
    page,
    urlOf,
  }) => {
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await goToFacts(page)
    await page.getByRole('button', { name: 'Ja, alles' }).click()
    const price = await euros(locatePrice(page))
    await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Dein Verkauf: Apple iPhone 13' })
    await expect(sheet.getByText(`${price} €`)).toBeVisible()
    await expect(sheet.getByText(/^Das Angebot gilt bis zum \d+\. \p{L}+ \d{4}/u)).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Verkauf abschließen' })).toBeFocused()
    await expect(sheet.getByRole('link', { name: 'Noch ein Gerät verkaufen' })).toBeVisible()
    await expect(sheet.getByText(/Warenkorb/)).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Verkauf abschließen' })).toBeFocused()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`every step is accessible in the ${colorScheme} scheme`, async ({ page, urlOf }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(urlOf('pl', '/produkty/apple-iphone-13'))
      await waitForHydration(page)
      expect(await findViolations(page)).toEqual([])
      await page.goto(urlOf('de', IPHONE))
      await waitForHydration(page)
      expect(await findViolations(page)).toEqual([])
      await goToFacts(page)
      await locateFact(page, 'Kein Riss').getByText('Trifft nicht zu').click()
      expect(await findViolations(page)).toEqual([])
      await locateFact(page, 'Kein Riss').getByText('Trifft nicht zu').click()
      await page.getByRole('button', { name: /Ja, alles|Preis anzeigen/ }).click()
      await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
      expect(await findViolations(page)).toEqual([])
    })

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 320, height: 180 },
  ])
    test(`the bar covers nothing that has the focus at ${viewport.width} × ${viewport.height}`, async ({
      page,
      urlOf,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(urlOf('de', IPHONE))
      await waitForHydration(page)
      await goToFacts(page)
      await locateFact(page, 'Kein Riss').getByText('Trifft nicht zu').click()
      await locateStep(page, /Trifft das alles zu/)
        .locator('legend')
        .first()
        .focus()
      const covered: string[] = []
      const last = page.getByRole('checkbox', { name: /Kein SIM-Lock/ })
      for (let stops = 0; stops < 30; stops++) {
        await page.keyboard.press('Tab')
        if (await isFocusCovered(page)) covered.push(`stop ${stops}`)
        if (await last.evaluate((element) => element === document.activeElement)) break
      }
      await expect(last).toBeFocused()
      expect(covered).toEqual([])
    })

  test('with reduced motion nothing moves', async ({ page, urlOf }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(urlOf('de', IPHONE))
    await waitForHydration(page)
    await choose(page, /^Wie neu/, /Speicher/)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('on a slow phone', () => {
  test('what is tapped before the script runs counts, and already leads on', async ({ page, urlOf }) => {
    const release = await holdScripts(page)
    await page.goto(urlOf('de', IPHONE), { waitUntil: 'commit' })
    await choose(page, /^Wie neu/, /Speicher/)
    await choose(page, /^128/, /Akku/)
    await release()
    await choose(page, /^90/, /Trifft das alles zu/)
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await expect(page.getByRole('radio', { name: /^128/ })).toBeChecked()
  })

  test('nothing is disabled before the script runs', async ({ page, urlOf }) => {
    const release = await holdScripts(page)
    await page.goto(urlOf('de', IPHONE), { waitUntil: 'commit' })
    await expect(page.getByRole('radio', { name: /^Wie neu/ })).toBeVisible()
    // Those of the steps to come are in the page already, but not shown.
    for (const role of ['radio', 'checkbox', 'button'] as const)
      await expect(page.getByRole(role, { disabled: true, includeHidden: true })).toHaveCount(0)
    await release()
  })

  test('a fact that does not apply counts before the script runs, too', async ({ page, urlOf }) => {
    const release = await holdScripts(page)
    await page.goto(urlOf('de', IPHONE), { waitUntil: 'commit' })
    await goToFacts(page)
    const works = locateFact(page, 'Alles funktioniert')
    await works.getByText('Trifft nicht zu').click()
    await works.getByRole('radio', { name: /^Nein/ }).click()
    await release()
    await expect(works.getByRole('radio', { name: /^Nein/ })).toBeChecked()
    await works.getByRole('checkbox', { name: /^Eine Kamera/ }).check()
    await page.getByRole('button', { name: 'Preis anzeigen' }).click()
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
    await expect(page.getByRole('term').filter({ hasText: 'Kamera' })).toBeVisible()
    for (const answer of [/^Wie neu$/, /^128/, /^90/])
      await expect(page.getByRole('paragraph').filter({ hasText: answer })).toBeVisible()
  })

  test('even the sheet can be sent before the script runs', async ({ page, urlOf }) => {
    const release = await holdScripts(page)
    await page.goto(urlOf('de', IPHONE), { waitUntil: 'commit' })
    await goToFacts(page)
    await page.getByRole('button', { name: 'Ja, alles' }).click()
    await expect(page).toHaveURL(/storage=128&.*facts=all/)
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
    await release()
    await page.getByRole('button', { name: 'Verkaufen', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are a plain form that ends in the same price', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', IPHONE))
    for (const answer of [/^Wie neu/, /^128/, /^80–89/])
      await page.getByRole('radio', { name: answer }).check()
    const works = locateFact(page, 'Alles funktioniert')
    await works.getByText('Trifft nicht zu').click()
    await works.getByRole('radio', { name: /^Nein/ }).check()
    await page.getByRole('button', { name: 'Ja, alles' }).click()
    await works.getByRole('checkbox', { name: /^Eine Kamera/ }).check()
    await page.getByRole('button', { name: 'Preis anzeigen' }).click()
    await expect(locatePrice(page)).toHaveText(/^Wir zahlen dir/)
    await expect(page.getByRole('term').filter({ hasText: 'Kamera' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Schreib uns' })).toBeVisible()
  })

  test('it says why there is no offer', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', `${IPHONE}?PH_SWOLLEN=YES`))
    await expect(page.getByRole('alert')).toContainText('kann sich entzünden')
  })
})
