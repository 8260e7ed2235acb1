import { type ContactInput, MESSAGE_MAX } from '#domain/contact/check-contact.ts'
import type { Asking, SubjectFields } from '#domain/contact/subject-fields.ts'
import { countCharacters } from '#domain/contact/tidy-message.ts'
import { EmailField } from '#web/forms/email-field.tsx'
import { FormField, useFormField } from '#web/forms/form-field.tsx'
import { MessageField } from '#web/forms/message-field.tsx'
import type { Form } from '#web/forms/use-form.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { SubjectField } from './subject-field.tsx'

/** Without script nothing appears when a subject is chosen, so everything is there from the start. */
const styleFor = (asking: Asking): string => (asking === 'hidden' ? 'hidden noscript:block' : '')

interface FieldsProps {
  readonly form: Form<ContactInput>
}

/** What the message is about: a subject, a sale, a device. */
export function TopicFields({ form, asked }: FieldsProps & { readonly asked: SubjectFields }) {
  const t = useTranslate()
  const { market } = useShop()
  const subject = useFormField(form, 'subject')
  const { tradeNumber, device } = asked
  const isNumberNeeded = tradeNumber === 'required'
  return (
    <>
      {market.helpDeskSubjects.length > 0 && (
        <SubjectField
          subjects={market.helpDeskSubjects}
          value={subject.value}
          problem={subject.problem}
          onChange={subject.onChange}
        />
      )}
      <FormField
        form={form}
        name="tradeNumber"
        label={t(isNumberNeeded ? 'CONTACT_TRADE' : 'CONTACT_TRADE_OPTIONAL')}
        hint={
          isNumberNeeded
            ? t('CONTACT_TRADE_HINT_OTHER', { other: t('CONTACT_SUBJECT_OTHER') })
            : t('CONTACT_TRADE_HINT')
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styleFor(tradeNumber)}
      />
      <FormField
        form={form}
        name="device"
        label={t(device === 'required' ? 'CONTACT_DEVICE' : 'CONTACT_DEVICE_OPTIONAL')}
        hint={t('CONTACT_DEVICE_HINT')}
        autoComplete="off"
        className={styleFor(device)}
      />
    </>
  )
}

/** Who writes, and what. */
export function MessageFields({ form }: FieldsProps) {
  const t = useTranslate()
  const message = useFormField(form, 'message')
  const { locale } = useShop().market
  const count = countCharacters(message.value).toLocaleString(locale)
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField form={form} name="name" label={t('CONTACT_NAME')} autoComplete="name" />
        <EmailField form={form} name="email" label={t('CONTACT_MAIL')} hint={t('CONTACT_EMAIL_HINT')} />
      </div>
      <MessageField
        {...message}
        label={t('CONTACT_MESSAGE')}
        count={t('CONTACT_COUNT', { count, max: MESSAGE_MAX.toLocaleString(locale) })}
      />
    </>
  )
}
