import type { PublicMarket } from '#domain/markets/public-market.ts'

interface MoneyStyle {
  /** Shows a plus sign too: an effect on a price, not a price. */
  readonly isEffect?: boolean
}

/** An amount in the reader's notation, always with its cents: a receipt must line up. */
export function formatMoney(
  market: Pick<PublicMarket, 'locale' | 'currency'>,
  cents: number,
  style: MoneyStyle = {},
): string {
  const format = new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: market.currency,
    signDisplay: style.isEffect ? 'exceptZero' : 'auto',
  })
  // Several languages use a hyphen here; the real minus sign is as wide as the plus.
  return format.format(cents / 100).replace('-', '−')
}
