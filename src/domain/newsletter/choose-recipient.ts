import type { CategoryId } from '#domain/catalogue/category.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { type Frequency, type NewsletterChoices, USUAL_FREQUENCY } from './newsletter-choices.ts'
import { isLargeChange, type PriceChange } from './price-change.ts'

/** An issue as far as it decides who gets it. */
export interface PlannedIssue {
  /** Whom it interests; everyone if empty. */
  readonly categories: readonly CategoryId[]
  readonly startsAtMs: number
  /** Of its market: weeks and months begin there. */
  readonly timeZone: string
}

/** A subscriber as far as it decides what they get. */
export interface Reader extends Pick<NewsletterChoices, 'interests' | 'frequency'> {
  /** When the last issue that went to them was started; null before their first. */
  readonly lastIssueAtMs: number | null
  /**
   * How prices changed since then: those of their own devices or, without any, those of the devices in the issue.
   */
  readonly changes: readonly PriceChange[]
}

/** Whether a subscriber gets an issue and, if not, why. */
export type RecipientChoice = 'send' | 'tooSoon' | 'otherInterests' | 'noLargeChange'

// The first of January 1970 was a Thursday; weeks start on Mondays.
const DAYS_SINCE_MONDAY = 3
const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

/** Counts calendar weeks, Monday to Sunday. */
export function findWeek(atMs: number, timeZone: string): number {
  const { year, month, day } = toMarketDay(new Date(atMs), timeZone)
  return Math.floor((Date.UTC(year, month - 1, day) / DAY_MS + DAYS_SINCE_MONDAY) / DAYS_OF_WEEK)
}

/** Counts calendar months. */
export function findMonth(atMs: number, timeZone: string): number {
  const { year, month } = toMarketDay(new Date(atMs), timeZone)
  return year * MONTHS_OF_YEAR + month
}

const PERIODS: Readonly<Record<Frequency, (atMs: number, timeZone: string) => number>> = {
  WEEKLY: findWeek,
  MONTHLY: findMonth,
  PRICE_CHANGES: findWeek,
}

const shareInterest = (one: readonly CategoryId[], other: readonly CategoryId[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((category) => other.includes(category))

/**
 * Who gets an issue (Assumption: docs/adr/0064-sending-the-newsletter.md). Weekly readers get the first one of each
 * calendar week, monthly ones the first of each month that is about their interests. Those who only want large price
 * changes get it when there is one, at most once a week.
 */
export function chooseRecipient(issue: PlannedIssue, reader: Reader): RecipientChoice {
  const frequency = reader.frequency ?? USUAL_FREQUENCY
  const findPeriod = (atMs: number) => PERIODS[frequency](atMs, issue.timeZone)
  const { lastIssueAtMs } = reader
  if (lastIssueAtMs !== null && findPeriod(lastIssueAtMs) === findPeriod(issue.startsAtMs)) return 'tooSoon'
  if (frequency === 'PRICE_CHANGES') return reader.changes.some(isLargeChange) ? 'send' : 'noLargeChange'
  return shareInterest(issue.categories, reader.interests) ? 'send' : 'otherInterests'
}
