import type { GuestAccount } from '#contracts/customers.ts'
import type { SellerInput } from '#domain/customers/seller.ts'
import { ACCEPT_SHARES_BP, type AcceptRule, OTHERWISE } from '#domain/inspection/accept-rule.ts'
import { DEFAULT_PAYMENT_TYPE_ID } from '#domain/markets/payment-type.ts'

const TEXT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'vatId',
  'street',
  'houseNumber',
  'addressExtra',
  'zip',
  'city',
  'country',
  'phone',
  'birthDate',
] as const

const PAYMENT_FIELDS = ['iban', 'paypalAccount'] as const

export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** What a seller has typed so far. */
export interface Draft extends Readonly<Record<TextFieldName, string>> {
  readonly paymentTypeId: number
  /** Null until somebody types one: then it is the seller's own name. */
  readonly accountHolder: string | null
  readonly iban: string
  readonly paypalAccount: string
  /** What happens to a counter-offer; null: the seller is asked. */
  readonly acceptRule: AcceptRule | null
  /** The customer number of a guest, once there is one. */
  readonly customer: GuestAccount | null
  /** Whose account has filled the form in; null when nobody's has. */
  readonly accountId: string | null
  /** Of the sale that is being created; kept until it is known to exist. */
  readonly idempotencyKey: string | null
}

export const EMPTY_DRAFT: Draft = {
  email: '',
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
  street: '',
  houseNumber: '',
  addressExtra: '',
  zip: '',
  city: '',
  country: '',
  phone: '',
  birthDate: '',
  paymentTypeId: DEFAULT_PAYMENT_TYPE_ID,
  accountHolder: null,
  iban: '',
  paypalAccount: '',
  acceptRule: null,
  customer: null,
  accountId: null,
  idempotencyKey: null,
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const asText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 300) : '')

function readCustomer(stored: unknown): GuestAccount | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { customerNumber, key } = stored as Record<string, unknown>
  return Number.isSafeInteger(customerNumber) && typeof key === 'string'
    ? { customerNumber: customerNumber as number, key }
    : null
}

function readAcceptRule(stored: unknown): AcceptRule | null {
  if (typeof stored !== 'object' || stored === null) return null
  const kept = stored as Record<string, unknown>
  const minShareBp = ACCEPT_SHARES_BP.find((share) => share === kept.minShareBp)
  const otherwise = OTHERWISE.find((other) => other === kept.otherwise)
  return minShareBp && otherwise ? { minShareBp, otherwise } : null
}

/** A draft from whatever the tab has kept; never throws. */
export function readDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT
  const kept = stored as Record<string, unknown>
  const texts = [...TEXT_FIELDS, ...PAYMENT_FIELDS].map((name) => [name, asText(kept[name])])
  return {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(texts),
    paymentTypeId: kept.paymentTypeId === 14 ? 14 : DEFAULT_PAYMENT_TYPE_ID,
    accountHolder: typeof kept.accountHolder === 'string' ? kept.accountHolder : null,
    acceptRule: readAcceptRule(kept.acceptRule),
    customer: readCustomer(kept.customer),
    accountId: asText(kept.accountId) || null,
    idempotencyKey: UUID.test(asText(kept.idempotencyKey)) ? asText(kept.idempotencyKey) : null,
  }
}

/** Who the money goes to, as long as nobody has typed another name. */
export const accountHolderOf = ({ accountHolder, companyName, firstName, lastName }: Draft): string =>
  accountHolder ?? (companyName.trim() || `${firstName} ${lastName}`.trim())

export interface Declarations {
  readonly ownsDevices: boolean
  readonly acceptsTerms: boolean
}

/** What is checked and sent: every field as typed. */
export function toSellerInput(draft: Draft, declarations: Declarations): SellerInput {
  const { paymentTypeId, iban, paypalAccount } = draft
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, draft[name]]))
  return {
    // The list of names is the list of fields.
    ...(texts as Record<TextFieldName, string>),
    payment: { paymentTypeId, iban, paypalAccount, accountHolder: accountHolderOf(draft) },
    ...declarations,
  }
}
