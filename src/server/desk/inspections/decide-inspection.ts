import { z } from 'zod'
import {
  ACTION_REASONS,
  type ActionDemand,
  isWholeDemand,
  MISSING_PARTS,
} from '#domain/clarification/clarification-kind.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import type { Step } from '#domain/trades/step-evidence.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { isCommitted, storeDecision } from './inspections.repository.ts'
import { lockOwnInspection, type OwnInspection } from './own-inspection.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

/** What an inspector decides. The price is no part of it: it follows from the findings. */
export const DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('match_or_better') }),
  z.strictObject({ decision: z.literal('deviation') }),
  z.strictObject({
    decision: z.literal('customer_action_needed'),
    reason: z.enum(ACTION_REASONS),
    /** Which part is missing; for that reason alone. */
    part: z.enum(MISSING_PARTS).optional(),
  }),
  z.strictObject({ decision: z.literal('blocklist_hit') }),
])

/** As the form sends it: part and reason are one choice there. */
export const DECISION_FORM = z
  .record(z.string(), z.string())
  .transform(({ reason = '', ...fields }): Readonly<Record<string, unknown>> => {
    const [code, part] = reason.split(':')
    return { ...fields, ...(code ? { reason: code } : {}), ...(part ? { part } : {}) }
  })
  .pipe(DECISION)

export type Decision = z.output<typeof DECISION>

export interface Decided {
  readonly round: number
  /** What the findings lead to; null where none were fixed. */
  readonly outcome: InspectionOutcome['kind'] | null
}

/** Findings of a look with what follows from them. */
export interface Graded {
  readonly inspection: InspectionResult
  readonly report: InspectionReport
}

/** Null while nothing is fixed. */
export async function gradeRound(
  { tx, questions }: InspectionContext,
  key: ItemKey,
  { facts, round }: OwnInspection,
): Promise<Graded | null> {
  if (!isCommitted(round)) return null
  const basis = await requireBasis(tx, questions, key)
  const { photoIds, ...found } = round.found
  const inspection = { basis, found, photoIds }
  return { inspection, report: inspectDevice(facts, inspection) }
}

/** The same, as the ground of a decision about money: fixed, and proven where the seller would lose. */
export function requireProven(graded: Graded | null): Graded {
  if (!graded) throw new HttpError(409, 'FINDINGS_OPEN', 'Fix your findings first.')
  if (graded.report.kind === 'settled') return graded
  const questions = graded.report.problems.map(({ question }) => question)
  throw new HttpError(
    422,
    'FINDING_WITHOUT_PHOTO',
    `No photo proves: ${questions.join(', ')}. Somebody else has to check the device, with photos.`,
    graded.report.problems.map(({ question, key }) => ({ field: question, key })),
  )
}

export const outcomeOf = (graded: Graded | null): InspectionOutcome | null =>
  graded?.report.kind === 'settled' ? graded.report.outcome : null

function demandOf({ reason, part }: Extract<Decision, { decision: 'customer_action_needed' }>): ActionDemand {
  const demand = { reason, part: part ?? null }
  if (isWholeDemand(demand)) return demand
  throw invalidFields([{ field: 'part', key: part ? 'FIELD_FORMAT' : 'FIELD_REQUIRED' }])
}

function stepOf(decision: Decision, graded: Graded | null, { operator, now }: InspectionContext): Step {
  const moment = { actor: 'inspector', atMs: now() } as const
  switch (decision.decision) {
    case 'customer_action_needed':
      return { ...moment, ...demandOf(decision), event: decision.decision }
    case 'blocklist_hit':
      return { ...moment, event: decision.decision }
    default: {
      const { inspection } = requireProven(graded)
      return { ...moment, event: decision.decision, operatorId: operator.id, inspection }
    }
  }
}

/** Ends a look at a device. What has to be asked or kept may be so before anything is fixed; money never. */
export async function decideInspection(
  doing: InspectionContext,
  key: ItemKey,
  decision: Decision,
): Promise<Decided> {
  const { tx, secret } = doing
  const own = await lockOwnInspection(doing, key)
  const graded = await gradeRound(doing, key, own)
  if (!graded && own.round.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'This inspection is over. Start another one.')
  const step = stepOf(decision, graded, doing)
  const { id, round } = own.round
  await stepDevice({ tx, secret }, { key, step, data: { inspectionId: id, round } })
  const outcome = outcomeOf(graded)
  await storeDecision(tx, id, { outcome, decidedAtMs: step.atMs })
  return { round, outcome: outcome?.kind ?? null }
}
