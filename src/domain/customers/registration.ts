import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { normaliseEmail } from './email-address.ts'
import { problemsOf, type Reading, type Typed } from './field-reading.ts'
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

/** Who opens an account; checked and in one spelling. Address and payment may follow later. */
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

/** The same as typed or sent. */
export type RegistrationInput = Readonly<Partial<Record<RegistrationText, Typed>>> & {
  readonly password: Typed
  readonly Address: AddressInput | null
  readonly Payment: PaymentAccountInput | null
}

export interface RegistrationRules extends SellerRules {
  /** The shop's name, and whether a word is among the first guesses. */
  readonly password: { readonly brand: string; readonly isCommon: PasswordRules['isCommon'] }
}

export type RegistrationCheck =
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'problems'; readonly problems: readonly FieldProblem[] }

const NOT_ASKED: Reading<null> = { value: null }

/** Where the password stands in what is sent. */
const PASSWORD_FIELD = 'credentials.0.value'

const readUsername = (typed: Typed, email: string): Reading<string> =>
  normaliseEmail(typed ?? '') === email
    ? { value: email }
    : { value: '', problem: { key: 'USERNAME_DIFFERS' } }

// Somebody may say when he was born; then it has to be a day on which a seller can have been born.
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
    // What is not asked is not kept either, even if it was sent.
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
      : null,
  })
}

/** The readings of a part, by the paths of its fields. */
const within = (part: string, readings: Readonly<Record<string, Reading<unknown>>>) =>
  Object.fromEntries(
    Object.entries(readings).map(([field, reading]) => [
      `${part}.${field.replace(/^payment\./, '')}`,
      reading,
    ]),
  )

const addressValues = (address: ReturnType<typeof readAddress>): RegisteredAddress => ({
  street: address.street.value,
  houseNumber: address.houseNumber.value,
  addressExtra: address.addressExtra.value,
  zip: address.zip.value,
  city: address.city.value,
  country: address.country.value,
})

const personValues = ({ email, firstName, lastName, companyName, vatId, birthDate }: PersonReadings) => ({
  email: email.value,
  firstName: firstName.value,
  lastName: lastName.value,
  companyName: companyName.value,
  vatId: vatId.value,
  birthDate: birthDate.value,
})

/** Checks what somebody typed who opens an account, all fields at once; the form and the server ask the same question. */
export function checkRegistration(input: RegistrationInput, rules: RegistrationRules): RegistrationCheck {
  const person = readPerson(input, rules)
  const { firstName, lastName, email, companyName } = input
  const personal = [firstName, lastName, email, companyName, rules.password.brand]
  const password = readPassword(input.password, { personal, isCommon: rules.password.isCommon })
  const address = input.Address && readAddress(input.Address, rules.market)
  const payment = input.Payment && readPayment(input.Payment, person, rules)
  const problems = problemsOf({
    ...person,
    [PASSWORD_FIELD]: password,
    ...within('Address', address ?? {}),
    ...within('Payment', payment?.readings ?? {}),
  })
  if (problems.length > 0) return { kind: 'problems', problems }
  const registration = {
    ...personValues(person),
    password: password.value,
    address: address && addressValues(address),
    payment: payment?.account ?? null,
  }
  return { kind: 'registration', registration }
}
