import type { MarketId } from '#domain/markets/market-id.ts'
import type { FindPartner } from '#domain/partners/partner.ts'
import type { Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import type { TradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Where the facts of mails come from. */
export interface MailSources {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  /** Price rules and the texts of the condition questions, for findings. */
  readonly questions: Questions
  readonly documents: TradeDocuments
  /** The brand partner to whose shop a mail's links lead. */
  readonly findPartner: FindPartner
  readonly now: () => number
  /** The shop of a market, without a path, for mails that no visitor has caused. */
  readonly findShopUrl: (market: MarketId) => string
  /** Where operators open the desk, without a path. */
  readonly deskUrl: string
}
