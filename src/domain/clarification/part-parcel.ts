import { ANSWER_CLOCK, addDays } from '#domain/trades/trade-clock.ts'
import type { ActionReason, MissingPart } from './clarification-kind.ts'

/**
 * Whether a missing part may be sent to us by post. A loose battery may not: without its device it is dangerous goods that
 * a parcel of a private sender must not contain.
 */
export const canSendPart = (part: MissingPart | null): boolean => part !== null && part !== 'BATTERY'

/** Whether a clarification offers a label for the missing part. */
export const offersPartLabel = ({
  reason,
  part,
}: {
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
}): boolean => reason === 'MISSING_PART' && canSendPart(part)

/**
 * Until when a clarification stays open whose part is sent: nobody loses time for answering late, so the days start again
 * with the label, and with every scan of the parcel.
 */
export const computePartDeadline = (answerByMs: number, sinceMs: number): number =>
  Math.max(answerByMs, addDays(sinceMs, ANSWER_CLOCK.days))
