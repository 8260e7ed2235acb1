import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import type { Currency } from '#domain/money/currency.ts'
import { multiplyExactly } from '#domain/pricing/multiply-exactly.ts'

interface VoucherTerms {
  /** As `normaliseVoucherCode` writes it. */
  readonly code: string
  /** The currency of all its amounts. */
  readonly currency: Currency
  readonly minTotalInCents: number
  /** Categories that count towards it. Empty means all, here and in the next two fields. */
  readonly categories: readonly CategoryId[]
  readonly modes: readonly ShopMode[]
  /** Market ids. */
  readonly variants: readonly MarketId[]
  readonly validFromMs: number
  /** The first moment at which it is no longer valid; null for no end. */
  readonly validToMs: number | null
  /** How often one customer may use it. */
  readonly perCustomer: number
}

export interface FixedVoucher extends VoucherTerms {
  readonly kind: 'FIXED'
  readonly valueInCents: number
}

export interface PercentVoucher extends VoucherTerms {
  readonly kind: 'PERCENT'
  /** Share of the counted total, in basis points. */
  readonly rateBp: number
  /** The most it can add; null for no limit. */
  readonly maxValueInCents: number | null
}

/** A code that adds money to a trade. */
export type Voucher = FixedVoucher | PercentVoucher

/** The sale that a voucher is applied to. */
export interface VoucherSale {
  readonly lines: readonly { readonly categoryId: CategoryId; readonly totalInCents: number }[]
  readonly shopMode: ShopMode
  readonly market: MarketId
  readonly currency: Currency
  readonly nowMs: number
  /** How often this customer has used it before; 0 while the customer is unknown. */
  readonly usedByCustomer: number
}

export type VoucherRefusalReason = 'UNKNOWN' | 'EXPIRED' | 'MIN' | 'CATEGORY' | 'USED' | 'MODE' | 'UNUSABLE'

export interface VoucherRefusal {
  readonly kind: 'refused'
  readonly reason: VoucherRefusalReason
  /** Values for the message about it. */
  readonly params: Readonly<Record<string, string | number>>
}

export type VoucherResult = { readonly kind: 'applied'; readonly valueInCents: number } | VoucherRefusal

const CODE_FORM = /^[A-Za-z0-9-]{3,30}$/

/** A typed code as it is stored; null if it cannot be a code. */
export function normaliseVoucherCode(text: string): string | null {
  const code = text.trim()
  // Checked before upper-casing, which turns `ß` into two letters and a Turkish `ı` into another one.
  return CODE_FORM.test(code) ? code.toUpperCase() : null
}

const refuse = (reason: VoucherRefusalReason, params: VoucherRefusal['params'] = {}): VoucherRefusal => ({
  kind: 'refused',
  reason,
  params,
})

const allows = <Value>(allowed: readonly Value[], value: Value): boolean =>
  allowed.length === 0 || allowed.includes(value)

const isOfThisShop = (voucher: Voucher, { shopMode, market, currency }: VoucherSale): boolean =>
  allows(voucher.modes, shopMode) && allows(voucher.variants, market) && voucher.currency === currency

/** At least enough to earn one cent: a voucher never adds nothing, and adds nothing to an empty cart. */
const computeRequiredTotalInCents = (voucher: Voucher): number =>
  Math.max(voucher.minTotalInCents, voucher.kind === 'PERCENT' ? Math.ceil(FULL_BP / voucher.rateBp) : 1)

function computeVoucherValueInCents(voucher: Voucher, totalInCents: number): number {
  if (voucher.kind === 'FIXED') return voucher.valueInCents
  const share = multiplyExactly(totalInCents, [voucher.rateBp])
  return voucher.maxValueInCents === null ? share : Math.min(share, voucher.maxValueInCents)
}

/**
 * What a voucher adds to a sale, or why it adds nothing. Reasons are checked in this order: what the seller cannot
 * change comes first, so that nobody adds devices for a voucher that would be refused anyway.
 *
 * 1. UNKNOWN: it does not exist, or is not valid yet. Planned vouchers stay secret.
 * 2. EXPIRED: it is no longer valid.
 * 3. MODE: it is for another shop mode, market or currency.
 * 4. USED: this customer has used it as often as it allows.
 * 5. CATEGORY: nothing in the sale counts towards it.
 * 6. MIN: what counts towards it is not enough.
 */
export function applyVoucher(voucher: Voucher | null, sale: VoucherSale): VoucherResult {
  if (!voucher || sale.nowMs < voucher.validFromMs) return refuse('UNKNOWN')
  const { validToMs, categories, perCustomer, currency } = voucher
  if (validToMs !== null && sale.nowMs >= validToMs) return refuse('EXPIRED', { validToMs })
  if (!isOfThisShop(voucher, sale)) return refuse('MODE')
  if (sale.usedByCustomer >= perCustomer) return refuse('USED', { perCustomer })
  const counted = sale.lines.filter(({ categoryId }) => allows(categories, categoryId))
  if (counted.length === 0 && categories.length > 0)
    return refuse('CATEGORY', { categories: categories.join(',') })
  const totalInCents = counted.reduce((total, line) => total + line.totalInCents, 0)
  const minTotalInCents = computeRequiredTotalInCents(voucher)
  if (totalInCents < minTotalInCents) return refuse('MIN', { minTotalInCents, totalInCents, currency })
  return { kind: 'applied', valueInCents: computeVoucherValueInCents(voucher, totalInCents) }
}

const CONCEALED: ReadonlySet<VoucherRefusalReason> = new Set(['UNKNOWN', 'EXPIRED', 'USED'])

/**
 * The refusal as someone reads it who has not proven the mailbox of the sale: a used voucher is refused with the same words
 * as an expired or unknown one, so that nobody learns who has used it.
 */
export const concealRefusal = (refusal: VoucherRefusal): VoucherRefusal =>
  CONCEALED.has(refusal.reason) ? refuse('UNUSABLE') : refusal
