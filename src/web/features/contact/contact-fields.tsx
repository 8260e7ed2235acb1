import { type ContactInput, MESSAGE_MAX } from '#domain/contact/check-contact.ts'
import type { Asking } from '#domain/contact/subject-fields.ts'
import { countCharacters } from '#domain/contact/tidy-message.ts'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { MessageField } from '#web/ui/message-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SubjectField } from './subject-field.tsx'
import type { ContactFormUse } from './use-contact-form.ts'

/** Without script nothing can appear when a subject is chosen, so everything is there from the start. */
const shownFor = (asking: Asking): string => (asking === 'hidden' ? 'hidden noscript:block' : '')

function useField({ values, problems, change }: ContactFormUse) {
  const problemOf = useProblemText(problems)
  return (name: keyof ContactInput) => ({
    name,
    value: values[name],
    problem: problemOf(name),
    onChange: (value: string) => change({ [name]: value }),
  })
}

/** What the message is about: a subject, a sale, a device. */
export function TopicFields({ use }: { readonly use: ContactFormUse }) {
  const t = useTranslate()
  const { market } = useShop()
  const field = useField(use)
  const { tradeNumber, device } = use.asked
  const isNumberNeeded = tradeNumber === 'required'
  return (
    <>
      {market.helpDeskSubjects.length > 0 && (
        <SubjectField {...field('subject')} subjects={market.helpDeskSubjects} />
      )}
      <TextField
        {...field('tradeNumber')}
        label={t(isNumberNeeded ? 'CONTACT_TRADE' : 'CONTACT_TRADE_OPTIONAL')}
        hint={
          isNumberNeeded
            ? t('CONTACT_TRADE_HINT_OTHER', { other: t('CONTACT_SUBJECT_OTHER') })
            : t('CONTACT_TRADE_HINT')
        }
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={shownFor(tradeNumber)}
      />
      <TextField
        {...field('device')}
        label={t(device === 'required' ? 'CONTACT_DEVICE' : 'CONTACT_DEVICE_OPTIONAL')}
        hint={t('CONTACT_DEVICE_HINT')}
        autoComplete="off"
        className={shownFor(device)}
      />
    </>
  )
}

/** Who writes, and what. */
export function MessageFields({ use }: { readonly use: ContactFormUse }) {
  const t = useTranslate()
  const field = useField(use)
  const { locale } = useShop().market
  const count = countCharacters(use.values.message).toLocaleString(locale)
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...field('name')} label={t('CONTACT_NAME')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('CONTACT_MAIL')}
          hint={t('CONTACT_EMAIL_HINT')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <MessageField
        {...field('message')}
        label={t('CONTACT_MESSAGE')}
        count={t('CONTACT_COUNT', { count, max: MESSAGE_MAX.toLocaleString(locale) })}
      />
    </>
  )
}

/** For programs that fill in whatever there is. Neither seen nor read out nor reached by keys. */
export function EmptyField() {
  const t = useTranslate()
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] top-auto size-px overflow-hidden">
      <label>
        {t('CONTACT_EMPTY_FIELD')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
