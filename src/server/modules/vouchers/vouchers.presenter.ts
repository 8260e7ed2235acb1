import type { Voucher } from '#domain/vouchers/voucher.ts'
import type { ListedVoucher } from './manage-vouchers.ts'

const CODE_WIDTH = 30
const STATE_WIDTH = 7

const inUnits = (hundredths: number): string => (hundredths / 100).toFixed(2)

function worth(voucher: Voucher): string {
  if (voucher.kind === 'FIXED') return `${inUnits(voucher.valueInCents)} ${voucher.currency}`
  const { rateBp, maxValueInCents, currency } = voucher
  const limit = maxValueInCents === null ? '' : `, at most ${inUnits(maxValueInCents)} ${currency}`
  return `${rateBp / 100} %${limit}`
}

const only = (ids: readonly string[]): string[] => (ids.length > 0 ? [`only ${ids.join(' ')}`] : [])

function stateOf({ voucher, isEnded }: ListedVoucher, nowMs: number): string {
  if (isEnded) return 'ended'
  if (nowMs < voucher.validFromMs) return 'planned'
  return voucher.validToMs !== null && nowMs >= voucher.validToMs ? 'expired' : 'valid'
}

const timeOf = (ms: number): string => new Date(ms).toISOString()

/** One line about a voucher for an operator. */
export function describeVoucher(listed: ListedVoucher, nowMs: number): string {
  const { voucher, uses } = listed
  const { code, minTotalInCents, currency, categories, modes, variants, validToMs } = voucher
  const terms = [
    worth(voucher),
    ...(minTotalInCents > 0 ? [`from ${inUnits(minTotalInCents)} ${currency}`] : []),
    ...[categories, modes, variants].flatMap(only),
    `${timeOf(voucher.validFromMs)} to ${validToMs === null ? 'any time' : timeOf(validToMs)}`,
    `${voucher.perCustomer} per customer`,
    `${uses} used`,
  ]
  return `${code.padEnd(CODE_WIDTH)}  ${stateOf(listed, nowMs).padEnd(STATE_WIDTH)}  ${terms.join(' · ')}`
}
