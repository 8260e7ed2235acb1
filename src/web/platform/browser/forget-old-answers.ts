import { DEVICE_PREFIX, DRAWER_KEY, OFFER_PREFIX, readEntry } from './stored-answers.ts'

const isOwn = (key: string): boolean =>
  key.startsWith(DEVICE_PREFIX) || key.startsWith(OFFER_PREFIX) || key === DRAWER_KEY

/** What nobody came back to is not kept any longer than promised. */
export function forgetOldAnswers(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isOwn))
      if (!readEntry(key)) localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}
