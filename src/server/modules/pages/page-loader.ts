import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { DataOf, PageHead } from '#contracts/page-payload.ts'
import type { DeviceDocument } from '#contracts/search.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { RouteName } from '#domain/routing/route-table.ts'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Translate } from '#messages/format-message.ts'
import type { CacheScope } from '#server/http/cache-scope.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import type { ClarificationService } from '#server/modules/clarification/clarification.service.ts'
import type { ContentService } from '#server/modules/content/content.service.ts'
import type { FairnessService } from '#server/modules/fairness/fairness.service.ts'
import type { NewsletterService } from '#server/modules/newsletter/newsletter.service.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'

export interface PageServices {
  readonly content: ContentService
  readonly catalogue: CatalogueService
  /** What a browser needs to make a device's price; null when the market does not buy it. */
  readonly findOfferSheet: (market: Market, device: DeviceDocument) => Promise<OfferSheet | null>
  readonly findCase: ClarificationService['findCase']
  readonly findSubscription: NewsletterService['find']
  readonly getFairnessYear: FairnessService['getYear']
  readonly receiptKeys: readonly SignedOfferKey[]
  readonly questionTexts: QuestionFiles['texts']
}

export interface PageRequest {
  readonly market: Market
  readonly params: Readonly<Record<string, string>>
  /** The part of the query that the page depends on, with its question mark, or empty. */
  readonly search: string
  readonly translate: Translate
  readonly services: PageServices
}

/**
 * Who may know of a page: search engines, visitors, or only the holder of its link. A variant is a view of a listed page
 * (filtered, sorted), and search engines are told to take that page instead.
 * A page of the last kind is kept nowhere, neither here nor in caches on the way.
 */
export type Visibility = 'listed' | 'variant' | 'unlisted' | 'secret'

/** What search engines show of a description. */
export const DESCRIPTION_LENGTH = 160

export interface LoadedPage<Data> {
  readonly head: PageHead
  readonly data: Data
  readonly scopes: readonly CacheScope[]
  readonly visibility: Visibility
  /** The same page in the markets that have it, when its parameters differ between markets. */
  readonly paths?: Partial<Record<MarketId, string>>
  /** The part of the query that this page really depends on: asking for more leads to the same page. */
  readonly search?: string
  /** A link that leads to nothing any more, on a screen that explains it. */
  readonly statusCode?: 404
  /** Something could not be loaded: the page is shown, but made anew the next time. */
  readonly isIncomplete?: boolean
}

/** Loads what one screen shows; null when its parameters name nothing. */
export type PageLoader<Name extends RouteName> = (
  request: PageRequest,
) => Promise<LoadedPage<DataOf<Name>> | null>
