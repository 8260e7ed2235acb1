import { useEffect, useRef, useState } from 'react'
import { LOST_LINKS_PATH } from '#contracts/paths/trades.ts'
import { checkLostLink, type LostLinkInput } from '#domain/trades/lost-link.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { FormField } from '#web/forms/form-field.tsx'
import { FormNotice } from '#web/forms/form-notice.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { readFormFields } from '#web/forms/read-form-fields.ts'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { type Fields, useForm } from '#web/forms/use-form.ts'
import { useIsAccountReady } from '#web/platform/account/account-store.ts'
import { callApi } from '#web/platform/api/call-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { RouteLink } from '#web/platform/navigation/app-link.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Container } from '#web/ui/container.tsx'
import { LINK_STYLE } from '#web/ui/link-style.ts'
import { useArrivalFocus } from './use-arrival-focus.ts'

/** Adopts what was typed before the script ran. */
function useTypedEarly({ update }: Pick<Fields<LostLinkInput>, 'update'>) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { tradeNumber, email } = element.current ? readFormFields(element.current) : {}
    update((before) => ({
      tradeNumber: before.tradeNumber || (tradeNumber?.[0] ?? ''),
      email: before.email || (email?.[0] ?? ''),
    }))
  }, [update])
  return element
}

function LostLinkForm({ onSent }: { readonly onSent: () => void }) {
  const t = useTranslate()
  const isReady = useIsAccountReady()
  const form = useForm({
    initial: { tradeNumber: '', email: '' },
    check: (values) => {
      const checked = checkLostLink(values)
      return checked.kind === 'problems' ? checked.problems : []
    },
    send: (body) => callApi<null>(LOST_LINKS_PATH, { body, answer: 'nothing' }),
    onDone: onSent,
  })
  const element = useTypedEarly(form)
  const isSending = form.state.kind === 'sending'
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.submit}
      className="mt-6 grid max-w-md gap-5 noscript:hidden"
    >
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <FormField
        form={form}
        name="tradeNumber"
        label={t('THANKS_NUMBER')}
        hint={t('MY_SALE_NUMBER_HINT')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField form={form} name="email" label={t('FIELD_EMAIL')} hint={t('MY_SALE_EMAIL_HINT')} />
      <div>
        <FormNotice state={form.state} />
        {/* Before the script runs the browser would send the form itself, with number and address in the address bar. */}
        <SubmitButton isSending={isSending} isReady={isReady}>
          {t(isSending ? 'ACCOUNT_SENDING' : 'MY_SALE_SUBMIT')}
        </SubmitButton>
      </div>
    </form>
  )
}

/** The same for every number and address, so nobody learns which sales exist. */
function Sent({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslate()
  const headline = useArrivalFocus()
  return (
    <section className="mt-6 max-w-text rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
        {t('MY_SALE_SENT')}
      </h2>
      <p className="mt-3">{t('MY_SALE_SENT_TEXT')}</p>
      <button
        type="button"
        onClick={onAgain}
        className={`${BUTTON_STYLES.secondary} mt-6 cursor-pointer max-sm:w-full`}
      >
        {t('MY_SALE_AGAIN')}
      </button>
    </section>
  )
}

/** For a seller without the mails: number and address bring the link to the sale again. */
export function LostLinkPage() {
  const t = useTranslate()
  const [isSent, setIsSent] = useState(false)
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_MY_SALE')}</h1>
      {!isSent && <p className="mt-3 max-w-text text-lead text-ink-soft">{t('SCREEN_MY_SALE_LEAD')}</p>}
      <noscript>
        <p className="mt-6 rounded-field bg-amber-tint p-4">{t('MY_SALE_NO_SCRIPT')}</p>
      </noscript>
      {isSent ? <Sent onAgain={() => setIsSent(false)} /> : <LostLinkForm onSent={() => setIsSent(true)} />}
      <ul className="mt-8 border-t border-line pt-4">
        <li>
          <RouteLink route="accountOverview" className={LINK_STYLE}>
            {t('MY_SALE_ACCOUNT')}
          </RouteLink>
        </li>
        <li>
          <RouteLink route="contact" className={LINK_STYLE}>
            {t('MY_SALE_CONTACT')}
          </RouteLink>
        </li>
      </ul>
    </Container>
  )
}
