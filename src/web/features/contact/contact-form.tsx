import type { ContactData } from '#contracts/contact.ts'
import type { ContactInput } from '#domain/contact/check-contact.ts'
import { CONTACT_MESSAGE_KEEP_YEARS } from '#domain/retention/keep-periods.ts'
import { buildPath } from '#domain/routing/path.ts'
import { EarlierNotice } from '#web/forms/earlier-notice.tsx'
import { EmptyField } from '#web/forms/empty-field.tsx'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { SubmitState } from '#web/forms/submit-state.ts'
import type { Form } from '#web/forms/use-form.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { AppLink } from '#web/platform/navigation/app-link.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MessageFields, TopicFields } from './contact-fields.tsx'
import { useContactForm } from './use-contact-form.ts'
import { findWaitMinutes } from './wait-minutes.ts'

const SILENT: readonly SubmitState['kind'][] = ['idle', 'sending', 'done', 'earlierArrived']

interface OutcomeProps {
  readonly form: Form<ContactInput>
  readonly mail: string
  readonly onSent: ContactFormProps['onSent']
}

/** Why a message was not sent; the place is there from the start, so that what appears in it is read out. */
function Outcome({ form, mail, onSent }: OutcomeProps) {
  const t = useTranslate()
  const minutes = findWaitMinutes(form.state)
  return (
    <div role="alert">
      {!SILENT.includes(form.state.kind) && (
        <div className="pb-4">
          <Notice tone="error">
            <p>{minutes === null ? t('CONTACT_FAILED', { mail }) : t('CONTACT_BUSY', { minutes, mail })}</p>
          </Notice>
        </div>
      )}
      {form.state.kind === 'earlierArrived' && (
        <div className="pb-4">
          <EarlierNotice
            keep={{ label: t('CONTACT_EARLIER_KEEP'), onChoose: () => onSent(null) }}
            sendAgain={{ label: t('CONTACT_EARLIER_SEND'), onChoose: form.submitAsNew }}
          >
            {t('CONTACT_EARLIER')}
          </EarlierNotice>
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
      {t('CONTACT_PRIVACY', { years: CONTACT_MESSAGE_KEEP_YEARS })}{' '}
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
  /** With the address that the answer goes to; null where it is not known which version has arrived. */
  readonly onSent: (email: string | null) => void
}

/** The form: sent by the script, or by the browser itself to the same page. */
export function ContactForm({ data, onSent }: ContactFormProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { element, form, asked, prepare } = useContactForm(data.form, onSent)
  const isSending = form.state.kind === 'sending'
  return (
    <form
      ref={element}
      noValidate
      method="post"
      action={buildPath(market, 'contact')}
      onFocus={prepare}
      onSubmit={form.submit}
      className="relative mt-6 grid min-w-0 gap-5"
    >
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <TopicFields form={form} asked={asked} />
      <MessageFields form={form} />
      <EmptyField />
      <PrivacyNote />
      <div>
        <Outcome form={form} mail={data.mail} onSent={onSent} />
        <SubmitButton isSending={isSending}>{t(isSending ? 'CONTACT_SENDING' : 'CONTACT_SEND')}</SubmitButton>
      </div>
    </form>
  )
}
