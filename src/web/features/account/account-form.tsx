import type { ReactNode } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { FormNotice, type FormNoticeProps } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { BesideStepUp } from '#web/forms/step-up/beside-step-up.tsx'
import type { StepUpUse } from '#web/forms/step-up/use-step-up.ts'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { useIsAccountReady } from '#web/platform/account/account-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { hideUnproven } from './hide-unproven.ts'

export interface AccountFormProps<Values extends object> extends Omit<FormNoticeProps, 'state'> {
  readonly form: Form<Values>
  readonly submitKey: MessageKey
  /** Whether it does something that cannot be undone. */
  readonly isDangerous?: boolean
  /** Buttons beside the one that sends. */
  readonly actions?: ReactNode
  /** The visitor is in the form. */
  readonly onUse?: () => void
  /** Given by a `ProvenForm`. */
  readonly stepUp?: StepUpUse
  readonly children: ReactNode
}

/** A form with its problems above and its button below. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>) {
  const { form, submitKey, isDangerous = false, actions, onUse, stepUp, children, ...notice } = props
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const isSending = form.state.kind === 'sending'
  return (
    <form noValidate onFocus={onUse} onSubmit={form.submit} className="grid min-w-0 gap-6 noscript:hidden">
      <FormProblems problems={form.problems} attempt={form.attempt} />
      {children}
      <BesideStepUp stepUp={stepUp}>
        <FormNotice state={hideUnproven(form.state)} {...notice} />
        <div className="flex flex-wrap items-center gap-3">
          {/* Before the script runs the browser would send the form itself, with the password in the address. */}
          <SubmitButton isSending={isSending} isReady={isReady} variant={isDangerous ? 'danger' : 'primary'}>
            {t(isSending ? 'ACCOUNT_SENDING' : submitKey)}
          </SubmitButton>
          {actions}
        </div>
      </BesideStepUp>
    </form>
  )
}
