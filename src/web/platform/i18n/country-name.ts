import { useShop } from '#web/platform/page/shop.tsx'

/** Names of countries in the reader's language; what is no country stays as it is. */
export function useCountryName(): (code: string) => string {
  const { locale } = useShop().market
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
}
