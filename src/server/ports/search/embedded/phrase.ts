import { listSpellings, tokenize } from '#domain/search/tokenize.ts'

/** What a name gains if it has the query's words in order, begins with the query, or equals it. */
const ORDER_WEIGHT = 2
const BEGINNING_WEIGHT = 2
const SAME_WEIGHT = 2
/** What a device gains if a nickname is exactly the query or its end: `ps5`, `konsole ps5`. */
const NICKNAME_WEIGHT = 6

/** What a device is called, in a form that can be searched for a query. */
export interface WrittenNames {
  readonly model: string
  readonly nicknames: string
}

/** Words with letters and digits apart, because people type both `galaxy z flip 5` and `Galaxy Z Flip5`. */
const spellOut = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const spelled = listSpellings(word)
    return spelled.length > 0 ? spelled : [word]
  })

const spellOutText = (text: string): string => spellOut(tokenize(text)).join(' ')

/** A space before every word of the model and bars around every nickname, so that only whole ones match. */
export const writeNames = (model: string, nicknames: readonly string[]): WrittenNames => ({
  model: ` ${spellOutText(model)}`,
  nicknames: `|${nicknames.map(spellOutText).join('|')}|`,
})

/** The words of a query in order, to compare with the names of devices. */
export class Phrase {
  readonly #text: string
  readonly #pairs: readonly string[]
  readonly #endings: readonly string[]

  constructor(words: readonly string[]) {
    const spelled = spellOut(words)
    this.#text = ` ${spelled.join(' ')}`
    const pairs = spelled.slice(1).map((word, index) => ` ${spelled[index]} ${word}`)
    this.#pairs = pairs.length > 0 ? pairs : [this.#text]
    this.#endings = spelled.map((_, index) => `|${spelled.slice(index).join(' ')}|`)
  }

  scoreIn({ model, nicknames }: WrittenNames): number {
    const inOrder = this.#pairs.filter((pair) => model.includes(pair)).length
    return (
      (ORDER_WEIGHT * inOrder) / this.#pairs.length +
      (model.startsWith(this.#text) ? BEGINNING_WEIGHT : 0) +
      (model === this.#text ? SAME_WEIGHT : 0) +
      (this.#endings.some((ending) => nicknames.includes(ending)) ? NICKNAME_WEIGHT : 0)
    )
  }
}
