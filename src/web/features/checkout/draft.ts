import type { GuestAccount } from '#contracts/customers.ts'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import type { SellerInput } from '#domain/customers/seller.ts'
import { joinTown } from '#domain/customers/town-line.ts'
import { ACCEPT_SHARES_BP, type AcceptRule, OTHERWISE_ANSWERS } from '#domain/inspection/accept-rule.ts'
import { DEFAULT_PAYMENT_TYPE_ID, PAYPAL } from '#domain/markets/payment-type.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'

const TEXT_FIELDS = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'vatId',
  'street',
  'addressExtra',
  'zip',
  'city',
  'province',
  'country',
  'phone',
  'birthDate',
] as const

const PAYMENT_FIELDS = ['iban', 'paypalAccount'] as const

export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** What a seller has typed so far. */
export interface Draft extends Readonly<Record<TextFieldName, string>> {
  readonly paymentTypeId: number
  /** Whether the account is typed here although one of that kind is saved. */
  readonly isAccountTyped: boolean
  /** Null until one is typed: until then it is the seller's own name. */
  readonly accountHolder: string | null
  readonly iban: string
  readonly paypalAccount: string
  /** What happens to a counter-offer; null: the seller is asked. */
  readonly acceptRule: AcceptRule | null
  /** The customer number of a guest, once there is one. */
  readonly customer: GuestAccount | null
  /** Whether a signed-in seller wants to find these details in the account next time. */
  readonly savesDetails: boolean
  /** Whose account has prefilled the form; null for none. */
  readonly accountId: string | null
  /** Of the sale that is being created; kept until the sale is known to exist. */
  readonly idempotencyKey: string | null
}

export const EMPTY_DRAFT: Draft = {
  email: '',
  firstName: '',
  lastName: '',
  companyName: '',
  vatId: '',
  street: '',
  addressExtra: '',
  zip: '',
  city: '',
  province: '',
  country: '',
  phone: '',
  birthDate: '',
  paymentTypeId: DEFAULT_PAYMENT_TYPE_ID,
  isAccountTyped: false,
  accountHolder: null,
  iban: '',
  paypalAccount: '',
  acceptRule: null,
  customer: null,
  savesDetails: true,
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
  const otherwise = OTHERWISE_ANSWERS.find((other) => other === kept.otherwise)
  return minShareBp && otherwise ? { minShareBp, otherwise } : null
}

/** Reads a draft from anything that the tab has stored; never throws. */
export function readDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return EMPTY_DRAFT
  const kept = stored as Record<string, unknown>
  const texts = [...TEXT_FIELDS, ...PAYMENT_FIELDS].map((name) => [name, asText(kept[name])])
  return {
    ...EMPTY_DRAFT,
    ...Object.fromEntries(texts),
    paymentTypeId: kept.paymentTypeId === PAYPAL.id ? PAYPAL.id : DEFAULT_PAYMENT_TYPE_ID,
    isAccountTyped: kept.isAccountTyped === true,
    accountHolder: typeof kept.accountHolder === 'string' ? kept.accountHolder : null,
    acceptRule: readAcceptRule(kept.acceptRule),
    customer: readCustomer(kept.customer),
    savesDetails: kept.savesDetails !== false,
    accountId: asText(kept.accountId) || null,
    idempotencyKey: UUID.test(asText(kept.idempotencyKey)) ? asText(kept.idempotencyKey) : null,
  }
}

/** Sets country and payment type to ones that the market has. */
export function applyMarketDefaults(
  draft: Draft,
  market: Pick<PublicMarket, 'countries' | 'paymentTypes'>,
): Draft {
  const country = market.countries.includes(draft.country) ? draft.country : (market.countries[0] ?? '')
  const isPayable = market.paymentTypes.some(({ id }) => id === draft.paymentTypeId)
  return { ...draft, country, paymentTypeId: isPayable ? draft.paymentTypeId : DEFAULT_PAYMENT_TYPE_ID }
}

/** Who owns the account: the seller, unless another name was typed. */
export const getAccountHolder = ({ accountHolder, companyName, firstName, lastName }: Draft): string =>
  accountHolder ?? (companyName.trim() || `${firstName} ${lastName}`.trim())

/** Where an account of a kind is typed. */
export const getAccountField = (paymentTypeId: number): 'iban' | 'paypalAccount' =>
  paymentTypeId === PAYPAL.id ? 'paypalAccount' : 'iban'

/** Whether an account of a kind has been typed: then it is the one that is meant. */
export const hasTypedAccount = (draft: Draft, paymentTypeId: number): boolean =>
  draft[getAccountField(paymentTypeId)].trim() !== ''

/** Chooses the saved account and forgets a typed one, so that no money goes there by mistake. */
export const chooseSavedAccount = ({ paymentTypeId }: Draft): Partial<Draft> => ({
  isAccountTyped: false,
  [getAccountField(paymentTypeId)]: '',
})

/** The saved account of the chosen kind. */
export const findSavedPayout = (
  { paymentTypeId }: Pick<Draft, 'paymentTypeId'>,
  savedPayouts: readonly SavedPayout[],
): SavedPayout | null => savedPayouts.find((saved) => saved.paymentTypeId === paymentTypeId) ?? null

/** The account as it is sent: named where a saved one is meant, otherwise as typed. */
function toPaymentInput(draft: Draft, savedPayouts: readonly SavedPayout[]) {
  const { paymentTypeId, iban, paypalAccount } = draft
  const saved = draft.isAccountTyped ? null : findSavedPayout(draft, savedPayouts)
  return saved
    ? { paymentTypeId, paymentId: saved.paymentId, iban: '', paypalAccount: '', accountHolder: '' }
    : { paymentTypeId, iban, paypalAccount, accountHolder: getAccountHolder(draft) }
}

/** What is checked and sent: every field as typed. Guests have no saved accounts. */
export function toSellerInput(draft: Draft, savedPayouts: readonly SavedPayout[] = []): SellerInput {
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, draft[name]]))
  // The list of names is the list of fields.
  const { province, ...fields } = texts as Record<TextFieldName, string>
  return {
    ...fields,
    // Part of the street line; the check takes it off.
    houseNumber: '',
    city: joinTown({ city: draft.city, province }, draft.country),
    payment: toPaymentInput(draft, savedPayouts),
    // Declared at the button: without it nothing is sent.
    ownsDevices: true,
    acceptsTerms: true,
  }
}
