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

const byNotation = new Map<string, WriteNumber>()

function findWriter(market: MoneyMarket, isWhole: boolean): WriteNumber {
  const key = `${market.locale} ${market.currency} ${isWhole}`
  const writer = byNotation.get(key) ?? createWriter(market, isWhole)
  byNotation.set(key, writer)
  return writer
}

/** By the market itself, which stays the same object: a page would otherwise build the key for each amount. */
const exactWriters = new WeakMap<MoneyMarket, WriteNumber>()
const wholeWriters = new WeakMap<MoneyMarket, WriteNumber>()

function getWriter(market: MoneyMarket, isWhole: boolean): WriteNumber {
  const writers = isWhole ? wholeWriters : exactWriters
  const writer = writers.get(market) ?? findWriter(market, isWhole)
  writers.set(market, writer)
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
