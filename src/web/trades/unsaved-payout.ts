import type { PaymentAccount } from '#domain/customers/payment-account.ts'
import { watchAccount } from '#web/platform/account/account-store.ts'

/** The payout account of a new sale, which its seller wants to save in the customer account. */
export interface UnsavedPayout {
  readonly tradeNumber: string
  readonly customerId: string
  readonly account: PaymentAccount
}

// In memory only: it holds a whole account number, and a reload may forget it. The next sale asks for it again.
let kept: UnsavedPayout | null = null
let stopWatching: () => void = () => undefined

export function forgetUnsavedPayout(): void {
  kept = null
  stopWatching()
}

/** Takes the account from the checkout to the page of the sale. Signing out leaves nothing of it behind. */
export function keepUnsavedPayout(unsaved: UnsavedPayout): void {
  forgetUnsavedPayout()
  kept = unsaved
  stopWatching = watchAccount(({ customerId }) => {
    if (customerId !== unsaved.customerId) forgetUnsavedPayout()
  })
}

/** The account that is still to be saved; null for every other sale. */
export const findUnsavedPayout = (tradeNumber: string): UnsavedPayout | null =>
  kept?.tradeNumber === tradeNumber ? kept : null
