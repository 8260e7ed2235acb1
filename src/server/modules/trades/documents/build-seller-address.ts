import { joinStreetLine } from '#domain/customers/street-line.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'

/** The address that a seller's parcels come from and go back to. */
export function buildSellerAddress({ seller }: Pick<StoredTrade, 'seller'>): PostalAddress {
  const { companyName, firstName, lastName, addressExtra, street, houseNumber, zip, city, country } = seller
  const name = `${firstName} ${lastName}`
  return {
    lines: [...(companyName ? [companyName] : []), name, ...(addressExtra ? [addressExtra] : [])],
    street: joinStreetLine({ street, houseNumber }, country),
    zip,
    city,
    country,
  }
}
