import type { IndividualOfferInput } from '#domain/customers/individual-offer.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EarlierNotice } from './earlier-notice.tsx'
import { EmailField } from './email-field.tsx'
import { FormField, useFormField } from './form-field.tsx'
import { FormProblems } from './form-problems.tsx'
import { MessageField } from './message-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { SubmitState } from './submit-state.ts'
import type { Form } from './use-form.ts'
import type { SentRequest } from './use-individual-offer.ts'

const MESSAGE_MAX = 2_000

const SILENT: readonly SubmitState['kind'][] = ['idle', 'sending', 'done', 'earlierArrived']

interface OfferFormProps {
  readonly form: Form<IndividualOfferInput>
}

/** Whom to answer, in a grid of two columns. */
export function IndividualOfferFields({ form }: OfferFormProps) {
  const t = useTranslate()
  return (
    <>
      <FormProblems problems={form.problems} attempt={form.attempt} />
      <FormField form={form} name="companyName" label={t('FIELD_COMPANY')} autoComplete="organization" />
      <FormField form={form} name="contactPerson" label={t('REQUEST_CONTACT')} autoComplete="name" />
      <EmailField form={form} name="email" label={t('FIELD_EMAIL')} />
      <PhoneField form={form} name="phone" label={t('FIELD_PHONE')} />
      <MessageField
        {...useFormField(form, 'message')}
        label={t('REQUEST_MESSAGE')}
        rows={4}
        maxLength={MESSAGE_MAX}
        className="sm:col-span-2"
      />
    </>
  )
}

export interface IndividualOfferNoticeProps extends OfferFormProps {
  readonly failedKey: MessageKey
  readonly onSent: (sent: SentRequest) => void
}

/** Why the request was not sent, or that an earlier version of it has arrived. */
export function IndividualOfferNotice({ form, failedKey, onSent }: IndividualOfferNoticeProps) {
  const t = useTranslate()
  const { state } = form
  const requestId = state.kind === 'earlierArrived' ? Number(state.error.errors?.[0]?.params?.requestId) : 0
  return (
    <div role="alert" className="empty:sr-only sm:col-span-2">
      {!SILENT.includes(state.kind) && (
        <Notice tone="error">
          <p>{t(failedKey)}</p>
        </Notice>
      )}
      {state.kind === 'earlierArrived' && (
        <EarlierNotice
          keep={{ label: t('REQUEST_EARLIER_KEEP'), onChoose: () => onSent({ requestId, email: null }) }}
          sendAgain={{ label: t('REQUEST_EARLIER_SEND'), onChoose: form.submitAsNew }}
        >
          {t('REQUEST_EARLIER', { number: String(requestId) })}
        </EarlierNotice>
      )}
    </div>
  )
}
