import type { QuarantineDecision } from '#contracts/desk/quarantine.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

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
