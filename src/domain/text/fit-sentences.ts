const SENTENCE_END = /[.!?…](?=\s|$)/g

/**
 * Drops sentences from the end until the text fits. If not even the first sentence does, the text stays whole: half a
 * sentence says less than none.
 */
export function fitSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const end = Math.max(0, ...ends.filter((candidate) => candidate <= maxLength))
  return end === 0 ? text : text.slice(0, end)
}
