import { writeTabStorage } from '#web/platform/browser/tab-storage.ts'

/** Where a tab keeps the form of the checkout: a name, an address, perhaps a bank account. */
export const DRAFT_KEY = 'checkout'

/** Forgets the checkout's form in this tab: signing out leaves nothing behind on a shared computer. */
export const forgetDraft = (): void => writeTabStorage(DRAFT_KEY, null)
