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
function getFormat({ locale, currency }: MoneyMarket, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  formats.set(key, format)
  return format
}

/** An amount in the reader's notation. Cents are shown by default, so that the lines of a breakdown align. */
export function formatMoney(
  market: MoneyMarket,
  cents: number,
  { isEffect = false, isWhole = false }: MoneyStyle = {},
): string {
  const amount = getFormat(market, isWhole).format(Math.abs(cents) / 100)
  // Several locales use a hyphen, but the real minus sign is as wide as the plus.
  if (cents < 0) return `−${amount}`
  return isEffect && cents > 0 ? `+${amount}` : amount
}
