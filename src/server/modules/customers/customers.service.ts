import type { z } from 'zod'
import type {
  ADDRESS_REQUEST,
  Customer,
  CustomerAddress,
  CustomerPerson,
  PeopleRequest,
  PHONE_CHANGE,
  PhoneContact,
} from '#contracts/customer-resources.ts'
import { checkFields } from '#domain/customers/check-fields.ts'
import { isOwnedBy } from '#domain/customers/payment-account.ts'
import { checkPersonChange } from '#domain/customers/person-change.ts'
import { readAddress, readPhone } from '#domain/customers/person-fields.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { createUnauthenticatedError } from '#server/http/session.ts'
import {
  type AccountChoice,
  canChoose,
  followAccountChoice,
} from '#server/modules/newsletter/account-choice.ts'
import { listPayouts, removePayout } from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import { announcePayoutChange } from './announce-payout-change.ts'
import {
  findAddress,
  findCustomer,
  findPhone,
  removePhone,
  saveAddress,
  savePhone,
  updatePerson,
} from './customer-resources.repository.ts'
import {
  buildAddressIri,
  buildCustomerIri,
  buildPeopleIri,
  buildPhoneIri,
  toAddress,
  toCustomer,
  toPerson,
  toPhoneContact,
} from './customers.presenter.ts'
import { type Caller, type CustomersOptions, changeOwn, requireOwn, requireValues } from './own-account.ts'
import type { StoredAccount } from './stored-customer.ts'

type AddressChange = z.output<typeof ADDRESS_REQUEST>['address']

/** A new contact has no IRI yet. */
type PhoneChange = Omit<z.output<typeof PHONE_CHANGE>, 'phoneIri'> & { readonly phoneIri: string | null }

/** A signed-in customer's own data. Every call concerns the caller alone. */
export interface CustomersService {
  getCustomer(caller: Caller): Promise<Customer>
  changeAddress(caller: Caller, change: AddressChange): Promise<CustomerAddress>
  /** Null after an empty number has removed the contact. */
  changePhone(caller: Caller, change: PhoneChange): Promise<PhoneContact | null>
  /** A new name decides whose bank account passes, so it calls `confirm`, which throws unless the caller has proven it. */
  changePerson(caller: Caller, change: PeopleRequest, confirm: () => Promise<void>): Promise<CustomerPerson>
}

async function getCustomer({ db }: CustomersOptions, { customerId }: Caller): Promise<Customer> {
  const customer = await findCustomer(db, customerId)
  if (!customer) throw createUnauthenticatedError()
  return toCustomer(customer)
}

const changeAddress = (
  options: CustomersOptions,
  caller: Caller,
  { '@id': iri, ...input }: AddressChange,
): Promise<CustomerAddress> =>
  changeOwn(options, caller, async (tx, { customerId, locale }) => {
    if (iri !== undefined) {
      const stored = await findAddress(tx, customerId)
      requireOwn(iri, stored && buildAddressIri(stored))
    }
    const values = requireValues(checkFields(readAddress(input, MARKETS[locale]), 'address.'))
    const updatedAt = new Date(options.now())
    return toAddress(await saveAddress(tx, { ...values, customerId, updatedAt }))
  })

const changePhone = (
  options: CustomersOptions,
  caller: Caller,
  change: PhoneChange,
): Promise<PhoneContact | null> =>
  changeOwn(options, caller, async (tx, account) => {
    const { customerId } = account
    requireOwn(change.customerIri, buildCustomerIri(account))
    if (change.phoneIri !== null) {
      const stored = await findPhone(tx, customerId)
      requireOwn(change.phoneIri, stored && buildPhoneIri(stored))
    }
    const { phone } = requireValues(checkFields({ phone: readPhone(change.phone, MARKETS[account.locale]) }))
    if (phone === null) {
      await removePhone(tx, customerId)
      return null
    }
    return toPhoneContact(await savePhone(tx, { customerId, phone, updatedAt: new Date(options.now()) }))
  })

/** Money goes to the customer alone: after a change of name, a bank account in the old name is removed. */
async function removeForeignBankAccount(
  { secret, tx }: Pick<CustomersOptions, 'secret'> & { readonly tx: Connection },
  { account, caller, at }: { readonly account: StoredAccount; readonly caller: Caller; readonly at: Date },
): Promise<void> {
  const payouts = await listPayouts(tx, account.customerId)
  const bank = payouts.find(({ paymentTypeId }) => paymentTypeId === BANK_TRANSFER.id)
  if (!bank || isOwnedBy(bank.accountHolder, account)) return
  await removePayout(tx, bank)
  const { customerId, shopUrl } = caller
  const { paymentTypeId } = bank
  await announcePayoutChange(tx, secret, { customerId, shopUrl, paymentTypeId, account: null, at })
}

type NewsletterChange = Partial<Pick<StoredAccount, 'newsletterSince'>>

/** Updates the subscription as well. Choosing the newsletter again keeps the first date, which is the proof of consent. */
async function changeNewsletter(
  { secret, tx }: Pick<CustomersOptions, 'secret'> & { readonly tx: Connection },
  { email, newsletterSince }: StoredAccount,
  choice: Omit<AccountChoice, 'email' | 'isWanted'> & { readonly isWanted: boolean | undefined },
): Promise<NewsletterChange> {
  const { isWanted, market, at } = choice
  if (isWanted === undefined) return {}
  if (!canChoose({ isWanted, market }))
    throw new HttpError(422, 'NEWSLETTER_UNAVAILABLE', 'There’s no newsletter in this country.')
  await followAccountChoice(tx, secret, { email, isWanted, market, at })
  return { newsletterSince: isWanted ? (newsletterSince ?? at) : null }
}

const isNewName = (account: StoredAccount, name: Pick<StoredAccount, 'firstName' | 'lastName'>): boolean =>
  account.firstName !== name.firstName || account.lastName !== name.lastName

const changePerson = (
  options: CustomersOptions,
  { caller, confirm }: { readonly caller: Caller; readonly confirm: () => Promise<void> },
  { peopleIri, customerIri, newsletter, ...input }: PeopleRequest,
): Promise<CustomerPerson> =>
  changeOwn(options, caller, async (tx, account) => {
    const { customerId } = account
    requireOwn(customerIri, buildCustomerIri(account))
    requireOwn(peopleIri, buildPeopleIri(account))
    const now = new Date(options.now())
    const rules = { market: MARKETS[account.locale], today: toMarketDay(now) }
    const { name, address, ...birth } = requireValues(checkPersonChange(input, rules))
    if (name && isNewName(account, name)) await confirm()
    const newsletterChange = await changeNewsletter({ secret: options.secret, tx }, account, {
      isWanted: newsletter,
      market: caller.market,
      at: now,
    })
    const change = { ...name, ...birth, ...newsletterChange }
    await updatePerson(tx, customerId, change)
    if (address) await saveAddress(tx, { ...address, customerId, updatedAt: now })
    const changed = { ...account, ...change }
    if (name)
      await removeForeignBankAccount({ secret: options.secret, tx }, { account: changed, caller, at: now })
    return toPerson(changed)
  })

export const createCustomersService = (options: CustomersOptions): CustomersService => ({
  getCustomer: (caller) => getCustomer(options, caller),
  changeAddress: (caller, change) => changeAddress(options, caller, change),
  changePhone: (caller, change) => changePhone(options, caller, change),
  changePerson: (caller, change, confirm) => changePerson(options, { caller, confirm }, change),
})
