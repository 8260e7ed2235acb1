import type { StepUpResult } from '#contracts/account.ts'
import { STEP_UP_PATH } from '#contracts/paths/account.ts'
import { FormField } from '#web/forms/form-field.tsx'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useAccount } from '#web/platform/account/account-store.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { StepUpButtons, StepUpPanel } from './step-up-panel.tsx'

export interface PasswordStepUpProps {
  readonly onProof: (proof: string) => void
  readonly onCancel: () => void
}

const NO_PASSWORD = { field: 'password', key: 'FIELD_REQUIRED' } as const

/** The password once more: someone else may sit at a device that is signed in. */
export function PasswordStepUp({ onProof, onCancel }: PasswordStepUpProps) {
  const t = useTranslate()
  const { email } = useAccount()
  const form = useForm<{ readonly password: string }, StepUpResult>({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? [NO_PASSWORD] : []),
    send: ({ password }) => callAsCustomer<StepUpResult>(STEP_UP_PATH, { body: { password } }),
    onDone: (_, { stepUpToken }) => onProof(stepUpToken),
  })
  return (
    <StepUpPanel title={t('STEP_UP_PASSWORD_TITLE')}>
      <p className="mt-2 max-w-text">{t('STEP_UP_PASSWORD_TEXT')}</p>
      <form noValidate onSubmit={form.submit} className="mt-4 grid gap-5">
        <FormProblems problems={form.problems} attempt={form.attempt} />
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormField
          form={form}
          name="password"
          type="password"
          label={t('STEP_UP_PASSWORD')}
          autoComplete="current-password"
        />
        <div>
          <FormNotice state={form.state} />
          <StepUpButtons isSending={form.state.kind === 'sending'} onCancel={onCancel} />
        </div>
      </form>
    </StepUpPanel>
  )
}
