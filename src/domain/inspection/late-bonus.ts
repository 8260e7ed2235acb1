import { DAY_MS } from '#domain/kernel/durations.ts'
import { type CalendarDay, dayOf } from '#domain/markets/market-date.ts'

/** From booking-in to the result of the inspection: our own clock. */
export const INSPECTION_WORKING_DAYS = 3

/** What we pay on top, per device, when we miss it. */
export const LATE_BONUS_IN_CENTS = { EUR: 500, PLN: 2_000 } as const

export interface InspectionTimes {
  readonly currency: keyof typeof LATE_BONUS_IN_CENTS
  readonly bookedInAtMs: number | null
  /** When the first inspection had a result. A second one waits for the seller, not for us. */
  readonly inspectedAtMs: number | null
}

const midnightOf = ({ year, month, day }: CalendarDay): number => Date.UTC(year, month - 1, day)

// Assumption: public holidays count as working days (docs/adr/0032-inspection-and-second-price.md).
const isWorkingDay = (midnightMs: number): boolean => ![0, 6].includes(new Date(midnightMs).getUTCDay())

/** The last day on which an inspection is in time; all of it counts. */
export function inspectionDueDay(bookedInAtMs: number): CalendarDay {
  let midnightMs = midnightOf(dayOf(new Date(bookedInAtMs)))
  for (let left = INSPECTION_WORKING_DAYS; left > 0; ) {
    midnightMs += DAY_MS
    if (isWorkingDay(midnightMs)) left -= 1
  }
  const due = new Date(midnightMs)
  return { year: due.getUTCFullYear(), month: due.getUTCMonth() + 1, day: due.getUTCDate() }
}

/** Whether our time for an inspection is over. */
export const isInspectionLate = (bookedInAtMs: number, atMs: number): boolean =>
  midnightOf(dayOf(new Date(atMs))) > midnightOf(inspectionDueDay(bookedInAtMs))

/** What is added to the price of a device that was checked too late, should we buy it. */
export const lateBonusInCents = ({ bookedInAtMs, inspectedAtMs, currency }: InspectionTimes): number =>
  bookedInAtMs !== null && inspectedAtMs !== null && isInspectionLate(bookedInAtMs, inspectedAtMs)
    ? LATE_BONUS_IN_CENTS[currency]
    : 0
