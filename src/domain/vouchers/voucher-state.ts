import type { Voucher } from './voucher.ts'

export const VOUCHER_STATES = ['planned', 'valid', 'expired', 'ended'] as const

export type VoucherState = (typeof VOUCHER_STATES)[number]

/** Whether a voucher can be used at a moment, and if not, why. */
export function findVoucherState(
  { validFromMs, validToMs }: Pick<Voucher, 'validFromMs' | 'validToMs'>,
  isEnded: boolean,
  nowMs: number,
): VoucherState {
  if (isEnded) return 'ended'
  if (nowMs < validFromMs) return 'planned'
  return validToMs !== null && nowMs >= validToMs ? 'expired' : 'valid'
}
