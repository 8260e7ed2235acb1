import { findTransition, TRADE_TRANSITIONS, type TradeEvent, type TradeState } from './trade-states.ts'

interface InState {
  readonly state: TradeState
}

/** What the guards of the seller's own steps ask about a device. */
export interface TradeItemFacts extends InState {
  readonly wasScanned: boolean
  /** Whether the newest counter-offer has a price; a device that we cannot buy gets one without. */
  readonly hasCounterPrice: boolean
  readonly wasAppealed: boolean
  /** A damaged battery: no carrier may take it, so it cannot be sent back. */
  readonly isHazardous: boolean
}

const isStep = ({ state }: InState, event: TradeEvent): boolean => findTransition(state, event) !== null

/** States that lead to the given one by any number of steps. */
export function statesBefore(goal: TradeState): ReadonlySet<TradeState> {
  const before = new Set<TradeState>()
  const grow = (state: TradeState): void => {
    for (const { from, to } of TRADE_TRANSITIONS)
      if (to === state && !before.has(from)) {
        before.add(from)
        grow(from)
      }
  }
  grow(goal)
  return before
}

const CAN_STILL_BE_PAID = statesBefore('PAYOUT_PENDING')

/** What a seller can do with a device now: buttons are shown, and requests taken, by the same answers. */
export const tradeCan = {
  cancel: (item: Pick<TradeItemFacts, 'state' | 'wasScanned'>): boolean =>
    isStep(item, 'cancel') && !item.wasScanned,
  reportDone: (item: InState): boolean => isStep(item, 'customer_done'),
  askReturn: (item: Pick<TradeItemFacts, 'state' | 'isHazardous'>): boolean =>
    isStep(item, 'ask_return') && !item.isHazardous,
  accept: (item: Pick<TradeItemFacts, 'state' | 'hasCounterPrice'>): boolean =>
    isStep(item, 'accept') && item.hasCounterPrice,
  decline: (item: Pick<TradeItemFacts, 'state' | 'isHazardous'>): boolean =>
    isStep(item, 'decline') && !item.isHazardous,
  recycle: (item: InState): boolean => isStep(item, 'recycle'),
  appeal: (item: Pick<TradeItemFacts, 'state' | 'wasAppealed'>): boolean =>
    isStep(item, 'appeal') && !item.wasAppealed,
  /** Whether a question to the seller is open. */
  answerClarification: (item: InState): boolean => isStep(item, 'answer_deadline'),
  /** Until the money is on its way, and again when it came back. */
  changePayoutAccount: ({ state }: InState): boolean =>
    state !== 'PAYOUT_PENDING' && CAN_STILL_BE_PAID.has(state),
} as const
