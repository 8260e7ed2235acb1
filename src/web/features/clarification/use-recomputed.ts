import { useMemo } from 'react'
import type { ClarificationView } from '#contracts/clarification.ts'
import { type RecomputedPrice, recomputePrice } from './recompute-price.ts'

/** The recomputed second price, once per page; null for an action, and where it cannot be computed. */
export const useRecomputed = (view: ClarificationView): RecomputedPrice | null =>
  useMemo(() => view.recomputation && recomputePrice(view, view.recomputation), [view])
