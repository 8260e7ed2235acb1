import { selectMaxQuantity } from '#domain/cart/cart.ts'
import { exceedsB2bCap } from '#domain/cart/cart-total.ts'
import { countDevices, selectMaxDevices } from '#domain/cart/sale-size.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { Shop } from '#domain/markets/host-table.ts'

/** What a trade needs to know about a stored offer. */
export interface StoredOffer extends Shop {
  readonly offerId: string
  readonly categoryId: CategoryId
  readonly priceInCents: number
  readonly expiresAtMs: number
  /** Whether it is a line of an individual offer, which is accepted as a whole and in no cart. */
  readonly isIndividual: boolean
}

export interface TradeLine {
  readonly offerId: string
  readonly quantity: number
}

/** One device of a trade, with its own state and price. */
export interface NewTradeItem {
  readonly number: number
  readonly offerId: string
  readonly priceInCents: number
}

export type SettledLines =
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }
  | { readonly kind: 'aboveCap'; readonly totalInCents: number }
  | {
      readonly kind: 'tooMany'
      readonly count: number
      readonly max: number
      readonly totalInCents: number
    }
  | {
      readonly kind: 'settled'
      readonly items: readonly NewTradeItem[]
      readonly totalInCents: number
      readonly lines: readonly { readonly categoryId: CategoryId; readonly totalInCents: number }[]
    }

export interface SettleRules {
  readonly shop: Shop
  readonly isBusiness: boolean
  /** Whether the lines are those of an individual offer: it was made because they exceed what a cart may hold. */
  readonly isIndividual: boolean
  readonly nowMs: number
}

/** An offer of another market or mode counts as unknown, and so does one that was made for a single business. */
const belongsTo = (
  offer: StoredOffer | undefined,
  { shop, isIndividual }: SettleRules,
): offer is StoredOffer =>
  offer?.market === shop.market && offer.shopMode === shop.shopMode && offer.isIndividual === isIndividual

function findProblem(
  { offerId, quantity }: TradeLine,
  offer: StoredOffer | undefined,
  rules: SettleRules,
): FieldProblem | null {
  const { isBusiness, nowMs } = rules
  const max = selectMaxQuantity({ B2BMode: isBusiness })
  if (!offerId || !belongsTo(offer, rules)) return { field: 'offerId', key: 'OFFER_UNKNOWN' }
  if (offer.expiresAtMs <= nowMs) return { field: 'offerId', key: 'OFFER_EXPIRED' }
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > max)
    return { field: 'quantity', key: 'QUANTITY_RANGE', params: { min: 1, max } }
  return null
}

function findProblems(
  lines: readonly TradeLine[],
  offers: ReadonlyMap<string, StoredOffer>,
  rules: SettleRules,
): FieldProblem[] {
  const seen = new Set<string>()
  return lines.flatMap((line, index) => {
    const isRepeated = seen.has(line.offerId)
    seen.add(line.offerId)
    const problem = isRepeated
      ? { field: 'offerId', key: 'OFFER_REPEATED' }
      : findProblem(line, offers.get(line.offerId), rules)
    return problem ? [{ ...problem, field: `lines.${index}.${problem.field}` }] : []
  })
}

/** Turns a cart's lines into items, one per device, priced by the stored offers only. */
export function settleLines(
  lines: readonly TradeLine[],
  offers: ReadonlyMap<string, StoredOffer>,
  rules: SettleRules,
): SettledLines {
  if (lines.length === 0) return { kind: 'problems', problems: [{ field: 'lines', key: 'FIELD_REQUIRED' }] }
  const problems = findProblems(lines, offers, rules)
  if (problems.length > 0) return { kind: 'problems', problems }
  const priced = lines.flatMap(({ offerId, quantity }) => {
    const offer = offers.get(offerId)
    return offer ? [{ offer, quantity }] : []
  })
  const settled = priced.map(({ offer, quantity }) => ({
    categoryId: offer.categoryId,
    totalInCents: offer.priceInCents * quantity,
  }))
  const totalInCents = settled.reduce((total, line) => total + line.totalInCents, 0)
  const hasCap = rules.isBusiness && !rules.isIndividual
  if (hasCap && exceedsB2bCap(totalInCents)) return { kind: 'aboveCap', totalInCents }
  const count = countDevices(priced)
  const max = selectMaxDevices({ B2BMode: rules.isBusiness })
  if (count > max) return { kind: 'tooMany', count, max, totalInCents }
  const items = priced
    .flatMap(({ offer, quantity }) => Array.from({ length: quantity }, () => offer))
    .map(({ offerId, priceInCents }, index) => ({ number: index + 1, offerId, priceInCents }))
  return { kind: 'settled', items, totalInCents, lines: settled }
}
