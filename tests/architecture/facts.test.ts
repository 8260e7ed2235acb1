import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHOP_FIGURES } from '#domain/facts/shop-figures.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { CORRESPONDENCE_TEXTS } from '#messages/correspondence/correspondence.ts'
import { listUnknownFacts } from '#messages/facts/fill-facts.ts'
import { TEXTS } from '#messages/messages.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'
import { FACTS_DOCUMENT, MAIL_FIGURES, PAGE_FIGURES, writeFactsDocument } from '../support/facts-table.ts'
import { type FactText, findTypedFigures, listFactTexts } from '../support/typed-figures.ts'

const ROOT = join(import.meta.dirname, '../..')

const facts = createShopFacts()

/** Figures that are not ours to change, by the sentence they are in. */
const ALLOWED = [
  // How far a battery should be charged for the journey, and what its capacity is: facts about devices.
  { figure: /%$/, sentence: /akku|batt?er/i },
  // The right of withdrawal is quoted from the directive that sets it.
  { figure: /^14\D/, sentence: /2011\/83/ },
  // Poland: complaints are answered within the period of art. 7a of the act on consumer rights.
  { figure: /^14\D/, sentence: /Odpowiadamy w ciągu/ },
]

const isAllowed = (sentence: string, typed: string): boolean =>
  ALLOWED.some((allowed) => allowed.figure.test(typed) && allowed.sentence.test(sentence))

const listTypedFigures = (line: FactText): string[] =>
  line.text.split(/(?<=[.?!;]) /).flatMap((text) =>
    findTypedFigures({ ...line, text })
      .filter((typed) => !isAllowed(text, typed))
      .map((typed) => `${line.file}: ${typed}`),
  )

describe('texts in the data folder', () => {
  it('know every placeholder that they use', () => {
    const unknown = listFactTexts().flatMap(({ file, text }) =>
      listUnknownFacts(text, facts.get(MARKETS.de)).map((name) => `${file}: {${name}}`),
    )
    expect(unknown).toEqual([])
  })

  it('type no figure that the code knows', () => {
    expect(listFactTexts().flatMap(listTypedFigures)).toEqual([])
  })

  it.each([
    ['de', 'Du hast 14 Tage Zeit.', '14 Tage'],
    ['at', 'Es gilt 7 Tage.', '7 Tage'],
    ['at', 'Wir zahlen € 5,00 dazu.', '€ 5,00'],
    ['en', 'At least 5% of the base price', '5%'],
    ['es', 'Tienes 21 días.', '21 días'],
    ['fr', 'Vous avez 14\u00a0jours.', '14\u00a0jours'],
    ['it', 'Conserviamo i dati per 10 anni.', '10 anni'],
    ['pl', 'Dopłacamy 20,00\u00a0zł.', '20,00\u00a0zł'],
  ])('would be found in %s: %s', (language, text, figure) => {
    expect(findTypedFigures({ file: 'x', language, text })).toEqual([figure])
  })
})

describe('messages', () => {
  it.each([...MAIL_FIGURES])('$key shows $figure as {$placeholder} in every language', (entry) => {
    const texts = Object.values(CORRESPONDENCE_TEXTS).map((set) => set[entry.key])
    expect(texts.filter((text) => !text.includes(`{${entry.placeholder}`))).toEqual([])
  })

  it.each([...PAGE_FIGURES])('$key shows $figure as {$placeholder} in every language', (entry) => {
    const texts = Object.values(TEXTS).map((set) => set[entry.key])
    expect(texts.filter((text) => !text.includes(`{${entry.placeholder}`))).toEqual([])
  })

  // Marks, batteries and print sizes describe devices and paper.
  const ABOUT_DEVICES = /CONDITION|BATTERY|BATT_|LABEL_PRINT|GRADING|FILM_|LIST_ROW/

  it.each(MARKET_IDS)('of %s type no period, share or amount', (language) => {
    const sets = { ...TEXTS[language], ...CORRESPONDENCE_TEXTS[language] }
    const typed = Object.entries(sets)
      .filter(([key]) => !ABOUT_DEVICES.test(key))
      .filter(([, text]) => findTypedFigures({ file: '', language, text }).length > 0)
    expect(typed).toEqual([])
  })
})

describe('the table of figures', () => {
  it.each(Object.entries(SHOP_FIGURES))('%s names a constant that exists', (_, { constant, file }) => {
    if (!file.endsWith('.ts')) return
    const [name = ''] = constant.split('.')
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(`export const ${name}`)
  })

  it('is current in docs/facts.md: run npm run facts', () => {
    expect(readFileSync(FACTS_DOCUMENT, 'utf8')).toBe(writeFactsDocument())
  })
})
