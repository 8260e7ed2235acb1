import { type FormEvent, type RefObject, useId, useRef, useState } from 'react'
import { IDEMPOTENCY_KEY_HEADER, INDIVIDUAL_OFFERS_PATH } from '#contracts/api-paths.ts'
import { clearCart } from '#domain/cart/change-cart.ts'
import { checkIndividualOffer, type IndividualOfferInput } from '#domain/customers/individual-offer.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { type CustomerResult, callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FIELD_STYLE, TextField } from '#web/ui/text-field.tsx'
import type { SentRequest } from './request-done.tsx'
import { Summary } from './summary.tsx'
import type { CheckoutStep } from './use-step.ts'

const EMPTY: IndividualOfferInput = { companyName: '', contactPerson: '', email: '', phone: '', message: '' }

/** Also when an earlier attempt has arrived, whose answer was lost: the list is with the desk. */
function requestIdOf(result: CustomerResult<{ readonly requestId: number }>): number | null {
  if (result.kind === 'ok') return result.data.requestId
  if (result.kind !== 'refused' || result.error.id !== 'IDEMPOTENCY_KEY_REUSED') return null
  return Number(result.error.errors?.[0]?.params?.requestId)
}

/** Sends the cart to the people who make offers by hand; the same form twice is one request. */
function useSendRequest(onSent: (sent: SentRequest) => void) {
  const { devices } = useCart()
  const isSignedIn = useIsLoggedIn()
  const key = useRef('')
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle')
  const send = async (input: IndividualOfferInput) => {
    if (state === 'sending') return
    setState('sending')
    key.current ||= randomUuid()
    const call = isSignedIn ? callAsCustomer : callApi
    const result = await call<{ readonly requestId: number }>(INDIVIDUAL_OFFERS_PATH, {
      headers: { [IDEMPOTENCY_KEY_HEADER]: key.current },
      body: { ...input, lines: devices.map(({ offerId, quantity }) => ({ offerId, quantity })) },
    })
    const requestId = requestIdOf(result)
    if (requestId === null) {
      setState('failed')
      return
    }
    onSent({ requestId, email: input.email.trim() })
    changeCart(clearCart)
  }
  return { state, send }
}

function MessageField(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('REQUEST_MESSAGE')}
      </label>
      <textarea
        id={id}
        name="message"
        rows={4}
        maxLength={2_000}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
        className={`${FIELD_STYLE} border-edge py-2`}
      />
    </div>
  )
}

export interface RequestStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly onSent: (sent: SentRequest) => void
  readonly onGo: (step: CheckoutStep) => void
}

/** The way out above the limit of business trades. */
export function RequestStep({ headline, onSent, onGo }: RequestStepProps) {
  const t = useTranslate()
  const { market } = useShop()
  const [input, setInput] = useState(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const { state, send } = useSendRequest(onSent)
  const checked = checkIndividualOffer(input, market)
  const problems = checked.kind === 'problems' ? checked.problems : []
  const problemOf = useProblemText(attempt > 0 ? problems : [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (problems.length === 0) send(input)
  }
  const field = (name: keyof IndividualOfferInput, label: string) => ({
    name,
    label,
    value: input[name],
    problem: problemOf(name),
    onChange: (value: string) => setInput({ ...input, [name]: value }),
  })
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <form noValidate onSubmit={submit} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <h2 ref={headline} tabIndex={-1} className="text-section outline-none sm:col-span-2">
          {t('REQUEST_TITLE')}
        </h2>
        {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
        <TextField {...field('companyName', t('FIELD_COMPANY'))} autoComplete="organization" />
        <TextField {...field('contactPerson', t('REQUEST_CONTACT'))} autoComplete="name" />
        <TextField {...field('email', t('FIELD_EMAIL'))} type="email" autoComplete="email" />
        <TextField {...field('phone', t('FIELD_PHONE'))} type="tel" autoComplete="tel" />
        <MessageField value={input.message} onChange={(message) => setInput({ ...input, message })} />
        {state === 'failed' && (
          <Notice tone="error" role="alert">
            <p>{t('REVIEW_UNAVAILABLE')}</p>
          </Notice>
        )}
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <button type="submit" aria-disabled={state === 'sending'} className={BUTTON_STYLES.primary}>
            {t('REQUEST_SEND')}
          </button>
          <button type="button" onClick={() => onGo('devices')} className={BUTTON_STYLES.secondary}>
            {t('REQUEST_BACK')}
          </button>
        </div>
      </form>
      <Summary />
    </div>
  )
}
