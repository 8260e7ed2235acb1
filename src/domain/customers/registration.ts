import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { normaliseEmail } from './email-address.ts'
import { listProblems, type Reading, type Typed } from './field-reading.ts'
import { type PasswordRules, readPassword } from './password.ts'
import { type PaymentAccount, type PaymentAccountInput, readPaymentAccount } from './payment-account.ts'
import {
  type AddressField,
  type AddressInput,
  readAddress,
  readBirthDate,
  readCompanyName,
  readCompanyVatId,
  readPersonName,
} from './person-fields.ts'
import { readEmail } from './read-email.ts'
import type { SellerRules } from './seller.ts'

export type RegisteredAddress = Readonly<Record<Exclude<AddressField, 'addressExtra'>, string>> & {
  readonly addressExtra: string | null
}

/** A new account, checked and normalised. Address and payment may follow later. */
export interface Registration {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly companyName: string | null
  readonly vatId: string | null
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null
  readonly address: RegisteredAddress | null
  readonly payment: PaymentAccount | null
}

type RegistrationText =
  | 'username'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'vatId'
  | 'birthDate'

/** The registration as typed or sent. */
export type RegistrationInput = Readonly<Partial<Record<RegistrationText, Typed>>> & {
  readonly password: Typed
  readonly Address: AddressInput | null
  readonly Payment: PaymentAccountInput | null
}

export interface RegistrationRules extends SellerRules {
  /** The shop's name, and whether a word is among an attacker's first guesses. */
  readonly password: { readonly brand: string; readonly isCommon: PasswordRules['isCommon'] }
}

export type RegistrationCheck =
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

const NOT_ASKED: Reading<null> = { value: null }

/** The path of the password in the request. */
const PASSWORD_FIELD = 'credentials.0.value'

const readUsername = (typed: Typed, email: string): Reading<string> =>
  normaliseEmail(typed ?? '') === email
    ? { value: email }
    : { value: '', problem: { key: 'USERNAME_DIFFERS' } }

// Optional, but if it is given, it has to be the birth date of an adult.
const readOptionalBirthDate = (typed: Typed, rules: SellerRules): Reading<string | null> =>
  (typed ?? '').trim() === '' ? NOT_ASKED : readBirthDate(typed, rules)

function readPerson(input: RegistrationInput, rules: RegistrationRules) {
  const { isBusiness } = rules
  const email = readEmail(input.email)
  return {
    firstName: readPersonName(input.firstName),
    lastName: readPersonName(input.lastName),
    email,
    username: readUsername(input.username, email.value),
    // Fields that are not asked for are not stored, even if they were sent.
    companyName: isBusiness ? readCompanyName(input.companyName) : NOT_ASKED,
    vatId: isBusiness ? readCompanyVatId(input.vatId) : NOT_ASKED,
    birthDate: isBusiness ? NOT_ASKED : readOptionalBirthDate(input.birthDate, rules),
  }
}

type PersonReadings = ReturnType<typeof readPerson>

function readPayment(input: PaymentAccountInput, person: PersonReadings, rules: RegistrationRules) {
  const { firstName, lastName, companyName } = person
  const isNamed = !firstName.problem && !lastName.problem && !companyName.problem
  return readPaymentAccount(input, {
    paymentTypes: rules.market.paymentTypes,
    owner: isNamed
      ? { firstName: firstName.value, lastName: lastName.value, companyName: companyName.value }
      : 'unnamed',
  })
}

/** The readings of a part, keyed by their full paths. */
const nestReadings = (part: string, readings: Readonly<Record<string, Reading<unknown>>>) =>
  Object.fromEntries(
    Object.entries(readings).map(([field, reading]) => [
      `${part}.${field.replace(/^payment\./, '')}`,
      reading,
    ]),
  )

const pickAddressValues = (address: ReturnType<typeof readAddress>): RegisteredAddress => ({
  street: address.street.value,
  houseNumber: address.houseNumber.value,
  addressExtra: address.addressExtra.value,
  zip: address.zip.value,
  city: address.city.value,
  country: address.country.value,
})

const pickPersonValues = ({ email, firstName, lastName, companyName, vatId, birthDate }: PersonReadings) => ({
  email: email.value,
  firstName: firstName.value,
  lastName: lastName.value,
  companyName: companyName.value,
  vatId: vatId.value,
  birthDate: birthDate.value,
})

/** Checks all fields of a registration at once. The form and the server share this check. */
export function checkRegistration(input: RegistrationInput, rules: RegistrationRules): RegistrationCheck {
  const person = readPerson(input, rules)
  const { firstName, lastName, email, companyName } = input
  const personal = [firstName, lastName, email, companyName, rules.password.brand]
  const password = readPassword(input.password, { personal, isCommon: rules.password.isCommon })
  const address = input.Address && readAddress(input.Address, rules.market)
  const payment = input.Payment && readPayment(input.Payment, person, rules)
  const problems = listProblems({
    ...person,
    [PASSWORD_FIELD]: password,
    ...nestReadings('Address', address ?? {}),
    ...nestReadings('Payment', payment?.readings ?? {}),
  })
  if (problems.length > 0) return { kind: 'problems', problems }
  const registration = {
    ...pickPersonValues(person),
    password: password.value,
    address: address && pickAddressValues(address),
    payment: payment?.account ?? null,
  }
  return { kind: 'registration', registration }
}
