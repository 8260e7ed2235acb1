/** Longer texts are not split: no name is that long, and the number of splits grows with every letter. */
const MAX_LENGTH = 40

// Words split into single letters would match anything; only the last part may be a single letter.
const isTelling = (part: string) => part.length > 1 || /\d/.test(part)

/** All words of an index in alphabetical order; a word's number is its place. */
export class Vocabulary {
  readonly words: readonly string[]
  readonly #numbers: ReadonlyMap<string, number>

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort()
    this.#numbers = new Map(this.words.map((word, number) => [word, number]))
  }

  find(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** Numbers of the words with this prefix: from the first up to, but not including, the second. */
  findPrefix(prefix: string): readonly [number, number] {
    return [this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`)]
  }

  #firstFrom(word: string): number {
    let low = 0
    let high = this.words.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.words[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  /** All splits of a text into words of the vocabulary, those with the fewest words first. */
  split(text: string, maxParts: number): string[][] {
    const splits: string[][] = []
    const extend = (parts: readonly string[], rest: string): void => {
      for (let end = 1; end <= rest.length; end += 1) {
        const part = rest.slice(0, end)
        const isEnd = end === rest.length
        if (!this.#numbers.has(part) || !(isTelling(part) || (isEnd && parts.length > 0))) continue
        if (isEnd) splits.push([...parts, part])
        else if (parts.length + 1 < maxParts) extend([...parts, part], rest.slice(end))
      }
    }
    if (text.length <= MAX_LENGTH) extend([], text)
    return splits.filter(({ length }) => length > 1).sort((left, right) => left.length - right.length)
  }
}
