/** Says whether an index has a word. */
export type IsKnown = (word: string) => boolean

/** Longer texts are not split: no name is that long, and the number of splits grows with every letter. */
export const MAX_SPLIT_LENGTH = 40

// Words split into single letters would match anything; only the last part may be a single letter.
const isTelling = (part: string) => part.length > 1 || /\d/.test(part)

/** All splits of a text into known words, those with the fewest words first. */
export function splitWord(text: string, maxParts: number, isKnown: IsKnown): string[][] {
  const splits: string[][] = []
  const extend = (parts: readonly string[], rest: string): void => {
    for (let end = 1; end <= rest.length; end += 1) {
      const part = rest.slice(0, end)
      const isEnd = end === rest.length
      if (!isKnown(part) || !(isTelling(part) || (isEnd && parts.length > 0))) continue
      if (isEnd) splits.push([...parts, part])
      else if (parts.length + 1 < maxParts) extend([...parts, part], rest.slice(end))
    }
  }
  if (text.length <= MAX_SPLIT_LENGTH) extend([], text)
  return splits.filter(({ length }) => length > 1).sort((left, right) => left.length - right.length)
}
