import type { PublicMarket } from '#domain/markets/public-market.ts'
import { getNumberFormat } from './intl-formats.ts'
import { rememberTexts, type WriteNumber } from './remember-texts.ts'

interface MoneyStyle {
  /** Shows a plus sign as well: the amount changes a price. */
  readonly isEffect?: boolean
  /** Omits the cents, for prices in whole units. */
  readonly isWhole?: boolean
}

type MoneyMarket = Pick<PublicMarket, 'locale' | 'currency'>

function createWriter({ locale, currency }: MoneyMarket, isWhole: boolean): WriteNumber {
  const digits = isWhole ? { maximumFractionDigits: 0 } : {}
  const format = getNumberFormat(locale, { style: 'currency', currency, ...digits })
  return rememberTexts((cents) => format.format(cents / 100))
}

const writers = new Map<string, WriteNumber>()

/** By a plain key: the general way would write its options down for each amount. */
function getWriter(market: MoneyMarket, isWhole: boolean): WriteNumber {
  const key = `${market.locale} ${market.currency} ${isWhole}`
  const writer = writers.get(key) ?? createWriter(market, isWhole)
  writers.set(key, writer)
  return writer
}

/** An amount in the reader's notation. Cents are shown by default, so that the lines of a breakdown align. */
export function formatMoney(
  market: MoneyMarket,
  cents: number,
  { isEffect = false, isWhole = false }: MoneyStyle = {},
): string {
  const amount = getWriter(market, isWhole)(Math.abs(cents))
  // Several locales use a hyphen, but the real minus sign is as wide as the plus.
  if (cents < 0) return `−${amount}`
  return isEffect && cents > 0 ? `+${amount}` : amount
}
