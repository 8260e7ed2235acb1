import type { ActionDemand } from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import type { TradeActor, TradeEvent } from '#domain/trades/trade-states.ts'

/** Events whose guards need evidence: it comes with the event. */
type EventWithEvidence =
  | {
      readonly event: 'match_or_better' | 'deviation' | 'appeal_rejected'
      readonly operatorId: string
      readonly inspection: InspectionResult
    }
  | {
      readonly event: 'appeal_upheld'
      readonly operatorId: string
      /** Null when the seller is right for a reason that no grading shows, such as photos that prove nothing. */
      readonly inspection: InspectionResult | null
    }
  | ({ readonly event: 'customer_action_needed' } & Pick<ActionDemand, 'reason'> &
      Partial<Pick<ActionDemand, 'part' | 'refusal'>>)
  | {
      readonly event: 'authority_handover'
      /** Whether the police have asked for the device. */
      readonly isRequested: boolean
    }

/** All other events of the table: they need no evidence. */
export type PlainEvent = Exclude<TradeEvent, EventWithEvidence['event']>

/** One event that happens to a device, triggered by someone at some moment. */
export type Step = (EventWithEvidence | { readonly event: PlainEvent }) & {
  readonly actor: TradeActor
  readonly atMs: number
}
