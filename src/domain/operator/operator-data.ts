import type { AccountingSettings } from '#domain/accounting/accounting-settings.ts'
import type { AlertRole } from '#domain/alerts/describe-alert.ts'
import type { Company } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Partner, PartnerLogo } from '#domain/partners/partner.ts'

/** The shop's name, and the drawing beside it. */
export interface Brand {
  readonly name: string
  /** Null for the delivered mark. */
  readonly logo: PartnerLogo | null
}

/** Where a market's shop is, and the shop that sells what was bought. */
export type MarketDomains = Readonly<Partial<Record<MarketId, Pick<Market, 'domain' | 'buyShopLink'>>>>

/** Everything about a shop that is its operator's: another operator needs another file, not another program. */
export interface OperatorData {
  readonly brand: Brand
  readonly company: Company
  /** A market that isn't named keeps its delivered addresses. */
  readonly domains: MarketDomains
  readonly partners: ReadonlyMap<string, Partner>
  readonly accounting: AccountingSettings
  /** Who gets the mails about alerts, by role; the help desk where a role has no address. */
  readonly alertMails: Readonly<Partial<Record<AlertRole, string>>>
}
