import { refuse } from './unsupported-query.ts'

export const MAX_CLAUSES = 64
export const MAX_VALUES = 500
export const MAX_WORDS = 40
export const MAX_TEXT_LENGTH = 200

/** How much a single query may ask for, over all of its clauses together. */
export class QueryBudget {
  #clauses = MAX_CLAUSES
  #values = MAX_VALUES
  #words = MAX_WORDS

  takeClause(path: string): void {
    this.#clauses -= 1
    if (this.#clauses < 0) refuse(path, `more than ${MAX_CLAUSES} clauses`)
  }

  takeValues(count: number, path: string): void {
    this.#values -= count
    if (this.#values < 0) refuse(path, `more than ${MAX_VALUES} values`)
  }

  takeWords(count: number, path: string): void {
    this.#words -= count
    if (this.#words < 0) refuse(path, `more than ${MAX_WORDS} words`)
  }
}
