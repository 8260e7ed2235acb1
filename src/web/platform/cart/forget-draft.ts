/** Where a tab keeps the form of the checkout: a name, an address, maybe a bank account. */
export const DRAFT_KEY = 'checkout'

/** Forgets the form of this tab: whoever signs out leaves nothing behind on a shared computer. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Without storage nothing was kept.
  }
}
