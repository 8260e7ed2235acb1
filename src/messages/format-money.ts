import type { PublicMarket } from '#domain/markets/public-market.ts'
import { getNumberFormat } from './intl-formats.ts'

interface MoneyStyle {
  /** Shows a plus sign as well: the amount changes a price. */
  readonly isEffect?: boolean
  /** Omits the cents, for prices in whole units. */
  readonly isWhole?: boolean
}

type MoneyMarket = Pick<PublicMarket, 'locale' | 'currency'>

/** An amount in the reader's notation. Cents are shown by default, so that the lines of a breakdown align. */
export function formatMoney(
  market: MoneyMarket,
  cents: number,
  { isEffect = false, isWhole = false }: MoneyStyle = {},
): string {
  const format = getNumberFormat(market.locale, {
    style: 'currency',
    currency: market.currency,
    ...(isWhole ? { maximumFractionDigits: 0 } : {}),
  })
  const amount = format.format(Math.abs(cents) / 100)
  // Several locales use a hyphen, but the real minus sign is as wide as the plus.
  if (cents < 0) return `−${amount}`
  return isEffect && cents > 0 ? `+${amount}` : amount
}
