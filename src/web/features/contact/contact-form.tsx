import type { ContactData } from '#contracts/contact.ts'
import { buildPath } from '#domain/routing/path.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EmptyField, MessageFields, TopicFields } from './contact-fields.tsx'
import { type SendState, waitMinutes } from './send-state.ts'
import { useContactForm } from './use-contact-form.ts'

/** Why a message did not get through; the place is there from the start, what appears in it is read out. */
function Failure({ state, mail }: { readonly state: SendState; readonly mail: string }) {
  const t = useTranslate()
  const minutes = state.kind === 'failed' ? waitMinutes(state) : null
  return (
    <div role="alert">
      {state.kind === 'failed' && (
        <div className="pb-4">
          <Notice tone="error">
            <p>{minutes === null ? t('CONTACT_FAILED', { mail }) : t('CONTACT_BUSY', { minutes, mail })}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}

function PrivacyNote() {
  const t = useTranslate()
  const { privacyPath } = useShop()
  return (
    <p className="text-small text-ink-soft">
      {t('CONTACT_PRIVACY')}{' '}
      {privacyPath && (
        <AppLink
          href={privacyPath}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('CONTACT_PRIVACY_LINK')}
        </AppLink>
      )}
    </p>
  )
}

export interface ContactFormProps {
  readonly data: ContactData
  readonly onSent: (email: string) => void
}

/** The form: sent by the script, or by the browser itself to the same page. */
export function ContactForm({ data, onSent }: ContactFormProps) {
  const t = useTranslate()
  const { market } = useShop()
  const use = useContactForm(data.form, onSent)
  const isSending = use.state.kind === 'sending'
  return (
    <form
      ref={use.form}
      noValidate
      method="post"
      action={buildPath(market, 'contact')}
      onFocus={use.prepare}
      onSubmit={use.submit}
      className="relative mt-6 grid min-w-0 gap-5"
    >
      {use.attempt > 0 && <ProblemNotice problems={use.problems} attempt={use.attempt} />}
      <TopicFields use={use} />
      <MessageFields use={use} />
      <EmptyField />
      <PrivacyNote />
      <div>
        <Failure state={use.state} mail={data.mail} />
        <button
          type="submit"
          aria-disabled={isSending}
          className={`${BUTTON_STYLES.primary} max-sm:w-full ${isSending ? 'cursor-wait opacity-70' : 'cursor-pointer'}`}
        >
          {t(isSending ? 'CONTACT_SENDING' : 'CONTACT_SEND')}
        </button>
      </div>
    </form>
  )
}
