import type { PaymentAccountInput } from '#domain/customers/payment-account.ts'
import { DEFAULT_PAYMENT_TYPE_ID, PAYPAL } from '#domain/markets/payment-type.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import type { AddressValues } from '#web/forms/address-fields.tsx'
import type { BankValues } from '#web/forms/payout-fields.tsx'
import { toAddressInput } from './address-input.ts'

/** What a registration may bring along, so that the first sale finds it filled in. Both parts can wait. */
export interface RegistrationDetails extends AddressValues, BankValues {
  readonly hasAddress: boolean
  readonly hasPayment: boolean
  readonly paymentTypeId: number
  readonly paypalAccount: string
}

export const startDetails = ({ countries }: Pick<PublicMarket, 'countries'>): RegistrationDetails => ({
  hasAddress: false,
  street: '',
  addressExtra: '',
  zip: '',
  city: '',
  province: '',
  country: countries[0] ?? '',
  hasPayment: false,
  paymentTypeId: DEFAULT_PAYMENT_TYPE_ID,
  accountHolder: null,
  iban: '',
  paypalAccount: '',
})

interface Holder {
  readonly firstName: string
  readonly lastName: string
  /** Empty for a private person. */
  readonly companyName: string
}

/** The customer's own name, unless another one was typed. */
export const getHolder = (
  { accountHolder }: Pick<RegistrationDetails, 'accountHolder'>,
  { firstName, lastName, companyName }: Holder,
): string => accountHolder ?? (companyName.trim() || `${firstName} ${lastName}`.trim())

/** The address as it is checked and sent; null where it was left out. */
export const findAddress = (details: RegistrationDetails) =>
  details.hasAddress ? toAddressInput(details) : null

/** The payout account as it is checked and sent; null where it was left out. */
export function findPayment(details: RegistrationDetails, holder: Holder): PaymentAccountInput | null {
  const { hasPayment, paymentTypeId, iban, paypalAccount } = details
  if (!hasPayment) return null
  return paymentTypeId === PAYPAL.id
    ? { paymentTypeId, paypalAccount }
    : { paymentTypeId, iban, accountHolder: getHolder(details, holder) }
}
