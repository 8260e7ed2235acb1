import type { Customer } from '#contracts/customer-resources.ts'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

const isText = (value: unknown): value is string => typeof value === 'string'

const isTextOrNull = (value: unknown): boolean => value === null || isText(value)

/** Whether the named fields are texts. */
const hasTexts = (fields: Fields | null, names: readonly string[]): boolean =>
  fields !== null && names.every((name) => isText(fields[name]))

const isMissingOr = (value: unknown, names: readonly string[]): boolean =>
  value === null || hasTexts(fieldsOf(value), names)

const ADDRESS_TEXTS = ['@id', 'street', 'houseNumber', 'zip', 'city', 'country']

/** Whether a stored value is a customer as the server describes one: pages rely on every field. */
function isCustomer(customer: Fields): boolean {
  const { companyName, vatId, birthDate, people, address } = customer
  return (
    hasTexts(customer, ['@id', 'customerId', 'email', 'firstName', 'lastName', 'locale']) &&
    Number.isSafeInteger(customer.customerNumber) &&
    [companyName, vatId, birthDate].every(isTextOrNull) &&
    hasTexts(fieldsOf(people), ['@id']) &&
    typeof fieldsOf(people)?.newsletter === 'boolean' &&
    isMissingOr(address, ADDRESS_TEXTS) &&
    isTextOrNull(fieldsOf(address)?.addressExtra ?? null) &&
    isMissingOr(customer.phoneContact, ['@id', 'phone']) &&
    isMissingOr(customer.bankAccount, ['@id', 'paymentId', 'accountHolder', 'maskedIban']) &&
    isMissingOr(customer.paypalAccount, ['@id', 'paymentId', 'maskedEmail'])
  )
}

/** The customer that the browser has kept; null when something in it is not as it should be. */
export function readCustomer(value: unknown): Customer | null {
  const customer = fieldsOf(value)
  // Every field that a page reads has just been looked at.
  return customer && isCustomer(customer) ? (customer as Customer) : null
}
