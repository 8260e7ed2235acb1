import { findRule } from '#domain/inspection/found-model.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { findModelNames, type ModelNames } from '#server/modules/lifecycle/model-names.ts'
import { requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { RuleSets } from '#server/modules/questions/rule-sets.ts'
import type { StoredTrade, StoredTradeItem } from '#server/modules/trades/trade-view.repository.ts'
import { findFindings } from './mail-facts.repository.ts'

/** The result of an inspection, with its findings and what each of them changes. */
export type MailReport = Extract<InspectionReport, { readonly kind: 'settled' }> & {
  /** We make no offer below it. */
  readonly minOfferInCents: number
  /** Both models, where another one was found than the seller described. */
  readonly models: ModelNames | null
}

export interface InspectedItem {
  readonly trade: StoredTrade
  readonly item: StoredTradeItem
  /** Null for the newest inspection with findings. */
  readonly inspectionId: string | null
}

export interface ReportSource {
  readonly db: Database
  readonly ruleSets: RuleSets
}

/** The report of an inspection, computed again from its findings; null where there are none. */
export async function findReport(
  { db, ruleSets }: ReportSource,
  { trade, item, inspectionId }: InspectedItem,
): Promise<MailReport | null> {
  const key = { transactionId: trade.transactionId, itemNumber: item.number }
  const findings = await findFindings(db, key, inspectionId)
  if (!findings) return null
  const { photoIds, ...found } = findings.found
  const { later } = findings
  const basis = await requirePriceBasis(db, ruleSets, { ...key, foundDeviceId: found.deviceId, later })
  const quote = { quotedInCents: item.priceInCents, currency: trade.currency }
  const report = inspectDevice(quote, { basis, found, photoIds })
  if (report.kind !== 'settled') return null
  const models = await findModelNames(db, basis, MARKETS[trade.market].catalogueLanguage)
  return { ...report, minOfferInCents: findRule(basis).minOfferInCents, models }
}
