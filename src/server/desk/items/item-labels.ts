import type {
  ActionDemand,
  ActionReason,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'

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
