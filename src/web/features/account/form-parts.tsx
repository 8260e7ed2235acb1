import type { ReactNode } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { useIsAccountReady } from '#web/platform/account/account-store.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import type { Form, FormState, FormValues } from './use-form.ts'

type OwnProps<Values extends FormValues> = Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'problem'> & {
  readonly form: Form<Values>
  readonly name: keyof Values & string
}

/** A text of a form. */
export function FormField<Values extends FormValues>({ form, name, ...rest }: OwnProps<Values>) {
  const problemOf = useProblemText(form.problems)
  return (
    <TextField
      {...rest}
      name={name}
      value={form.values[name] ?? ''}
      problem={problemOf(name)}
      // The name is one of the form's own.
      onChange={(value) => form.change({ [name]: value } as unknown as Partial<Values>)}
    />
  )
}

const SECONDS_PER_MINUTE = 60

function useFailureText(): (state: FormState, refusedKey: MessageKey) => string | null {
  const t = useTranslate()
  return (state, refusedKey) => {
    if (state.kind === 'noAnswer') return t('ACCOUNT_NO_ANSWER')
    if (state.kind === 'refused') return t(refusedKey)
    if (state.kind !== 'busy') return null
    const minutes = Math.ceil((state.retryAfterSeconds ?? 0) / SECONDS_PER_MINUTE)
    return minutes > 0 ? t('ACCOUNT_BUSY_FOR', { minutes }) : t('ACCOUNT_BUSY')
  }
}

export interface FormNoticeProps {
  readonly state: FormState
  /** What a refusal without a field means here. */
  readonly refusedKey?: MessageKey
  /** What is said when all went well; nothing where the page shows it. */
  readonly doneKey?: MessageKey
}

/** What came of sending the form. Both places are there from the start: what appears in them is read out. */
export function FormNotice({ state, refusedKey = 'ACCOUNT_REFUSED', doneKey }: FormNoticeProps) {
  const t = useTranslate()
  const failure = useFailureText()(state, refusedKey)
  return (
    <>
      <div role="alert">
        {failure && (
          <div className="pb-4">
            <Notice tone="error">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </div>
      <div role="status">
        {doneKey && state.kind === 'done' && (
          <div className="pb-4">
            <Notice tone="plain">
              <p>{t(doneKey)}</p>
            </Notice>
          </div>
        )}
      </div>
    </>
  )
}

export interface AccountFormProps<Values extends FormValues> extends Omit<FormNoticeProps, 'state'> {
  readonly form: Form<Values>
  readonly submitKey: MessageKey
  /** Whether it does something that cannot be undone. */
  readonly isDangerous?: boolean
  /** Buttons beside the one that sends. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A form with its problems above and its button below. */
export function AccountForm<Values extends FormValues>(props: AccountFormProps<Values>) {
  const { form, submitKey, isDangerous = false, actions, children, ...notice } = props
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const isSending = form.state.kind === 'sending'
  return (
    <form noValidate onSubmit={form.submit} className="grid min-w-0 gap-6 noscript:hidden">
      {form.attempt > 0 && <ProblemNotice problems={form.problems} attempt={form.attempt} />}
      {children}
      <div>
        <FormNotice state={form.state} {...notice} />
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            // Before the script is there the browser would send the form itself, with the password in the address.
            disabled={!isReady}
            aria-disabled={isSending}
            className={`${BUTTON_STYLES[isDangerous ? 'danger' : 'primary']} max-sm:w-full ${isSending ? 'cursor-wait opacity-70' : ''}`}
          >
            {t(isSending ? 'ACCOUNT_SENDING' : submitKey)}
          </button>
          {actions}
        </div>
      </div>
    </form>
  )
}
