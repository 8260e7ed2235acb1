import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { RouteTable } from '#domain/routing/route-table.ts'
import type { CarrierName } from './carrier-name.ts'
import type { HelpDeskSubject } from './help-desk-subject.ts'
import type { MarketId } from './market-id.ts'
import type { PaymentType } from './payment-type.ts'

/** Parts of the shop that a market turns on or off. */
export interface MarketFlags {
  readonly newsletter: boolean
  readonly homeBanner: boolean
  readonly socialButtons: boolean
  readonly conditionsVideo: boolean
  readonly ratingSeal: boolean
  readonly ratingSlider: boolean
  readonly dynamicYield: boolean
  readonly hasB2B: boolean
}

/** Everything that differs between markets, as data. Code reads these fields and never compares the market's id. */
export interface Market {
  readonly id: MarketId
  readonly applicationCode: string
  /** BCP 47 tag for formatting and for the `lang` attribute. */
  readonly locale: string
  /** IANA name of the zone in which the market's days begin and end. */
  readonly timeZone: string
  readonly currency: Currency
  /** What a deduction of one euro amounts to in the market's currency, in basis points. Part of its price lists. */
  readonly deductionFactorBp: number
  /** The host name of the market's own shop. The operator may have another, like the next address. */
  readonly domain: string
  /** The shop that sells what was bought. */
  readonly buyShopLink: string
  readonly landingPageCode: string
  readonly b2bLandingPageCode: string | null
  readonly paymentTypes: readonly PaymentType[]
  /**
   * The law that may oblige us to record the identity document of the market's sellers; null where we know of none. The
   * operator decides whether it is asked for.
   */
  readonly identityLaw: string | null
  readonly helpDeskSubjects: readonly HelpDeskSubject[]
  readonly flags: MarketFlags
  /** ISO codes of the countries where sellers of this market live. */
  readonly countries: readonly string[]
  /** The calling code, without the plus; null where one market serves several countries. */
  readonly callingCode: string | null
  /** Source of a regular expression that matches a whole postal code. */
  readonly zipRegex: string
  /** A postal code as the market writes it, for hints and error texts. */
  readonly zipExample: string
  /** Date-picker notation: `yy` is the four-digit year. */
  readonly dateFormat: 'dd.mm.yy' | 'dd/mm/yy'
  readonly routes: RouteTable
  /** Language of the catalogue texts, and of the search indexes below. */
  readonly catalogueLanguage: CatalogueLanguage
  readonly searchIndexes: { readonly manufacturers: string; readonly devices: string }
  readonly footerShippingLogo: CarrierName
  /** The overview that lists search results. */
  readonly searchOverview: string
  /** The language's name in that language, for the switcher. */
  readonly languageName: string
}
