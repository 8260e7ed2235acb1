import type { PublicMarket } from '#domain/markets/public-market.ts'

interface MoneyStyle {
  /** Shows a plus sign as well: the amount changes a price. */
  readonly isEffect?: boolean
  /** Omits the cents, for prices in whole units. */
  readonly isWhole?: boolean
}

type MoneyMarket = Pick<PublicMarket, 'locale' | 'currency'>

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a format costs as much as using it a hundred times, and lists use it for every device. */
function getFormat({ locale, currency }: MoneyMarket, { isEffect, isWhole }: MoneyStyle): Intl.NumberFormat {
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

/** An amount in the reader's notation. Cents are shown by default, so that the lines of a breakdown align. */
export const formatMoney = (market: MoneyMarket, cents: number, style: MoneyStyle = {}): string =>
  // Several locales use a hyphen, but the real minus sign is as wide as the plus.
  getFormat(market, style)
    .format(cents / 100)
    .replace('-', '−')
