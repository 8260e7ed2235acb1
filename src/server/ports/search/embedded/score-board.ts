/**
 * Adds up, for every text, how well it matches each word of a query, whatever the order of a word's hits. Allocated once
 * and reused for every query.
 */
export class ScoreBoard {
  /** Of all words before the current one. */
  readonly #scores: Float32Array
  /** Best hit of the last word that the text has. */
  readonly #best: Float32Array
  readonly #lastWord: Uint8Array
  readonly #lastModelWord: Uint8Array
  readonly #matched: Uint8Array
  readonly #inModel: Uint8Array
  #touched: number[] = []
  #word = 0

  constructor(size: number) {
    this.#scores = new Float32Array(size)
    this.#best = new Float32Array(size)
    this.#lastWord = new Uint8Array(size)
    this.#lastModelWord = new Uint8Array(size)
    this.#matched = new Uint8Array(size)
    this.#inModel = new Uint8Array(size)
  }

  /** Forgets the previous query; only costs as much as that query touched. */
  clear(): void {
    for (const text of this.#touched) {
      this.#scores[text] = 0
      this.#best[text] = 0
      this.#lastWord[text] = 0
      this.#lastModelWord[text] = 0
      this.#matched[text] = 0
      this.#inModel[text] = 0
    }
    this.#touched = []
    this.#word = 0
  }

  nextWord(): void {
    this.#word += 1
  }

  /** Records a hit of the current word; the best of several in one text counts. */
  hit(text: number, score: number, isModelWord: boolean): void {
    if (this.#lastWord[text] !== this.#word) {
      if (this.#matched[text] === 0) this.#touched.push(text)
      this.#lastWord[text] = this.#word
      this.#matched[text] = (this.#matched[text] ?? 0) + 1
      this.#scores[text] = this.getScore(text)
      this.#best[text] = 0
    }
    if (score > (this.#best[text] ?? 0)) this.#best[text] = score
    if (isModelWord && this.#lastModelWord[text] !== this.#word) {
      this.#lastModelWord[text] = this.#word
      this.#inModel[text] = (this.#inModel[text] ?? 0) + 1
    }
  }

  get touched(): readonly number[] {
    return this.#touched
  }

  /** Words of the query that the text contains. */
  countMatched = (text: number): number => this.#matched[text] ?? 0
  /** Words of the query that the text's model contains as typed. */
  countInModel = (text: number): number => this.#inModel[text] ?? 0
  getScore = (text: number): number => (this.#scores[text] ?? 0) + (this.#best[text] ?? 0)
}
