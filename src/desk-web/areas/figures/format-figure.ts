import type { Figure } from '#contracts/desk/figures.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'

const T = TEXTS.figures

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const TENTHS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const COMPACT = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 })

const BP_PER_PERCENT = 100
const HOURS_PER_DAY = 24
/** From here on days are easier to read. */
const DAYS_FROM_HOURS = 72

const formatShare = (basisPoints: number): string => `${TENTHS.format(basisPoints / BP_PER_PERCENT)}%`

const formatHours = (hours: number): string =>
  hours >= DAYS_FROM_HOURS ? T.days(TENTHS.format(hours / HOURS_PER_DAY)) : T.hours(WHOLE.format(hours))

/** Cents beyond a thousand are of no interest in a figure. */
const WHOLE_FROM_CENTS = 100_000

const formatAmount = (cents: number, currency: string): string =>
  cents >= WHOLE_FROM_CENTS
    ? formatMoney(Math.round(cents / 100) * 100, currency).replace(/\.00$/, '')
    : formatMoney(cents, currency)

export type FigureFormat = (value: number) => string

/** How values of a unit are written. */
export function formatUnit(unit: Figure['unit'], currency: string): FigureFormat {
  switch (unit) {
    case 'count':
      return (value) => WHOLE.format(value)
    case 'money':
      return (value) => formatAmount(value, currency)
    case 'share':
      return formatShare
    case 'hours':
      return formatHours
  }
}

/** The same for the ticks of an axis, which have little room. */
export const formatTick = (unit: Figure['unit'], currency: string): FigureFormat =>
  unit === 'money' || unit === 'count'
    ? (value) => COMPACT.format(unit === 'money' ? value / 100 : value)
    : formatUnit(unit, currency)

export interface Change {
  readonly direction: 'up' | 'down' | 'same'
  readonly text: string
}

/** How much a figure has changed; null where one of both can't be said, or there was nothing before. */
export function describeChange({
  unit,
  value,
  previous,
}: Pick<Figure, 'unit' | 'value' | 'previous'>): Change | null {
  if (value === null || previous === null || (unit !== 'share' && previous === 0)) return null
  const difference = value - previous
  const share = unit === 'share' ? difference / BP_PER_PERCENT : (100 * difference) / previous
  const amount = TENTHS.format(Math.abs(share))
  if (amount === '0') return { direction: 'same', text: T.unchanged }
  const text = unit === 'share' ? T.points(amount) : `${amount}%`
  return { direction: difference > 0 ? 'up' : 'down', text }
}

const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day of a plot: `9 Nov`. */
export const formatPoint = (day: string): string => SHORT_DAY.format(Date.parse(day))

export const formatPeriod = (from: string, until: string): string =>
  from === until
    ? LONG_DAY.format(Date.parse(from))
    : `${formatPoint(from)} – ${LONG_DAY.format(Date.parse(until))}`
