import type { BrandEntry } from '#contracts/desk/partners.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { STARTING_COLOURS } from '#domain/partners/starting-colours.ts'

/** Nothing yet, but colours that everyone can read. */
export const NEW_BRAND: BrandEntry = {
  name: '',
  legalName: '',
  support: { mail: '', phone: '' },
  colours: STARTING_COLOURS,
  words: {},
  logo: { svg: '', hasName: false },
}

export interface TypedWords {
  readonly headline: string
  readonly lead: string
}

const NO_WORDS: TypedWords = { headline: '', lead: '' }

export const findWords = ({ words }: BrandEntry, market: MarketId): TypedWords => words[market] ?? NO_WORDS

/** A market without words has none at all: it gets the shop's own. */
export const changeWords = (brand: BrandEntry, market: MarketId, changed: TypedWords): BrandEntry => {
  const words = MARKET_IDS.map((id) => [id, id === market ? changed : findWords(brand, id)] as const)
  return {
    ...brand,
    words: Object.fromEntries(words.filter(([, { headline, lead }]) => headline !== '' || lead !== '')),
  }
}
