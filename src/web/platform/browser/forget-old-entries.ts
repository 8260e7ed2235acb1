import { forgetOldTasks } from './done-tasks.ts'
import { DEVICE_PREFIX, DRAWER_KEY, OFFER_PREFIX } from './kept-keys.ts'
import { readEntry } from './stored-answers.ts'
import { forgetOldSale } from './stored-sale.ts'

const isAnswers = (key: string): boolean =>
  key.startsWith(DEVICE_PREFIX) || key.startsWith(OFFER_PREFIX) || key === DRAWER_KEY

function forgetOldAnswers(): void {
  try {
    for (const key of Object.keys(localStorage).filter(isAnswers))
      if (!readEntry(key)) localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}

/** What nobody came back to is not kept any longer than promised. */
export function forgetOldEntries(): void {
  forgetOldAnswers()
  forgetOldTasks()
  forgetOldSale()
}
