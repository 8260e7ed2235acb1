import type { ContentPage } from '#domain/content/content-page.ts'
import type { HomeContent } from '#domain/content/home-document.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import type { HomeData, OverviewData, PdpData, SellData } from './catalogue-pages.ts'
import type { ClarificationView } from './clarification.ts'
import type { ContactData } from './contact.ts'
import type { FairnessData } from './fairness.ts'
import type { NewsletterEnrichData } from './newsletter.ts'
import type { VerifyData } from './signed-offers.ts'

/** A question to a seller, and the answer that the page is about; the whole page is about all of them. */
export interface ClarificationData {
  readonly view: ClarificationView
  readonly offerId: string | null
}

/** What each screen is given to show; screens that are not listed need nothing. */
export interface ScreenData {
  home: HomeData
  content: { readonly page: ContentPage }
  b2bLandingpage: { readonly page: ContentPage }
  sell: SellData
  overview: OverviewData
  pdp: PdpData
  checkout: { readonly termsPath: string | null }
  thankYou: { readonly tipsPath: string | null }
  contact: ContactData
  verify: VerifyData
  fairness: FairnessData
  newsletterEnrich: NewsletterEnrichData
  clarification: ClarificationData
  clarificationLegacy: ClarificationData
  clarificationQuickAnswer: ClarificationData
  clarificationQuickAnswerLegacy: ClarificationData
}

export type ScreenName = RouteName | 'notFound'

export type DataOf<Name extends ScreenName> = Name extends keyof ScreenData ? ScreenData[Name] : null

export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords?: string
}

/** An HTTP error that is shown as a page. */
export interface PageError {
  readonly statusCode: number
  readonly message: string
  readonly isExpiredLink: boolean
}

/** Everything a page needs besides its frame: in the HTML of the first page, then at `{path}/_payload.json`. */
export interface PagePayload<Name extends ScreenName = ScreenName> {
  readonly screen: Name
  readonly head: PageHead
  readonly error: PageError | null
  readonly data: DataOf<Name>
}

/** Header of a payload: which shop and build made it. A page of another one must not mix with it. */
export const PAYLOAD_STAMP_HEADER = 'x-shop'

export const payloadStamp = (shopMode: ShopMode, market: MarketId, buildId: string): string =>
  `${shopMode}/${market}/${buildId}`

/** Name of the trusted-types policy with which the personalisation service's script is loaded. */
export const PERSONALISATION_POLICY = 'personalisation'

/** What is the same on every page of a shop; sent once, with the first page. */
export interface ShopShell {
  readonly shopMode: ShopMode
  readonly market: PublicMarket
  readonly brand: string
  readonly companyName: string
  readonly menus: Pick<HomeContent, 'headerMenu' | 'footerMenus'>
  readonly images: HomeContent['images']
  /** Where the brand can be followed; empty where the market shows no such buttons. */
  readonly profiles: readonly { readonly name: string; readonly url: string }[]
  /** Where selling is explained; null when the content system has no such page. */
  readonly howItWorksPath: string | null
  /** Where it stands what is measured; null when the content system has no such page. */
  readonly privacyPath: string | null
  /** Whether the shop itself asks for consent. */
  readonly hasConsentBanner: boolean
  /** Script of the personalisation service, where the market has one. */
  readonly personalisationScript: string | null
  readonly languages: readonly { readonly id: MarketId; readonly name: string; readonly locale: string }[]
  readonly buildId: string
}

/** The state that stands in the page for the browser to take over. */
export interface InlineState {
  readonly shell: ShopShell
  readonly payload: PagePayload
}
