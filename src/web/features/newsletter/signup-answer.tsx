import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useId, useState } from 'react'
import { SUBSCRIPTIONS_PATH } from '#contracts/api-paths.ts'
import { isEmailAddress, normaliseEmail } from '#domain/customers/email-address.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { afterSignup, type SignupState } from './after-signup.ts'

export interface SignupAnswerProps {
  readonly form: RefObject<HTMLFormElement | null>
}

const TEXTS = {
  sent: 'NEWSLETTER_SENT',
  mistyped: 'NEWSLETTER_ADDRESS',
  busy: 'NEWSLETTER_BUSY',
  failed: 'NEWSLETTER_FAILED',
} as const

const fieldOf = ({ current }: SignupAnswerProps['form']): HTMLInputElement | null =>
  current?.querySelector('input') ?? null

async function signUp(typed: string): Promise<SignupState> {
  const email = normaliseEmail(typed)
  if (!isEmailAddress(email)) return 'mistyped'
  return afterSignup(await callApi(SUBSCRIPTIONS_PATH, { body: { email } }))
}

/** Sends the form without leaving the page. Without its texts it is sent the plain way, to a page that has them. */
function useSignup(form: SignupAnswerProps['form']): SignupState {
  const { loadTexts } = useRouter().options.context
  const [state, setState] = useState<SignupState>('idle')
  useEffect(() => {
    const own = form.current
    let isSending = false
    const submit = async (event: SubmitEvent) => {
      event.preventDefault()
      if (isSending) return
      isSending = true
      setState('sending')
      const hasTexts = await loadTexts(['newsletter']).then(
        () => true,
        () => false,
      )
      if (!hasTexts) return own?.submit()
      const next = await signUp(fieldOf(form)?.value ?? '')
      isSending = false
      setState(next)
      if (next === 'sent') own?.reset()
    }
    // What the browser would say about an address, in its own language, is said below the field.
    own?.setAttribute('novalidate', '')
    own?.addEventListener('submit', submit)
    return () => own?.removeEventListener('submit', submit)
  }, [form, loadTexts])
  return state
}

/** Marks the field when its address cannot be used, and leads back to it. */
function useMark(form: SignupAnswerProps['form'], id: string, state: SignupState): void {
  useEffect(() => {
    const field = fieldOf(form)
    if (state !== 'mistyped') {
      field?.removeAttribute('aria-invalid')
      return field?.removeAttribute('aria-describedby')
    }
    field?.setAttribute('aria-invalid', 'true')
    field?.setAttribute('aria-describedby', id)
    field?.focus()
  }, [form, id, state])
}

/** What came of the sign-up; the place is there before it, unseen but not gone, so that what appears in it is read out. */
export function SignupAnswer({ form }: SignupAnswerProps) {
  const t = useTranslate()
  const id = useId()
  const state = useSignup(form)
  useMark(form, id, state)
  const key = state === 'idle' || state === 'sending' ? null : TEXTS[state]
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
