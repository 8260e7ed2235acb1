import type { Customer } from '#contracts/customer-resources.ts'
import { isSamePerson } from '#domain/customers/account-holder.ts'
import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import type { Seller } from '#domain/customers/seller.ts'
import { useAccount } from '#web/platform/account/account-store.ts'
import { changeAddress, changePerson } from '#web/platform/account/customer-api.ts'
import { useShop } from '#web/platform/shop/shop.tsx'

/** What a sale knows and the account does not yet. */
export interface UnsavedDetails {
  readonly address: Pick<
    Seller,
    'street' | 'houseNumber' | 'addressExtra' | 'zip' | 'city' | 'country'
  > | null
  readonly birthDate: string | null
  readonly account: PaymentAccount | null
}

const ADDRESS_FIELDS = ['street', 'houseNumber', 'addressExtra', 'zip', 'city', 'country'] as const

const NOTHING: UnsavedDetails = { address: null, birthDate: null, account: null }

/** Whether customers sell for themselves. What they enter for someone else doesn't belong into their account. */
export const isOwnSale = (
  { firstName, lastName }: Pick<Seller, 'firstName' | 'lastName'>,
  customer: Customer,
): boolean => isSamePerson(`${firstName} ${lastName}`, customer)

/** Compares a seller with the account. A birth date is only added: a known one is changed in the account itself. */
export function listUnsavedDetails(seller: Seller, customer: Customer): UnsavedDetails {
  if (!isOwnSale(seller, customer)) return NOTHING
  const { street, houseNumber, addressExtra, zip, city, country, payment } = seller
  const hasMoved = ADDRESS_FIELDS.some((field) => seller[field] !== customer.address?.[field])
  return {
    address: hasMoved ? { street, houseNumber, addressExtra, zip, city, country } : null,
    birthDate: customer.birthDate === null ? seller.birthDate : null,
    account: 'paymentId' in payment ? null : payment,
  }
}

export const hasUnsavedDetails = (seller: Seller, customer: Customer): boolean =>
  Object.values(listUnsavedDetails(seller, customer)).some((detail) => detail !== null)

/** The customer whose account can take the details: it checks them by the rules of its own market. */
export function useSavingCustomer(): Customer | null {
  const { market } = useShop()
  const { isLoggedIn, customerData } = useAccount()
  return isLoggedIn && customerData?.locale === market.id ? customerData : null
}

interface UnsavedAccount {
  readonly account: PaymentAccount
  readonly customer: Customer
}

/**
 * Saves a seller's address and birth date in the account, and returns the payout account that is still to be saved: the
 * server takes it with a fresh proof only. What cannot be saved is asked for again next time; the sale has it anyway.
 */
export function useSaveDetails(): (seller: Seller | null) => UnsavedAccount | null {
  const customer = useSavingCustomer()
  return (seller) => {
    if (!seller || !customer) return null
    const { address, birthDate, account } = listUnsavedDetails(seller, customer)
    const { firstName, lastName } = customer
    if (address) void changeAddress(address)
    if (birthDate) void changePerson(customer, { firstName, lastName, birthDate }, {})
    return account && { account, customer }
  }
}
