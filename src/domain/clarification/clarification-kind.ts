import type { TradeState } from '#domain/trades/trade-states.ts'

/** What a question to the seller is about: the price, or something to do. */
export type ClarificationKind = 'PRICE' | 'ACTION'

/** What a seller has to do before a device can be bought. */
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

/** Parts that belong to a device and can be missing from a parcel. Each has a name in every language. */
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

/** What a seller is asked to do. Whoever is asked for a part is told which one. */
export interface ActionDemand {
  readonly reason: ActionReason
  readonly part: MissingPart | null
}

/** Whether a part is named exactly where one is missing. */
export const isWholeDemand = ({ reason, part }: ActionDemand): boolean =>
  (reason === 'MISSING_PART') === (part !== null)

/** Whether the text names something that a seller can be asked to do. */
export const isActionReason = (text: string): text is ActionReason =>
  (ACTION_REASONS as readonly string[]).includes(text)

const KINDS: Partial<Readonly<Record<TradeState, ClarificationKind>>> = {
  COUNTER_OFFERED: 'PRICE',
  ACTION_REQUIRED: 'ACTION',
}

/** The kind of question that is open for a device, or null when none is. */
export const findClarificationKind = (state: TradeState): ClarificationKind | null => KINDS[state] ?? null
