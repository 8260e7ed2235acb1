import {
  collectStatesLeadingTo,
  findTransition,
  type GuardOf,
  type TradeEvent,
  type TradeGuard,
  type TradeState,
} from './trade-states.ts'

interface InState {
  readonly state: TradeState
}

/** What the guards of the seller's own steps need to know about a device. */
export interface TradeItemFacts extends InState {
  readonly wasScanned: boolean
  /** Whether the latest counter-offer has a price. It has none for a device that we can't buy. */
  readonly hasCounterPrice: boolean
  readonly wasAppealed: boolean
  /** The battery is damaged: no carrier may take the device, so it can't be sent back. */
  readonly isHazardous: boolean
}

/** The guards of the seller's steps. The seller's page and the lifecycle check these same functions. */
export const SELLER_GUARDS = {
  NOT_SCANNED: ({ wasScanned }: Pick<TradeItemFacts, 'wasScanned'>): boolean => !wasScanned,
  MAY_TRAVEL: ({ isHazardous }: Pick<TradeItemFacts, 'isHazardous'>): boolean => !isHazardous,
  OFFER_HAS_PRICE: ({ hasCounterPrice }: Pick<TradeItemFacts, 'hasCounterPrice'>): boolean => hasCounterPrice,
  FIRST_APPEAL: ({ wasAppealed }: Pick<TradeItemFacts, 'wasAppealed'>): boolean => !wasAppealed,
} as const satisfies Partial<Readonly<Record<TradeGuard, (item: never) => boolean>>>

type SellerGuard = keyof typeof SELLER_GUARDS

const isSellerGuard = (guard: TradeGuard): guard is SellerGuard => guard in SELLER_GUARDS

/** The facts that decide whether an event is possible: the state, and what its guard in the table reads. */
type FactsFor<Event extends TradeEvent> = [GuardOf<Event>] extends [null]
  ? InState
  : [GuardOf<Event>] extends [SellerGuard]
    ? InState & Parameters<(typeof SELLER_GUARDS)[GuardOf<Event>]>[0]
    : never

/** Whether the table has the step, and its guard lets the device pass. */
const canTake =
  <Event extends TradeEvent>(event: Event) =>
  (item: FactsFor<Event>): boolean => {
    const transition = findTransition(item.state, event)
    if (!transition) return false
    const { guard } = transition
    if (guard === null) return true
    // `FactsFor` makes callers give exactly what this guard reads.
    return isSellerGuard(guard) && SELLER_GUARDS[guard](item as unknown as TradeItemFacts)
  }

const CAN_STILL_BE_PAID = collectStatesLeadingTo('PAYOUT_PENDING')

/** What a seller can do with a device now. The page shows buttons by these answers, the server accepts requests by them. */
export const tradeCan = {
  cancel: canTake('cancel'),
  reportDone: canTake('customer_done'),
  askReturn: canTake('ask_return'),
  accept: canTake('accept'),
  decline: canTake('decline'),
  recycle: canTake('recycle'),
  appeal: canTake('appeal'),
  /** Whether a clarification is open. */
  answerClarification: ({ state }: InState): boolean => findTransition(state, 'answer_deadline') !== null,
  /** Until the money is on its way, and again after a bank has returned it. */
  changePayoutAccount: ({ state }: InState): boolean =>
    state !== 'PAYOUT_PENDING' && CAN_STILL_BE_PAID.has(state),
} as const
