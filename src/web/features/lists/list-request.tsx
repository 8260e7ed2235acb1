import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { IDEMPOTENCY_KEY_HEADER, INDIVIDUAL_OFFERS_PATH } from '#contracts/api-paths.ts'
import { checkIndividualOffer, type IndividualOfferInput } from '#domain/customers/individual-offer.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { randomUuid } from '#web/platform/api/random-uuid.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { FIELD_STYLE, TextField } from '#web/ui/text-field.tsx'
import { askForOffers, type Sellable } from './sell-list.ts'

const EMPTY: IndividualOfferInput = { companyName: '', contactPerson: '', email: '', phone: '', message: '' }

type State =
  | { readonly kind: 'idle' | 'sending' | 'failed' }
  | { readonly kind: 'sent'; readonly requestId: number; readonly email: string }

/** The offers are made once; a second attempt sends the same lines under the same key. */
function useRequest(sellable: Sellable) {
  const isSignedIn = useIsLoggedIn()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const sent = useRef<{ key: string; of: Sellable; lines: { offerId: string; quantity: number }[] } | null>(
    null,
  )
  const send = async (input: IndividualOfferInput) => {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    if (sent.current?.of !== sellable) {
      const offers = await askForOffers(sellable, isSignedIn)
      const lines = (offers ?? []).map(({ offerId, quantity }) => ({ offerId, quantity }))
      sent.current = offers ? { key: randomUuid(), of: sellable, lines } : null
    }
    if (!sent.current) return setState({ kind: 'failed' })
    const { key, lines } = sent.current
    const call = isSignedIn ? callAsCustomer : callApi
    const result = await call<{ readonly requestId: number }>(INDIVIDUAL_OFFERS_PATH, {
      headers: { [IDEMPOTENCY_KEY_HEADER]: key },
      body: { ...input, lines },
    })
    if (result.kind !== 'ok') return setState({ kind: 'failed' })
    setState({ kind: 'sent', requestId: result.data.requestId, email: input.email.trim() })
  }
  return { state, send }
}

function Message({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (value: string) => void
}) {
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
        rows={3}
        maxLength={2_000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${FIELD_STYLE} border-edge py-2`}
      />
    </div>
  )
}

/** Takes the form's place, and the focus. */
function Sent({ requestId, email }: { readonly requestId: number; readonly email: string }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <Notice tone="plain">
      <h3 ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('REQUEST_DONE', { number: String(requestId) })}
      </h3>
      <p className="mt-2">{t('REQUEST_DONE_TEXT', { email })}</p>
    </Notice>
  )
}

/** A list with more lines than a cart takes goes to the people who make offers by hand. */
export function ListRequest({ sellable }: { readonly sellable: Sellable }) {
  const t = useTranslate()
  const { market } = useShop()
  const [input, setInput] = useState(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const { state, send } = useRequest(sellable)
  const checked = checkIndividualOffer(input, market)
  const problems = checked.kind === 'problems' ? checked.problems : []
  const problemOf = useProblemText(attempt > 0 ? problems : [])
  if (state.kind === 'sent') return <Sent {...state} />
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
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <p className="sm:col-span-2">{t('PORTAL_LONG', { count: sellable.lines.length })}</p>
      {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
      <TextField {...field('companyName', t('FIELD_COMPANY'))} autoComplete="organization" />
      <TextField {...field('contactPerson', t('REQUEST_CONTACT'))} autoComplete="name" />
      <TextField {...field('email', t('FIELD_EMAIL'))} type="email" autoComplete="email" />
      <TextField {...field('phone', t('FIELD_PHONE'))} type="tel" autoComplete="tel" />
      <Message value={input.message} onChange={(message) => setInput({ ...input, message })} />
      {state.kind === 'failed' && (
        <Notice tone="error" role="alert">
          <p>{t('LIST_FAILED')}</p>
        </Notice>
      )}
      <button
        type="submit"
        aria-disabled={state.kind === 'sending'}
        className={`${BUTTON_STYLES.primary} sm:col-span-2 sm:justify-self-start`}
      >
        {t('CAP_BUTTON')}
      </button>
    </form>
  )
}
