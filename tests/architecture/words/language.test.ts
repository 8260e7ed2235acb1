import { describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES, type CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import { TEXT_SETS } from '#messages/text-set.ts'
import { createDetector } from '../../support/words/detect-language.ts'
import { splitSentences } from '../../support/words/sentences.ts'
import { describeText, languageOf, SHOP_TEXTS } from '../../support/words/shop-texts.ts'

const TEXTS = SHOP_TEXTS.filter(({ kind }) => kind !== 'keywords')

const textsOf = (language: CatalogueLanguage): string[] => [
  ...new Set(TEXTS.filter(({ set }) => languageOf(set) === language).map(({ text }) => text)),
]

// One entry per language.
const CORPUS = Object.fromEntries(
  CATALOGUE_LANGUAGES.map((language) => [language, textsOf(language)]),
) as Record<CatalogueLanguage, string[]>

const { findOther } = createDetector(CORPUS)

describe('every sentence', () => {
  it.each(TEXT_SETS)('of %s is in its language', (set) => {
    const language = languageOf(set)
    const foreign = TEXTS.filter((text) => text.set === set).filter(({ text }) =>
      splitSentences(text).some((sentence) => findOther(sentence, language) !== null),
    )
    expect(foreign.map(describeText)).toEqual([])
  })
})

/** Written for this test, so that the shop's own texts cannot teach the detector a wrong language. */
const SAMPLES: Readonly<Record<CatalogueLanguage, string>> = {
  de: 'Der Paketbote klingelt meistens am Vormittag, aber gestern kam er erst nach dem Essen.',
  en: 'The postman usually rings in the morning, but yesterday he didn’t come until after lunch.',
  es: 'El cartero suele llamar por la mañana, pero ayer no llegó hasta después de comer.',
  fr: 'Le facteur sonne d’habitude le matin, mais hier il n’est passé qu’après le déjeuner.',
  it: 'Il postino di solito suona la mattina, ma ieri è arrivato soltanto dopo pranzo.',
  pl: 'Listonosz zwykle dzwoni rano, ale wczoraj przyszedł dopiero po obiedzie.',
}

const PAIRS = CATALOGUE_LANGUAGES.flatMap((written) =>
  CATALOGUE_LANGUAGES.map((expected) => ({ written, expected })),
)

describe('a paragraph', () => {
  it.each(PAIRS)('in $written among texts in $expected', ({ written, expected }) => {
    expect(findOther(SAMPLES[written], expected)).toBe(written === expected ? null : written)
  })

  it.each([
    ['it', 'Jetzt kostenlos verkaufen', 'de'],
    ['pl', 'Send your device for free', 'en'],
    ['es', 'Il dispositivo è arrivato da noi.', 'it'],
  ] as const)('in %s that is short: %s', (expected, text, written) => {
    expect(findOther(text, expected)).toBe(written)
  })
})
