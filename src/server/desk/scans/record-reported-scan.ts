import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import type { ActionCall, DeskSchema } from '#server/desk/routing/desk-route.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  type ParcelScan,
  type RecordedScan,
  recordScanIn,
  type ScanKind,
} from '#server/modules/lifecycle/record-scan.ts'
import { recordRecyclingScan } from '#server/modules/recycling/record-recycling-scan.ts'

export interface ReportedScan {
  /** As printed or scanned; spaces and case don't matter. */
  readonly trackingNumber: string
  readonly event: ScanKind
  readonly atMs: number
}

// Other systems' clocks may be slightly ahead of ours.
const AHEAD_MS = 5 * MINUTE_MS

type Call = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'now'>

type Recorded = Extract<RecordedScan, { readonly kind: 'recorded' }>

/** A parcel that is recycled counts as one device: nobody knows how many are in it. */
async function recordAnyScan(options: Pick<Call, 'tx' | 'secret'>, scan: ParcelScan): Promise<RecordedScan> {
  const recycling = await recordRecyclingScan(options.tx, scan)
  if (!recycling) return recordScanIn(options, scan)
  const moved = recycling.hasMoved ? [1] : []
  return { kind: 'recorded', transactionId: recycling.parcelId, moved, isSpent: false }
}

/** Records a report about a parcel, to us or back, from a carrier's system or a person at the desk. */
export async function recordReportedScan(
  { tx, secret, now }: Call,
  { trackingNumber, event, atMs }: ReportedScan,
): Promise<{ readonly scan: Recorded; readonly facts: AuditFacts }> {
  if (atMs > now() + AHEAD_MS) throw createInvalidFieldsError([{ field: 'at', key: 'TIME_AHEAD' }])
  const scanned = trackingNumber.replace(/\s/g, '').toUpperCase()
  const scan = await recordAnyScan({ tx, secret }, { trackingNumber: scanned, kind: event, atMs })
  if (scan.kind === 'unknownParcel')
    throw new HttpError(404, 'NOT_FOUND', 'No parcel has this tracking number. Check it and try again.')
  const { transactionId, moved } = scan
  return { scan, facts: { transactionId, data: { trackingNumber: scanned, event, moved } } }
}
