/** The state of one device of a trade. Devices move independently; the trade's status follows from their states. */
export const TRADE_STATES = [
  'CREATED',
  'LABEL_ISSUED',
  'CANCELLED',
  'IN_TRANSIT',
  'EXPIRED',
  'RECEIVED',
  'LOST',
  'ACCEPTED',
  'IN_INSPECTION',
  'COUNTER_OFFERED',
  'ACTION_REQUIRED',
  'QUARANTINED',
  'RETURN_PENDING',
  'RECYCLED',
  'APPEALED',
  'PAYOUT_PENDING',
  'PAID',
  'PAYOUT_FAILED',
  'HANDED_OVER',
  'RETURN_SHIPPED',
  'RETURNED',
] as const

export type TradeState = (typeof TRADE_STATES)[number]

export const INITIAL_TRADE_STATE = 'CREATED' satisfies TradeState

/** Who triggers a step. */
export type TradeActor =
  | 'carrier'
  | 'clock'
  | 'customer'
  | 'inspector'
  | 'payout'
  | 'second_inspector'
  | 'staff'
  | 'system'
  | 'warehouse'

/** What a step requires besides the state. The desk has its own texts for refusals. */
export const TRADE_GUARDS = {
  NOT_SCANNED: 'The carrier has not scanned the parcel.',
  SEND_IN_DEADLINE:
    'The carrier hasn’t scanned the parcel by the end of the send-by day, in the market’s time zone, and has had time to report it.',
  SEARCH_DEADLINE: '14 days have passed since the carrier’s last scan.',
  UNBOXING_PROOF: 'A photo of the unboxing and the weight of the parcel are on record.',
  OWN_LABEL: 'The parcel had our label, so the offered price is insured.',
  PRICE_HOLDS: 'The recomputed price is at least the offered one, or the difference is within tolerance.',
  FINDINGS: 'At least one finding with a photo lowers the price, or means that we can’t buy the device.',
  LOCK_OR_LACK:
    'The device is locked, or a named part or proof is missing, and nothing else stops us from buying it.',
  ANSWER_DEADLINE:
    'The deadline to answer has passed, and the device may be sent by post. Silence is never a yes.',
  MAY_TRAVEL: 'The battery isn’t damaged: the device may be sent by post.',
  OFFER_HAS_PRICE: 'The new offer has a price.',
  OWN_RULE:
    'At checkout the seller agreed to accept any price down to a threshold, and this price reaches it.',
  FIRST_APPEAL: 'The seller hasn’t appealed before.',
  QUOTE_STANDS: 'The second inspection confirms the offered price, or our photos prove nothing.',
  ACCOUNT_VALID: 'The payout account is valid, and the seller is identified where the law asks for it.',
  IDENTITY_MISSING:
    'The law asks for the seller’s identity document, none has been accepted, and the device may be sent by post.',
  KEPT_OR_REQUESTED: 'The device has been kept for 28 days, or the police have asked for it.',
} as const

export type TradeGuard = keyof typeof TRADE_GUARDS

interface TransitionRow {
  readonly from: TradeState
  readonly event: string
  readonly to: TradeState
  readonly actor: TradeActor
  readonly guard: TradeGuard | null
}

const row = <
  const From extends TradeState,
  const Event extends string,
  const Guard extends TradeGuard | null = null,
>(
  [from, event, to]: readonly [From, Event, TradeState],
  actor: TradeActor,
  guard?: Guard,
) => ({
  from,
  event,
  to,
  actor,
  // Left out means none, which is the type's default.
  guard: (guard ?? null) as Guard,
})

/** Every step a device can take. What isn't listed here can't happen. */
export const TRADE_TRANSITIONS = [
  row(['CREATED', 'label_issued', 'LABEL_ISSUED'], 'system'),
  row(['CREATED', 'cancel', 'CANCELLED'], 'customer', 'NOT_SCANNED'),
  row(['LABEL_ISSUED', 'cancel', 'CANCELLED'], 'customer', 'NOT_SCANNED'),
  row(['LABEL_ISSUED', 'carrier_scan', 'IN_TRANSIT'], 'carrier'),
  row(['LABEL_ISSUED', 'send_in_deadline', 'EXPIRED'], 'clock', 'SEND_IN_DEADLINE'),
  row(['LABEL_ISSUED', 'booked_in', 'RECEIVED'], 'warehouse'),
  row(['IN_TRANSIT', 'booked_in', 'RECEIVED'], 'warehouse'),
  row(['LOST', 'booked_in', 'RECEIVED'], 'warehouse'),
  row(['EXPIRED', 'booked_in', 'RECEIVED'], 'warehouse'),
  row(['IN_TRANSIT', 'search_deadline', 'LOST'], 'clock', 'SEARCH_DEADLINE'),
  row(['RECEIVED', 'not_in_parcel', 'LOST'], 'warehouse', 'UNBOXING_PROOF'),
  row(['LOST', 'insurance_confirmed', 'ACCEPTED'], 'staff', 'OWN_LABEL'),
  row(['RECEIVED', 'inspection_started', 'IN_INSPECTION'], 'inspector'),
  row(['IN_INSPECTION', 'match_or_better', 'ACCEPTED'], 'inspector', 'PRICE_HOLDS'),
  row(['IN_INSPECTION', 'deviation', 'COUNTER_OFFERED'], 'inspector', 'FINDINGS'),
  row(['IN_INSPECTION', 'customer_action_needed', 'ACTION_REQUIRED'], 'inspector', 'LOCK_OR_LACK'),
  row(['IN_INSPECTION', 'blocklist_hit', 'QUARANTINED'], 'inspector'),
  row(['ACTION_REQUIRED', 'customer_done', 'IN_INSPECTION'], 'customer'),
  row(['ACTION_REQUIRED', 'ask_return', 'RETURN_PENDING'], 'customer', 'MAY_TRAVEL'),
  row(['ACTION_REQUIRED', 'answer_deadline', 'RETURN_PENDING'], 'clock', 'ANSWER_DEADLINE'),
  row(['COUNTER_OFFERED', 'accept', 'ACCEPTED'], 'customer', 'OFFER_HAS_PRICE'),
  row(['COUNTER_OFFERED', 'policy_accept', 'ACCEPTED'], 'system', 'OWN_RULE'),
  row(['COUNTER_OFFERED', 'decline', 'RETURN_PENDING'], 'customer', 'MAY_TRAVEL'),
  row(['COUNTER_OFFERED', 'recycle', 'RECYCLED'], 'customer'),
  row(['COUNTER_OFFERED', 'appeal', 'APPEALED'], 'customer', 'FIRST_APPEAL'),
  row(['COUNTER_OFFERED', 'answer_deadline', 'RETURN_PENDING'], 'clock', 'ANSWER_DEADLINE'),
  row(['APPEALED', 'appeal_upheld', 'ACCEPTED'], 'second_inspector', 'QUOTE_STANDS'),
  row(['APPEALED', 'appeal_rejected', 'COUNTER_OFFERED'], 'second_inspector', 'FINDINGS'),
  row(['ACCEPTED', 'payout_ordered', 'PAYOUT_PENDING'], 'system', 'ACCOUNT_VALID'),
  row(['ACCEPTED', 'identity_declined', 'RETURN_PENDING'], 'customer', 'IDENTITY_MISSING'),
  row(['PAYOUT_PENDING', 'bank_confirmed', 'PAID'], 'payout'),
  row(['PAYOUT_PENDING', 'bank_rejected', 'PAYOUT_FAILED'], 'payout'),
  row(['PAYOUT_FAILED', 'account_changed', 'PAYOUT_PENDING'], 'customer'),
  row(['QUARANTINED', 'cleared', 'IN_INSPECTION'], 'staff'),
  row(['QUARANTINED', 'return_allowed', 'RETURN_PENDING'], 'staff', 'MAY_TRAVEL'),
  row(['QUARANTINED', 'authority_handover', 'HANDED_OVER'], 'staff', 'KEPT_OR_REQUESTED'),
  row(['RETURN_PENDING', 'return_scanned', 'RETURN_SHIPPED'], 'carrier'),
  row(['RETURN_SHIPPED', 'return_delivered', 'RETURNED'], 'carrier'),
  row(['RETURN_SHIPPED', 'undeliverable', 'RETURN_PENDING'], 'carrier'),
] as const

type TableRow = (typeof TRADE_TRANSITIONS)[number]

export type TradeEvent = TableRow['event']

/** The guard that the table names for an event. */
export type GuardOf<Event extends TradeEvent> = Extract<TableRow, { readonly event: Event }>['guard']

export type TradeTransition = TransitionRow & { readonly event: TradeEvent }

/** The step that an event triggers in a state, or null where the event is impossible. */
export const findTransition = (state: TradeState, event: TradeEvent): TradeTransition | null =>
  TRADE_TRANSITIONS.find((transition) => transition.from === state && transition.event === event) ?? null

/** The state after an event, or null where the event is impossible. Doesn't check guards. */
export const findNextState = (state: TradeState, event: TradeEvent): TradeState | null =>
  findTransition(state, event)?.to ?? null

/** The states in which an event is possible, guards aside. */
export const listStatesBefore = (event: TradeEvent): readonly TradeState[] =>
  TRADE_STATES.filter((state) => findTransition(state, event) !== null)

/** Whether a device in this state never moves again. */
export const isTerminalState = (state: TradeState): boolean =>
  TRADE_TRANSITIONS.every(({ from }) => from !== state)

/** All states from which a goal can be reached, in any number of steps. */
export function collectStatesLeadingTo(goal: TradeState): ReadonlySet<TradeState> {
  const leading = new Set<TradeState>()
  const addOrigins = (state: TradeState): void => {
    for (const { from, to } of TRADE_TRANSITIONS)
      if (to === state && !leading.has(from)) {
        leading.add(from)
        addOrigins(from)
      }
  }
  addOrigins(goal)
  return leading
}
