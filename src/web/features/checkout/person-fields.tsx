import { useCart } from '#web/platform/cart/cart-store.ts'
import { useDateExample } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import { DraftField } from './draft-field.tsx'

/** The person, or the company and who speaks for it. */
export function PersonFields(group: FieldGroupProps) {
  const t = useTranslate()
  const { B2BMode } = useCart()
  const example = useDateExample()
  return (
    <FieldSection title={t('DETAILS_CONTACT')}>
      {B2BMode && (
        <>
          <DraftField
            {...{ group, field: 'companyName', label: t('FIELD_COMPANY'), autoComplete: 'organization' }}
            className="sm:col-span-6"
          />
          <DraftField
            {...{ group, field: 'vatId', label: t('FIELD_VAT_ID'), hint: t('FIELD_VAT_ID_HINT') }}
            autoComplete="off"
            autoCapitalize="characters"
            className="sm:col-span-3"
          />
        </>
      )}
      <DraftField
        {...{ group, field: 'firstName', label: t('FIELD_FIRST_NAME'), autoComplete: 'given-name' }}
        className="sm:col-span-3 sm:col-start-1"
      />
      <DraftField
        {...{ group, field: 'lastName', label: t('FIELD_LAST_NAME'), autoComplete: 'family-name' }}
        className="sm:col-span-3"
      />
      <DraftField
        {...{ group, field: 'email', label: t('FIELD_EMAIL'), hint: t('FIELD_EMAIL_HINT') }}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="sm:col-span-6"
      />
      <DraftField
        {...{ group, field: 'phone', label: t('FIELD_PHONE'), hint: t('FIELD_PHONE_HINT') }}
        type="tel"
        autoComplete="tel"
        className="sm:col-span-3"
      />
      {!B2BMode && (
        <DraftField
          {...{ group, field: 'birthDate', label: t('FIELD_BIRTH_DATE') }}
          hint={t('FIELD_BIRTH_DATE_HINT', { example })}
          inputMode="numeric"
          autoComplete="bday"
          className="sm:col-span-3"
        />
      )}
    </FieldSection>
  )
}
