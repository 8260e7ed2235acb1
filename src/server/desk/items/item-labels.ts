import type { ActionDemand, ActionReason, MissingPart } from '#domain/clarification/clarification-kind.ts'
import type { TradeActor, TradeEvent, TradeState } from '#domain/trades/trade-states.ts'

/** States, to be read in a table or after "is". */
export const STATE_LABELS: Readonly<Record<TradeState, string>> = {
  CREATED: 'created',
  LABEL_ISSUED: 'label issued',
  CANCELLED: 'cancelled',
  IN_TRANSIT: 'in transit',
  EXPIRED: 'expired',
  RECEIVED: 'received',
  LOST: 'lost',
  ACCEPTED: 'accepted',
  IN_INSPECTION: 'in inspection',
  COUNTER_OFFERED: 'waiting for the seller’s decision',
  ACTION_REQUIRED: 'waiting for the seller’s action',
  QUARANTINED: 'in quarantine',
  RETURN_PENDING: 'to be returned',
  RECYCLED: 'recycled',
  APPEALED: 'under appeal',
  PAYOUT_PENDING: 'payout pending',
  PAID: 'paid',
  PAYOUT_FAILED: 'payout failed',
  HANDED_OVER: 'handed over to the authorities',
  RETURN_SHIPPED: 'on its way back',
  RETURNED: 'returned',
}

const EVENT_LABELS: Readonly<Record<TradeEvent, string>> = {
  label_issued: 'Label issued',
  cancel: 'Cancelled',
  carrier_scan: 'First scan',
  send_in_deadline: 'Deadline to send passed',
  booked_in: 'Booked in',
  search_deadline: 'Not found by the carrier',
  not_in_parcel: 'Not in the parcel',
  insurance_confirmed: 'Loss confirmed by the insurer',
  inspection_started: 'Inspection started',
  match_or_better: 'Bought',
  deviation: 'Counter-offer made',
  customer_action_needed: 'Seller asked to act',
  blocklist_hit: 'On a block list',
  customer_done: 'Seller reports it’s done',
  ask_return: 'Seller wants it back',
  answer_deadline: 'Deadline to answer passed',
  accept: 'Counter-offer accepted',
  policy_accept: 'Accepted by the seller’s rule',
  decline: 'Counter-offer declined',
  recycle: 'Recycling chosen',
  appeal: 'Appealed',
  appeal_upheld: 'Appeal upheld',
  appeal_rejected: 'Appeal rejected',
  payout_ordered: 'Payout ordered',
  bank_confirmed: 'Payout confirmed',
  bank_rejected: 'Payout rejected',
  account_changed: 'Payout account changed',
  cleared: 'Cleared',
  return_allowed: 'Return allowed',
  authority_handover: 'Handed over',
  return_scanned: 'Return shipped',
  return_delivered: 'Return delivered',
  undeliverable: 'Undeliverable',
}

/** The event of a trade's creation isn't a step of the table, so the log may hold more than the table names. */
export const formatEvent = (event: string): string =>
  (EVENT_LABELS as Readonly<Record<string, string>>)[event] ?? event

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

const REASON_LABELS: Readonly<Record<ActionReason, string>> = {
  LOCK_APPLE: 'Apple activation lock',
  LOCK_GOOGLE: 'Google account lock',
  LOCK_SAMSUNG: 'Samsung account lock',
  LOCK_MDM: 'Company device management',
  LOCK_FIRMWARE: 'Firmware password',
  LOCK_CONSOLE: 'Console account lock',
  OWNERSHIP_PROOF: 'Proof of ownership',
  PAYOUT_NAME_MISMATCH: 'Payout account in another name',
  MISSING_PART: 'Missing part',
}

const PART_LABELS: Readonly<Record<MissingPart, string>> = {
  CHARGER: 'charger',
  POWER_CABLE: 'power cable',
  CABLE: 'cable',
  BATTERY: 'battery',
  PEN: 'pen',
  KEYBOARD: 'keyboard',
  CONTROLLER: 'controller',
  DOCK: 'dock',
  STAND: 'stand',
  DRIVE: 'drive',
  LENS_CAP: 'lens cap',
  STRAP: 'strap',
}

/** What a seller is asked to sort out. */
export const formatDemand = ({ reason, part }: ActionDemand): string =>
  part === null ? REASON_LABELS[reason] : `Missing: ${PART_LABELS[part]}`
