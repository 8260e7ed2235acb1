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
import { dayOf } from '#domain/markets/market-date.ts'
import { DIRECT_DEBIT } from '#domain/markets/payment-type.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { unauthenticated } from '#server/http/session.ts'
import {
  type AccountChoice,
  canChoose,
  followAccountChoice,
} from '#server/modules/newsletter/account-choice.ts'
import {
  changePerson,
  findAddress,
  findCustomer,
  findPhone,
  readPayouts,
  removePhone,
  saveAddress,
  savePhone,
} from './customer-resources.repository.ts'
import {
  addressIri,
  customerIri,
  peopleIri,
  phoneIri,
  toAddress,
  toCustomer,
  toPerson,
  toPhoneContact,
} from './customers.presenter.ts'
import { type Caller, type CustomersOptions, changeOwn, requireOwn, requireValues } from './own-account.ts'
import { announceChange, removePayout } from './payout-accounts.ts'
import type { StoredAccount } from './stored-customer.ts'

type AddressChange = z.output<typeof ADDRESS_REQUEST>['address']

/** A new contact has no IRI yet. */
type PhoneChange = Omit<z.output<typeof PHONE_CHANGE>, 'phoneIri'> & { readonly phoneIri: string | null }

/** A signed-in customer's own data. Every call is about the caller alone. */
export interface CustomersService {
  getCustomer(caller: Caller): Promise<Customer>
  changeAddress(caller: Caller, change: AddressChange): Promise<CustomerAddress>
  /** Null after an empty number has taken the contact away. */
  changePhone(caller: Caller, change: PhoneChange): Promise<PhoneContact | null>
  changePerson(caller: Caller, change: PeopleRequest): Promise<CustomerPerson>
}

async function getCustomer({ db }: CustomersOptions, { customerId }: Caller): Promise<Customer> {
  const customer = await findCustomer(db, customerId)
  if (!customer) throw unauthenticated()
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
      requireOwn(iri, stored && addressIri(stored))
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
    requireOwn(change.customerIri, customerIri(account))
    if (change.phoneIri !== null) {
      const stored = await findPhone(tx, customerId)
      requireOwn(change.phoneIri, stored && phoneIri(stored))
    }
    const { phone } = requireValues(checkFields({ phone: readPhone(change.phone, MARKETS[account.locale]) }))
    if (phone !== null)
      return toPhoneContact(await savePhone(tx, { customerId, phone, updatedAt: new Date(options.now()) }))
    await removePhone(tx, customerId)
    return null
  })

/** Money goes to the customer alone: a bank account in another name than his new one is taken away. */
async function dropForeignAccount(
  { tx, caller, at }: { readonly tx: Connection; readonly caller: Caller; readonly at: Date },
  account: StoredAccount,
): Promise<void> {
  const payouts = await readPayouts(tx, account.customerId)
  const bank = payouts.find(({ paymentTypeId }) => paymentTypeId === DIRECT_DEBIT.id)
  if (!bank || isOwnedBy(bank.accountHolder, account)) return
  await removePayout(tx, bank)
  await announceChange(tx, caller, { paymentTypeId: bank.paymentTypeId, at })
}

type NewsletterChange = Partial<Pick<StoredAccount, 'newsletterSince'>>

/** The subscription follows. A choice that is made again keeps its day: it is the proof of it. */
async function changeNewsletter(
  { secret, tx }: Pick<CustomersOptions, 'secret'> & { readonly tx: Connection },
  { email, newsletterSince }: StoredAccount,
  choice: Omit<AccountChoice, 'email' | 'isWanted'> & { readonly isWanted: boolean | undefined },
): Promise<NewsletterChange> {
  const { isWanted, market, at } = choice
  // A market without a newsletter has no such choice to make.
  if (isWanted === undefined || !canChoose({ isWanted, market })) return {}
  await followAccountChoice(tx, secret, { email, isWanted, market, at })
  return { newsletterSince: isWanted ? (newsletterSince ?? at) : null }
}

const changePersonOf = (
  options: CustomersOptions,
  caller: Caller,
  { peopleIri: iri, customerIri: owner, newsletter, ...input }: PeopleRequest,
): Promise<CustomerPerson> =>
  changeOwn(options, caller, async (tx, account) => {
    const { customerId } = account
    requireOwn(owner, customerIri(account))
    requireOwn(iri, peopleIri(account))
    const now = new Date(options.now())
    const rules = { market: MARKETS[account.locale], today: dayOf(now) }
    const { name, address, ...birth } = requireValues(checkPersonChange(input, rules))
    const choice = { isWanted: newsletter, market: caller.market, at: now }
    const wish = await changeNewsletter({ ...options, tx }, account, choice)
    const person = { ...name, ...birth, ...wish }
    await changePerson(tx, customerId, person)
    if (address) await saveAddress(tx, { ...address, customerId, updatedAt: now })
    const changed = { ...account, ...person }
    if (name) await dropForeignAccount({ tx, caller, at: now }, changed)
    return toPerson(changed)
  })

export const createCustomersService = (options: CustomersOptions): CustomersService => ({
  getCustomer: (caller) => getCustomer(options, caller),
  changeAddress: (caller, change) => changeAddress(options, caller, change),
  changePhone: (caller, change) => changePhone(options, caller, change),
  changePerson: (caller, change) => changePersonOf(options, caller, change),
})
