import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'

/** Who reads a text. German says du to people and Sie to businesses; the other languages make no difference. */
export type Audience = 'people' | 'business'

const BUSINESS_SETS = { de: 'de-business', at: 'at-business' } as const

type BusinessSet = (typeof BUSINESS_SETS)[keyof typeof BUSINESS_SETS]

/** One complete set of texts: a market's, or the one in which it addresses businesses. */
export type TextSet = MarketId | BusinessSet

export const TEXT_SETS: readonly TextSet[] = [...MARKET_IDS, ...Object.values(BUSINESS_SETS)]

const hasBusinessSet = (market: MarketId): market is keyof typeof BUSINESS_SETS => market in BUSINESS_SETS

export const selectTextSet = (market: MarketId, audience: Audience): TextSet =>
  audience === 'business' && hasBusinessSet(market) ? BUSINESS_SETS[market] : market

/** Screens that nobody but a business opens. */
const BUSINESS_SCREENS: readonly string[] = ['individualOffer']

/** Where a page is shown, and which one it is. */
export interface AddressedPlace {
  readonly shopMode: string
  readonly screen?: string
}

/** In the business shop every page addresses a business; elsewhere the server knows it of a few pages only. */
export const audienceOf = ({ shopMode, screen = '' }: AddressedPlace): Audience =>
  shopMode === 'b2bWidget' || BUSINESS_SCREENS.includes(screen) ? 'business' : 'people'

/** A sale or account with a company's name is a business's. */
export const audienceOfSeller = ({ companyName }: { readonly companyName: string | null }): Audience =>
  companyName === null ? 'people' : 'business'
