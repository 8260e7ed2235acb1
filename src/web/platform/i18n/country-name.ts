import { nameCountry } from '#messages/locale/name-country.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Names countries in the reader's language; an unknown code is returned as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useShop().market
  return (code) => nameCountry(locale, code)
}
