import { useId } from 'react'
import { useCart } from '#web/platform/cart-store.ts'
import { useCountryName } from '#web/platform/country-name.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import { DraftField, FieldSection } from './draft-field.tsx'

/** A choice only where a market has more than one country. */
function CountryField({ draft, onChange, problemOf }: FieldGroupProps) {
  const { market } = useShop()
  const t = useTranslate()
  const countryName = useCountryName()
  const id = useId()
  const problem = problemOf('country')
  if (market.countries.length < 2) return null
  return (
    <div className="min-w-0 sm:col-span-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('FIELD_COUNTRY')}
      </label>
      <select
        id={id}
        name="country"
        value={draft.country}
        onChange={({ target }) => onChange({ country: target.value })}
        autoComplete="country"
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${FIELD_STYLE} cursor-pointer border-line`}
      >
        {market.countries.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </select>
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}

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
      <CountryField {...group} />
    </FieldSection>
  )
}
