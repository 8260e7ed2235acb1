import type { AuditFacts } from '#server/desk/routing/audit.ts'
import type { ActionCall, DeskSchema } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { type RecordedScan, recordScanIn, type ScanKind } from '#server/modules/lifecycle/record-scan.ts'

export interface ReportedScan {
  /** As it is printed or scanned; blanks and case do not count. */
  readonly trackingNumber: string
  readonly event: ScanKind
  readonly atMs: number
}

// Clocks of others may be a little ahead of ours.
const AHEAD_MS = 5 * 60_000

type Call = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'now'>

type Recorded = Extract<RecordedScan, { readonly kind: 'recorded' }>

/** Takes a report about a parcel, to us or back, by whoever makes it: a carrier's system, or a person who has it in hand. */
export async function takeScan(
  { tx, secret, now }: Call,
  { trackingNumber, event, atMs }: ReportedScan,
): Promise<{ readonly scan: Recorded; readonly facts: AuditFacts }> {
  if (atMs > now() + AHEAD_MS) throw invalidFields([{ field: 'at', key: 'TIME_AHEAD' }])
  const scanned = trackingNumber.replace(/\s/g, '').toUpperCase()
  const scan = await recordScanIn({ tx, secret }, { trackingNumber: scanned, kind: event, atMs })
  if (scan.kind === 'unknownParcel')
    throw new HttpError(404, 'NOT_FOUND', 'There is no parcel with this tracking number.')
  const { transactionId, moved } = scan
  return { scan, facts: { transactionId, data: { trackingNumber: scanned, event, moved } } }
}
