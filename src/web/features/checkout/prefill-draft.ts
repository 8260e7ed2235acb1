import type { Customer } from '#contracts/customer-resources.ts'
import { parseIsoDay } from '#domain/customers/birth-date.ts'
import { joinStreetLine } from '#domain/customers/street-line.ts'
import { splitTown } from '#domain/customers/town-line.ts'
import { formatMarketDate } from '#domain/markets/market-date.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { type Draft, EMPTY_DRAFT, hasTypedAccount, type TextFieldName } from './draft.ts'

/** Who is signed in; an empty id for a guest. The customer is null until the server has answered. */
export interface SignedIn {
  readonly customerId: string
  readonly customer: Customer | null
}

type FormMarket = Pick<PublicMarket, 'dateFormat' | 'countries' | 'paymentTypes'>

/** What an account knows about a seller, as it would be typed here. Account numbers are masked, so not known. */
function toTypedFields(customer: Customer, market: FormMarket): Partial<Record<TextFieldName, string>> {
  const { email, firstName, lastName, companyName, vatId, birthDate, address, phoneContact } = customer
  const day = birthDate === null ? null : parseIsoDay(birthDate)
  return {
    email,
    firstName,
    lastName,
    companyName: companyName ?? '',
    vatId: vatId ?? '',
    phone: phoneContact?.phone ?? '',
    birthDate: day ? formatMarketDate(market, day) : '',
    // An address of another country would not pass the check; half of one is no help.
    ...(address && market.countries.includes(address.country)
      ? {
          street: joinStreetLine(address, address.country),
          addressExtra: address.addressExtra ?? '',
          zip: address.zip,
          ...splitTown(address.city, address.country),
          country: address.country,
        }
      : {}),
  }
}

const ADDRESS_FIELDS: readonly TextFieldName[] = ['street', 'addressExtra', 'zip', 'city', 'province']

const hasAddress = (draft: Draft): boolean => ADDRESS_FIELDS.some((name) => draft[name] !== '')

/** The saved account is preselected, and its kind with it, unless another account has been typed. */
function choosePayout(draft: Draft, customer: Customer, market: FormMarket) {
  const { bankAccount, paypalAccount } = customer
  const isAccountTyped = hasTypedAccount(draft, draft.paymentTypeId)
  const isPaypal = paypalAccount !== null && bankAccount === null
  const isPayable = market.paymentTypes.some(({ id }) => id === PAYPAL.id)
  return {
    isAccountTyped,
    paymentTypeId: isPaypal && isPayable && !isAccountTyped ? PAYPAL.id : draft.paymentTypeId,
  }
}

/** Fills in what is still empty: nothing typed is replaced, and an address is filled in whole or not at all. */
function fill(draft: Draft, customer: Customer, market: FormMarket): Draft {
  const keepsAddress = hasAddress(draft)
  const texts = Object.entries(toTypedFields(customer, market)).filter(([name]) => {
    const field = name as TextFieldName
    if (field === 'country' || ADDRESS_FIELDS.includes(field)) return !keepsAddress
    return field in draft && draft[field] === ''
  })
  const payout = choosePayout(draft, customer, market)
  return { ...draft, ...Object.fromEntries(texts), ...payout, accountId: customer.customerId }
}

/** The form for the customer who is signed in. What another account has filled in is not shown to the next person. */
export function prefillDraft(draft: Draft, signedIn: SignedIn, market: FormMarket): Draft {
  const { customerId, customer } = signedIn
  const own = draft.accountId === null || draft.accountId === customerId ? draft : EMPTY_DRAFT
  const isNew = customer !== null && customer.customerId === customerId && own.accountId !== customerId
  return isNew ? fill(own, customer, market) : own
}
