import type { PublicMarket } from '#domain/markets/public-market.ts'
import { getNumberFormat } from './intl-formats.ts'

const formats = new Map<string, Intl.NumberFormat>()

interface MoneyStyle {
  /** Shows a plus sign as well: the amount changes a price. */
  readonly isEffect?: boolean
  /** Omits the cents, for prices in whole units. */
  readonly isWhole?: boolean
}

type MoneyMarket = Pick<PublicMarket, 'locale' | 'currency'>

/** By a plain key: a list shows dozens of amounts, and the general way would write its options down for each. */
function getFormat({ locale, currency }: MoneyMarket, isWhole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${isWhole}`
  const known = formats.get(key)
  if (known) return known
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const format = getNumberFormat(locale, { style: 'currency', currency, ...digits })
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
