import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { RouteTable } from '#domain/routing/route-table.ts'
import type { HelpDeskSubject } from './help-desk-subject.ts'
import type { MarketId } from './market-id.ts'
import type { PaymentType } from './payment-type.ts'

/** Parts of the shop that a market switches on or off. */
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

/** Everything that differs between country variants, as data. Code asks these fields, never for the market's name. */
export interface Market {
  readonly id: MarketId
  readonly applicationCode: string
  /** BCP 47 tag for formatting and for the `lang` attribute. */
  readonly locale: string
  readonly currency: Currency
  /** What a deduction of one euro is in the market's currency, in ten-thousandths; part of its price lists. */
  readonly deductionFactorBp: number
  readonly domain: string
  readonly buyShopLink: string
  readonly sellShopLink: string
  readonly landingPageCode: string
  readonly b2bLandingPageCode: string | null
  readonly paymentTypes: readonly PaymentType[]
  /** Whether the purchase register of the market's sellers names the document that proved who they are. */
  readonly asksIdentityDocument: boolean
  readonly contactMail: { readonly sender: string; readonly recipient: string }
  readonly helpDeskSubjects: readonly HelpDeskSubject[]
  readonly flags: MarketFlags
  /** ISO codes of the countries that sellers of this market live in. */
  readonly countries: readonly string[]
  /** What stands after the plus of a phone number; null where one market serves several countries. */
  readonly callingCode: string | null
  /** Source of a regular expression that a whole postal code must match. */
  readonly zipRegex: string
  /** A postal code as the market writes it, for hints and error texts. */
  readonly zipExample: string
  /** Date-picker notation: `yy` is the four-digit year. */
  readonly dateFormat: 'dd.mm.yy' | 'dd/mm/yy'
  readonly routes: RouteTable
  /** Language of the catalogue texts, and of the search indexes below. */
  readonly catalogueLanguage: CatalogueLanguage
  readonly searchIndexes: { readonly manufacturers: string; readonly devices: string }
  readonly footerShippingLogo: 'UPS' | 'DHL'
  /** The overview that lists search results. */
  readonly searchOverview: string
  /** The language's name in that language, for the switcher. */
  readonly languageName: string
}
