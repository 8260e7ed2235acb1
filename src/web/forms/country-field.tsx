import { useId } from 'react'
import { useCountryName } from '#web/platform/i18n/country-name.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'
import { useFormField } from './form-field.tsx'
import type { Fields } from './use-form.ts'

/** A choice only where a market has more than one country. */
export function CountryField({ form }: { readonly form: Fields<{ readonly country: string }> }) {
  const { market } = useShop()
  const t = useTranslate()
  const countryName = useCountryName()
  const id = useId()
  const { name, value, problem, onChange } = useFormField(form, 'country')
  if (market.countries.length < 2) return null
  return (
    <div className="min-w-0 sm:col-span-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('FIELD_COUNTRY')}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="country"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className={`${FIELD_STYLE} cursor-pointer border-edge`}
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
