import type { PublicMarket } from '#domain/markets/public-market.ts'

interface MoneyStyle {
  /** Shows a plus sign too: an effect on a price, not a price. */
  readonly isEffect?: boolean
  /** Leaves the cents out: prices of whole units in a list. */
  readonly isWhole?: boolean
}

/** An amount in the reader's notation, with its cents unless told otherwise: a receipt must line up. */
export function formatMoney(
  market: Pick<PublicMarket, 'locale' | 'currency'>,
  cents: number,
  style: MoneyStyle = {},
): string {
  const format = new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: market.currency,
    signDisplay: style.isEffect ? 'exceptZero' : 'auto',
    ...(style.isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  // Several languages use a hyphen here; the real minus sign is as wide as the plus.
  return format.format(cents / 100).replace('-', '−')
}
