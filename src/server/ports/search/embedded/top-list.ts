/** Keeps the highest-scored numbers of a long row without sorting all of it. */
export class TopList {
  readonly #limit: number
  // A heap with the lowest score on top.
  readonly #scores: number[] = []
  readonly #items: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add(item: number, score: number): void {
    if (this.#items.length < this.#limit) this.#rise(item, score)
    else if (this.#limit > 0 && score > (this.#scores[0] ?? 0)) this.#replaceLowest(item, score)
  }

  /** Highest score first; the smaller number first where scores are equal. */
  sorted(): { readonly item: number; readonly score: number }[] {
    return this.#items
      .map((item, index) => ({ item, score: this.#scores[index] ?? 0 }))
      .sort((left, right) => right.score - left.score || left.item - right.item)
  }

  #set(index: number, item: number, score: number): void {
    this.#items[index] = item
    this.#scores[index] = score
  }

  #rise(item: number, score: number): void {
    let index = this.#items.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      const above = this.#scores[parent] ?? 0
      if (above <= score) break
      this.#set(index, this.#items[parent] ?? 0, above)
      index = parent
    }
    this.#set(index, item, score)
  }

  #replaceLowest(item: number, score: number): void {
    const length = this.#items.length
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= length) break
      const isRightLower = child + 1 < length && (this.#scores[child + 1] ?? 0) < (this.#scores[child] ?? 0)
      if (isRightLower) child += 1
      if ((this.#scores[child] ?? 0) >= score) break
      this.#set(index, this.#items[child] ?? 0, this.#scores[child] ?? 0)
      index = child
    }
    this.#set(index, item, score)
  }
}
