import type { Customer } from '#contracts/customer-resources.ts'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { DIRECT_DEBIT, PAYPAL } from '#domain/markets/payment-type.ts'
import { getAccount, useAccount } from '#web/platform/account/account-store.ts'
import { accountFieldOf, type Draft, savedPayoutFor } from './draft.ts'

/** The accounts that a customer has saved, masked as the server shows them. */
export function savedPayoutsOf(customer: Customer | null): readonly SavedPayout[] {
  if (!customer) return []
  const { bankAccount: bank, paypalAccount: paypal, firstName, lastName } = customer
  return [
    bank && {
      paymentId: bank.paymentId,
      paymentTypeId: DIRECT_DEBIT.id,
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

/** Those of whoever is signed in; a guest has none. */
export const useSavedPayouts = (): readonly SavedPayout[] => savedPayoutsOf(useAccount().customerData)

/** The same outside of components. */
export const getSavedPayouts = (): readonly SavedPayout[] => savedPayoutsOf(getAccount().customerData)

const SAVED_FIELD = 'payment.paymentId'

/** A problem of a saved account is shown at the choice of accounts; where none is left, there is no choice to show. */
export const placeProblems = (
  problems: readonly FieldProblem[],
  draft: Draft,
  savedPayouts: readonly SavedPayout[],
): readonly FieldProblem[] =>
  savedPayoutFor(draft, savedPayouts)
    ? problems
    : problems.map((problem) =>
        problem.field === SAVED_FIELD
          ? { ...problem, field: `payment.${accountFieldOf(draft.paymentTypeId)}` }
          : problem,
      )

/** Whether the server knows something about the saved accounts that this browser does not. */
export const concernsSavedPayout = (problems: readonly FieldProblem[]): boolean =>
  problems.some(({ field }) => field === SAVED_FIELD)
