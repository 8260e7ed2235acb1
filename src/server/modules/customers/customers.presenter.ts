import type {
  Customer,
  CustomerAddress,
  CustomerPerson,
  PhoneContact,
} from '#contracts/customer-resources.ts'
import {
  ADDRESSES_PATH,
  BANK_ACCOUNTS_PATH,
  buildIri,
  CUSTOMERS_PATH,
  PAYPAL_ACCOUNTS_PATH,
  PEOPLE_PATH,
  PHONE_CONTACTS_PATH,
} from '#contracts/paths/customers.ts'
import { BANK_TRANSFER, NEW_PAYMENT_ACCOUNT, PAYPAL, type PaymentType } from '#domain/markets/payment-type.ts'
import type { StoredPayout } from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import type { StoredAccount, StoredAddress, StoredCustomer, StoredPhone } from './stored-customer.ts'

export const buildCustomerIri = ({ customerId }: Pick<StoredAccount, 'customerId'>): string =>
  buildIri(CUSTOMERS_PATH, customerId)

export const buildPeopleIri = ({ customerId }: Pick<StoredAccount, 'customerId'>): string =>
  buildIri(PEOPLE_PATH, customerId)

export const buildAddressIri = ({ id }: Pick<StoredAddress, 'id'>): string => buildIri(ADDRESSES_PATH, id)

export const buildPhoneIri = ({ id }: Pick<StoredPhone, 'id'>): string => buildIri(PHONE_CONTACTS_PATH, id)

export const buildPayoutIri = ({ id, paymentTypeId }: Pick<StoredPayout, 'id' | 'paymentTypeId'>): string =>
  buildIri(paymentTypeId === BANK_TRANSFER.id ? BANK_ACCOUNTS_PATH : PAYPAL_ACCOUNTS_PATH, id)

export function toAddress(address: StoredAddress): CustomerAddress {
  const { street, houseNumber, addressExtra, zip, city, country } = address
  return { '@id': buildAddressIri(address), street, houseNumber, addressExtra, zip, city, country }
}

export const toPhoneContact = (phone: StoredPhone): PhoneContact => ({
  '@id': buildPhoneIri(phone),
  phone: phone.phone,
})

export const toPerson = (account: StoredAccount): CustomerPerson => ({
  '@id': buildPeopleIri(account),
  firstName: account.firstName,
  lastName: account.lastName,
  birthDate: account.birthDate,
  newsletter: account.newsletterSince !== null,
})

const toPayout = (payout: StoredPayout) => ({
  '@id': buildPayoutIri(payout),
  paymentId: payout.id,
  paymentType: NEW_PAYMENT_ACCOUNT.paymentType,
  isPrimary: payout.isPrimary,
})

const findByType = (payouts: readonly StoredPayout[], { id }: PaymentType): StoredPayout | undefined =>
  payouts.find(({ paymentTypeId }) => paymentTypeId === id)

/** The payout accounts as their customer sees them. */
export function toPayoutAccounts(
  payouts: readonly StoredPayout[],
): Pick<Customer, 'bankAccount' | 'paypalAccount'> {
  const bank = findByType(payouts, BANK_TRANSFER)
  const paypal = findByType(payouts, PAYPAL)
  return {
    bankAccount: bank
      ? { ...toPayout(bank), accountHolder: bank.accountHolder, maskedIban: bank.maskedAccount }
      : null,
    paypalAccount: paypal ? { ...toPayout(paypal), maskedEmail: paypal.maskedAccount } : null,
  }
}

export function toCustomer({ account, address, phone, payouts }: StoredCustomer): Customer {
  return {
    '@id': buildCustomerIri(account),
    customerId: account.customerId,
    customerNumber: account.customerNumber,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    companyName: account.companyName,
    vatId: account.vatId,
    birthDate: account.birthDate,
    locale: account.locale,
    people: toPerson(account),
    address: address && toAddress(address),
    phoneContact: phone && toPhoneContact(phone),
    ...toPayoutAccounts(payouts),
  }
}
