import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { CountryField } from './country-field.tsx'
import { FormField } from './form-field.tsx'
import type { Fields } from './use-form.ts'

export interface AddressValues {
  readonly street: string
  readonly houseNumber: string
  readonly addressExtra: string
  readonly zip: string
  readonly city: string
  readonly country: string
}

/** A postal address, in a grid of six columns. */
export function AddressFields({ form }: { readonly form: Fields<AddressValues> }) {
  const t = useTranslate()
  const { market } = useShop()
  return (
    <>
      <FormField
        form={form}
        name="street"
        label={t('FIELD_STREET')}
        autoComplete="address-line1"
        className="sm:col-span-4"
      />
      <FormField
        form={form}
        name="houseNumber"
        label={t('FIELD_HOUSE_NUMBER')}
        autoComplete="off"
        className="max-w-32 sm:col-span-2"
      />
      <FormField
        form={form}
        name="addressExtra"
        label={t('FIELD_ADDRESS_EXTRA')}
        autoComplete="address-line2"
        className="sm:col-span-6"
      />
      <FormField
        form={form}
        name="zip"
        label={t('FIELD_ZIP')}
        autoComplete="postal-code"
        inputMode={/\D/.test(market.zipExample) ? 'text' : 'numeric'}
        placeholder={market.zipExample}
        className="max-w-40 sm:col-span-2"
      />
      <FormField
        form={form}
        name="city"
        label={t('FIELD_CITY')}
        autoComplete="address-level2"
        className="sm:col-span-4"
      />
      <CountryField form={form} />
    </>
  )
}
