import type { z } from 'zod'
import type { PAYMENT_ACCOUNT, PAYMENT_ACCOUNT_REQUEST } from '#contracts/customer-resources.ts'
import type { FieldCheck } from '#domain/customers/check-fields.ts'
import type { PaymentAccountInput } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER, NEW_PAYMENT_ACCOUNT, PAYPAL } from '#domain/markets/payment-type.ts'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { checkPayoutAccount, type PayoutAccount } from '#server/modules/payout-accounts/payout-account.ts'
import {
  isSamePayout,
  listPayouts,
  type StoredPayout,
  savePayout,
} from '#server/modules/payout-accounts/payout-accounts.repository.ts'
import { announcePayoutChange } from './announce-payout-change.ts'
import { buildCustomerIri, buildPayoutIri, toPayoutAccounts } from './customers.presenter.ts'
import { type Caller, type CustomersOptions, changeOwn, requireOwn, requireValues } from './own-account.ts'
import type { StoredAccount } from './stored-customer.ts'

type AccountCreation = z.output<typeof PAYMENT_ACCOUNT_REQUEST>

export interface PayoutRequest {
  /** Id or IRI of the account to change; empty for a new one. */
  readonly paymentId: string
  readonly input: PaymentAccountInput
  /** Path in the request of each field of the input. */
  readonly fields: Readonly<Record<string, string>>
}

export interface PayoutAccountsService {
  /** There is at most one account of each payment type. Another one is refused, never written over it. */
  change(caller: Caller, request: PayoutRequest): Promise<ReturnType<typeof toPayoutAccounts>>
  /** `isNew` is false for an account that is saved already, as after a lost answer. */
  create(caller: Caller, request: AccountCreation): Promise<CreatedAccount>
}

export interface CreatedAccount {
  readonly account: z.output<typeof PAYMENT_ACCOUNT>
  readonly isNew: boolean
}

/** Names the fields as the request does, so that a form can show each problem at its field. */
const renameFields = (
  checked: FieldCheck<PayoutAccount>,
  fields: PayoutRequest['fields'],
): FieldCheck<PayoutAccount> =>
  checked.kind === 'values'
    ? checked
    : {
        kind: 'problems',
        problems: checked.problems.map((problem) => ({
          ...problem,
          field: fields[problem.field] ?? problem.field,
        })),
      }

const createExistsError = () =>
  new HttpError(
    409,
    'PAYMENT_ACCOUNT_EXISTS',
    'You’ve already saved an account of this kind. Change that one instead.',
  )

interface Change {
  readonly tx: Connection
  readonly account: StoredAccount
  readonly caller: Caller
}

async function writePayout(
  { secret, now }: CustomersOptions,
  { tx, account, caller }: Change,
  { paymentId, input, fields }: PayoutRequest,
): Promise<{ readonly saved: StoredPayout; readonly isChanged: boolean }> {
  const payouts = await listPayouts(tx, caller.customerId)
  const stored = payouts.find(({ paymentTypeId }) => paymentTypeId === input.paymentTypeId) ?? null
  if (paymentId !== '' && paymentId !== stored?.id) requireOwn(paymentId, stored && buildPayoutIri(stored))
  const payout = requireValues(renameFields(checkPayoutAccount(input, account), fields))
  const { customerId, shopUrl } = caller
  const at = new Date(now())
  // Without an id it is meant as a new one: only the same account again is not a second one.
  if (paymentId === '' && stored && !isSamePayout(secret, stored, payout)) throw createExistsError()
  const { saved, isChanged } = await savePayout(tx, secret, { customerId, stored, payout, at })
  const { paymentTypeId, account: number } = payout
  if (isChanged)
    await announcePayoutChange(tx, secret, { customerId, shopUrl, paymentTypeId, account: number, at })
  return { saved, isChanged }
}

/** Paths of a bank account's fields below the given field. */
export const buildBankFields = (parent: string): PayoutRequest['fields'] => ({
  'payment.accountHolder': `${parent}.accountHolder`,
  'payment.iban': `${parent}.iban`,
  'payment.paymentTypeId': parent,
})

export const PAYPAL_FIELDS: PayoutRequest['fields'] = {
  'payment.paypalAccount': 'paypalAccount.email',
  'payment.paymentTypeId': 'paypalAccount',
}

/** A request names exactly one account. */
function requireOneAccount({ bankAccount, paypalAccount }: AccountCreation): PayoutRequest {
  if (bankAccount && !paypalAccount)
    return {
      paymentId: '',
      input: { paymentTypeId: BANK_TRANSFER.id, ...bankAccount },
      fields: buildBankFields('bankAccount'),
    }
  if (paypalAccount && !bankAccount)
    return {
      paymentId: '',
      input: { paymentTypeId: PAYPAL.id, paypalAccount: paypalAccount.email },
      fields: PAYPAL_FIELDS,
    }
  throw createInvalidFieldsError([
    bankAccount
      ? { field: 'paypalAccount', key: 'FIELD_FORMAT' }
      : { field: 'bankAccount', key: 'FIELD_REQUIRED' },
  ])
}

const createAccount = (
  options: CustomersOptions,
  caller: Caller,
  request: AccountCreation,
): Promise<CreatedAccount> =>
  changeOwn(options, caller, async (tx, account) => {
    requireOwn(request.customer, buildCustomerIri(account))
    const { saved, isChanged } = await writePayout(
      options,
      { tx, account, caller },
      requireOneAccount(request),
    )
    return {
      account: {
        '@id': buildPayoutIri(saved),
        ...toPayoutAccounts([saved]),
        ...NEW_PAYMENT_ACCOUNT,
        customer: request.customer,
      },
      isNew: isChanged,
    }
  })

export const createPayoutAccountsService = (options: CustomersOptions): PayoutAccountsService => ({
  change: (caller, request) =>
    changeOwn(options, caller, async (tx, account) => {
      const { saved } = await writePayout(options, { tx, account, caller }, request)
      return toPayoutAccounts([saved])
    }),
  create: (caller, request) => createAccount(options, caller, request),
})
