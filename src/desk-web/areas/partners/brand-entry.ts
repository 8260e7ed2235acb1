import type { BrandEntry } from '#contracts/desk/partners.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'

/** Colours that everyone can read, to start from. */
export const NEW_BRAND: BrandEntry = {
  name: '',
  legalName: '',
  support: { mail: '', phone: '' },
  colours: {
    light: {
      accent: '#0f5a6e',
      accentStrong: '#0a4353',
      accentTint: '#e1f0f3',
      onAccent: '#ffffff',
      tint: '#eef4f5',
      deep: '#0b2a33',
    },
    dark: {
      accent: '#74c7dc',
      accentStrong: '#a3dcea',
      accentTint: '#12323b',
      onAccent: '#04232b',
      tint: '#17262b',
      deep: '#08161a',
    },
  },
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
