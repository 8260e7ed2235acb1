import type { Currency } from '#domain/money/currency.ts'
import { computeMoveBp, type GuardRail } from '#domain/price-lists/guard-rails.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'

const T = TEXTS.prices

export const describePrice = (amountInCents: number | null, currency: Currency): string =>
  amountInCents === null ? '' : formatMoney(amountInCents, currency)

export const describeSize = (storageGb: number): string =>
  storageGb === 0 ? T.noStorage : T.gigabytes(storageGb)

const SIGNS = new Map([
  [1, '+'],
  [-1, '−'],
])

/** How far a price moves: `−3.0 %`. */
export function describeMove(beforeInCents: number | null, afterInCents: number): string {
  const moveBp = computeMoveBp(beforeInCents, afterInCents)
  if (moveBp === null) return T.firstPrice
  return `${SIGNS.get(Math.sign(moveBp)) ?? ''}${(Math.abs(moveBp) / 100).toFixed(1)} %`
}

export const describeGuards = (guards: readonly GuardRail[]): string =>
  guards.map((guard) => T.guards[guard]).join(', ')
