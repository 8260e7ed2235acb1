import { useId } from 'react'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'
import { useCountryName } from './i18n/country-name.ts'
import { useTranslate } from './i18n/i18n.tsx'
import { useShop } from './page/shop.tsx'

export interface CountryFieldProps {
  readonly value: string
  readonly onChange: (country: string) => void
  readonly problem: string | undefined
}

/** A choice only where a market has more than one country. */
export function CountryField({ value, onChange, problem }: CountryFieldProps) {
  const { market } = useShop()
  const t = useTranslate()
  const countryName = useCountryName()
  const id = useId()
  if (market.countries.length < 2) return null
  return (
    <div className="min-w-0 sm:col-span-3">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('FIELD_COUNTRY')}
      </label>
      <select
        id={id}
        name="country"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        autoComplete="country"
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
