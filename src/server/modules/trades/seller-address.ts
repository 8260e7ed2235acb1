import type { PostalAddress } from '#server/ports/carrier/carrier.ts'
import type { StoredTrade } from './trade-view.repository.ts'

/** Where a seller's parcels come from, and where they go back to. */
export function sellerAddress({ seller }: Pick<StoredTrade, 'seller'>): PostalAddress {
  const { companyName, firstName, lastName, addressExtra, street, houseNumber, zip, city, country } = seller
  const name = `${firstName} ${lastName}`
  return {
    lines: [...(companyName ? [companyName] : []), name, ...(addressExtra ? [addressExtra] : [])],
    street: [street, houseNumber].filter(Boolean).join(' '),
    zip,
    city,
    country,
  }
}
