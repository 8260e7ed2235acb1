/** Adds up, for every text, how well it matches each word of a query. Allocated once and reused for every query. */
export class ScoreBoard {
  readonly #scores: Float32Array
  /** Best hit of the current word. */
  readonly #best: Float32Array
  readonly #lastWord: Uint8Array
  readonly #matched: Uint8Array
  readonly #inModel: Uint8Array
  #touched: number[] = []
  #word = 0

  constructor(size: number) {
    this.#scores = new Float32Array(size)
    this.#best = new Float32Array(size)
    this.#lastWord = new Uint8Array(size)
    this.#matched = new Uint8Array(size)
    this.#inModel = new Uint8Array(size)
  }

  /** Forgets the previous query; only costs as much as that query touched. */
  clear(): void {
    for (const text of this.#touched) {
      this.#scores[text] = 0
      this.#lastWord[text] = 0
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
      this.#best[text] = 0
      if (isModelWord) this.#inModel[text] = (this.#inModel[text] ?? 0) + 1
    }
    const before = this.#best[text] ?? 0
    if (score <= before) return
    this.#scores[text] = (this.#scores[text] ?? 0) + score - before
    this.#best[text] = score
  }

  get touched(): readonly number[] {
    return this.#touched
  }

  /** Words of the query that the text contains. */
  countMatched = (text: number): number => this.#matched[text] ?? 0
  /** Words of the query that the text's model contains as typed. */
  countInModel = (text: number): number => this.#inModel[text] ?? 0
  getScore = (text: number): number => this.#scores[text] ?? 0
}
