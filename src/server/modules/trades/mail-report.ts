import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { Database } from '#server/db/database.ts'
import { OtherRuleError, requirePriceBasis } from '#server/modules/lifecycle/price-basis.ts'
import type { QuestionFiles } from '#server/modules/questions/question-files.ts'
import { findFindings } from './mail-facts.repository.ts'
import type { StoredTrade, StoredTradeItem } from './trade-view.repository.ts'

/** What an inspection came to, with its findings and what each of them changes. */
export type MailReport = Extract<InspectionReport, { readonly kind: 'settled' }> & {
  /** Below it we make no offer. */
  readonly minOfferInCents: number
}

export interface InspectedItem {
  readonly trade: StoredTrade
  readonly item: StoredTradeItem
  /** The newest one that found anything, where none is meant. */
  readonly inspectionId: string | null
}

export interface ReportSource {
  readonly db: Database
  readonly rules: QuestionFiles['rules']
}

/** The report of an inspection, made again from what was found; null where there is none. */
export async function findReport(
  { db, rules }: ReportSource,
  { trade, item, inspectionId }: InspectedItem,
): Promise<MailReport | null> {
  const key = { transactionId: trade.transactionId, itemNumber: item.number }
  const findings = await findFindings(db, key, inspectionId)
  if (!findings) return null
  const { photoIds, ...found } = findings
  const basis = await requirePriceBasis(db, rules, key)
  const quote = { quotedInCents: item.priceInCents, currency: trade.currency }
  const report = inspectDevice(quote, { basis, found, photoIds })
  return report.kind === 'settled' ? { ...report, minOfferInCents: basis.rule.minOfferInCents } : null
}

/** The same for a mail that is also right without it: whoever gets money is told, even if the rule is another by now. */
export async function findReportIfPossible(
  source: ReportSource,
  inspected: InspectedItem,
): Promise<MailReport | null> {
  try {
    return await findReport(source, inspected)
  } catch (error) {
    if (error instanceof OtherRuleError) return null
    throw error
  }
}
