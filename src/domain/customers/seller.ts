import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { type CalendarDay, parseMarketDate } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { isZip } from '#domain/markets/zip.ts'
import { formatIsoDay, isAdult, isPlausibleBirthDate, parseIsoDay, SELLER_MIN_AGE } from './birth-date.ts'
import { isEmailAddress, normaliseEmail } from './email-address.ts'
import {
  problemsOf,
  REQUIRED,
  type Reading,
  readName,
  readOptionalText,
  readText,
  type Typed,
} from './field-reading.ts'
import { type PaymentAccount, type PaymentAccountInput, readPaymentAccount } from './payment-account.ts'
import { normalisePhone } from './phone-number.ts'
import { tidyText } from './tidy-text.ts'
import { readVatId } from './vat-id.ts'

/** Who sells, where they live and where the money goes; checked and in one spelling. */
export interface Seller {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly vatId: string | null
  readonly street: string
  /** Empty where a street has none. */
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
  readonly phone: string | null
  /** `YYYY-MM-DD`; null for businesses. */
  readonly birthDate: string | null
  readonly payment: PaymentAccount
  readonly ownsDevices: boolean
  readonly acceptsTerms: boolean
}

type SellerText = Exclude<keyof Seller, 'payment' | 'ownsDevices' | 'acceptsTerms'>

/** The same fields as typed or sent. A birth date is `YYYY-MM-DD` or in the market's notation. */
export type SellerInput = Readonly<Record<SellerText, Typed>> & {
  readonly payment: PaymentAccountInput
  readonly ownsDevices: boolean
  readonly acceptsTerms: boolean
}

export interface SellerRules {
  readonly market: Pick<
    PublicMarket,
    'zipRegex' | 'zipExample' | 'dateFormat' | 'paymentTypes' | 'countries' | 'callingCode'
  >
  readonly isBusiness: boolean
  readonly today: CalendarDay
}

export type SellerCheck =
  | { readonly kind: 'seller'; readonly seller: Seller }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

const NAME_MAX = 60
const LINE_MAX = 60
const HOUSE_NUMBER_MAX = 10
const COMPANY_MAX = 100

const NOT_ASKED: Reading<null> = { value: null }

const orNull = ({ value, ...rest }: Reading<string>): Reading<string | null> => ({
  value: value === '' ? null : value,
  ...rest,
})

function readEmail(typed: Typed): Reading<string> {
  const value = normaliseEmail(typed ?? '')
  if (value === '') return { value, problem: REQUIRED }
  return isEmailAddress(value) ? { value } : { value, problem: { key: 'EMAIL_FORMAT' } }
}

function readCompanyVatId(typed: Typed): Reading<string | null> {
  if (tidyText(typed ?? '') === '') return { value: null, problem: REQUIRED }
  const value = readVatId(typed ?? '')
  return value === null ? { value, problem: { key: 'VAT_ID_FORMAT' } } : { value }
}

function readZip(typed: Typed, market: SellerRules['market']): Reading<string> {
  const value = tidyText(typed ?? '')
  if (value === '') return { value, problem: REQUIRED }
  if (isZip(market, value)) return { value }
  return { value, problem: { key: 'ZIP_FORMAT', params: { example: market.zipExample } } }
}

function readCountry(typed: Typed, { countries }: SellerRules['market']): Reading<string> {
  const value = tidyText(typed ?? '').toUpperCase()
  if (value === '') return { value, problem: REQUIRED }
  return countries.includes(value) ? { value } : { value, problem: { key: 'COUNTRY_UNKNOWN' } }
}

function readPhone(typed: Typed, { callingCode }: SellerRules['market']): Reading<string | null> {
  if (tidyText(typed ?? '') === '') return { value: null }
  const value = normalisePhone(typed ?? '', callingCode)
  return value === null ? { value, problem: { key: 'PHONE_FORMAT' } } : { value }
}

function readBirthDate(typed: Typed, { market, today }: SellerRules): Reading<string | null> {
  const text = tidyText(typed ?? '')
  if (text === '') return { value: null, problem: REQUIRED }
  const day = parseIsoDay(text) ?? parseMarketDate(market, text, today.year)
  if (day === null || !isPlausibleBirthDate(day, today))
    return { value: null, problem: { key: 'BIRTH_DATE_FORMAT' } }
  if (!isAdult(day, today))
    return { value: null, problem: { key: 'BIRTH_DATE_UNDERAGE', params: { age: SELLER_MIN_AGE } } }
  return { value: formatIsoDay(day) }
}

const readTick = (isTicked: boolean, key: string): Reading<boolean> =>
  isTicked === true ? { value: true } : { value: false, problem: { key } }

/** The fields about the person and the place, in the order of the form. */
function readPerson(input: SellerInput, rules: SellerRules) {
  const { market, isBusiness } = rules
  return {
    email: readEmail(input.email),
    firstName: readName(input.firstName, NAME_MAX),
    lastName: readName(input.lastName, NAME_MAX),
    // What is not asked is not kept either, even if it was sent.
    companyName: isBusiness ? readText(input.companyName, COMPANY_MAX) : NOT_ASKED,
    vatId: isBusiness ? readCompanyVatId(input.vatId) : NOT_ASKED,
    street: readText(input.street, LINE_MAX),
    houseNumber: readOptionalText(input.houseNumber, HOUSE_NUMBER_MAX),
    addressExtra: orNull(readOptionalText(input.addressExtra, LINE_MAX)),
    zip: readZip(input.zip, market),
    city: readText(input.city, LINE_MAX),
    country: readCountry(input.country, market),
    phone: readPhone(input.phone, market),
    birthDate: isBusiness ? NOT_ASKED : readBirthDate(input.birthDate, rules),
  }
}

type PersonReadings = ReturnType<typeof readPerson>

// A missing or wrong name is reported once, at the name, and not again at the account.
function ownerOf({ firstName, lastName, companyName }: PersonReadings) {
  if (firstName.problem || lastName.problem || companyName.problem) return null
  return { firstName: firstName.value, lastName: lastName.value, companyName: companyName.value }
}

const valuesOf = (person: PersonReadings) => ({
  email: person.email.value,
  firstName: person.firstName.value,
  lastName: person.lastName.value,
  companyName: person.companyName.value,
  vatId: person.vatId.value,
  street: person.street.value,
  houseNumber: person.houseNumber.value,
  addressExtra: person.addressExtra.value,
  zip: person.zip.value,
  city: person.city.value,
  country: person.country.value,
  phone: person.phone.value,
  birthDate: person.birthDate.value,
})

/** Checks what a seller typed, all fields at once; the form and the server ask the same question. */
export function checkSeller(input: SellerInput, rules: SellerRules): SellerCheck {
  const person = readPerson(input, rules)
  const payment = readPaymentAccount(input.payment, {
    paymentTypes: rules.market.paymentTypes,
    owner: ownerOf(person),
  })
  const ticks = {
    ownsDevices: readTick(input.ownsDevices, 'OWNERSHIP_REQUIRED'),
    acceptsTerms: readTick(input.acceptsTerms, 'TERMS_REQUIRED'),
  }
  const problems = problemsOf({ ...person, ...payment.readings, ...ticks })
  if (problems.length > 0 || payment.account === null) return { kind: 'problems', problems }
  const seller = { ...valuesOf(person), payment: payment.account, ownsDevices: true, acceptsTerms: true }
  return { kind: 'seller', seller }
}
