import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import type { CalendarDay } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { listProblems, type Reading, type Typed } from './field-reading.ts'
import {
  type AccountOwner,
  type PaymentAccountInput,
  readSellerPayout,
  type SavedPayout,
  type SellerPayout,
} from './payment-account.ts'
import {
  readAddress,
  readBirthDate,
  readCompanyName,
  readCompanyVatId,
  readPersonName,
  readPhone,
} from './person-fields.ts'
import { readEmail } from './read-email.ts'

/** Who sells, where they live and where the money goes; checked and normalised. */
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
  readonly payment: SellerPayout
  readonly ownsDevices: boolean
  readonly acceptsTerms: boolean
}

type SellerText = Exclude<keyof Seller, 'payment' | 'ownsDevices' | 'acceptsTerms'>

/** The seller as typed or sent. Where the house number is empty, the street may hold both. */
export type SellerInput = Readonly<Record<SellerText, Typed>> & {
  readonly payment: PaymentAccountInput
  readonly ownsDevices: boolean
  readonly acceptsTerms: boolean
}

export interface SellerRules {
  readonly market: Pick<
    PublicMarket,
    'zipRegex' | 'zipExample' | 'paymentTypes' | 'countries' | 'callingCode'
  >
  readonly isBusiness: boolean
  readonly today: CalendarDay
  /** The saved accounts of the signed-in customer; a guest has none. */
  readonly savedPayouts?: readonly SavedPayout[]
}

export type SellerCheck =
  | { readonly kind: 'seller'; readonly seller: Seller }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

const NOT_ASKED: Reading<null> = { value: null }

const readTick = (isTicked: boolean, key: string): Reading<boolean> =>
  isTicked === true ? { value: true } : { value: false, problem: { key } }

/** The fields about person and place, in the order of the form. */
function readPerson(input: SellerInput, rules: SellerRules) {
  const { market, isBusiness } = rules
  return {
    email: readEmail(input.email),
    firstName: readPersonName(input.firstName),
    lastName: readPersonName(input.lastName),
    // Fields that are not asked for are not stored, even if they were sent.
    companyName: isBusiness ? readCompanyName(input.companyName) : NOT_ASKED,
    vatId: isBusiness ? readCompanyVatId(input.vatId) : NOT_ASKED,
    ...readAddress(input, market),
    phone: readPhone(input.phone, market),
    birthDate: isBusiness ? NOT_ASKED : readBirthDate(input.birthDate, rules),
  }
}

type PersonReadings = ReturnType<typeof readPerson>

// A missing or invalid name is reported once, at the name, and not again at the account.
function findOwner({ firstName, lastName, companyName }: PersonReadings): AccountOwner {
  if (firstName.problem || lastName.problem || companyName.problem) return 'unnamed'
  return { firstName: firstName.value, lastName: lastName.value, companyName: companyName.value }
}

const pickValues = (person: PersonReadings) => ({
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

/** Checks all fields of a seller at once. The form and the server share this check. */
export function checkSeller(input: SellerInput, rules: SellerRules): SellerCheck {
  const person = readPerson(input, rules)
  const payment = readSellerPayout(input.payment, {
    paymentTypes: rules.market.paymentTypes,
    owner: findOwner(person),
    savedPayouts: rules.savedPayouts ?? [],
  })
  const ticks = {
    ownsDevices: readTick(input.ownsDevices, 'OWNERSHIP_REQUIRED'),
    acceptsTerms: readTick(input.acceptsTerms, 'TERMS_REQUIRED'),
  }
  const problems = listProblems({ ...person, ...payment.readings, ...ticks })
  if (problems.length > 0 || payment.account === null) return { kind: 'problems', problems }
  const seller = { ...pickValues(person), payment: payment.account, ownsDevices: true, acceptsTerms: true }
  return { kind: 'seller', seller }
}
