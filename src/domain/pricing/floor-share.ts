import { FULL_BP } from '#domain/money/basis-points.ts'
import type { PriceBreakdown } from './price-device.ts'

/** The least share of the base price, in whole percent as basis points, read from a price that was raised to it. */
export const computeFloorShareBp = ({
  baseInCents,
  totalInCents,
  roundingInCents,
}: Pick<PriceBreakdown, 'baseInCents' | 'totalInCents' | 'roundingInCents'>): number =>
  Math.round(((totalInCents - roundingInCents) * 100) / baseInCents) * (FULL_BP / 100)
