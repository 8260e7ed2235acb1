import { listStreetLines } from '#domain/customers/address-lines.ts'
import type { StoredTrade } from '#server/modules/trades/trade-view.repository.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'

/** The address that a seller's parcels come from and go back to. */
export function buildSellerAddress({ seller }: Pick<StoredTrade, 'seller'>): PostalAddress {
  const { companyName, firstName, lastName, zip, city, country } = seller
  const name = `${firstName} ${lastName}`
  const streetLines = listStreetLines(seller)
  return {
    lines: [...(companyName ? [companyName] : []), name, ...streetLines.slice(0, -1)],
    street: streetLines.at(-1) ?? '',
    zip,
    city,
    country,
  }
}
