import { z } from 'zod'
import type { Step } from '#domain/lifecycle/step.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

const FILE_NUMBER = z.string().trim().min(1).max(60)

/** What happens to a device on a block list. */
export const QUARANTINE_DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('cleared') }),
  z.strictObject({ decision: z.literal('return_allowed') }),
  z.strictObject({
    decision: z.literal('authority_handover'),
    /** Whether the police have asked for it; otherwise it is kept for 28 days. */
    isRequested: z.boolean(),
    /** The authority's number for its request or confirmation. */
    fileNumber: FILE_NUMBER,
  }),
])

export type QuarantineDecision = z.output<typeof QUARANTINE_DECISION>

function buildStep(decision: QuarantineDecision, atMs: number): Step {
  const moment = { actor: 'staff', atMs } as const
  return decision.decision === 'authority_handover'
    ? { ...moment, event: decision.decision, isRequested: decision.isRequested }
    : { ...moment, event: decision.decision }
}

/** Clears, returns or hands over a device in quarantine. */
export async function decideQuarantine(
  { tx, secret, now }: ActionContext,
  key: ItemKey,
  decision: QuarantineDecision,
): Promise<void> {
  const { decision: _, ...data } = decision
  await stepDevice({ tx, secret }, { key, step: buildStep(decision, now()), data })
}
