import { readEntryKey, readEntryState } from '#web/platform/browser/history-entry.ts'
import { watchPageEntries } from '#web/platform/navigation/page-entries.ts'

/** A step of the form in the browser's history. */
export interface StepEntry {
  readonly step: string
  /** How many entries of the same page are before it. */
  readonly depth: number
}

/** The step of the current entry; null where it has none yet. */
export function readStepEntry(): StepEntry | null {
  const entry = readEntryState().offerStep as StepEntry | undefined
  return typeof entry?.step === 'string' && typeof entry.depth === 'number' ? entry : null
}

/** Whether the visitor has been at this entry before: a reload, or coming back to the page. */
export const hasStepEntry = (): boolean => readStepEntry() !== null

/** Writes a step. All steps of a page share the key of its entry. */
export function writeStepEntry(method: 'pushState' | 'replaceState', offerStep: StepEntry): void {
  history[method]({ ...readEntryState(), offerStep }, '')
}

/** Follows back and forward between the steps of this page; returns the way to stop. */
export function watchStepEntries(onStep: (entry: StepEntry) => void): () => void {
  const pageKey = readEntryKey()
  return watchPageEntries(() => {
    const entry = readStepEntry()
    if (readEntryKey() !== pageKey || !entry) return false
    onStep(entry)
    return true
  })
}
