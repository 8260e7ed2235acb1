import type { TradeState } from '#domain/trades/trade-states.ts'
import { noSuchDevice } from '#server/desk/items/item-params.ts'
import { notPossible, stepDevice } from '#server/desk/items/step-device.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspection, insertInspection, isCommitted, listInspections } from './inspections.repository.ts'
import { type InspectionContext, requireBasis } from './require-basis.ts'

/** The usual look at a device, or the second check that a seller has asked for. */
export type InspectionKind = 'inspection' | 'appeal'

const STATES: Readonly<Record<InspectionKind, readonly TradeState[]>> = {
  inspection: ['RECEIVED', 'IN_INSPECTION'],
  appeal: ['APPEALED'],
}

/** What kind of look a device waits for; null when for none. */
export const inspectionKindFor = (state: TradeState): InspectionKind | null => {
  if (STATES.inspection.includes(state)) return 'inspection'
  return STATES.appeal.includes(state) ? 'appeal' : null
}

// Assumption: a second look of the same person would prove nothing (docs/adr/0033-inspection-desk.md).
/** Whoever has fixed findings could read what the seller said, and cannot look without knowing it any more. */
export const hasSeen = (rounds: readonly Inspection[], { id }: Operator): boolean =>
  rounds.some((round) => round.operatorId === id && isCommitted(round))

function requireUnseen(rounds: readonly Inspection[], operator: Operator): void {
  if (hasSeen(rounds, operator))
    throw new HttpError(
      403,
      'ALREADY_SEEN',
      'You know what the seller said about this device. Somebody else has to check it now.',
    )
}

/** The look that somebody else has begun and not ended; null where the way is free. */
function findOthers(newest: Inspection | undefined, operator: Operator): Inspection | null {
  return newest && newest.decidedAt === null && newest.operatorId !== operator.id ? newest : null
}

export interface InspectionStart {
  readonly kind: InspectionKind
  /** Whether a look that somebody else has begun is given up for this one. */
  readonly takesOver: boolean
}

async function requireFree(
  { tx, operator }: InspectionContext,
  key: ItemKey,
  { takesOver }: InspectionStart,
): Promise<Inspection | undefined> {
  const rounds = await listInspections(tx, key)
  requireUnseen(rounds, operator)
  const [newest] = rounds
  const others = findOthers(newest, operator)
  if (others && !takesOver)
    throw new HttpError(409, 'INSPECTION_TAKEN', `${others.operator} is checking this device.`)
  return newest
}

/** Begins a look at a device: a number of its own, and a nonce for its commitment. Whoever has begun before goes on. */
export async function startInspection(
  doing: InspectionContext,
  key: ItemKey,
  start: InspectionStart,
): Promise<Inspection> {
  const { tx, secret, operator, questions } = doing
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw noSuchDevice()
  if (!STATES[start.kind].includes(facts.state)) throw notPossible()
  const newest = await requireFree(doing, key, start)
  if (newest && newest.operatorId === operator.id && newest.decidedAt === null) return newest
  // Better now than after an hour of work.
  await requireBasis(tx, questions, key)
  const atMs = doing.now()
  if (facts.state === 'RECEIVED') {
    const step = { event: 'inspection_started', actor: 'inspector', atMs } as const
    await stepDevice({ tx, secret }, { key, step })
  }
  await insertInspection(tx, key, { operatorId: operator.id, startedAtMs: atMs })
  const [started] = await listInspections(tx, key)
  if (!started) throw new Error('The inspection was not stored')
  return started
}
