import { formatTownOnLabel } from '#domain/customers/town-line.ts'
import type { Market } from '#domain/markets/market.ts'
import { nameCountry } from '#messages/locale/name-country.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'

/** Company, person and one addition; more would push the city off the label. */
const MAX_NAME_LINES = 3

/** An address as written on a parcel: the country in capitals on the last line. */
export const formatPostalLines = (address: PostalAddress, { locale }: Market): readonly string[] => [
  ...address.lines.slice(0, MAX_NAME_LINES),
  address.street,
  `${address.zip} ${formatTownOnLabel(address.city, address.country)}`,
  nameCountry(locale, address.country).toLocaleUpperCase(locale),
]
