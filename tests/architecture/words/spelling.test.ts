import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { getSpellChecker } from '../../../tools/dictionaries.mjs'
import { isCatalogueName } from '../../support/words/catalogue-names.ts'
import { DESK_TEXTS } from '../../support/words/desk-texts.ts'
import { REFERENCE_TEXTS } from '../../support/words/reference-texts.ts'
import { SHOP_TEXTS } from '../../support/words/shop-texts.ts'
import {
  findUnknownWords,
  isListed,
  listUsedWords,
  readWordList,
  WORD_LISTS,
  type WordList,
} from '../../support/words/spelling.ts'

/** English is also what operators and developers read. */
const textsOf = (market: MarketId) => [
  ...SHOP_TEXTS.filter(({ set }) => set.startsWith(market)),
  ...(market === 'en' ? [...DESK_TEXTS, ...REFERENCE_TEXTS] : []),
]

const UNKNOWN = new Map(MARKET_IDS.map((market) => [market, findUnknownWords(textsOf(market), market)]))

const listUnlisted = (market: MarketId): string[] => {
  const known = new Set(listUsedWords(market))
  return (UNKNOWN.get(market) ?? [])
    .filter(({ word }) => !isListed(known, word))
    .map(({ word, place }) => `${word} (${place})`)
}

describe('spelling', () => {
  // A missing dictionary fails here, with the packages to install.
  it.each(MARKET_IDS)('is right in %s, or the word is in tests/support/words/known-words', (market) => {
    expect(listUnlisted(market)).toEqual([])
  })

  it.each([
    ['at', 'Schicke uns das Packet im Jänner.', ['Packet']],
    ['de', 'Dein Gerät ist angekomen, wir prüfen es.', ['angekomen']],
    ['en', 'We’ll recieve your parcel and don’t mind the color.', ['color', 'recieve']],
    ['es', 'Envíao gratis y te pagámos.', ['Envíao', 'pagámos']],
    ['fr', 'L’appareil est arivé aujourd’hui, n’est-ce pas ?', ['arivé']],
    ['it', 'L’offerta è stata confermatta dall’azienda.', ['confermatta']],
    ['pl', 'Zaplacimy za urządzenie przelewem.', ['Zaplacimy']],
  ] as const)('mistakes would be found in %s: %s', (market, text, words) => {
    const found = findUnknownWords([{ place: 'PLANTED', text, kind: 'paragraph' }], market)
    expect(found.map(({ word }) => word).toSorted()).toEqual(words)
  })

  it('cannot pass without its dictionaries: the failure names the packages', () => {
    const isFile = (path: string) => !path.includes('pl_PL')
    expect(() => getSpellChecker('de', isFile)).toThrow(/apt-get install hunspell-pl$/)
  })

  it('knows makers and devices from the catalogue', () => {
    const text = 'Nikkor, ThinkPad, Xiaomi, Hasselblad'
    expect(findUnknownWords([{ place: '', text, kind: 'paragraph' }], 'pl')).toEqual([])
  })
})

/** The markets whose texts may need a list: all need the names, and Austria shares Germany's words. */
const readersOf = (list: WordList) =>
  MARKET_IDS.filter((market) => list === 'names' || list === market || (list === 'de' && market === 'at'))

describe.each(WORD_LISTS)('the list of known words %s', (list) => {
  const words = readWordList(list)

  it('is sorted, and names each word once', () => {
    expect(words).toEqual([...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1)))
  })

  it('has no word that the texts do not use or the dictionaries know', () => {
    const unknown = readersOf(list).flatMap((market) => UNKNOWN.get(market) ?? [])
    const unneeded = words.filter((word) => !unknown.some((use) => isListed(new Set([word]), use.word)))
    expect(unneeded).toEqual([])
  })

  it('has no name that the catalogue knows', () => {
    expect(words.filter(isCatalogueName)).toEqual([])
  })
})
