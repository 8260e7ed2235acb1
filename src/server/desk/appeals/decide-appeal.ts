import { z } from 'zod'
import {
  type Decided,
  findOutcome,
  gradeInspection,
  requireProven,
} from '#server/desk/inspections/decide-inspection.ts'
import { storeDecision } from '#server/desk/inspections/inspections.repository.ts'
import { lockOwnInspection } from '#server/desk/inspections/lock-own-inspection.ts'
import type { InspectionContext } from '#server/desk/inspections/require-basis.ts'
import { requireSidePhotos } from '#server/desk/inspections/side-photos.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** What a second inspector decides. */
export const APPEAL_DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('appeal_rejected') }),
  z.strictObject({
    decision: z.literal('appeal_upheld'),
    /** The second inspection is no better, but our photos don't prove the first one: the quoted price stands. */
    isProofLacking: z.boolean().default(false),
  }),
])

export type AppealDecision = z.output<typeof APPEAL_DECISION>

/** Ends a second inspection. It is as blind as the first, so its findings must be committed before. */
export async function decideAppeal(
  context: InspectionContext,
  key: ItemKey,
  decision: AppealDecision,
): Promise<Decided> {
  const { tx, secret, operator } = context
  const own = await lockOwnInspection(context, key)
  if (own.inspection.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'This inspection is already closed. Start a new one.')
  const graded = await gradeInspection(context, key, own)
  if (!graded) throw new HttpError(409, 'FINDINGS_OPEN', 'Lock your findings first.')
  const moment = { actor: 'second_inspector', atMs: context.now(), operatorId: operator.id } as const
  const { id, number: inspectionNumber } = own.inspection
  const isProofLacking = decision.decision === 'appeal_upheld' && decision.isProofLacking
  const inspection = isProofLacking ? null : requireProven(graded).result
  if (decision.decision === 'appeal_rejected') await requireSidePhotos(tx, key, graded.report)
  const step =
    inspection === null
      ? ({ ...moment, event: 'appeal_upheld', inspection } as const)
      : { ...moment, event: decision.decision, inspection }
  await stepDevice(
    { tx, secret },
    { key, step, data: { inspectionId: id, inspectionNumber, isProofLacking } },
  )
  const outcome = findOutcome(graded)
  await storeDecision(tx, id, { outcome, decidedAtMs: moment.atMs })
  return { inspectionNumber, outcome: outcome?.kind ?? null }
}
