import { INSPECTION_STATES, type InspectionKind } from '#server/desk/items/inspection-states.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { refuseNotPossible, stepDevice } from '#server/desk/items/step-device.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { hasPriced } from '#server/modules/individual-offers/made-offers.repository.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspection, insertInspection, isCommitted, listInspections } from './inspections.repository.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

// Assumption: a second inspection by the same person would prove nothing (docs/adr/0033-inspection-desk.md).
/** An operator who has committed findings may have read the seller's answers, so they can't inspect blindly again. */
export const hasSeenAnswers = (inspections: readonly Inspection[], { id }: Operator): boolean =>
  inspections.some((inspection) => inspection.operatorId === id && isCommitted(inspection))

function requireUnseen(inspections: readonly Inspection[], operator: Operator): void {
  if (hasSeenAnswers(inspections, operator))
    throw new HttpError(
      403,
      'ALREADY_SEEN',
      'You’ve already seen the seller’s answers for this device, so someone else has to inspect it.',
    )
}

// Otherwise one person could offer far too much and find that the devices are worth it.
async function requireNotPriced(
  { tx, operator, isOnePersonDesk }: InspectionContext,
  { transactionId }: ItemKey,
): Promise<void> {
  if (!isOnePersonDesk && (await hasPriced(tx, transactionId, operator.id)))
    throw new HttpError(
      403,
      'FOUR_EYES',
      'You made the individual offer for this sale, so someone else has to inspect its devices.',
    )
}

export interface InspectionStart {
  readonly kind: InspectionKind
  /** Whether this inspection replaces one that someone else has started. */
  readonly takesOver: boolean
}

/** The latest inspection, which no one else may be working on unless this one takes over. */
async function requireFree(
  { tx, operator }: InspectionContext,
  key: ItemKey,
  { takesOver }: InspectionStart,
): Promise<Inspection | undefined> {
  const inspections = await listInspections(tx, key)
  requireUnseen(inspections, operator)
  const [latest] = inspections
  const isTaken = latest && latest.decidedAt === null && latest.operatorId !== operator.id
  if (isTaken && !takesOver)
    throw new HttpError(
      409,
      'INSPECTION_TAKEN',
      `${latest.operator} is already inspecting this device. Take over if they aren’t working on it any more.`,
    )
  return latest
}

/** Starts an inspection with its number and its nonce for the commitment, or resumes the operator's own open one. */
export async function startInspection(
  context: InspectionContext,
  key: ItemKey,
  start: InspectionStart,
): Promise<Inspection> {
  const { tx, secret, operator, questions } = context
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  if (!INSPECTION_STATES[start.kind].includes(facts.state)) throw refuseNotPossible()
  await requireNotPriced(context, key)
  const latest = await requireFree(context, key, start)
  if (latest && latest.operatorId === operator.id && latest.decidedAt === null) return latest
  // A missing price basis should show now, not after an hour of work.
  await requireBasis(tx, questions, key)
  const atMs = context.now()
  if (facts.state === 'RECEIVED') {
    const step = { event: 'inspection_started', actor: 'inspector', atMs } as const
    await stepDevice({ tx, secret }, { key, step })
  }
  await insertInspection(tx, key, { operatorId: operator.id, startedAtMs: atMs })
  const [started] = await listInspections(tx, key)
  if (!started) throw new Error('The inspection was not stored')
  return started
}
