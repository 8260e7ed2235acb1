/** Keeps the highest-scoring items of a long sequence without sorting all of it. */
export class TopList {
  readonly #limit: number
  // A heap with the lowest-ranked item on top.
  readonly #scores: number[] = []
  readonly #items: number[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  add(item: number, score: number): void {
    if (this.#items.length < this.#limit) this.#rise(item, score)
    else if (this.#limit > 0 && this.#isBehind(0, item, score)) this.#replaceLast(item, score)
  }

  /** Highest score first; the smaller item first where scores are equal. */
  listSorted(): { readonly item: number; readonly score: number }[] {
    return this.#items
      .map((item, index) => ({ item, score: this.#scores[index] ?? 0 }))
      .sort((left, right) => right.score - left.score || left.item - right.item)
  }

  /** Whether the item at the index ranks below this one. Equal scores need an order, too, or pages would overlap. */
  #isBehind(index: number, item: number, score: number): boolean {
    const own = this.#scores[index] ?? 0
    return own === score ? (this.#items[index] ?? 0) > item : own < score
  }

  #set(index: number, item: number, score: number): void {
    this.#items[index] = item
    this.#scores[index] = score
  }

  #move(from: number, to: number): void {
    this.#set(to, this.#items[from] ?? 0, this.#scores[from] ?? 0)
  }

  #rise(item: number, score: number): void {
    let index = this.#items.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (this.#isBehind(parent, item, score)) break
      this.#move(parent, index)
      index = parent
    }
    this.#set(index, item, score)
  }

  #replaceLast(item: number, score: number): void {
    const length = this.#items.length
    let index = 0
    for (;;) {
      let child = 2 * index + 1
      if (child >= length) break
      const right = child + 1
      if (right < length && this.#isBehind(right, this.#items[child] ?? 0, this.#scores[child] ?? 0))
        child = right
      if (!this.#isBehind(child, item, score)) break
      this.#move(child, index)
      index = child
    }
    this.#set(index, item, score)
  }
}
