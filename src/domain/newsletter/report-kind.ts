/**
 * What comes back of a delivery: a bounce that ends a subscription at once, one that may be over the next time, or the
 * complaint of someone who got it.
 */
export const REPORT_KINDS = ['hard', 'soft', 'complaint'] as const

export type ReportKind = (typeof REPORT_KINDS)[number]

export type BounceKind = Exclude<ReportKind, 'complaint'>

export const isReportKind = (value: unknown): value is ReportKind =>
  REPORT_KINDS.some((kind) => kind === value)

/** So many issues in a row have to bounce softly before a subscription ends. */
export const SOFT_BOUNCES_TO_END = 3

/** An extended status (RFC 3463): class, subject, detail. */
const EXTENDED_STATUS = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/

/** Subjects that concern the system, the text or its sender rather than the address. */
const OTHER_SUBJECTS: ReadonlySet<string> = new Set(['3', '6', '7'])

/** A mailbox that is full, or that takes no mail of this size. */
const PASSING_DETAILS: ReadonlySet<string> = new Set(['2.2', '2.3'])

/**
 * How an extended status bounces; null for a success or no status. A server that refuses the sender, as a wrong setting
 * makes it do for everyone, must not end every subscription.
 */
export function readBounceKind(text: string): BounceKind | null {
  const [, level, subject = '', detail = ''] = EXTENDED_STATUS.exec(text) ?? []
  if (level === undefined || level === '2') return null
  if (level === '4' || OTHER_SUBJECTS.has(subject) || PASSING_DETAILS.has(`${subject}.${detail}`))
    return 'soft'
  return 'hard'
}

/** Whether the reports on the newest deliveries, newest first, are enough soft bounces in a row to give up. */
export const isGivenUp = (reports: readonly (ReportKind | null)[]): boolean =>
  reports.length >= SOFT_BOUNCES_TO_END &&
  reports.slice(0, SOFT_BOUNCES_TO_END).every((report) => report === 'soft')
