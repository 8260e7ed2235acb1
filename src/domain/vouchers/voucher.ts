import type { CategoryId } from '#domain/catalogue/category.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import type { Currency } from '#domain/money/currency.ts'
import { exactShare } from '#domain/pricing/exact-share.ts'

export type VoucherCurrency = Currency

interface VoucherTerms {
  /** As `normaliseVoucherCode` writes it. */
  readonly code: string
  /** All amounts are in it. */
  readonly currency: VoucherCurrency
  readonly minTotalInCents: number
  /** Kinds of device that count for it; all when empty. The same goes for the next two. */
  readonly categories: readonly CategoryId[]
  readonly modes: readonly ShopMode[]
  /** Markets. */
  readonly variants: readonly MarketId[]
  readonly validFromMs: number
  /** The first moment at which it no longer holds; null when it has no end. */
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
  /** Share of what counts, in hundredths of a percent. */
  readonly rateBp: number
  /** Most that it may bring; null when there is no limit. */
  readonly maxValueInCents: number | null
}

/** A code that adds money to a trade. */
export type Voucher = FixedVoucher | PercentVoucher

/** The sale that a voucher is to be used in. */
export interface VoucherSale {
  readonly lines: readonly { readonly categoryId: CategoryId; readonly totalInCents: number }[]
  readonly shopMode: ShopMode
  readonly market: MarketId
  readonly currency: VoucherCurrency
  readonly nowMs: number
  /** How often this customer has used it before; 0 as long as nobody knows who it is. */
  readonly usedByCustomer: number
}

export type VoucherRefusalReason = 'UNKNOWN' | 'EXPIRED' | 'MIN' | 'CATEGORY' | 'USED' | 'MODE'

export interface VoucherRefusal {
  readonly kind: 'refused'
  readonly reason: VoucherRefusalReason
  /** What a text about it may name. */
  readonly params: Readonly<Record<string, string | number>>
}

export type VoucherResult = { readonly kind: 'applied'; readonly valueInCents: number } | VoucherRefusal

const CODE_FORM = /^[A-Za-z0-9-]{3,30}$/

/** A code as it is stored, from what somebody has typed; null when no code can be written so. */
export function normaliseVoucherCode(text: string): string | null {
  const code = text.trim()
  // Checked before the case is changed: `ß` would become two letters, a Turkish `ı` another one.
  return CODE_FORM.test(code) ? code.toUpperCase() : null
}

const refused = (reason: VoucherRefusalReason, params: VoucherRefusal['params'] = {}): VoucherRefusal => ({
  kind: 'refused',
  reason,
  params,
})

const holds = <Value>(allowed: readonly Value[], value: Value): boolean =>
  allowed.length === 0 || allowed.includes(value)

const isOfThisShop = (voucher: Voucher, { shopMode, market, currency }: VoucherSale): boolean =>
  holds(voucher.modes, shopMode) && holds(voucher.variants, market) && voucher.currency === currency

/** At least what brings one cent: a voucher never adds nothing, and never anything to an empty cart. */
const requiredTotalInCents = (voucher: Voucher): number =>
  Math.max(voucher.minTotalInCents, voucher.kind === 'PERCENT' ? Math.ceil(FULL_BP / voucher.rateBp) : 1)

function voucherValueInCents(voucher: Voucher, totalInCents: number): number {
  if (voucher.kind === 'FIXED') return voucher.valueInCents
  const share = exactShare(totalInCents, [voucher.rateBp])
  return voucher.maxValueInCents === null ? share : Math.min(share, voucher.maxValueInCents)
}

/**
 * What a voucher adds to a sale, or why it adds nothing. The first reason that fits is told, in this order: what the
 * seller cannot change comes first, so that nobody adds devices for a voucher that would be refused anyway.
 *
 * 1. UNKNOWN: there is none, or it is not valid yet: what is planned stays unknown.
 * 2. EXPIRED: its time is over.
 * 3. MODE: another shop mode, market or currency.
 * 4. USED: this customer has used it as often as it allows.
 * 5. CATEGORY: nothing in the sale counts for it.
 * 6. MIN: what counts for it is not enough.
 */
export function applyVoucher(voucher: Voucher | null, sale: VoucherSale): VoucherResult {
  if (!voucher || sale.nowMs < voucher.validFromMs) return refused('UNKNOWN')
  const { validToMs, categories, perCustomer, currency } = voucher
  if (validToMs !== null && sale.nowMs >= validToMs) return refused('EXPIRED', { validToMs })
  if (!isOfThisShop(voucher, sale)) return refused('MODE')
  if (sale.usedByCustomer >= perCustomer) return refused('USED', { perCustomer })
  const counted = sale.lines.filter(({ categoryId }) => holds(categories, categoryId))
  if (counted.length === 0 && categories.length > 0)
    return refused('CATEGORY', { categories: categories.join(',') })
  const totalInCents = counted.reduce((total, line) => total + line.totalInCents, 0)
  const minTotalInCents = requiredTotalInCents(voucher)
  if (totalInCents < minTotalInCents) return refused('MIN', { minTotalInCents, totalInCents, currency })
  return { kind: 'applied', valueInCents: voucherValueInCents(voucher, totalInCents) }
}
