import { formatIsoDay } from '#domain/customers/birth-date.ts'
import { findInspectionDueDay } from '#domain/inspection/late-bonus.ts'

/** The last day of our own deadline; null until something has arrived. */
export const findDueDay = (bookedInAtMs: number | null): string | null =>
  bookedInAtMs === null ? null : formatIsoDay(findInspectionDueDay(bookedInAtMs))
