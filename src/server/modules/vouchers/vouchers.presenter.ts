import type { Voucher } from '#domain/vouchers/voucher.ts'
import { findVoucherState } from '#domain/vouchers/voucher-state.ts'
import type { ListedVoucher } from './manage-vouchers.ts'

const CODE_WIDTH = 30
const STATE_WIDTH = 7

const formatCents = (hundredths: number): string => (hundredths / 100).toFixed(2)

function describeValue(voucher: Voucher): string {
  if (voucher.kind === 'FIXED') return `${formatCents(voucher.valueInCents)} ${voucher.currency}`
  const { rateBp, maxValueInCents, currency } = voucher
  const limit = maxValueInCents === null ? '' : `, up to ${formatCents(maxValueInCents)} ${currency}`
  return `${rateBp / 100} %${limit}`
}

const describeRestriction = (ids: readonly string[]): string[] =>
  ids.length > 0 ? [`only ${ids.join(' ')}`] : []

const formatTime = (ms: number): string => new Date(ms).toISOString()

/** One line of the list that operators read. */
export function describeVoucher(listed: ListedVoucher, nowMs: number): string {
  const { voucher, uses } = listed
  const { code, minTotalInCents, currency, categories, modes, variants, validToMs } = voucher
  const terms = [
    describeValue(voucher),
    ...(minTotalInCents > 0 ? [`from ${formatCents(minTotalInCents)} ${currency}`] : []),
    ...[categories, modes, variants].flatMap(describeRestriction),
    `${formatTime(voucher.validFromMs)} ${validToMs === null ? 'onwards' : `to ${formatTime(validToMs)}`}`,
    `${voucher.perCustomer} per customer`,
    `${uses} used`,
  ]
  const state = findVoucherState(voucher, listed.isEnded, nowMs)
  return `${code.padEnd(CODE_WIDTH)}  ${state.padEnd(STATE_WIDTH)}  ${terms.join(' · ')}`
}
