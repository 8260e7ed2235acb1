import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MESSAGES } from '#messages/messages.ts'
import { TEXT_SETS } from '#messages/text-set.ts'
import { findPhrase, findRetiredPhrases, RETIRED_PHRASES } from '../../support/words/retired-phrases.ts'
import { languageOf, SHOP_TEXTS } from '../../support/words/shop-texts.ts'
import { FIXED_TEXTS, TERMS } from '../../support/words/terms.ts'
import { TERMS_DOCUMENT, writeTermsDocument } from '../../support/words/terms-document.ts'

describe('the words of the shop', () => {
  it.each(CATALOGUE_LANGUAGES)('are all in use in %s', (language) => {
    const texts = SHOP_TEXTS.filter(({ set }) => languageOf(set) === language).map(({ text }) =>
      text.toLowerCase(),
    )
    const unused = TERMS.map(({ words }) => words[language].toLowerCase()).filter(
      (word) => !texts.some((text) => text.includes(word)),
    )
    expect(unused).toEqual([])
  })

  it.each(MARKET_IDS)('are those of the grades and of the button that concludes a sale in %s', (market) => {
    const texts: Readonly<Record<string, string>> = MESSAGES[market]
    const expected = Object.entries(FIXED_TEXTS).map(([key, words]) => [key, words[languageOf(market)]])
    expect(Object.fromEntries(expected.map(([key = '']) => [key, texts[key]]))).toEqual(
      Object.fromEntries(expected),
    )
  })

  it('are current in docs/terms.md: run npm run terms', () => {
    expect(readFileSync(TERMS_DOCUMENT, 'utf8')).toBe(writeTermsDocument())
  })
})

describe('retired wordings', () => {
  it.each(TEXT_SETS)('are gone from the texts of %s', (set) => {
    const found = SHOP_TEXTS.filter((text) => text.set === set).flatMap((text) =>
      findRetiredPhrases(text, languageOf(set)).map(
        ({ said, say }) => `${text.place}: "${said}", say ${say}: ${text.text}`,
      ),
    )
    expect(found).toEqual([])
  })

  it.each(CATALOGUE_LANGUAGES)('are excused in %s only where they are used', (language) => {
    const texts = SHOP_TEXTS.filter(({ set }) => languageOf(set) === language)
    const unused = RETIRED_PHRASES[language].flatMap(({ phrase, except = {} }) =>
      Object.keys(except).filter(
        (start) =>
          !texts.some(({ place, text }) => place.startsWith(start) && findPhrase(text, phrase) !== null),
      ),
    )
    expect(unused).toEqual([])
  })

  it.each([
    ['de', 'Der Befund liegt vor.', 'Befund'],
    ['de', 'Klebe das Versandlabel auf das Paket.', 'Versandlabel'],
    ['en', 'We send it back free of charge.', 'free of charge'],
    ['en', 'Your trade is complete.', 'trade'],
    ['fr', 'Imprimez le bordereau.', 'bordereau'],
    ['es', 'Ningún hallazgo sin foto', 'hallazgo'],
    ['it', 'Buono {code}', 'Buono {code}'],
    ['it', 'Rispondi entro il giorno {date}.', 'il giorno {date}'],
    ['pl', 'Numer transakcji', 'transakcji'],
  ] as const)('would be found in %s: %s', (language, text, said) => {
    const found = findRetiredPhrases({ text, place: 'PLANTED', kind: 'paragraph' }, language)
    expect(found.map((use) => use.said)).toEqual([said])
  })

  it.each([
    ['en', 'phone trade-in'],
    ['it', 'Gut ist Buono: un buono stato'],
    ['de', 'Wir prüfen das Gerät.'],
  ] as const)('would let pass in %s: %s', (language, text) => {
    expect(findRetiredPhrases({ text, place: 'PLANTED', kind: 'paragraph' }, language)).toEqual([])
  })
})
