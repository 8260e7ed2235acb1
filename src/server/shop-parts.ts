import type { MarketId } from '#domain/markets/market-id.ts'
import type { HostConfig } from './config/load-host-config.ts'
import type { Tracking } from './config/read-tracking.ts'
import type { Database } from './db/database.ts'
import type { IsTrustedProxy } from './http/client-address.ts'
import type { ToEdgeAnswer } from './http/edge-answer.ts'
import type { IsListedHost } from './http/host-listing.ts'
import type { HtmlCache } from './http/html-cache.ts'
import type { LoadShedding } from './http/load-shedding.ts'
import type { Blobs } from './modules/blobs/blobs.ts'
import type { CatalogueService } from './modules/catalogue/catalogue.service.ts'
import type { ContentService, ListCategoryUrls } from './modules/content/content.service.ts'
import type { ShopFacts } from './modules/facts/shop-facts.ts'
import type { LiveSales } from './modules/live-sales/live-sales.ts'
import type { MailboxOptions } from './modules/mailbox/mailbox.routes.ts'
import type { OfferSheets } from './modules/offers/offer-sheet.ts'
import type { Metrics } from './modules/operations/metrics.ts'
import type { Partners } from './modules/partners/partners.ts'
import type { Questions } from './modules/questions/questions.ts'
import type { ReviewsService } from './modules/reviews/reviews.service.ts'
import type { Cms } from './ports/cms/cms.ts'
import type { SearchEngine } from './ports/search/search-engine.ts'
import type { Renderer } from './render/renderer.ts'
import type { ShopSecret } from './secrets/shop-secret.ts'

/** What the routes of the shop work with. */
export interface ShopParts {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
  readonly tracking: Tracking
  /** Markets whose sellers have to show an identity document. */
  readonly identityMarkets: ReadonlySet<MarketId>
  readonly hosts: HostConfig
  readonly partners: Partners
  readonly isTrustedProxy: IsTrustedProxy
  readonly isListedHost: IsListedHost
  readonly toEdgeAnswer: ToEdgeAnswer
  /** Whether search engines may list the shop at all. */
  readonly isPublic: boolean
  readonly search: SearchEngine
  readonly catalogue: CatalogueService
  readonly cms: Cms
  readonly content: ContentService
  readonly listCategoryUrls: ListCategoryUrls
  readonly facts: ShopFacts
  readonly questions: Questions
  readonly offerSheets: OfferSheets
  readonly reviews: ReviewsService
  readonly liveSales: LiveSales
  readonly cache: HtmlCache
  readonly sitemapCache: HtmlCache
  readonly metrics: Metrics
  readonly renderer: Renderer
  readonly imageOrigins: readonly string[]
  readonly mailbox: MailboxOptions | null
  readonly isDevelopment: boolean
  /** False serves workers that remove themselves. */
  readonly hasOfflinePages: boolean
  /** What browsers subscribe to notifications with; null where the shop sends none. */
  readonly pushKey: string | null
  /** How many web processes answer, this one included. */
  readonly processCount: number
  readonly load: LoadShedding
  /** Whom to write to about a weakness: `mailto:` or `https:`. */
  readonly securityContact: string
  /** How many requests for free recycling labels a market accepts in a day. */
  readonly recyclingLabelsPerDay: number
}
