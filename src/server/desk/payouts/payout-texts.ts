import type { BatchState } from './prepared-payouts.repository.ts'

/** How far a batch has got. */
export const BATCH_STATE_LABELS: Readonly<Record<BatchState, string>> = {
  prepared: 'Waiting for approval',
  approved: 'Approved, not ordered yet',
  exported: 'Ordered',
  discarded: 'Discarded, nothing paid',
}
