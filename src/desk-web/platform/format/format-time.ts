/** Everyone works by the warehouse's clock, wherever they sit. */
const TIME_ZONE = 'Europe/Berlin'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const EXACT = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  dateStyle: 'full',
  timeStyle: 'medium',
})

const SHORT = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  dateStyle: 'medium',
  timeStyle: 'short',
})

/** A moment in a sentence or a column: `17 Nov 2026, 11:30`. */
export const formatMoment = (iso: string): string => SHORT.format(new Date(iso))

// The Swedish way to write a date is the technical one.
const TECHNICAL_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short' })

/** The day of a moment as addresses and date fields have it, `2026-11-17`. */
export const writeDay = (ms: number): string => TECHNICAL_DAY.format(new Date(ms))

const TECHNICAL_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** A moment as fields for date and time have it, `2026-11-17T11:30`. */
export const writeClock = (iso: string): string => TECHNICAL_TIME.format(new Date(iso)).replace(' ', 'T')

/** Everything about a moment, for a tooltip. */
export const formatExactly = (iso: string): string => EXACT.format(new Date(iso))

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** A day: `17 Nov 2026`. */
export const formatDay = (iso: string): string => DAY.format(new Date(iso))

/** How long ago something was, in its largest unit: `3 d`, `5 h`, `12 min`. */
export function formatAge(iso: string, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - Date.parse(iso))
  if (ageMs >= DAY_MS) return `${Math.floor(ageMs / DAY_MS)} d`
  if (ageMs >= HOUR_MS) return `${Math.floor(ageMs / HOUR_MS)} h`
  return `${Math.floor(ageMs / MINUTE_MS)} min`
}
