import type { z } from 'zod'
import type { PAYMENT_ACCOUNT, PAYMENT_ACCOUNT_REQUEST } from '#contracts/customer-resources.ts'
import type { FieldCheck } from '#domain/customers/check-fields.ts'
import type { PaymentAccountInput } from '#domain/customers/payment-account.ts'
import { DIRECT_DEBIT, NEW_PAYMENT_ACCOUNT, PAYPAL } from '#domain/markets/payment-type.ts'
import type { Connection } from '#server/db/database.ts'
import { invalidFields } from '#server/http/invalid-fields.ts'
import { readPayouts } from './customer-resources.repository.ts'
import { customerIri, payoutIri, toPayoutAccounts } from './customers.presenter.ts'
import { type Caller, type CustomersOptions, changeOwn, requireOwn, requireValues } from './own-account.ts'
import { checkPayout, type PayoutValues, savePayout } from './payout-accounts.ts'
import type { StoredAccount, StoredPayout } from './stored-customer.ts'

type AccountCreation = z.output<typeof PAYMENT_ACCOUNT_REQUEST>

export interface PayoutRequest {
  /** Id or IRI of the account that is meant; empty for a new one. */
  readonly paymentId: string
  readonly input: PaymentAccountInput
  /** Where each field of the input stands in the request. */
  readonly fields: Readonly<Record<string, string>>
}

export interface PayoutAccountsService {
  /** A new account of a kind takes the place of the one before; there is one of each at most. */
  change(caller: Caller, request: PayoutRequest): Promise<ReturnType<typeof toPayoutAccounts>>
  create(caller: Caller, request: AccountCreation): Promise<z.output<typeof PAYMENT_ACCOUNT>>
}

/** Names the fields as the request does: a form shows each problem at its own field. */
const renamed = (
  checked: FieldCheck<PayoutValues>,
  fields: PayoutRequest['fields'],
): FieldCheck<PayoutValues> =>
  checked.kind === 'values'
    ? checked
    : {
        kind: 'problems',
        problems: checked.problems.map((problem) => ({
          ...problem,
          field: fields[problem.field] ?? problem.field,
        })),
      }

interface Change {
  readonly tx: Connection
  readonly account: StoredAccount
  readonly caller: Caller
}

async function writePayout(
  { secret, now }: CustomersOptions,
  { tx, account, caller }: Change,
  { paymentId, input, fields }: PayoutRequest,
): Promise<StoredPayout> {
  const payouts = await readPayouts(tx, caller.customerId)
  const stored = payouts.find(({ paymentTypeId }) => paymentTypeId === input.paymentTypeId) ?? null
  if (paymentId !== '' && paymentId !== stored?.id) requireOwn(paymentId, stored && payoutIri(stored))
  const values = requireValues(renamed(checkPayout(input, account), fields))
  return savePayout(tx, secret, { caller, stored, values, at: new Date(now()) })
}

/** The bank account's fields below the given one. */
export const bankFields = (parent: string): PayoutRequest['fields'] => ({
  'payment.accountHolder': `${parent}.accountHolder`,
  'payment.iban': `${parent}.iban`,
  'payment.paymentTypeId': parent,
})

export const PAYPAL_FIELDS: PayoutRequest['fields'] = {
  'payment.paypalAccount': 'paypalAccount.email',
  'payment.paymentTypeId': 'paypalAccount',
}

/** The one account of a request; both or none cannot be meant. */
function onlyAccount({ bankAccount, paypalAccount }: AccountCreation): PayoutRequest {
  if (bankAccount && !paypalAccount)
    return {
      paymentId: '',
      input: { paymentTypeId: DIRECT_DEBIT.id, ...bankAccount },
      fields: bankFields('bankAccount'),
    }
  if (paypalAccount && !bankAccount)
    return {
      paymentId: '',
      input: { paymentTypeId: PAYPAL.id, paypalAccount: paypalAccount.email },
      fields: PAYPAL_FIELDS,
    }
  throw invalidFields([
    bankAccount
      ? { field: 'paypalAccount', key: 'FIELD_FORMAT' }
      : { field: 'bankAccount', key: 'FIELD_REQUIRED' },
  ])
}

const createAccount = (
  options: CustomersOptions,
  caller: Caller,
  request: AccountCreation,
): Promise<z.output<typeof PAYMENT_ACCOUNT>> =>
  changeOwn(options, caller, async (tx, account) => {
    requireOwn(request.customer, customerIri(account))
    const created = await writePayout(options, { tx, account, caller }, onlyAccount(request))
    return {
      '@id': payoutIri(created),
      ...toPayoutAccounts([created]),
      ...NEW_PAYMENT_ACCOUNT,
      customer: request.customer,
    }
  })

export const createPayoutAccountsService = (options: CustomersOptions): PayoutAccountsService => ({
  change: (caller, request) =>
    changeOwn(options, caller, async (tx, account) =>
      toPayoutAccounts([await writePayout(options, { tx, account, caller }, request)]),
    ),
  create: (caller, request) => createAccount(options, caller, request),
})
