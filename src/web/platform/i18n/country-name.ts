import { getDisplayNames } from '#messages/intl-formats.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** Names countries in the reader's language; an unknown code is returned as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useShop().market
  const names = getDisplayNames([locale], { type: 'region' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
