import { type CalendarDay, isRealDay } from '#domain/markets/market-date.ts'

/** The age from which a person may sell on their own. */
export const SELLER_MIN_AGE = 18

const MAX_AGE = 120

const isBefore = (a: CalendarDay, b: CalendarDay): boolean =>
  a.year !== b.year ? a.year < b.year : a.month !== b.month ? a.month < b.month : a.day < b.day

/** Full years between two days. In years without 29 February, that birthday is on 1 March. */
function computeAge(birthDay: CalendarDay, today: CalendarDay): number {
  const hadBirthday = !isBefore(today, { ...birthDay, year: today.year })
  return today.year - birthDay.year - (hadBirthday ? 0 : 1)
}

export const isAdult = (birthDay: CalendarDay, today: CalendarDay, minAge = SELLER_MIN_AGE): boolean =>
  computeAge(birthDay, today) >= minAge

/** Whether a living person can have been born on the day. */
export const isPlausibleBirthDate = (birthDay: CalendarDay, today: CalendarDay): boolean =>
  isRealDay(birthDay) && !isBefore(today, birthDay) && computeAge(birthDay, today) <= MAX_AGE

/** Reads `YYYY-MM-DD`; null for anything else. */
export function parseIsoDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const result = { year: Number(year), month: Number(month), day: Number(day) }
  return year !== undefined && isRealDay(result) ? result : null
}

/** A day as `YYYY-MM-DD`. */
export const formatIsoDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
