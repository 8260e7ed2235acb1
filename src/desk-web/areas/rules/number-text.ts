import type { ShownNumber } from '#contracts/desk/rules.ts'

type Kind = ShownNumber['kind']

/** As it is typed: a factor in percent, a deduction in euros. Both have two decimals at most. */
export const writeNumber = (kind: Kind, value: number): string =>
  kind === 'factor' ? String(value / 100) : (value / 100).toFixed(2)

/** Null if it is no number with at most two decimals. */
export function readNumber(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!match) return null
  const [, whole = '0', decimals = ''] = match
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** As it is shown. */
export const formatNumber = (kind: Kind, value: number): string =>
  kind === 'factor' ? `${writeNumber(kind, value)}%` : `−€${writeNumber(kind, value)}`
