import { spellingsOf, wordsOf } from '#domain/search/words.ts'

/** What a name gains that has the query's words in their order, begins with the query, or is the same. */
const ORDER_WEIGHT = 2
const BEGINNING_WEIGHT = 2
const SAME_WEIGHT = 2
/** What a device gains that is known by exactly this, or by the end of it: `ps5`, `konsole ps5`. */
const NICKNAME_WEIGHT = 6

/** What a device is called, written so that a query can be looked for in it. */
export interface WrittenNames {
  readonly model: string
  readonly nicknames: string
}

/** Words with letters and digits apart, because nobody is sure of the space: `galaxy z flip 5`, `Galaxy Z Flip5`. */
const spellOut = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const spelled = spellingsOf(word)
    return spelled.length > 0 ? spelled : [word]
  })

const spelledText = (text: string): string => spellOut(wordsOf(text)).join(' ')

/** A space before every word of the model, a bar on both sides of every nickname: whole ones are found at once. */
export const writeNames = (model: string, nicknames: readonly string[]): WrittenNames => ({
  model: ` ${spelledText(model)}`,
  nicknames: `|${nicknames.map(spelledText).join('|')}|`,
})

/** The words of a query in their order, to compare with what devices are called. */
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
