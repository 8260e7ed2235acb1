import type {
  ActionDemand,
  ActionReason,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { TradeActor, TradeEvent, TradeState } from '#domain/trades/trade-states.ts'

/** A device's state, as a label. */
export const STATE_LABELS: Readonly<Record<TradeState, string>> = {
  CREATED: 'Sale confirmed',
  LABEL_ISSUED: 'Waiting for the parcel',
  CANCELLED: 'Cancelled by the seller',
  IN_TRANSIT: 'In transit',
  EXPIRED: 'Not sent in time',
  RECEIVED: 'Waiting for inspection',
  LOST: 'Lost',
  ACCEPTED: 'Payout due',
  IN_INSPECTION: 'Being inspected',
  COUNTER_OFFERED: 'New offer: waiting for the seller',
  ACTION_REQUIRED: 'Waiting for the seller to act',
  QUARANTINED: 'In quarantine',
  RETURN_PENDING: 'To be returned',
  RECYCLED: 'For recycling',
  APPEALED: 'Under appeal',
  PAYOUT_PENDING: 'Payout ordered',
  PAID: 'Paid',
  PAYOUT_FAILED: 'Payout failed',
  HANDED_OVER: 'Handed over to the authorities',
  RETURN_SHIPPED: 'On its way back',
  RETURNED: 'Returned to the seller',
}

/** The event of a sale's creation isn't a step of the table, but it's in the log. */
export const EVENT_LABELS: Readonly<Record<TradeEvent | 'created', string>> = {
  created: 'Sale confirmed',
  label_issued: 'Shipping label issued',
  cancel: 'Cancelled by the seller',
  carrier_scan: 'First carrier scan',
  send_in_deadline: 'Not sent in time',
  booked_in: 'Booked in',
  search_deadline: 'Not found by the carrier',
  not_in_parcel: 'Missing from the parcel',
  insurance_confirmed: 'Loss confirmed by the insurer',
  inspection_started: 'Inspection started',
  match_or_better: 'Bought',
  deviation: 'New offer sent',
  customer_action_needed: 'Seller asked to act',
  blocklist_hit: 'Found on a block list',
  customer_done: 'Seller says it’s done',
  ask_return: 'Seller wants it back',
  answer_deadline: 'No answer in time',
  accept: 'New offer accepted',
  policy_accept: 'Accepted by the seller’s own rule',
  decline: 'New offer declined',
  identity_declined: 'Seller declined to show an identity document',
  recycle: 'Seller chose recycling',
  appeal: 'Second inspection requested',
  appeal_upheld: 'Appeal upheld',
  appeal_rejected: 'Appeal rejected',
  payout_ordered: 'Payout ordered',
  bank_confirmed: 'Payout confirmed',
  bank_rejected: 'Payout returned',
  account_changed: 'Payout account changed',
  cleared: 'Cleared from quarantine',
  return_allowed: 'Return approved',
  authority_handover: 'Handed over to the authorities',
  return_scanned: 'Return shipped',
  return_delivered: 'Return delivered',
  undeliverable: 'Return undeliverable',
}

/** The log is text, so an event of another release may be unknown. */
export const formatEvent = (event: string): string =>
  (EVENT_LABELS as Readonly<Record<string, string>>)[event] ?? 'Unknown event'

export const ACTOR_LABELS: Readonly<Record<TradeActor, string>> = {
  carrier: 'Carrier',
  clock: 'Deadline',
  customer: 'Seller',
  inspector: 'Inspector',
  payout: 'Payouts',
  second_inspector: 'Second inspector',
  staff: 'Support',
  system: 'System',
  warehouse: 'Warehouse',
}

export const REASON_LABELS: Readonly<Record<ActionReason, string>> = {
  LOCK_APPLE: 'Apple activation lock',
  LOCK_GOOGLE: 'Google account lock',
  LOCK_SAMSUNG: 'Samsung account lock',
  LOCK_MDM: 'Company device management (MDM)',
  LOCK_FIRMWARE: 'Firmware or BIOS password',
  LOCK_CONSOLE: 'Console account lock',
  OWNERSHIP_PROOF: 'Proof of ownership needed',
  PAYOUT_NAME_MISMATCH: 'Payout account in another name',
  MISSING_PART: 'Part missing',
}

export const PART_LABELS: Readonly<Record<MissingPart, string>> = {
  CHARGER: 'Charger',
  POWER_CABLE: 'Power cable',
  CABLE: 'Cable',
  BATTERY: 'Battery',
  PEN: 'Pen',
  KEYBOARD: 'Keyboard',
  CONTROLLER: 'Controller',
  DOCK: 'Dock',
  STAND: 'Stand',
  DRIVE: 'Drive',
  LENS_CAP: 'Lens cap',
  STRAP: 'Strap',
}

/** How far the parcel with a missing part has come. */
export const PART_STATE_LABELS = {
  REQUESTED: 'Label is being booked',
  BOOKED: 'Label sent, waiting for the parcel',
  ON_ITS_WAY: 'On its way to us',
  ARRIVED: 'Booked in',
} as const

export type PartState = keyof typeof PART_STATE_LABELS

const PROOF_REFUSAL_LABELS: Readonly<Record<ProofRefusal, string>> = {
  UNREADABLE: 'can’t be read',
  OTHER_DEVICE: 'names another device',
  OTHER_PERSON: 'names another person',
  INCOMPLETE: 'is incomplete',
}

/** What a seller is asked to sort out. */
export function formatDemand({ reason, part, refusal = null }: ActionDemand): string {
  if (refusal !== null) return `Another proof of ownership: this one ${PROOF_REFUSAL_LABELS[refusal]}`
  return part === null ? REASON_LABELS[reason] : `${PART_LABELS[part]} missing`
}
