import { listSpellings, tokenize } from '#domain/search/tokenize.ts'

/** Words with letters and digits apart, because people type both `galaxy z flip 5` and `Galaxy Z Flip5`. */
const spellOut = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const spelled = listSpellings(word)
    return spelled.length > 0 ? spelled : [word]
  })

export const spellOutText = (text: string): string => spellOut(tokenize(text)).join(' ')

/** The words of a query in order, to compare with the names of devices. */
export interface SpelledPhrase {
  readonly text: string
  /** Every two words that follow each other; a single word stands for itself. */
  readonly pairs: readonly string[]
  readonly endings: readonly string[]
}

export function spellPhrase(words: readonly string[]): SpelledPhrase {
  const spelled = spellOut(words)
  const text = spelled.join(' ')
  const pairs = spelled.slice(1).map((word, index) => `${spelled[index]} ${word}`)
  return {
    text,
    pairs: pairs.length > 0 ? pairs : [text],
    endings: spelled.map((_, index) => spelled.slice(index).join(' ')),
  }
}
