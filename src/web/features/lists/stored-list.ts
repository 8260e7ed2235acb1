import { readTabStorage, writeTabStorage } from '#web/platform/browser/tab-storage.ts'

const KEY = 'list'

/** What a tab remembers of a list: its text, from which everything else can be rebuilt. */
export interface StoredList {
  readonly text: string
  readonly conditionId: number | null
}

export function readStoredList(): StoredList | null {
  const stored = readTabStorage(KEY)
  if (typeof stored !== 'object' || stored === null) return null
  const { text, conditionId } = stored as Partial<StoredList>
  if (typeof text !== 'string' || text === '') return null
  return { text, conditionId: typeof conditionId === 'number' ? conditionId : null }
}

/** Stores a list for as long as the tab lives; null forgets it. */
export const storeList = (list: StoredList | null): void => writeTabStorage(KEY, list)
