import { z } from 'zod'
import {
  type Decided,
  gradeRound,
  outcomeOf,
  requireProven,
} from '#server/desk/inspections/decide-inspection.ts'
import { storeDecision } from '#server/desk/inspections/inspections.repository.ts'
import { lockOwnInspection } from '#server/desk/inspections/own-inspection.ts'
import type { InspectionContext } from '#server/desk/inspections/require-basis.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** What a second inspector decides. */
export const APPEAL_DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('appeal_rejected') }),
  z.strictObject({
    decision: z.literal('appeal_upheld'),
    /** The second grading is no better, but the photos of the first do not prove it: the quoted price stands. */
    isProofLacking: z.boolean().default(false),
  }),
])

export type AppealDecision = z.output<typeof APPEAL_DECISION>

/** Ends a second check. It is as blind as the first one, so its findings have to be fixed before. */
export async function decideAppeal(
  doing: InspectionContext,
  key: ItemKey,
  decision: AppealDecision,
): Promise<Decided> {
  const { tx, secret, operator } = doing
  const own = await lockOwnInspection(doing, key)
  if (own.round.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'This check is over. Start another one.')
  const graded = await gradeRound(doing, key, own)
  if (!graded) throw new HttpError(409, 'FINDINGS_OPEN', 'Fix your findings first.')
  const moment = { actor: 'second_inspector', atMs: doing.now(), operatorId: operator.id } as const
  const { id, round } = own.round
  const isProofLacking = decision.decision === 'appeal_upheld' && decision.isProofLacking
  const inspection = isProofLacking ? null : requireProven(graded).inspection
  const step =
    inspection === null
      ? ({ ...moment, event: 'appeal_upheld', inspection } as const)
      : { ...moment, event: decision.decision, inspection }
  await stepDevice({ tx, secret }, { key, step, data: { inspectionId: id, round, isProofLacking } })
  const outcome = outcomeOf(graded)
  await storeDecision(tx, id, { outcome, decidedAtMs: moment.atMs })
  return { round, outcome: outcome?.kind ?? null }
}
