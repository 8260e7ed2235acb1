import { z } from 'zod'
import {
  ACTION_REASONS,
  type ActionDemand,
  isWholeDemand,
  MISSING_PARTS,
  PROOF_REFUSALS,
} from '#domain/clarification/clarification-kind.ts'
import { BLOCK_LISTS } from '#domain/inspection/block-list.ts'
import type { InspectionResult } from '#domain/inspection/grading.ts'
import { type InspectionReport, inspectDevice } from '#domain/inspection/inspect-device.ts'
import type { InspectionOutcome } from '#domain/inspection/inspection-outcome.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import { countSentProofs } from '#server/desk/items/item-additions.repository.ts'
import { stepDevice } from '#server/desk/items/step-device.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { isCommitted, storeDecision } from './inspections.repository.ts'
import { lockOwnInspection, type OwnInspection } from './lock-own-inspection.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'
import { requireSidePhotos } from './side-photos.ts'

/** What an inspector decides. The price isn't part of it: it follows from the findings. */
export const DECISION = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('match_or_better') }),
  z.strictObject({ decision: z.literal('deviation') }),
  z.strictObject({
    decision: z.literal('customer_action_needed'),
    reason: z.enum(ACTION_REASONS),
    /** Which part is missing; only with that reason. */
    part: z.enum(MISSING_PARTS).optional(),
    /** Why the proof that the seller has sent isn't enough; only with `OWNERSHIP_PROOF`. */
    refusal: z.enum(PROOF_REFUSALS).optional(),
  }),
  z.strictObject({
    decision: z.literal('blocklist_hit'),
    blockList: z.enum(BLOCK_LISTS).describe('The list on which the device was found.'),
    reference: z.string().trim().min(1).max(60).describe('The number of its entry in that list.'),
  }),
])

export type Decision = z.output<typeof DECISION>

export interface Decided {
  readonly inspectionNumber: number
  /** What the findings lead to; null where none are committed. */
  readonly outcome: InspectionOutcome['kind'] | null
}

/** Committed findings, and what follows from them. */
export interface Graded {
  readonly result: InspectionResult
  readonly report: InspectionReport
}

/** Null while no findings are committed. */
export async function gradeInspection(
  { tx, questions }: InspectionContext,
  key: ItemKey,
  { facts, inspection }: OwnInspection,
): Promise<Graded | null> {
  if (!isCommitted(inspection)) return null
  const { photoIds, ...found } = inspection.found
  const { later } = inspection
  const basis = await requireBasis(tx, questions, { ...key, foundDeviceId: found.deviceId, later })
  const result = { basis, found, photoIds }
  return { result, report: inspectDevice(facts, result) }
}

/** A decision about money needs committed findings, and a photo wherever the seller would lose. */
export function requireProven(graded: Graded | null): Graded {
  if (!graded) throw new HttpError(409, 'FINDINGS_OPEN', 'Lock your findings first.')
  if (graded.report.kind === 'settled') return graded
  const questions = graded.report.problems.map(({ question }) => question)
  throw new HttpError(
    422,
    'FINDING_WITHOUT_PHOTO',
    `These findings have no photo: ${questions.join(', ')}. Someone else has to inspect the device and take photos.`,
    graded.report.problems.map(({ question, key }) => ({ field: question, key })),
  )
}

export const findOutcome = (graded: Graded | null): InspectionOutcome | null =>
  graded?.report.kind === 'settled' ? graded.report.outcome : null

type Demanded = Extract<Decision, { decision: 'customer_action_needed' }>

function toDemand({ reason, part, refusal }: Demanded): ActionDemand {
  const demand = { reason, part: part ?? null, refusal: refusal ?? null }
  if (isWholeDemand(demand)) return demand
  if (refusal) throw createInvalidFieldsError([{ field: 'refusal', key: 'FIELD_FORMAT' }])
  throw createInvalidFieldsError([{ field: 'part', key: part ? 'FIELD_FORMAT' : 'FIELD_REQUIRED' }])
}

/** Only what was sent can be refused: the seller reads that it isn't enough. */
async function requireRefusable({ tx }: InspectionContext, key: ItemKey, decision: Decision): Promise<void> {
  const isRefusal = decision.decision === 'customer_action_needed' && decision.refusal !== undefined
  if (isRefusal && (await countSentProofs(tx, key)) === 0)
    throw createInvalidFieldsError([{ field: 'refusal', key: 'NOTHING_SENT' }])
}

function buildStep(decision: Decision, graded: Graded | null, { operator, now }: InspectionContext): Step {
  const moment = { actor: 'inspector', atMs: now() } as const
  switch (decision.decision) {
    case 'customer_action_needed':
      return { ...moment, ...toDemand(decision), event: decision.decision }
    case 'blocklist_hit':
      return { ...moment, event: decision.decision }
    default: {
      const { result } = requireProven(graded)
      return { ...moment, event: decision.decision, operatorId: operator.id, inspection: result }
    }
  }
}

/** What the history of a quarantined device keeps of the block list. */
const pickEntry = (decision: Decision) =>
  decision.decision === 'blocklist_hit'
    ? { blockList: decision.blockList, reference: decision.reference }
    : null

/** What a counter-offer is based on, for the figures: the questions whose answers cost the seller money. */
const pickReasons = (decision: Decision, graded: Graded | null) =>
  decision.decision === 'deviation' && graded?.report.kind === 'settled'
    ? {
        reasons: graded.report.findings
          .filter(({ isWorse }) => isWorse)
          .map(({ question }) => question)
          .join(','),
      }
    : null

/** Ends an inspection. Asking the seller and quarantine don't need committed findings; money always does. */
export async function decideInspection(
  context: InspectionContext,
  key: ItemKey,
  decision: Decision,
): Promise<Decided> {
  const { tx, secret } = context
  const own = await lockOwnInspection(context, key)
  const graded = await gradeInspection(context, key, own)
  if (!graded && own.inspection.decidedAt !== null)
    throw new HttpError(409, 'INSPECTION_OVER', 'This inspection is already closed. Start a new one.')
  await requireRefusable(context, key, decision)
  const step = buildStep(decision, graded, context)
  if (decision.decision === 'deviation') await requireSidePhotos(tx, key, graded?.report)
  const { id, number: inspectionNumber } = own.inspection
  const data = {
    inspectionId: id,
    inspectionNumber,
    ...pickEntry(decision),
    ...pickReasons(decision, graded),
  }
  await stepDevice({ tx, secret }, { key, step, data })
  const outcome = findOutcome(graded)
  await storeDecision(tx, id, { outcome, decidedAtMs: step.atMs })
  return { inspectionNumber, outcome: outcome?.kind ?? null }
}
