import { AddedField } from '#web/forms/added-field.tsx'
import { EmailField } from '#web/forms/email-field.tsx'
import { BirthDateField, CompanyFields, NameFields } from '#web/forms/person-fields.tsx'
import { useTypedFormats } from '#web/forms/use-typed-formats.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import type { DetailsProps } from './use-details.ts'

/** The person, or the company and who speaks for it. */
export function ContactSection({ form }: DetailsProps) {
  const t = useTranslate()
  const { B2BMode } = useCart()
  const { phone } = useTypedFormats()
  return (
    <FieldSection title={t('DETAILS_CONTACT')}>
      {B2BMode && <CompanyFields form={form} />}
      <NameFields form={form} />
      <EmailField
        form={form}
        name="email"
        label={t('FIELD_EMAIL')}
        hint={t('FIELD_EMAIL_HINT')}
        className="sm:col-span-6"
      />
      {!B2BMode && <BirthDateField form={form} />}
      <AddedField
        form={form}
        name="phone"
        label={t('FIELD_PHONE')}
        addLabel={t('FIELD_PHONE_ADD')}
        hint={t('FIELD_PHONE_HINT')}
        type="tel"
        autoComplete="tel"
        {...phone}
      />
    </FieldSection>
  )
}
