import { needsFactor, type Operator } from './operator.ts'

/**
 * How far a browser has come: `factorMissing` has a right password, and the operator has a second factor to show;
 * `setupMissing` has one to set up first; only `complete` may work.
 */
export type SessionStage = 'factorMissing' | 'setupMissing' | 'complete'

export interface StageFacts {
  readonly operator: Operator
  /** Whether the operator has set up a second factor. */
  readonly hasFactor: boolean
  /** When this session has shown it; null until then. */
  readonly factorAtMs: number | null
}

/** Decided at every request, so that a new role or a new factor counts for sessions that are already open. */
export function findSessionStage({ operator, hasFactor, factorAtMs }: StageFacts): SessionStage {
  if (hasFactor) return factorAtMs === null ? 'factorMissing' : 'complete'
  return needsFactor(operator) ? 'setupMissing' : 'complete'
}
