import { hasProvinces } from '#domain/customers/town-line.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { AddedField } from './added-field.tsx'
import { CountryField } from './country-field.tsx'
import { FormField } from './form-field.tsx'
import type { Fields } from './use-form.ts'
import { useTypedFormats } from './use-typed-formats.ts'

export interface AddressValues {
  /** With the house number: browsers fill in both at once, and the domain takes them apart. */
  readonly street: string
  readonly addressExtra: string
  readonly zip: string
  readonly city: string
  /** Asked for in Italy only; the domain joins it to the town. */
  readonly province: string
  readonly country: string
}

const capitalise = (text: string): string => text.toUpperCase()

/** A postal address, in a grid of six columns. */
export function AddressFields({ form }: { readonly form: Fields<AddressValues> }) {
  const t = useTranslate()
  const { market } = useShop()
  const { zip } = useTypedFormats()
  return (
    <>
      <FormField
        form={form}
        name="street"
        label={t('FIELD_STREET')}
        autoComplete="address-line1"
        className="sm:col-span-6"
      />
      <div className="grid grid-cols-[7.5rem_1fr] gap-x-4 sm:col-span-6 sm:grid-cols-6">
        <FormField
          form={form}
          name="zip"
          label={t('FIELD_ZIP')}
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder={market.zipExample}
          {...zip}
          className="sm:col-span-2"
        />
        <FormField
          form={form}
          name="city"
          label={t('FIELD_CITY')}
          autoComplete="address-level2"
          className="sm:col-span-4"
        />
        {hasProvinces(form.values.country) && (
          <FormField
            form={form}
            name="province"
            label={t('FIELD_PROVINCE')}
            autoComplete="address-level1"
            format={capitalise}
            className="col-span-2 mt-5"
          />
        )}
      </div>
      <CountryField form={form} />
      <AddedField
        form={form}
        name="addressExtra"
        label={t('FIELD_ADDRESS_EXTRA')}
        addLabel={t('FIELD_ADDRESS_EXTRA_ADD')}
        autoComplete="address-line2"
      />
    </>
  )
}
