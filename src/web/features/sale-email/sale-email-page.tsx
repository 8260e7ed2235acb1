import { useEffect, useRef, useState } from 'react'
import type { EmailChangeAnswer, EmailChangeOutcome } from '#contracts/email-changes.ts'
import { EMAIL_CHANGES_PATH } from '#contracts/paths/trades.ts'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { readEmailLink } from './read-email-link.ts'

const TEXTS = {
  confirm: {
    title: 'EMAIL_CHANGE_TITLE',
    text: 'EMAIL_CHANGE_TEXT',
    button: 'EMAIL_CHANGE_BUTTON',
    done: 'EMAIL_CHANGE_DONE',
    doneText: 'EMAIL_CHANGE_DONE_TEXT',
  },
  deny: {
    title: 'EMAIL_DENY_TITLE',
    text: 'EMAIL_DENY_TEXT',
    button: 'EMAIL_DENY_BUTTON',
    done: 'EMAIL_DENY_DONE',
    doneText: 'EMAIL_DENY_DONE_TEXT',
  },
} as const

function Message({ title, text }: { readonly title: string; readonly text: string }) {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {title}
      </h1>
      <p className="mt-3 max-w-text text-lead">{text}</p>
    </>
  )
}

function Refused({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslate()
  return (
    <>
      <Message title={title} text={text} />
      <RouteLink route="contact" className={`${BUTTON_STYLES.primary} mt-6`}>
        {t('OBJECTION_CONTACT')}
      </RouteLink>
    </>
  )
}

function Unknown() {
  const t = useTranslate()
  return <Refused title={t('SCREEN_SALE_EMAIL')} text={t('EMAIL_LINK_UNKNOWN')} />
}

/** One button. Opening the page changes nothing: mail programs open links, too. */
function Question({ link }: { readonly link: EmailChangeAnswer }) {
  const t = useTranslate()
  const [outcome, setOutcome] = useState<EmailChangeOutcome | null>(null)
  const { state, submit } = useSubmit(
    () => callApi<EmailChangeOutcome>(EMAIL_CHANGES_PATH, { body: link }),
    setOutcome,
  )
  const texts = TEXTS[link.answer]
  const isSending = state.kind === 'sending'
  if (outcome)
    return <Message title={t(texts.done, { tradeNumber: outcome.tradeNumber })} text={t(texts.doneText)} />
  if (state.kind === 'refused' && state.error.id === 'SALE_FROZEN')
    return <Refused title={t('SALE_FROZEN')} text={t('SALE_FROZEN_REFUSED')} />
  // The call has no fields, so otherwise only the link can be at fault.
  if (state.kind === 'refused') return <Unknown />
  return (
    <>
      <h1 className="text-page">{t(texts.title)}</h1>
      <p className="mt-3 max-w-text text-lead">{t(texts.text)}</p>
      <div className="mt-6">
        <FormNotice state={state} />
        <button
          type="button"
          aria-disabled={isSending}
          onClick={submit}
          className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : texts.button)}
        </button>
      </div>
    </>
  )
}

/** What the links open that go to a new and to the old mail address of a sale. It works without an account. */
export function SaleEmailPage() {
  const t = useTranslate()
  // Undefined until the browser has read the fragment, which no server sees.
  const [link, setLink] = useState<EmailChangeAnswer | null | undefined>(undefined)
  useEffect(() => setLink(readEmailLink(location.hash)), [])
  return (
    <Container className="min-h-[60vh] pb-8 pt-6 sm:pt-10">
      {link === undefined && (
        <>
          <h1 className="text-page">{t('SCREEN_SALE_EMAIL')}</h1>
          <noscript>
            <p className="mt-4 max-w-text text-lead">{t('OBJECTION_NO_SCRIPT')}</p>
          </noscript>
        </>
      )}
      {link === null && <Unknown />}
      {link && <Question link={link} />}
    </Container>
  )
}
