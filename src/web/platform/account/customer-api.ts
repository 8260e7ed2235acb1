import type { Customer, CustomerAddress, TradeRecord } from '#contracts/customer-resources.ts'
import { DELETE_USER_PATH } from '#contracts/paths/account.ts'
import {
  ADDRESSES_PATH,
  BANK_ACCOUNTS_PATH,
  CUSTOMERS_PATH,
  DATA_EXPORT_PATH,
  PAYPAL_ACCOUNTS_PATH,
  PEOPLE_PATH,
  PHONE_CONTACTS_PATH,
  TRADE_HISTORY_PATH,
} from '#contracts/paths/customers.ts'
import { logout } from './account-session.ts'
import { getAccount, setCustomerData } from './account-store.ts'
import { type CustomerResult, callAsCustomer } from './call-as-customer.ts'
import { readCustomer } from './read-customer.ts'

/** Everything about the customer except trades; stored for the other pages, too. */
export async function loadCustomer(): Promise<CustomerResult<Customer>> {
  const result = await callAsCustomer<unknown>(CUSTOMERS_PATH)
  if (result.kind !== 'ok') return result
  const customer = readCustomer(result.data)
  if (!customer) return { kind: 'noAnswer' }
  setCustomerData(customer)
  return { kind: 'ok', data: customer }
}

/** Headers that a call carries besides the token: the proof of the password, where the server asks for one. */
export type ProofHeaders = Readonly<Record<string, string>>

/** Changes customer data and updates it everywhere. */
async function change(
  path: string,
  { method, body, headers = {} }: { method: 'POST' | 'PATCH'; body: unknown; headers?: ProofHeaders },
): Promise<CustomerResult<null>> {
  const result = await callAsCustomer<null>(path, { method, body, headers, answer: 'nothing' })
  // Another tab may have saved an account of the same kind: then the page shows that one.
  const isOutdated = result.kind === 'refused' && result.error.id === 'PAYMENT_ACCOUNT_EXISTS'
  if (result.kind === 'ok' || isOutdated) await loadCustomer()
  return result
}

/** Newest first; without a number, from the newest on. */
export const loadTradeHistory = (before: number | null): Promise<CustomerResult<readonly TradeRecord[]>> =>
  callAsCustomer<readonly TradeRecord[]>(
    before === null ? TRADE_HISTORY_PATH : `${TRADE_HISTORY_PATH}?before=${before}`,
    // The history changes without the customer's doing, so no cached copy is accepted.
    { headers: { 'cache-control': 'no-cache' } },
  )

export interface PersonChange {
  readonly firstName: string
  readonly lastName: string
  /** Null leaves it unchanged. */
  readonly birthDate: string | null
}

export const changePerson = (
  { '@id': customerIri, people }: Customer,
  { firstName, lastName, birthDate }: PersonChange,
  headers: ProofHeaders,
): Promise<CustomerResult<null>> => {
  const person = { peopleIri: people['@id'], customerIri, address: { firstName, lastName } }
  const body = birthDate === null ? person : { ...person, birthDate }
  return change(PEOPLE_PATH, { method: 'PATCH', body, headers })
}

export const changeNewsletter = (
  { '@id': customerIri, people }: Customer,
  newsletter: boolean,
): Promise<CustomerResult<null>> =>
  change(PEOPLE_PATH, { method: 'PATCH', body: { peopleIri: people['@id'], customerIri, newsletter } })

/** An empty number deletes the contact. */
export function changePhone(customer: Customer, phone: string): Promise<CustomerResult<null>> {
  const { '@id': customerIri, phoneContact } = customer
  return phoneContact
    ? change(PHONE_CONTACTS_PATH, {
        method: 'PATCH',
        body: { phone, phoneIri: phoneContact['@id'], customerIri },
      })
    : change(PHONE_CONTACTS_PATH, { method: 'POST', body: { phone, customerIri } })
}

export const changeAddress = (address: Omit<CustomerAddress, '@id'>): Promise<CustomerResult<null>> =>
  change(ADDRESSES_PATH, { method: 'PATCH', body: { address } })

/** Creates the payment account if the customer has none. */
export const changeBankAccount = (
  { bankAccount }: Customer,
  account: { readonly accountHolder: string; readonly iban: string },
  headers: ProofHeaders,
): Promise<CustomerResult<null>> =>
  change(BANK_ACCOUNTS_PATH, {
    method: 'PATCH',
    body: { payment: { paymentId: bankAccount?.paymentId ?? '', ...account } },
    headers,
  })

export const changePaypalAccount = (
  { paypalAccount }: Customer,
  email: string,
  headers: ProofHeaders,
): Promise<CustomerResult<null>> =>
  change(PAYPAL_ACCOUNTS_PATH, {
    method: 'PATCH',
    body: { paypalAccount: { paymentId: paypalAccount?.paymentId ?? '', email } },
    headers,
  })

export const loadDataExport = (headers: ProofHeaders): Promise<CustomerResult<Blob>> =>
  callAsCustomer<Blob>(DATA_EXPORT_PATH, { headers, answer: 'file' })

/** Deletes the customer's data, then the account. It succeeds only if neither call reports failure. */
export async function deleteAccount(headers: ProofHeaders): Promise<CustomerResult<null>> {
  const { customerId, customerNumber } = getAccount()
  const body = { customerId, customerIdentifier: String(customerNumber) }
  for (const path of [CUSTOMERS_PATH, DELETE_USER_PATH]) {
    const result = await callAsCustomer<{ readonly success?: boolean }>(path, {
      method: 'DELETE',
      body,
      headers,
    })
    if (result.kind !== 'ok') return result
    if (result.data.success === false) return { kind: 'noAnswer' }
  }
  await logout()
  return { kind: 'ok', data: null }
}
