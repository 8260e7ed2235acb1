import type { ProofProblem } from '#domain/clarification/proof-problem.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import type { HomeContent } from '#domain/content/home-document.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { PartnerWords } from '#domain/partners/partner.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import type { HomeData, NotFoundData, OverviewData, PdpData, SellData } from './catalogue-pages.ts'
import type { ClarificationView } from './clarification.ts'
import type { ContactData } from './contact.ts'
import type { FairnessData } from './fairness.ts'
import type { IndividualOfferData } from './individual-offers.ts'
import type { DrawerData } from './lists.ts'
import type { NewsletterEnrichData } from './newsletter.ts'
import type { PhotoPassportData } from './photo-passport.ts'
import type { PriceWatchConfirmData, PriceWatchData } from './price-watch.ts'
import type { RecyclingData, RecyclingStatusView } from './recycling.ts'
import type { SelfTestData } from './self-test.ts'
import type { VerifyData } from './signed-offers.ts'
import type { TradeView } from './trades.ts'

/**
 * A clarification. `offerId` is the answer that a quick-answer page is about; null on the full page. `problem` is why a form
 * of a browser without script was refused.
 */
export interface ClarificationData {
  readonly view: ClarificationView
  readonly offerId: string | null
  readonly problem: ProofProblem | null
}

/** A sale. Browsers without script send its link: `sale` is what it opens, `isRefused` that it opens nothing. */
export interface ThankYouData {
  readonly tipsPath: string | null
  readonly sale: TradeView | null
  readonly isRefused: boolean
}

/** The data of each screen. Screens that are not listed need none. */
export interface ScreenData {
  home: HomeData
  /** `hasExampleData`: the page names a company that is made up, because the operator has not described theirs yet. */
  content: { readonly page: ContentPage; readonly hasExampleData: boolean }
  b2bLandingpage: { readonly page: ContentPage }
  sell: SellData
  overview: OverviewData
  pdp: PdpData
  checkout: { readonly termsPath: string | null }
  thankYou: ThankYouData
  contact: ContactData
  verify: VerifyData
  recycling: RecyclingData
  recyclingStatus: { readonly parcel: RecyclingStatusView }
  fairness: FairnessData
  individualOffer: IndividualOfferData
  list: DrawerData
  newsletterEnrich: NewsletterEnrichData
  priceWatch: PriceWatchData
  priceWatchConfirm: PriceWatchConfirmData
  photoPassport: PhotoPassportData
  selfTest: SelfTestData
  clarification: ClarificationData
  clarificationLegacy: ClarificationData
  clarificationQuickAnswer: ClarificationData
  clarificationQuickAnswerLegacy: ClarificationData
  /** Null where no device is missing. */
  notFound: NotFoundData | null
}

export type ScreenName = RouteName | 'notFound'

export type DataOf<Name extends ScreenName> = Name extends keyof ScreenData ? ScreenData[Name] : null

export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords?: string
}

/** An HTTP error that is rendered as a page. */
export interface PageError {
  readonly statusCode: number
  readonly message: string
  readonly isExpiredLink: boolean
}

/** Everything a page needs besides its frame. Part of the first page's HTML, then fetched from `{path}/_payload.json`. */
export interface PagePayload<Name extends ScreenName = ScreenName> {
  readonly screen: Name
  readonly head: PageHead
  readonly error: PageError | null
  readonly data: DataOf<Name>
}

/** Names the shop and build that created a payload. Pages of another one must not mix with it. */
export const PAYLOAD_STAMP_HEADER = 'x-shop'

export const buildPayloadStamp = (shopMode: ShopMode, market: MarketId, buildId: string): string =>
  `${shopMode}/${market}/${buildId}`

/** Name of the trusted-types policy that loads the personalisation service's script. */
export const PERSONALISATION_POLICY = 'personalisation'

/** A drawing in the header. */
export interface ShownLogo {
  readonly url: string
  readonly width: number
  readonly height: number
  /** Whether the drawing spells the name. */
  readonly hasName: boolean
}

/** What pages show of the brand partner whose shop they are in. */
export interface ShownPartner {
  readonly legalName: string
  /** The partner's own words on the home page; null for the shop's. */
  readonly words: PartnerWords | null
  readonly styleUrl: string
}

/** What all pages of a shop share. Sent once, with the first page. */
export interface ShopShell {
  readonly shopMode: ShopMode
  readonly market: PublicMarket
  /** The name in the header: the shop's, or the partner's. */
  readonly brand: string
  /** The partner's or the operator's own drawing; null for the delivered mark. */
  readonly logo: ShownLogo | null
  /** The brand partner whose shop it is; null in our own. */
  readonly partner: ShownPartner | null
  /** The company that buys. */
  readonly companyName: string
  readonly companyAddress: string
  readonly menus: Pick<HomeContent, 'headerMenu' | 'footerMenus'>
  readonly images: HomeContent['images']
  /** The brand's social profiles; empty where the market does not show them. */
  readonly profiles: readonly { readonly name: string; readonly url: string }[]
  /** The page that explains selling; null if there is none. */
  readonly howItWorksPath: string | null
  /** The page that explains tracking; null if there is none. */
  readonly privacyPath: string | null
  /** Whether sellers of this market have to show an identity document before they are paid. */
  readonly asksIdentityDocument: boolean
  /** Whether the shop has pages that open without a network. */
  readonly hasOfflinePages: boolean
  /** Whether the shop itself asks for consent. */
  readonly hasConsentBanner: boolean
  /** Script of the personalisation service; null where the market has none. */
  readonly personalisationScript: string | null
  readonly languages: readonly { readonly id: MarketId; readonly name: string; readonly locale: string }[]
  readonly buildId: string
}

/** The state inside the first page that the browser takes over. */
export interface InlineState {
  readonly shell: ShopShell
  readonly payload: PagePayload
  /** The script of the page's own screen, and all that it imports; none in development, or where an error is shown instead. */
  readonly screenFiles?: readonly string[]
}
