import { findCertificateMailPeriod } from './certificate-mail-period.ts'
import type { ErasureMethod } from './erasure-method.ts'

export interface TimedErasure {
  /** Null for a record that takes the one before back. */
  readonly method: ErasureMethod | null
  readonly recordedAtMs: number
}

/** Whether a record was the last of its period, and so is what its seller was mailed. */
const wasMailed = ({ recordedAtMs }: TimedErasure, next: TimedErasure | undefined): boolean =>
  next === undefined || next.recordedAtMs >= findCertificateMailPeriod(recordedAtMs).untilMs

/**
 * What its seller sees of the erasure of a device: the latest record. One that takes back what was never mailed is
 * nothing to them: they would read about a certificate that they have never had.
 */
export function findShownErasure<Shown extends TimedErasure>(records: readonly Shown[]): Shown | null {
  const latest = records.at(-1) ?? null
  if (latest?.method !== null) return latest
  const hasMailed = records.some(
    (record, index) => record.method !== null && wasMailed(record, records[index + 1]),
  )
  return hasMailed ? latest : null
}
