import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { IndividualOfferValues, IndividualOfferView } from '#contracts/individual-offers.ts'
import type { DataOf, PageHead } from '#contracts/page-payload.ts'
import type { RecyclingStatusView } from '#contracts/recycling.ts'
import type { DeviceDocument } from '#contracts/search.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Partner } from '#domain/partners/partner.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { SignedTreeHead } from '#domain/transparency-log/tree-head.ts'
import type { Translate } from '#messages/format-message.ts'
import type { CacheScope, CataloguePart } from '#server/http/cache-scope.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import type { ClarificationService } from '#server/modules/clarification/clarification.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import type { ShopFacts } from '#server/modules/facts/shop-facts.ts'
import type { FairnessService } from '#server/modules/fairness/fairness.service.ts'
import type { NewsletterService } from '#server/modules/newsletter/newsletter.service.ts'
import type { Partners } from '#server/modules/partners/partners.ts'
import type { PhotoPassportService } from '#server/modules/photo-passports/passports.service.ts'
import type { PriceWatchService } from '#server/modules/price-watch/price-watch.service.ts'
import type { QuestionTextsByLanguage } from '#server/modules/questions/question-texts.ts'
import type { ReviewsService } from '#server/modules/reviews/reviews.service.ts'

export interface PageServices {
  readonly content: ContentService
  readonly catalogue: CatalogueService
  readonly facts: ShopFacts
  /** What a browser needs to price a device; null if the market doesn't buy it. */
  readonly findOfferSheet: (market: Market, device: DeviceDocument) => Promise<OfferSheet | null>
  readonly findClarification: ClarificationService['find']
  readonly findPhotoPassport: PhotoPassportService['find']
  readonly findSubscription: NewsletterService['find']
  readonly findRecyclingStatus: (number: string, key: string) => Promise<RecyclingStatusView | null>
  readonly findPriceWatch: PriceWatchService['find']
  readonly findIndividualOffer: (
    market: Market,
    link: { readonly offer: string; readonly id: string },
  ) => Promise<{ readonly view: IndividualOfferView; readonly values: IndividualOfferValues } | null>
  readonly getFairnessYear: FairnessService['getYear']
  readonly reviews: ReviewsService
  readonly readSignedOfferKeys: () => Promise<readonly SignedOfferKey[]>
  /** The keys of the public log, which proofs of sales are checked with. */
  readonly readLogKeys: () => Promise<readonly SignedOfferKey[]>
  /** The latest tree head of the public log; null before the first one. */
  readonly findTreeHead: () => Promise<SignedTreeHead | null>
  readonly questionTexts: QuestionTextsByLanguage
  readonly partners: Pick<Partners, 'find'>
}

export interface PageRequest {
  readonly market: Market
  readonly params: Readonly<Record<string, string>>
  /** The part of the query that the page depends on, with its question mark, or empty. */
  readonly search: string
  readonly cookies: string | undefined
  /** The brand partner whose shop it is; null in our own. */
  readonly partner: Partner | null
  readonly translate: Translate
  readonly services: PageServices
}

/**
 * Who may know of a page: search engines, visitors, or only the holder of its link (secret). A variant is a filtered or
 * sorted view of a listed page, and search engines are pointed to that page instead. A secret page is never cached,
 * neither here nor by a proxy.
 */
export type Visibility = 'listed' | 'variant' | 'unlisted' | 'secret'

/** What search engines show of a description. */
export const DESCRIPTION_LENGTH = 160

export interface LoadedPage<Data> {
  readonly head: PageHead
  readonly data: Data
  readonly scopes: readonly CacheScope[]
  /** The parts of the catalogue whose prices it shows; without them, a changed price anywhere drops the page. */
  readonly parts?: readonly CataloguePart[]
  readonly visibility: Visibility
  /** The same page in the markets that have it, when its parameters differ between markets. */
  readonly paths?: Partial<Record<MarketId, string>>
  /** The part of the query that this page really depends on; any other query leads to the same page. */
  readonly search?: string
  /** The link no longer leads anywhere, and the screen explains it. */
  readonly statusCode?: 404
  /** Something could not be loaded: the page is shown, but not cached. */
  readonly isIncomplete?: boolean
  /** Made of one visitor's answers, so hardly anyone else asks for it: not cached either. */
  readonly isForOneVisitor?: boolean
}

/** Loads what one screen shows; null if its parameters name nothing. */
export type PageLoader<Name extends RouteName> = (
  request: PageRequest,
) => Promise<LoadedPage<DataOf<Name>> | null>
