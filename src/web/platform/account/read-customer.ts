import type { Customer } from '#contracts/customer-resources.ts'

type Fields = Readonly<Record<string, unknown>>

const readFields = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

const isText = (value: unknown): value is string => typeof value === 'string'

const isTextOrNull = (value: unknown): boolean => value === null || isText(value)

/** Whether the named fields are strings. */
const hasTexts = (fields: Fields | null, names: readonly string[]): boolean =>
  fields !== null && names.every((name) => isText(fields[name]))

const isMissingOr = (value: unknown, names: readonly string[]): boolean =>
  value === null || hasTexts(readFields(value), names)

const ADDRESS_TEXTS = ['@id', 'street', 'houseNumber', 'zip', 'city', 'country']

/** Whether a stored value has every field of a customer that pages rely on. */
function isCustomer(customer: Fields): boolean {
  const { companyName, vatId, birthDate, people, address } = customer
  return (
    hasTexts(customer, ['@id', 'customerId', 'email', 'firstName', 'lastName', 'locale']) &&
    Number.isSafeInteger(customer.customerNumber) &&
    [companyName, vatId, birthDate].every(isTextOrNull) &&
    hasTexts(readFields(people), ['@id']) &&
    typeof readFields(people)?.newsletter === 'boolean' &&
    isMissingOr(address, ADDRESS_TEXTS) &&
    isTextOrNull(readFields(address)?.addressExtra ?? null) &&
    isMissingOr(customer.phoneContact, ['@id', 'phone']) &&
    isMissingOr(customer.bankAccount, ['@id', 'paymentId', 'accountHolder', 'maskedIban']) &&
    isMissingOr(customer.paypalAccount, ['@id', 'paymentId', 'maskedEmail'])
  )
}

/** The stored customer; null when any part of it is invalid. */
export function readCustomer(value: unknown): Customer | null {
  const customer = readFields(value)
  // Every field that a page reads has just been checked.
  return customer && isCustomer(customer) ? (customer as Customer) : null
}
