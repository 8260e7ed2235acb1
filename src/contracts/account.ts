import { z } from 'zod'
import { BROWSER_NAMES, SYSTEM_NAMES } from '#domain/customers/read-device.ts'

/** Raw text of a form field. This is only an upper limit; the domain validates it. */
const FIELD = z.string().max(300)

/** Longer than any valid password, so that the domain reports the limit. */
const PASSWORD = z.string().max(1_000)

const TOKEN_HEADER = z.string().max(2_000)

export const LOGIN_REQUEST = z.strictObject({ username: FIELD, password: PASSWORD })

export type LoginRequest = z.output<typeof LOGIN_REQUEST>

export const TOKENS = z.object({ access_token: z.string(), refresh_token: z.string() })

export type Tokens = z.output<typeof TOKENS>

// Loose, because the bearer token is read from the same headers.
export const REFRESH_HEADERS = z.looseObject({ 'x-refresh-token': TOKEN_HEADER.optional() })

export const ONE_USE_HEADERS = z.looseObject({ 'x-token': TOKEN_HEADER.optional() })

export const IDENTIFIER_HEADERS = z.looseObject({ 'x-identifier': TOKEN_HEADER.optional() })

const CREDENTIAL = z.strictObject({
  type: z.literal('password'),
  value: PASSWORD,
  temporary: z.literal(false),
})

const ADDRESS = z.strictObject({
  street: FIELD,
  houseNumber: FIELD,
  addressExtra: FIELD.nullish(),
  zip: FIELD,
  city: FIELD,
  country: FIELD,
})

const PAYMENT = z.strictObject({
  paymentTypeId: z.number().int(),
  accountHolder: FIELD.nullish(),
  iban: FIELD.nullish(),
  paypalAccount: FIELD.nullish(),
})

/** Fields that only the shop decides. Accepted for compatibility and ignored. */
const IGNORED = {
  enabled: z.boolean(),
  requiredActions: z.array(FIELD).max(20),
  groups: z.array(FIELD).max(20),
}

export const REGISTRATION_REQUEST = z.strictObject({
  ...IGNORED,
  firstName: FIELD,
  lastName: FIELD,
  username: FIELD,
  email: FIELD,
  credentials: z.tuple([CREDENTIAL]),
  /** Id of the market. */
  attributes: z.strictObject({ locale: z.tuple([FIELD]) }),
  Address: ADDRESS.nullable(),
  Payment: PAYMENT.nullable(),
  companyName: FIELD.nullish(),
  vatId: FIELD.nullish(),
  birthDate: FIELD.nullish(),
})

export type RegistrationRequest = z.output<typeof REGISTRATION_REQUEST>

/** The same whether or not the address already had an account. */
export const REGISTRATION = z.object({ status: z.literal('ok') })

export const CHANGE_PASSWORD_REQUEST = z.strictObject({
  password: PASSWORD,
  /** The customer's own id. */
  userId: FIELD,
  email: FIELD,
  currentPassword: PASSWORD,
})

export type ChangePasswordRequest = z.output<typeof CHANGE_PASSWORD_REQUEST>

export const FORGOT_PASSWORD_REQUEST = z.strictObject({
  email: FIELD,
  /** Id of the market whose language the mail uses. */
  lang: FIELD,
})

export type ForgotPasswordRequest = z.output<typeof FORGOT_PASSWORD_REQUEST>

export const STEP_UP_REQUEST = z.strictObject({ password: PASSWORD })

/** The proof, for the header of the calls that ask for it. */
export const STEP_UP_RESULT = z.object({ stepUpToken: z.string() })

export type StepUpResult = z.output<typeof STEP_UP_RESULT>

const SIGN_IN = z.object({
  id: z.uuid(),
  browser: z.enum(BROWSER_NAMES),
  system: z.enum(SYSTEM_NAMES),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The sign-in that this call was made with. */
  isCurrent: z.boolean(),
})

export type SignIn = z.output<typeof SIGN_IN>

export const SIGN_INS = z.object({ signIns: z.array(SIGN_IN) })

export const END_SIGN_IN_REQUEST = z.strictObject({ id: z.uuid() })

export const RESET_PASSWORD_REQUEST = z.strictObject({ password: PASSWORD })

/**
 * Activation asks for the password: a stranger may have registered someone else's address, and its owner, who does not
 * know that password, must not activate the stranger's account by following the link.
 */
export const ACTIVATE_REQUEST = z.strictObject({ password: PASSWORD.optional() }).nullish()

/** The token carries the claim `identifier`, plus `email` if the password was right. It is empty for an invalid link. */
export const ACTIVATE_RESULT = z.object({ token: z.string(), activated: z.boolean() })

export type ActivateResult = z.output<typeof ACTIVATE_RESULT>

export const ACTIVATION = z.object({ activated: z.boolean() })

export const DELETE_USER_REQUEST = z.strictObject({
  customerId: FIELD,
  /** The customer number. */
  customerIdentifier: z.union([FIELD, z.number()]).transform(String),
})

export type DeleteUserRequest = z.output<typeof DELETE_USER_REQUEST>

export const DELETE_USER = z.object({ success: z.boolean() })
