import { DAY_MS } from '#domain/kernel/durations.ts'
import { type CalendarDay, toMarketDay } from '#domain/markets/market-date.ts'

/** How long we take from booking a device in to the result of its inspection. */
export const INSPECTION_WORKING_DAYS = 3

/** What we pay on top, per device, when we take longer. */
export const LATE_BONUS_IN_CENTS = { EUR: 500, PLN: 2_000 } as const

export interface InspectionTimes {
  readonly currency: keyof typeof LATE_BONUS_IN_CENTS
  readonly bookedInAtMs: number | null
  /** When the first inspection had a result. A second one is due to the seller, not to us. */
  readonly inspectedAtMs: number | null
}

const toMidnightMs = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day)

// Assumption: public holidays count as working days (docs/adr/0032-inspection-and-second-price.md).
const isWorkingDay = (midnightMs: number): boolean => ![0, 6].includes(new Date(midnightMs).getUTCDay())

/** The last day on which an inspection is in time, to its end. */
export function findInspectionDueDay(bookedInAtMs: number): CalendarDay {
  let midnightMs = toMidnightMs(toMarketDay(new Date(bookedInAtMs)))
  for (let left = INSPECTION_WORKING_DAYS; left > 0; ) {
    midnightMs += DAY_MS
    if (isWorkingDay(midnightMs)) left -= 1
  }
  const due = new Date(midnightMs)
  return { year: due.getUTCFullYear(), month: due.getUTCMonth() + 1, day: due.getUTCDate() }
}

/** Whether an inspection at this moment is late. */
export const isInspectionLate = (bookedInAtMs: number, atMs: number): boolean =>
  toMidnightMs(toMarketDay(new Date(atMs))) > toMidnightMs(findInspectionDueDay(bookedInAtMs))

/** What is added to the price of a device that was inspected late, should we buy it. */
export const computeLateBonusInCents = ({
  bookedInAtMs,
  inspectedAtMs,
  currency,
}: InspectionTimes): number =>
  bookedInAtMs !== null && inspectedAtMs !== null && isInspectionLate(bookedInAtMs, inspectedAtMs)
    ? LATE_BONUS_IN_CENTS[currency]
    : 0
