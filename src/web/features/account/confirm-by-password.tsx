import { PasswordStepUp } from '#web/forms/step-up/password-step-up.tsx'
import type { StepUpUse } from '#web/forms/step-up/use-step-up.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'

const IDLE: SubmitState = { kind: 'idle' }

/** What a form says about its last submission: a missing password is asked for, not complained about. */
export const hideUnproven = (state: SubmitState): SubmitState =>
  state.kind === 'refused' && state.error.id === 'STEP_UP_REQUIRED' ? IDLE : state

export interface ConfirmByPasswordProps {
  readonly stepUp: StepUpUse
  /** Sends once more what was refused for want of the password. */
  readonly onConfirmed: () => void
}

/** Asks for the password where the server wants it, next to what it is for. */
export function ConfirmByPassword({ stepUp, onConfirmed }: ConfirmByPasswordProps) {
  if (!stepUp.isAsked) return null
  return (
    <PasswordStepUp
      onProof={(proof) => {
        stepUp.accept(proof)
        onConfirmed()
      }}
      onCancel={stepUp.giveUp}
    />
  )
}
