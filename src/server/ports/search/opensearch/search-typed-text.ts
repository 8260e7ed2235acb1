import { type Attempt, listAskedWords, listAttempts } from '../typed-text/query-readings.ts'
import type { IsKnown } from '../typed-text/split-word.ts'

/** What an index can be asked about a typed text. */
export interface TypedTextIndex<Found> {
  search(attempt: Attempt, isKnown: IsKnown): Promise<Found>
  /** Those of the words that some device has. */
  findKnown(words: readonly string[]): Promise<ReadonlySet<string>>
}

/** A whole word that no device has can't be among all that a device must have. */
const canMatch = ({ reading, required }: Attempt, isKnown: IsKnown): boolean =>
  required < reading.length ||
  reading.every(({ word, isLast, latitude }) => isLast || latitude !== 'whole' || isKnown(word))

/** Tries to understand a typed text in one way after the other, until devices are found; null if none are. */
export async function searchTypedText<Found extends { readonly total: number }>(
  text: string,
  index: TypedTextIndex<Found>,
): Promise<Found | null> {
  let known: ReadonlySet<string> = new Set()
  const isKnown: IsKnown = (word) => known.has(word)
  let isFirst = true
  for (const attempt of listAttempts(text, isKnown)) {
    if (!isFirst && !canMatch(attempt, isKnown)) continue
    const found = await index.search(attempt, isKnown)
    if (found.total > 0) return found
    // Most texts are found as they were typed. Only for the others it matters which words there are.
    if (isFirst) known = await index.findKnown(listAskedWords(text))
    isFirst = false
  }
  return null
}
