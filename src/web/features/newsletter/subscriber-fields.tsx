import { type ReactNode, useId } from 'react'
import type { SubscriptionView } from '#contracts/newsletter.ts'
import { SALUTATIONS } from '#domain/newsletter/newsletter-choices.ts'
import { getDateTimeFormat } from '#messages/intl-formats.ts'
import type { DescribeProblem } from '#web/forms/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly problem?: string | undefined
  /** The element that describes the field. */
  readonly noteId?: string
}

interface SelectProps extends FieldProps {
  readonly value: string | number | null
  /** The first option means no choice. */
  readonly children: ReactNode
}

/** Uncontrolled: what was chosen before the script ran stays. */
function Select({ name, label, value, problem, noteId, children }: SelectProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ''}
        aria-invalid={problem ? true : undefined}
        aria-describedby={noteId}
        className={`${FIELD_STYLE} cursor-pointer ${problem ? 'border-error' : 'border-edge'}`}
      >
        {children}
      </select>
    </div>
  )
}

function FirstName({
  value,
  problem,
}: {
  readonly value: string | null
  readonly problem?: string | undefined
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('NEWSLETTER_FIRST_NAME')}
      </label>
      <input
        id={id}
        name="firstName"
        defaultValue={value ?? ''}
        maxLength={60}
        autoComplete="given-name"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${FIELD_STYLE} ${problem ? 'border-error' : 'border-edge'}`}
      />
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}

const listNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

function useMonthName(): (month: number) => string {
  const { locale } = useShop().market
  const format = getDateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return (month) => format.format(new Date(Date.UTC(2000, month - 1)))
}

const renderOption = (value: number, name: string | number = value) => (
  <option key={value} value={value}>
    {name}
  </option>
)

interface SubscriberFieldsProps {
  readonly subscription: SubscriptionView
  readonly describeProblem: DescribeProblem
}

function Birthday({ subscription, describeProblem }: SubscriberFieldsProps) {
  const t = useTranslate()
  const id = useId()
  const monthName = useMonthName()
  const problem = describeProblem('birthDay')
  const noteId = problem ? `${id}-hint ${id}-problem` : `${id}-hint`
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-2 font-semibold">{t('NEWSLETTER_BIRTHDAY')}</legend>
      <div className="grid max-w-md grid-cols-[1fr_2fr] gap-4">
        <Select
          name="birthDay"
          label={t('NEWSLETTER_BIRTH_DAY')}
          value={subscription.birthDay}
          problem={problem}
          noteId={noteId}
        >
          <option value="">–</option>
          {listNumbers(31).map((day) => renderOption(day))}
        </Select>
        <Select
          name="birthMonth"
          label={t('NEWSLETTER_BIRTH_MONTH')}
          value={subscription.birthMonth}
          problem={problem}
          noteId={noteId}
        >
          <option value="">–</option>
          {listNumbers(12).map((month) => renderOption(month, monthName(month)))}
        </Select>
      </div>
      <FieldNotes id={id} hint={t('NEWSLETTER_BIRTHDAY_HINT')} problem={problem} />
    </fieldset>
  )
}

/** How to address the subscriber. */
export function SubscriberFields({ subscription, describeProblem }: SubscriberFieldsProps) {
  const t = useTranslate()
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Select name="salutation" label={t('NEWSLETTER_SALUTATION')} value={subscription.salutation}>
        <option value="">{t('NEWSLETTER_SALUTATION_NONE')}</option>
        {SALUTATIONS.map((salutation) => (
          <option key={salutation} value={salutation}>
            {t(`NEWSLETTER_SALUTATION_${salutation}`)}
          </option>
        ))}
      </Select>
      <FirstName value={subscription.firstName} problem={describeProblem('firstName')} />
      <Birthday subscription={subscription} describeProblem={describeProblem} />
    </div>
  )
}
