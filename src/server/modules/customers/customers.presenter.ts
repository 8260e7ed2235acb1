import {
  ADDRESSES_PATH,
  BANK_ACCOUNTS_PATH,
  buildIri,
  CUSTOMERS_PATH,
  PAYPAL_ACCOUNTS_PATH,
  PEOPLE_PATH,
  PHONE_CONTACTS_PATH,
} from '#contracts/api-paths.ts'
import type {
  Customer,
  CustomerAddress,
  CustomerPerson,
  PhoneContact,
} from '#contracts/customer-resources.ts'
import { DIRECT_DEBIT, NEW_PAYMENT_ACCOUNT, PAYPAL, type PaymentType } from '#domain/markets/payment-type.ts'
import type {
  StoredAccount,
  StoredAddress,
  StoredCustomer,
  StoredPayout,
  StoredPhone,
} from './stored-customer.ts'

export const customerIri = ({ customerId }: Pick<StoredAccount, 'customerId'>): string =>
  buildIri(CUSTOMERS_PATH, customerId)

export const peopleIri = ({ customerId }: Pick<StoredAccount, 'customerId'>): string =>
  buildIri(PEOPLE_PATH, customerId)

export const addressIri = ({ id }: Pick<StoredAddress, 'id'>): string => buildIri(ADDRESSES_PATH, id)

export const phoneIri = ({ id }: Pick<StoredPhone, 'id'>): string => buildIri(PHONE_CONTACTS_PATH, id)

export const payoutIri = ({ id, paymentTypeId }: Pick<StoredPayout, 'id' | 'paymentTypeId'>): string =>
  buildIri(paymentTypeId === DIRECT_DEBIT.id ? BANK_ACCOUNTS_PATH : PAYPAL_ACCOUNTS_PATH, id)

export function toAddress(address: StoredAddress): CustomerAddress {
  const { street, houseNumber, addressExtra, zip, city, country } = address
  return { '@id': addressIri(address), street, houseNumber, addressExtra, zip, city, country }
}

export const toPhoneContact = (phone: StoredPhone): PhoneContact => ({
  '@id': phoneIri(phone),
  phone: phone.phone,
})

export const toPerson = (account: StoredAccount): CustomerPerson => ({
  '@id': peopleIri(account),
  firstName: account.firstName,
  lastName: account.lastName,
  birthDate: account.birthDate,
  newsletter: account.newsletterSince !== null,
})

const toPayout = (payout: StoredPayout) => ({
  '@id': payoutIri(payout),
  paymentId: payout.id,
  paymentType: NEW_PAYMENT_ACCOUNT.paymentType,
  isPrimary: payout.isPrimary,
})

const findOf = (payouts: readonly StoredPayout[], { id }: PaymentType): StoredPayout | undefined =>
  payouts.find(({ paymentTypeId }) => paymentTypeId === id)

/** The accounts for payouts, as their customer sees them; null where there is none. */
export function toPayoutAccounts(
  payouts: readonly StoredPayout[],
): Pick<Customer, 'bankAccount' | 'paypalAccount'> {
  const bank = findOf(payouts, DIRECT_DEBIT)
  const paypal = findOf(payouts, PAYPAL)
  return {
    bankAccount: bank
      ? { ...toPayout(bank), accountHolder: bank.accountHolder, maskedIban: bank.maskedAccount }
      : null,
    paypalAccount: paypal ? { ...toPayout(paypal), maskedEmail: paypal.maskedAccount } : null,
  }
}

export function toCustomer({ account, address, phone, payouts }: StoredCustomer): Customer {
  const { customerId, customerNumber, email, firstName, lastName } = account
  const { companyName, vatId, birthDate, locale } = account
  return {
    '@id': customerIri(account),
    customerId,
    customerNumber,
    email,
    firstName,
    lastName,
    companyName,
    vatId,
    birthDate,
    locale,
    people: toPerson(account),
    address: address && toAddress(address),
    phoneContact: phone && toPhoneContact(phone),
    ...toPayoutAccounts(payouts),
  }
}
