/** Where one device of a trade stands. Each has a state of its own; the trade's status follows from them. */
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

/** Who makes something happen to a device. */
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

/** What must also be true for a step, besides the state. */
export const TRADE_GUARDS = {
  NOT_SCANNED: 'The carrier has not scanned the parcel.',
  SEND_IN_DEADLINE:
    '21 days have passed since the trade was created, and the carrier has not scanned the parcel.',
  SEARCH_DEADLINE: '14 days have passed since the last scan of the carrier.',
  UNBOXING_PROOF: 'A photo of the unboxing and the weight of the parcel are stored.',
  OWN_LABEL: 'The parcel had our label; the quoted price is paid.',
  PRICE_HOLDS: 'The recomputed price is not below the quoted one, or the difference is within tolerance.',
  FINDINGS:
    'At least one finding with question code and photo; the price is that of the price rule, or there is none.',
  LOCK_OR_LACK: 'The device is locked, or a proof or a part that is named is missing, and it can be bought.',
  ANSWER_DEADLINE:
    'The time to answer has passed, and the device may travel by post. Silence is never a yes.',
  MAY_TRAVEL: 'The device has no damaged battery: it may travel by post.',
  OFFER_HAS_PRICE: 'The counter-offer has a price.',
  OWN_RULE: 'The seller chose to accept at checkout, down to a threshold that the price reaches.',
  FIRST_APPEAL: 'The device has not been appealed before.',
  QUOTE_STANDS: 'The quoted price stands.',
  SEVEN_DAYS_MORE: 'The seller gets seven days to answer.',
  ACCOUNT_VALID: 'The account for the payout is valid.',
  KEPT_OR_REQUESTED: '28 days have passed, or the police asked for the device.',
} as const

export type TradeGuard = keyof typeof TRADE_GUARDS

interface TransitionRow {
  readonly from: TradeState
  readonly event: string
  readonly to: TradeState
  readonly actor: TradeActor
  readonly guard: TradeGuard | null
}

const row = <const From extends TradeState, const Event extends string>(
  [from, event, to]: readonly [From, Event, TradeState],
  actor: TradeActor,
  guard: TradeGuard | null = null,
) => ({ from, event, to, actor, guard })

/** Every step that exists; what is not here cannot happen to a device. */
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
  row(['APPEALED', 'appeal_rejected', 'COUNTER_OFFERED'], 'second_inspector', 'SEVEN_DAYS_MORE'),
  row(['ACCEPTED', 'payout_ordered', 'PAYOUT_PENDING'], 'system', 'ACCOUNT_VALID'),
  row(['PAYOUT_PENDING', 'bank_confirmed', 'PAID'], 'payout'),
  row(['PAYOUT_PENDING', 'bank_rejected', 'PAYOUT_FAILED'], 'payout'),
  row(['PAYOUT_FAILED', 'account_changed', 'PAYOUT_PENDING'], 'customer'),
  row(['QUARANTINED', 'cleared', 'IN_INSPECTION'], 'staff'),
  row(['QUARANTINED', 'return_allowed', 'RETURN_PENDING'], 'staff', 'MAY_TRAVEL'),
  row(['QUARANTINED', 'authority_handover', 'HANDED_OVER'], 'staff', 'KEPT_OR_REQUESTED'),
  row(['RETURN_PENDING', 'return_scanned', 'RETURN_SHIPPED'], 'carrier'),
  row(['RETURN_SHIPPED', 'return_delivered', 'RETURNED'], 'carrier'),
  row(['RETURN_SHIPPED', 'undeliverable', 'RETURN_PENDING'], 'carrier'),
] as const satisfies readonly TransitionRow[]

export type TradeEvent = (typeof TRADE_TRANSITIONS)[number]['event']

export type TradeTransition = TransitionRow & { readonly event: TradeEvent }

/** The step that an event means in a state, or null where it means nothing. */
export const findTransition = (state: TradeState, event: TradeEvent): TradeTransition | null =>
  TRADE_TRANSITIONS.find((transition) => transition.from === state && transition.event === event) ?? null

/** The state after an event, or null where the event cannot happen. Guards are the caller's to check. */
export const nextState = (state: TradeState, event: TradeEvent): TradeState | null =>
  findTransition(state, event)?.to ?? null

/** Whether nothing can happen to the device any more. */
export const isTerminalState = (state: TradeState): boolean =>
  TRADE_TRANSITIONS.every(({ from }) => from !== state)
