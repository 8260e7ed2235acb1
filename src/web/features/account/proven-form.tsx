import type { StepUpUse } from '#web/forms/step-up/use-step-up.ts'
import { AccountForm, type AccountFormProps } from './account-form.tsx'
import { ConfirmByPassword } from './confirm-by-password.tsx'

/** A form that the server takes only with a proof: it asks for the password once more. */
export function ProvenForm<Values extends object>(
  props: AccountFormProps<Values> & { readonly stepUp: StepUpUse },
) {
  const { form, stepUp } = props
  return (
    <>
      <AccountForm {...props} />
      <ConfirmByPassword stepUp={stepUp} onConfirmed={() => form.submit()} />
    </>
  )
}
