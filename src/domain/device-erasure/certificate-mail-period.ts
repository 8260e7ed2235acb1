/**
 * Devices of one sale that are erased within this time are one mail. A scan that is taken back in time is never mailed.
 */
const PERIOD_MS = 15 * 60_000

/** The last record of a period may be stored a moment after it ends. */
const SLACK_MS = 60_000

export interface CertificateMailPeriod {
  readonly fromMs: number
  readonly untilMs: number
  /** When the mail about it is sent. */
  readonly mailAtMs: number
}

/** The period that a moment falls into. */
export function findCertificateMailPeriod(atMs: number): CertificateMailPeriod {
  const fromMs = Math.floor(atMs / PERIOD_MS) * PERIOD_MS
  const untilMs = fromMs + PERIOD_MS
  return { fromMs, untilMs, mailAtMs: untilMs + SLACK_MS }
}
