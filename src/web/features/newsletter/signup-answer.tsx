import { type RefObject, useEffect, useId } from 'react'
import { SUBSCRIPTIONS_PATH } from '#contracts/paths/newsletter.ts'
import { isEmailAddress, normaliseEmail } from '#domain/customers/email-address.ts'
import { useForm } from '#web/forms/use-form.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
import { readSignupState, type SignupState } from './signup-state.ts'

export interface SignupAnswerProps {
  readonly form: RefObject<HTMLFormElement | null>
}

const TEXTS = {
  sent: 'NEWSLETTER_SENT',
  mistyped: 'NEWSLETTER_ADDRESS',
  busy: 'NEWSLETTER_BUSY',
  failed: 'NEWSLETTER_FAILED',
} as const

const findField = ({ current }: SignupAnswerProps['form']): HTMLInputElement | null =>
  current?.querySelector('input') ?? null

interface Signup {
  readonly state: SignupState
  /** How often an address was sent that cannot be used. */
  readonly attempt: number
}

/** Sends the form without leaving the page. If its texts cannot be loaded, the browser sends it to a page that has them. */
function useSignup(form: SignupAnswerProps['form']): Signup {
  const { loadTexts } = useRouter()
  const signup = useForm({
    initial: { email: '' },
    check: ({ email }) =>
      isEmailAddress(normaliseEmail(email)) ? [] : [{ field: 'email', key: 'EMAIL_FORMAT' }],
    send: ({ email }) => callApi(SUBSCRIPTIONS_PATH, { body: { email: normaliseEmail(email) } }),
    onDone: () => form.current?.reset(),
  })
  const { change, submit } = signup
  useEffect(() => {
    const own = form.current
    const sendHere = (event: SubmitEvent) => {
      event.preventDefault()
      loadTexts(['newsletter']).then(
        () => {
          change({ email: findField(form)?.value ?? '' })
          submit()
        },
        (error: unknown) => {
          reportProblem(error)
          own?.submit()
        },
      )
    }
    // The field's problem is shown below it in the shop's language, not by the browser in its own.
    own?.setAttribute('novalidate', '')
    own?.addEventListener('submit', sendHere)
    return () => own?.removeEventListener('submit', sendHere)
  })
  return { state: readSignupState(signup.state, signup.problems), attempt: signup.attempt }
}

/** Marks the field when its address cannot be used, and moves the focus back to it. */
function useMark(form: SignupAnswerProps['form'], id: string, { state, attempt }: Signup): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus
  useEffect(() => {
    const field = findField(form)
    if (state !== 'mistyped') {
      field?.removeAttribute('aria-invalid')
      return field?.removeAttribute('aria-describedby')
    }
    field?.setAttribute('aria-invalid', 'true')
    field?.setAttribute('aria-describedby', id)
    field?.focus()
  }, [form, id, state, attempt])
}

/** What came of the sign-up. The place is there before, unseen but not hidden, so that what appears in it is read out. */
export function SignupAnswer({ form }: SignupAnswerProps) {
  const t = useTranslate()
  const id = useId()
  const signup = useSignup(form)
  useMark(form, id, signup)
  const { state } = signup
  const key = state === 'idle' ? null : TEXTS[state]
  return (
    <p
      id={id}
      role={state === 'sent' ? 'status' : 'alert'}
      className="mt-3 max-w-text font-medium empty:sr-only"
    >
      {key && t(key)}
    </p>
  )
}
