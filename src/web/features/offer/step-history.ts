import { watchPageEntries } from '#web/platform/navigation/page-entries.ts'

/** A step of the form in the browser's history. */
export interface StepEntry {
  readonly step: string
  /** How many entries of the same page are before it. */
  readonly depth: number
}

const readState = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? history.state : {}

/** Identifies the page among the entries; all steps of a page share it. */
const readPageKey = (): unknown => readState().__TSR_key

/** The step of the current entry; null where it has none yet. */
export function readStepEntry(): StepEntry | null {
  const entry = readState().offerStep as StepEntry | undefined
  return typeof entry?.step === 'string' && typeof entry.depth === 'number' ? entry : null
}

/** Whether the visitor has been at this entry before: a reload, or coming back to the page. */
export const hasStepEntry = (): boolean => readStepEntry() !== null

/**
 * Writes a step with the browser's own methods. The router replaces those of `history` to follow every change, and would
 * load the page again.
 */
export function writeStepEntry(method: 'pushState' | 'replaceState', offerStep: StepEntry): void {
  History.prototype[method].call(history, { ...readState(), offerStep }, '')
}

/** Follows back and forward between the steps of this page; returns the way to stop. */
export function watchStepEntries(onStep: (entry: StepEntry) => void): () => void {
  const pageKey = readPageKey()
  return watchPageEntries(() => {
    const entry = readStepEntry()
    if (readPageKey() !== pageKey || !entry) return false
    onStep(entry)
    return true
  })
}
