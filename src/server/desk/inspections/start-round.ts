import type { TradeState } from '#domain/trades/trade-states.ts'
import { noSuchDevice } from '#server/desk/items/item-params.ts'
import { notPossible, stepDevice } from '#server/desk/items/step-device.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'
import { type Inspecting, requireBasis } from './require-basis.ts'
import { type InspectionRound, insertRound, isCommitted, listRounds } from './rounds.repository.ts'

/** The usual look at a device, or the second check that a seller has asked for. */
export type RoundKind = 'inspection' | 'appeal'

const STATES: Readonly<Record<RoundKind, readonly TradeState[]>> = {
  inspection: ['RECEIVED', 'IN_INSPECTION'],
  appeal: ['APPEALED'],
}

/** What kind of look a device waits for; null when for none. */
export const roundKindOf = (state: TradeState): RoundKind | null => {
  if (STATES.inspection.includes(state)) return 'inspection'
  return STATES.appeal.includes(state) ? 'appeal' : null
}

// Assumption: a second look of the same person would prove nothing (docs/adr/0033-inspection-desk.md).
/** Whoever has fixed findings could read what the seller said, and cannot look without knowing it any more. */
export const hasSeen = (rounds: readonly InspectionRound[], { id }: Operator): boolean =>
  rounds.some((round) => round.operatorId === id && isCommitted(round))

function requireUnseen(rounds: readonly InspectionRound[], operator: Operator): void {
  if (hasSeen(rounds, operator))
    throw new HttpError(
      403,
      'ALREADY_SEEN',
      'You know what the seller said about this device. Somebody else has to check it now.',
    )
}

/** The look that somebody else has begun and not ended; null where the way is free. */
function findOthers(newest: InspectionRound | undefined, operator: Operator): InspectionRound | null {
  return newest && newest.decidedAt === null && newest.operatorId !== operator.id ? newest : null
}

export interface RoundStart {
  readonly kind: RoundKind
  /** Whether a look that somebody else has begun is given up for this one. */
  readonly takesOver: boolean
}

async function requireFree(
  { tx, operator }: Inspecting,
  key: ItemKey,
  { takesOver }: RoundStart,
): Promise<InspectionRound | undefined> {
  const rounds = await listRounds(tx, key)
  requireUnseen(rounds, operator)
  const [newest] = rounds
  const others = findOthers(newest, operator)
  if (others && !takesOver)
    throw new HttpError(409, 'INSPECTION_TAKEN', `${others.operator} is checking this device.`)
  return newest
}

/** Begins a look at a device: a number of its own, and a nonce for its commitment. Whoever has begun before goes on. */
export async function startRound(
  doing: Inspecting,
  key: ItemKey,
  start: RoundStart,
): Promise<InspectionRound> {
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
  await insertRound(tx, key, { operatorId: operator.id, startedAtMs: atMs })
  const [started] = await listRounds(tx, key)
  if (!started) throw new Error('The inspection was not stored')
  return started
}
