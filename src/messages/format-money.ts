import type { PublicMarket } from '#domain/markets/public-market.ts'

interface MoneyStyle {
  /** Shows a plus sign too: an effect on a price, not a price. */
  readonly isEffect?: boolean
  /** Leaves the cents out: prices of whole units in a list. */
  readonly isWhole?: boolean
}

type MoneyMarket = Pick<PublicMarket, 'locale' | 'currency'>

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format costs as much as a hundred uses of it, and a list uses it for every device. */
function formatFor({ locale, currency }: MoneyMarket, { isEffect, isWhole }: MoneyStyle): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isEffect} ${isWhole}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    signDisplay: isEffect ? 'exceptZero' : 'auto',
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  formats.set(key, format)
  return format
}

/** An amount in the reader's notation, with its cents unless told otherwise: a receipt must line up. */
export const formatMoney = (market: MoneyMarket, cents: number, style: MoneyStyle = {}): string =>
  // Several languages use a hyphen here; the real minus sign is as wide as the plus.
  formatFor(market, style)
    .format(cents / 100)
    .replace('-', '−')
