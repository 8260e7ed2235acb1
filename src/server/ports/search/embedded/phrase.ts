import { BEGINNING_WEIGHT, NICKNAME_WEIGHT, ORDER_WEIGHT, SAME_WEIGHT } from '../typed-text/search-weights.ts'
import { spellOutText, spellPhrase } from '../typed-text/spelled-phrase.ts'

/** What a device is called, in a form that can be searched for a query. */
export interface WrittenNames {
  readonly model: string
  readonly nicknames: string
}

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
    const { text, pairs, endings } = spellPhrase(words)
    this.#text = ` ${text}`
    this.#pairs = pairs.map((pair) => ` ${pair}`)
    this.#endings = endings.map((ending) => `|${ending}|`)
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
