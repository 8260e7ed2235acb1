import type { Locator, Page } from '@playwright/test'
import { expect } from './shop-test.ts'

/** A price in whole euros, without its currency. */
export const euros = async (price: Locator): Promise<number> =>
  Number(((await price.textContent()) ?? '').replace(/[^\d]/g, ''))

/** The step of the device page that asks this. */
export const locateStep = (page: Page, name: RegExp): Locator => page.getByRole('group', { name })

/** The line of the sheet that states this fact. */
export const locateFact = (page: Page, fact: string | RegExp): Locator =>
  page.getByRole('listitem').filter({ hasText: fact })

/** The price card's headline: label and price. */
export const locatePrice = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^(Wir zahlen|Preis bisher|kein Angebot)/ })

/** Chooses an answer on a phone and waits for the next step. */
export async function choose(page: Page, answer: RegExp, next: RegExp): Promise<void> {
  await page.getByRole('radio', { name: answer }).click()
  await expect(locateStep(page, next)).toBeVisible()
}

/** Answers everything about a good German iPhone 13 on a phone, up to the sheet of facts. */
export async function goToFacts(page: Page): Promise<void> {
  await choose(page, /^Wie neu/, /Speicher/)
  await choose(page, /^128/, /Akku/)
  await choose(page, /^90/, /Trifft das alles zu/)
}

/** Holds back every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as unknown
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
  }
}

/**
 * How many words a person reads in these parts of the page; an amount or a size is a word, too. A label that every line
 * repeats is read once.
 */
export async function countWords(parts: Locator): Promise<number> {
  const texts = await parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words: string[] = []
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const box = node.parentElement?.getBoundingClientRect()
        // Texts for screen readers are one pixel wide; hidden ones have no box at all.
        if (box && box.width > 1 && node.parentElement?.checkVisibility()) words.push(node.textContent ?? '')
      }
      return words
    }),
  )
  return [...new Set(texts)]
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length
}
