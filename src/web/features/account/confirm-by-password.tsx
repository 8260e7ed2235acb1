import { PasswordStepUp } from '#web/forms/step-up/password-step-up.tsx'
import type { StepUpUse } from '#web/forms/step-up/use-step-up.ts'

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
