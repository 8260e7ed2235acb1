// A single letter fits everywhere: words taken apart into letters would find anything.
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

  /** Numbers of the words that begin like this: from the first up to, not including, the second. */
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

  /** The fewest words of the vocabulary that, written together, are this one; null when there are none. */
  takeApart(text: string, maxParts: number): string[] | null {
    // Best way to write each beginning of the text.
    const ways: (string[] | null)[] = [[]]
    for (let end = 1; end <= text.length; end += 1) {
      let best: string[] | null = null
      for (let start = 0; start < end; start += 1) {
        const before = ways[start]
        if (!before || before.length >= (best?.length ?? maxParts + 1) - 1) continue
        const part = text.slice(start, end)
        if (isTelling(part) && this.#numbers.has(part)) best = [...before, part]
      }
      ways.push(best)
    }
    const parts = ways[text.length]
    return parts && parts.length > 1 ? parts : null
  }
}
