import type { Market } from '#domain/markets/market.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'

/** Company, person and one addition; more would push the city off the label. */
const MAX_NAME_LINES = 3

const formatCountry = (locale: string, code: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    // Not a country code: a label with the raw text is better than none.
    return code
  }
}

/** An address as written on a parcel: the country in capitals on the last line. */
export const formatPostalLines = (address: PostalAddress, { locale }: Market): readonly string[] => [
  ...address.lines.slice(0, MAX_NAME_LINES),
  address.street,
  `${address.zip} ${address.city}`,
  formatCountry(locale, address.country).toLocaleUpperCase(locale),
]
