import { joinTown } from '#domain/customers/town-line.ts'
import type { AddressValues } from '#web/forms/address-fields.tsx'

/** What is checked and sent of an address: number and province are parts of their lines. */
export const toAddressInput = ({ street, addressExtra, zip, city, province, country }: AddressValues) => ({
  street,
  addressExtra,
  zip,
  city: joinTown({ city, province }, country),
  country,
  houseNumber: '',
})
