import { useEffect, useRef, useState } from 'react'
import { canSubmitDocument } from '#domain/identity/identity-request.ts'
import { IDENTITY_FILE_KEEP_DAYS } from '#domain/identity/identity-retention.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useRouter } from '#web/platform/navigation/router.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { declineIdentity, type IdentityProps } from './identity-calls.ts'
import { IdentityForm } from './identity-form.tsx'

/** Loads the texts, which only some markets need. */
function useIdentityTexts(): boolean {
  const { loadTexts } = useRouter()
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    loadTexts(['identity', 'files']).then(
      () => setIsLoaded(true),
      // The mails say the same, and a reload tries again.
      () => undefined,
    )
  }, [loadTexts])
  return isLoaded
}

/** What became of the document. */
function IdentityState({ identity: { state, refusalReason, isPayoutWaiting } }: IdentityProps) {
  const t = useTranslate()
  if (state === 'SUBMITTED' || state === 'ACCEPTED')
    return (
      <Notice tone="plain">
        <p className="font-medium">{t(`IDENTITY_${state}`)}</p>
        <p>{t(`IDENTITY_${state}_TEXT`)}</p>
      </Notice>
    )
  if (state === 'REFUSED' && refusalReason)
    return (
      <Notice tone="error">
        <p className="font-medium">{t('IDENTITY_REFUSED')}</p>
        <p>{t(`IDENTITY_REFUSED_${refusalReason}`)}</p>
      </Notice>
    )
  return isPayoutWaiting ? <p className="font-medium">{t('IDENTITY_WAITS')}</p> : null
}

/** Sends the devices back instead; asks once, in place. */
function DeclineIdentity({ access, onChanged }: IdentityProps) {
  const t = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const { state, submit } = useSubmit(() => declineIdentity(access), onChanged)
  const isSending = state.kind === 'sending'
  if (!isAsking)
    return (
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="inline-flex min-h-11 cursor-pointer items-center justify-self-start text-left font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t('IDENTITY_DECLINE')}
      </button>
    )
  return (
    <div className="rounded-card border border-line bg-card p-5">
      <p>{t('IDENTITY_DECLINE_TEXT')}</p>
      <div className="mt-4">
        <FormNotice state={state} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isSending}
          onClick={submit}
          className={`${BUTTON_STYLES.danger} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'IDENTITY_DECLINE_CONFIRM')}
        </button>
        <button
          type="button"
          onClick={() => setIsAsking(false)}
          className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
        >
          {t('IDENTITY_DECLINE_KEEP')}
        </button>
      </div>
    </div>
  )
}

/** What has to be sent, or why it can't be from here. */
function IdentityTask(props: IdentityProps) {
  const t = useTranslate()
  const { trade, identity } = props
  return (
    <>
      <p className="max-w-text">{t('IDENTITY_TEXT')}</p>
      <p className="max-w-text text-small text-ink-soft">{t('IDENTITY_LAW', { law: identity.legalBasis })}</p>
      <p className="max-w-text text-small text-ink-soft">
        {t('IDENTITY_SAFETY', { days: IDENTITY_FILE_KEEP_DAYS })}
      </p>
      {trade.access === 'act' ? (
        <>
          <IdentityForm {...props} />
          {identity.isPayoutWaiting && <DeclineIdentity {...props} />}
        </>
      ) : (
        <p className="max-w-text">{t('IDENTITY_READ_ONLY')}</p>
      )}
    </>
  )
}

/** The identity document that the law asks of the seller, until it is accepted. */
export function IdentitySection(props: IdentityProps) {
  const t = useTranslate()
  const isLoaded = useIdentityTexts()
  const headline = useRef<HTMLHeadingElement>(null)
  const { state } = props.identity
  const shown = useRef(state)
  // What had the focus is gone once the document is sent.
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    headline.current?.focus()
  }, [state])
  if (!isLoaded) return null
  return (
    <section aria-labelledby="identity" className="grid min-w-0 gap-4">
      <h2 id="identity" ref={headline} tabIndex={-1} className="text-section outline-none">
        {t('IDENTITY_TITLE')}
      </h2>
      <div role="status">
        <IdentityState {...props} />
      </div>
      {canSubmitDocument(state) && <IdentityTask {...props} />}
    </section>
  )
}
