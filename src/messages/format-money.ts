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

interface MoneyWriters {
  readonly exact: WriteNumber
  readonly whole: WriteNumber
}

const byNotation = new Map<string, MoneyWriters>()
const byMarket = new WeakMap<MoneyMarket, MoneyWriters>()

function findWriters(market: MoneyMarket): MoneyWriters {
  const key = `${market.locale} ${market.currency}`
  const writers = byNotation.get(key) ?? {
    exact: createWriter(market, false),
    whole: createWriter(market, true),
  }
  byNotation.set(key, writers)
  byMarket.set(market, writers)
  return writers
}

/** An amount in the reader's notation. Cents are shown by default, so that the lines of a breakdown align. */
export function formatMoney(
  market: MoneyMarket,
  cents: number,
  { isEffect = false, isWhole = false }: MoneyStyle = {},
): string {
  const { exact, whole } = byMarket.get(market) ?? findWriters(market)
  const amount = (isWhole ? whole : exact)(Math.abs(cents))
  // Several locales use a hyphen, but the real minus sign is as wide as the plus.
  if (cents < 0) return `−${amount}`
  return isEffect && cents > 0 ? `+${amount}` : amount
}
