import { formatVatIdAsTyped } from '#domain/customers/format-as-typed.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FormField } from './form-field.tsx'
import type { Fields } from './use-form.ts'
import { useDateExample } from './use-problem-text.ts'
import { useTypedFormats } from './use-typed-formats.ts'

export interface NameValues {
  readonly firstName: string
  readonly lastName: string
}

/** First and last name side by side, in a grid of six columns. */
export function NameFields({ form }: { readonly form: Fields<NameValues> }) {
  const t = useTranslate()
  return (
    <div className="grid gap-x-4 gap-y-5 min-[22rem]:grid-cols-2 sm:col-span-6">
      <FormField form={form} name="firstName" label={t('FIELD_FIRST_NAME')} autoComplete="given-name" />
      <FormField form={form} name="lastName" label={t('FIELD_LAST_NAME')} autoComplete="family-name" />
    </div>
  )
}

export interface CompanyValues {
  readonly companyName: string
  readonly vatId: string
}

export function CompanyFields({ form }: { readonly form: Fields<CompanyValues> }) {
  const t = useTranslate()
  return (
    <>
      <FormField
        form={form}
        name="companyName"
        label={t('FIELD_COMPANY')}
        autoComplete="organization"
        className="sm:col-span-6"
      />
      <FormField
        form={form}
        name="vatId"
        label={t('FIELD_VAT_ID')}
        hint={t('FIELD_VAT_ID_HINT')}
        autoComplete="off"
        autoCapitalize="characters"
        format={formatVatIdAsTyped}
        complete={formatVatIdAsTyped}
        className="sm:col-span-3"
      />
    </>
  )
}

export function BirthDateField({ form }: { readonly form: Fields<{ readonly birthDate: string }> }) {
  const t = useTranslate()
  const example = useDateExample()
  const { date } = useTypedFormats()
  return (
    <FormField
      form={form}
      name="birthDate"
      label={t('FIELD_BIRTH_DATE')}
      hint={t('FIELD_BIRTH_DATE_HINT', { example })}
      inputMode="numeric"
      autoComplete="bday"
      {...date}
      className="sm:col-span-3"
    />
  )
}
