import type { SubmitState } from '#web/forms/submit-state.ts'

const IDLE: SubmitState = { kind: 'idle' }

/** What a form says about its last submission: a missing password is asked for, not complained about. */
export const hideUnproven = (state: SubmitState): SubmitState =>
  state.kind === 'refused' && state.error.id === 'STEP_UP_REQUIRED' ? IDLE : state
