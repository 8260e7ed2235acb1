import type { Market } from '#domain/markets/market.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'

/** Company, person and an addition; more would push the city off the label. */
const MAX_NAME_LINES = 3

const countryName = (locale: string, code: string): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
  } catch {
    // Not a country code: better shown as it is than no label.
    return code
  }
}

/** An address as it stands on a parcel: the country in capitals on the last line. */
export const postalLines = (address: PostalAddress, { locale }: Market): readonly string[] => [
  ...address.lines.slice(0, MAX_NAME_LINES),
  address.street,
  `${address.zip} ${address.city}`,
  countryName(locale, address.country).toLocaleUpperCase(locale),
]
