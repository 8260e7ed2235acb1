import type { ActionDemand } from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import type { TradeActor } from './trade-states.ts'

/** What has to come along with an event, so that its guard can be checked. */
type Evidence =
  | {
      readonly event: 'match_or_better' | 'deviation' | 'appeal_rejected'
      readonly operatorId: string
      readonly inspection: InspectionResult
    }
  | {
      readonly event: 'appeal_upheld'
      readonly operatorId: string
      /** Null when the seller is right for a reason that no grading shows, such as a photo that proves nothing. */
      readonly inspection: InspectionResult | null
    }
  | ({ readonly event: 'customer_action_needed' } & Pick<ActionDemand, 'reason'> &
      Partial<Pick<ActionDemand, 'part'>>)
  /** Whether the police asked for the device. */
  | { readonly event: 'authority_handover'; readonly isRequested: boolean }

/** Events that speak for themselves. */
export const PLAIN_EVENTS = [
  'label_issued',
  'cancel',
  'carrier_scan',
  'send_in_deadline',
  'booked_in',
  'search_deadline',
  'not_in_parcel',
  'insurance_confirmed',
  'inspection_started',
  'blocklist_hit',
  'customer_done',
  'ask_return',
  'answer_deadline',
  'accept',
  'policy_accept',
  'decline',
  'recycle',
  'appeal',
  'payout_ordered',
  'bank_confirmed',
  'bank_rejected',
  'account_changed',
  'cleared',
  'return_allowed',
  'return_scanned',
  'return_delivered',
  'undeliverable',
] as const

export type PlainEvent = (typeof PLAIN_EVENTS)[number]

/** Something that happens to a device. */
export type Step = (Evidence | { readonly event: PlainEvent }) & {
  readonly actor: TradeActor
  readonly atMs: number
}

export type StepEvent = Step['event']
