import { useCart } from '#web/platform/cart/cart-store.ts'
import { CountryField } from '#web/platform/country-field.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import { DraftField } from './draft-field.tsx'

export function AddressFields(group: FieldGroupProps) {
  const t = useTranslate()
  const { market } = useShop()
  const { B2BMode } = useCart()
  const title = t(B2BMode ? 'DETAILS_ADDRESS_BUSINESS' : 'DETAILS_ADDRESS')
  return (
    <FieldSection title={title} hint={t('DETAILS_ADDRESS_HINT')}>
      <DraftField
        {...{ group, field: 'street', label: t('FIELD_STREET'), autoComplete: 'address-line1' }}
        className="sm:col-span-4"
      />
      <DraftField
        {...{ group, field: 'houseNumber', label: t('FIELD_HOUSE_NUMBER'), autoComplete: 'off' }}
        className="max-w-32 sm:col-span-2"
      />
      <DraftField
        {...{ group, field: 'addressExtra', label: t('FIELD_ADDRESS_EXTRA'), autoComplete: 'address-line2' }}
        className="sm:col-span-6"
      />
      <DraftField
        {...{ group, field: 'zip', label: t('FIELD_ZIP'), autoComplete: 'postal-code' }}
        inputMode={/\D/.test(market.zipExample) ? 'text' : 'numeric'}
        placeholder={market.zipExample}
        className="max-w-40 sm:col-span-2"
      />
      <DraftField
        {...{ group, field: 'city', label: t('FIELD_CITY'), autoComplete: 'address-level2' }}
        className="sm:col-span-4"
      />
      <CountryField
        value={group.draft.country}
        onChange={(country) => group.onChange({ country })}
        problem={group.problemOf('country')}
      />
    </FieldSection>
  )
}
