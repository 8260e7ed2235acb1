const SENTENCE_END = /[.!?…](?=\s|$)/g

/**
 * A text without the sentences at its end that are too much for a place; whole when it fits, or when not even its first
 * sentence does. A sentence cut in the middle would say less than none.
 */
export function fitSentences(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1)
  const end = Math.max(0, ...ends.filter((candidate) => candidate <= maxLength))
  return end === 0 ? text : text.slice(0, end)
}
