import { useEffect, useRef, useState } from 'react'
import { PAYOUT_OBJECTIONS_PATH } from '#contracts/paths/trades.ts'
import type { PayoutObjectionOutcome } from '#contracts/trades.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { type Objection, readObjection } from './read-objection.ts'

const OUTCOME_TEXTS = {
  frozen: 'OBJECTION_FROZEN_TEXT',
  orderedBefore: 'OBJECTION_ORDERED_TEXT',
  paidBefore: 'OBJECTION_PAID_TEXT',
  settled: 'OBJECTION_SETTLED_TEXT',
} as const satisfies Record<PayoutObjectionOutcome['status'], string>

function Outcome({ outcome: { status, tradeNumber } }: { readonly outcome: PayoutObjectionOutcome }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        <Unbroken
          text={t(status === 'settled' ? 'OBJECTION_SETTLED' : 'OBJECTION_FROZEN', { tradeNumber })}
          part={tradeNumber}
        />
      </h1>
      <p className="mt-3 max-w-text text-lead">{t(OUTCOME_TEXTS[status])}</p>
      <RouteLink route="contact" className={`${BUTTON_STYLES.secondary} mt-6`}>
        {t('OBJECTION_CONTACT')}
      </RouteLink>
    </>
  )
}

/** One button. Opening the page freezes nothing: mail programs open links, too. */
function Question({ objection }: { readonly objection: Objection }) {
  const t = useTranslate()
  const [outcome, setOutcome] = useState<PayoutObjectionOutcome | null>(null)
  const { state, submit } = useSubmit(
    () => callApi<PayoutObjectionOutcome>(PAYOUT_OBJECTIONS_PATH, { body: objection }),
    setOutcome,
  )
  const isSending = state.kind === 'sending'
  if (outcome) return <Outcome outcome={outcome} />
  // The call has no fields, so only the link can be at fault.
  if (state.kind === 'refused') return <Unreadable isAnswer />
  return (
    <>
      <h1 className="text-page">{t('OBJECTION_TITLE')}</h1>
      <p className="mt-3 max-w-text text-lead">{t('OBJECTION_TEXT')}</p>
      <div className="mt-6">
        <FormNotice state={state} />
        <button
          type="button"
          aria-disabled={isSending}
          onClick={submit}
          className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'OBJECTION_BUTTON')}
        </button>
      </div>
      <p className="mt-4 max-w-text text-ink-soft">{t('OBJECTION_NOTE')}</p>
    </>
  )
}

/** As an answer it takes the place of the button, and the focus. */
function Unreadable({ isAnswer = false }: { readonly isAnswer?: boolean }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) headline.current?.focus()
  }, [isAnswer])
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {t('OBJECTION_TITLE')}
      </h1>
      <p className="mt-3 max-w-text text-lead">{t('OBJECTION_UNKNOWN')}</p>
      <RouteLink route="contact" className={`${BUTTON_STYLES.primary} mt-6`}>
        {t('OBJECTION_CONTACT')}
      </RouteLink>
    </>
  )
}

/** "This was not me": the page of the link in the mail about a changed payout account. It works without an account. */
export function PayoutObjectionPage() {
  const t = useTranslate()
  // Undefined until the browser has read the fragment, which no server sees.
  const [objection, setObjection] = useState<Objection | null | undefined>(undefined)
  useEffect(() => setObjection(readObjection(location.hash)), [])
  return (
    <Container className="min-h-[60vh] pb-8 pt-6 sm:pt-10">
      <div className="grid items-start gap-8 sm:grid-cols-[1fr_16rem]">
        <div className="min-w-0">
          {objection === undefined && (
            <>
              <h1 className="text-page">{t('OBJECTION_TITLE')}</h1>
              <noscript>
                <p className="mt-4 max-w-text text-lead">{t('OBJECTION_NO_SCRIPT')}</p>
                <RouteLink route="contact" className={`${BUTTON_STYLES.primary} mt-6`}>
                  {t('OBJECTION_CONTACT')}
                </RouteLink>
              </noscript>
            </>
          )}
          {objection === null && <Unreadable />}
          {objection && <Question objection={objection} />}
        </div>
        <Art name="step-paid" className="h-auto w-full max-w-64 max-sm:hidden" />
      </div>
    </Container>
  )
}
