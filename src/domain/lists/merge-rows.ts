import { BUSINESS_MAX_QUANTITY } from '#domain/cart/cart.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'

/** What an offer is asked for. */
export interface OfferLineInput {
  readonly deviceId: number
  readonly storageGb: number
  readonly conditionId: number
  readonly answers: Answers
  readonly quantity: number
}

const buildMergeKey = ({ deviceId, storageGb, conditionId, answers }: OfferLineInput): string =>
  JSON.stringify([deviceId, storageGb, conditionId, Object.entries(answers).sort()])

/** Merges rows of the same device in the same state into one line. */
export function mergeRows(rows: readonly OfferLineInput[]): OfferLineInput[] {
  const merged = new Map<string, OfferLineInput>()
  for (const row of rows) {
    const key = buildMergeKey(row)
    merged.set(key, { ...row, quantity: row.quantity + (merged.get(key)?.quantity ?? 0) })
  }
  return [...merged.values()].flatMap((line) => {
    const full = Math.floor((line.quantity - 1) / BUSINESS_MAX_QUANTITY)
    const rest = { ...line, quantity: line.quantity - full * BUSINESS_MAX_QUANTITY }
    return [...Array.from({ length: full }, () => ({ ...line, quantity: BUSINESS_MAX_QUANTITY })), rest]
  })
}
