import { CodeStepUp, type CodeWay } from './code-step-up.tsx'
import { PasswordStepUp } from './password-step-up.tsx'

/** How the visitor proves to be the one: signed in by the password, otherwise by a code that comes by mail. */
export type StepUpWay = { readonly kind: 'password' } | CodeWay

export interface StepUpProps {
  readonly way: StepUpWay
  readonly onProof: (proof: string) => void
  readonly onCancel: () => void
}

/** Asks the visitor for a fresh proof before something that could cost money. Never inside another form. */
export function StepUp({ way, ...props }: StepUpProps) {
  return way.kind === 'password' ? <PasswordStepUp {...props} /> : <CodeStepUp {...props} way={way} />
}
