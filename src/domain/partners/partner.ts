import type { MarketId } from '#domain/markets/market-id.ts'

/** The tokens that a partner sets; the rest of the palette is neutral and the same for all. */
export interface PartnerColours {
  /** Links, buttons and prices. */
  readonly accent: string
  /** The same under the pointer, and the focus ring. */
  readonly accentStrong: string
  /** Behind what is chosen. */
  readonly accentTint: string
  /** Text on a button. */
  readonly onAccent: string
  /** Behind a whole section. */
  readonly tint: string
  /** Behind the footer. */
  readonly deep: string
}

export type ColourScheme = 'light' | 'dark'

export interface PartnerWords {
  readonly headline: string
  readonly lead: string
}

/** A brand whose customers sell to us in a shop that carries its name. */
export interface Partner {
  readonly id: string
  readonly name: string
  readonly legalName: string
  /** Where its customers get help. */
  readonly support: { readonly mail: string; readonly phone: string }
  readonly colours: Readonly<Record<ColourScheme, PartnerColours>>
  /** Its own words on the home page; the shop's where a market has none. */
  readonly words: Readonly<Partial<Record<MarketId, PartnerWords>>>
  readonly logo: PartnerLogo
}

/** A drawing of a few shapes; more would be a picture. */
export const LOGO_LENGTH = 20_000

export interface PartnerLogo {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** Whether the drawing spells the name, so that it is not written beside it again. */
  readonly hasName: boolean
}

/** Finds the partner in whose shop an address is; null in our own. */
export type FindPartner = (url: string) => Promise<Partner | null>

/** Someone whose pages show the business shop in a frame. */
export interface WidgetPartner {
  readonly id: string
  readonly name: string
  /** The only pages that may embed it. */
  readonly origins: readonly string[]
}

export const PARTNER_KINDS = ['brand', 'widget'] as const

export type PartnerKind = (typeof PARTNER_KINDS)[number]

export interface PartnerKey {
  readonly kind: PartnerKind
  readonly id: string
}

/** What is known about a partner, by its kind; the id is its key. */
export type BrandRecord = Omit<Partner, 'id'>
export type WidgetRecord = Omit<WidgetPartner, 'id'>

export type PartnerRecord = BrandRecord | WidgetRecord

export const isWidgetRecord = (record: PartnerRecord): record is WidgetRecord => 'origins' in record
