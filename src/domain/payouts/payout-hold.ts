/** Why a payout waits. All but the first wait until a person has released them. */
export const PAYOUT_HOLD_REASONS = [
  'ACCOUNT_CHANGED',
  'FROZEN_BY_SELLER',
  'SERIAL_SEEN_BEFORE',
  'ACCOUNT_OF_SEVERAL_HOLDERS',
  'MANY_SALES',
  'ACCOUNT_CHANGED_AFTER_SHIPPING',
  'ACCOUNT_CHANGED_AFTER_EMAIL',
  'HOLDER_DIFFERS',
  'IDENTITY_MISSING',
  'HELD_BY_OPERATOR',
] as const

export type PayoutHoldReason = (typeof PAYOUT_HOLD_REASONS)[number]

/** How long a payout waits after its account was changed, so that the seller has time to say "this was not me". */
export const ACCOUNT_CHANGE_HOLD_HOURS = 48

export const ACCOUNT_CHANGE_HOLD_MS = ACCOUNT_CHANGE_HOLD_HOURS * 60 * 60 * 1000

/** Whether a hold still keeps a payout back. */
export const isOpenHold = (
  { releasedAtMs, untilMs }: { readonly releasedAtMs: number | null; readonly untilMs: number | null },
  nowMs: number,
): boolean => releasedAtMs === null && (untilMs === null || untilMs > nowMs)
