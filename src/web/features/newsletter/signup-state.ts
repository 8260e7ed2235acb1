import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'

/** What a visitor reads about the sign-up. */
export type SignupState = 'idle' | 'sent' | 'mistyped' | 'busy' | 'failed'

const UNPROCESSABLE = 422

const STATES: Readonly<Partial<Record<SubmitState['kind'], SignupState>>> = {
  idle: 'idle',
  sending: 'idle',
  done: 'sent',
  busy: 'busy',
}

export function readSignupState(state: SubmitState, problems: readonly FieldProblem[]): SignupState {
  const isRefused = state.kind === 'refused' && state.error.statusCode === UNPROCESSABLE
  if (isRefused || problems.length > 0) return 'mistyped'
  return STATES[state.kind] ?? 'failed'
}
