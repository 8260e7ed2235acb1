import { useMemo } from 'react'
import type { ClarificationView } from '#contracts/clarification.ts'
import { type RecomputedCase, recomputeCase } from './recompute-case.ts'

/** The second price, worked out once per page; null for an action, and where it cannot be worked out. */
export const useRecomputed = (view: ClarificationView): RecomputedCase | null =>
  useMemo(() => view.recomputation && recomputeCase(view, view.recomputation), [view])
