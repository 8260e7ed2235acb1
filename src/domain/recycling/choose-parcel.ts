import { RECYCLING_SENDERS } from './recycling-limits.ts'
import type { RecyclingState } from './recycling-states.ts'

/** A parcel that a mailbox has had a label for in the last days. */
export interface RecentParcel {
  readonly state: RecyclingState
  /** Whether its label shows the name and address that are asked for now. */
  readonly isSameSender: boolean
}

const UNUSED: readonly RecyclingState[] = ['CREATED', 'LABEL_ISSUED', 'EXPIRED']

/**
 * The parcel that a request is about, of those that its mailbox has had lately, newest first; null for a new one. A used
 * label was the mailbox's label. Before that, another name or address gets a label of its own, a few times.
 */
export function chooseParcel<Parcel extends RecentParcel>(recent: readonly Parcel[]): Parcel | null {
  const used = recent.find(({ state }) => !UNUSED.includes(state))
  const known = used ?? recent.find(({ isSameSender }) => isSameSender)
  return known ?? (recent.length < RECYCLING_SENDERS ? null : (recent[0] ?? null))
}
