import type { Customer } from '#contracts/customer-resources.ts'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import { getAccount, useAccount } from '#web/platform/account/account-store.ts'
import { type Draft, findSavedPayout, getAccountField } from './draft.ts'

/** The accounts that a customer has saved, masked as the server shows them. */
export function listSavedPayouts(customer: Customer | null): readonly SavedPayout[] {
  if (!customer) return []
  const { bankAccount: bank, paypalAccount: paypal, firstName, lastName } = customer
  return [
    bank && {
      paymentId: bank.paymentId,
      paymentTypeId: BANK_TRANSFER.id,
      accountHolder: bank.accountHolder,
      maskedAccount: bank.maskedIban,
    },
    paypal && {
      paymentId: paypal.paymentId,
      paymentTypeId: PAYPAL.id,
      accountHolder: `${firstName} ${lastName}`,
      maskedAccount: paypal.maskedEmail,
    },
  ].filter((payout) => payout !== null)
}

/** Those of the customer who is signed in; a guest has none. */
export const useSavedPayouts = (): readonly SavedPayout[] => listSavedPayouts(useAccount().customerData)

/** The saved accounts, outside of components. */
export const getSavedPayouts = (): readonly SavedPayout[] => listSavedPayouts(getAccount().customerData)

/** The choice between the saved account and another one. */
export const SAVED_ACCOUNT_FIELD = 'paymentId'

/** A problem with a saved account is shown at the choice of accounts; where none is saved, at the account itself. */
export const placeProblems = (
  problems: readonly FieldProblem[],
  draft: Draft,
  savedPayouts: readonly SavedPayout[],
): readonly FieldProblem[] =>
  findSavedPayout(draft, savedPayouts)
    ? problems
    : problems.map((problem) =>
        problem.field === SAVED_ACCOUNT_FIELD
          ? { ...problem, field: getAccountField(draft.paymentTypeId) }
          : problem,
      )

/** Whether the server knows other saved accounts than this browser. */
export const concernsSavedPayout = (problems: readonly FieldProblem[]): boolean =>
  problems.some(({ field }) => field === SAVED_ACCOUNT_FIELD)
