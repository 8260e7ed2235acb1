import type { FastifyBaseLogger } from 'fastify'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { HostConfig } from './config/load-host-config.ts'
import type { Tracking } from './config/read-tracking.ts'
import type { Database } from './db/database.ts'
import type { LoadShedding } from './http/load-shedding.ts'
import type { Blobs } from './modules/blobs/blobs.ts'
import type { LiveSalesLimits } from './modules/live-sales/live-sales.ts'
import type { MailboxOptions } from './modules/mailbox/mailbox.routes.ts'
import type { Cms } from './ports/cms/cms.ts'
import type { SearchEngine } from './ports/search/search-engine.ts'
import type { Renderer } from './render/renderer.ts'
import type { ShopSecret } from './secrets/shop-secret.ts'

/** Everything the application needs from outside; tests pass in their own. */
export interface AppOptions {
  readonly hosts: HostConfig
  readonly trustedProxies: readonly string[]
  /** How long an edge in front of the shop may keep pages; not at all by default. */
  readonly edgeCacheSeconds?: number
  readonly cms: Cms
  readonly search: SearchEngine
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  /** Stores mails when there is no mail server; its pages are opened by its token. */
  readonly mailbox?: MailboxOptions
  /** How long content is used before it's read again; forever by default. */
  readonly contentMaxAgeMs?: number
  readonly imageOrigins: readonly string[]
  /** By default the shop asks for consent, and no measurement leaves it. */
  readonly tracking?: Tracking
  /** Markets whose sellers have to show an identity document; none by default. */
  readonly identityMarkets?: ReadonlySet<MarketId>
  readonly renderer: Renderer
  readonly logger: FastifyBaseLogger
  readonly metricsToken: string | undefined
  readonly checkDatabase: () => Promise<void>
  readonly isAccepting: () => boolean
  /** Metrics of all web processes; by default those of this one. */
  readonly collectMetrics?: () => Promise<string>
  readonly now?: () => number
  /** Whether search engines may list the shop; true by default. */
  readonly isPublic?: boolean
  /** Whether pages are cached; true by default. */
  readonly isCaching?: boolean
  /** Serves pages with the development server's scripts, without the content security policy that forbids them. */
  readonly isDevelopment?: boolean
  /** Whether pages can be kept for times without a network; true by default. False removes what browsers have kept. */
  readonly hasOfflinePages?: boolean
  /** What browsers subscribe to notifications with; by default the shop sends none. */
  readonly pushKey?: string | null
  /** How many web processes answer, this one included; one by default. Each allows its part of the page limits. */
  readonly processCount?: number
  /** Whom to write to about a weakness; by default the company's address. */
  readonly securityContact?: string | undefined
  /** How many requests for free recycling labels a market accepts in a day. */
  readonly recyclingLabelsPerDay?: number
  /** How long the home page waits for reviews before it does without them. */
  readonly reviewsWaitMs?: number
  /** How many pages of sales may stay connected. */
  readonly liveLimits?: Partial<LiveSalesLimits>
  /** Whether the process cannot keep up; by default it always can. */
  readonly load?: LoadShedding
}
