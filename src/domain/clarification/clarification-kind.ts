import type { TradeState } from '#domain/trades/trade-states.ts'

/** What a clarification is about: the price, or something the seller has to do. */
export type ClarificationKind = 'PRICE' | 'ACTION'

/** What a seller may have to sort out before we can buy a device. */
export const ACTION_REASONS = [
  'LOCK_APPLE',
  'LOCK_GOOGLE',
  'LOCK_SAMSUNG',
  'LOCK_MDM',
  'LOCK_FIRMWARE',
  'LOCK_CONSOLE',
  'OWNERSHIP_PROOF',
  'PAYOUT_NAME_MISMATCH',
  'MISSING_PART',
] as const

export type ActionReason = (typeof ACTION_REASONS)[number]

/** Parts that belong to a device and can be missing from a parcel. Each is named in every language. */
export const MISSING_PARTS = [
  'CHARGER',
  'POWER_CABLE',
  'CABLE',
  'BATTERY',
  'PEN',
  'KEYBOARD',
  'CONTROLLER',
  'DOCK',
  'STAND',
  'DRIVE',
  'LENS_CAP',
  'STRAP',
] as const

export type MissingPart = (typeof MISSING_PARTS)[number]

/** Why a proof of ownership wasn't enough. The seller reads it when we ask again. */
export const PROOF_REFUSALS = ['UNREADABLE', 'OTHER_DEVICE', 'OTHER_PERSON', 'INCOMPLETE'] as const

export type ProofRefusal = (typeof PROOF_REFUSALS)[number]

/** What a seller is asked to do. A missing part is always named. */
export interface ActionDemand {
  readonly reason: ActionReason
  readonly part: MissingPart | null
  /** Where we ask for a proof again. */
  readonly refusal?: ProofRefusal | null
}

/** A part is named if and only if one is missing, and only a proof of ownership is refused. */
export const isWholeDemand = ({ reason, part, refusal = null }: ActionDemand): boolean =>
  (reason === 'MISSING_PART') === (part !== null) && (refusal === null || reason === 'OWNERSHIP_PROOF')

export const isActionReason = (text: string): text is ActionReason =>
  (ACTION_REASONS as readonly string[]).includes(text)

const KINDS: Partial<Readonly<Record<TradeState, ClarificationKind>>> = {
  COUNTER_OFFERED: 'PRICE',
  ACTION_REQUIRED: 'ACTION',
}

/** The kind of clarification that is open for a device, or null. */
export const findClarificationKind = (state: TradeState): ClarificationKind | null => KINDS[state] ?? null
