import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { WordField } from '#domain/search/document-fields.ts'
import type { Clause, DocumentOrder, DocumentQuery } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { writeSpacedWords } from '#domain/search/word-endings.ts'
import { mapInSlices, visitInSlices } from '#server/slices/map-in-slices.ts'
import { Slice } from '#server/slices/slice.ts'
import { type CompareRows, sortInSlices } from '#server/slices/sort-in-slices.ts'
import type { DeviceCounts, FoundDocuments, SearchTarget } from '../search-engine.ts'
import {
  type AcceptsRow,
  type Cell,
  type ClauseRows,
  compileClause,
  countChecks,
  getField,
  listComparedFields,
  readCell,
} from './compile-clause.ts'

type SearchDocument = DeviceDocument | GroupDocument

/** How long other requests wait for a part of a query. */
const SLICE_MS = 3
/** How many rows are looked at before the clock is. */
const SLICE_ROWS = 128

/** How many comparisons it takes to sort a row among some ten thousand, at most. */
const SORT_CHECKS = 16

const countUp = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Compares what two documents hold in a field. Without a value, a document comes last in either direction. */
function compareCells(one: Cell, other: Cell, direction: DocumentOrder['direction']): number {
  if (one === other) return 0
  if (one === undefined) return 1
  if (other === undefined) return -1
  return one < other === (direction === 'asc') ? -1 : 1
}

const getId = (document: SearchDocument): number => ('id' in document ? document.id : document.series.id)

/** The documents of an index as a table that any condition can be asked of. */
export class DocumentTable {
  readonly #index: IndexKind
  readonly #documents: readonly SearchDocument[]
  /** Fields as queries compare them, read when a query asks for one for the first time. */
  readonly #columns = new Map<string, Promise<readonly Cell[]>>()
  /** Split into words when a query is asked for the first time. */
  #words: Promise<ClauseRows['words']> | undefined
  #rowsById: Promise<ReadonlyMap<number, number>> | undefined

  constructor(index: IndexKind, documents: readonly SearchDocument[]) {
    this.#index = index
    this.#documents = documents
  }

  /** Nothing of a query is kept, so that no query can push out what others need. */
  async find(
    { where, sort, from, hasCounts }: DocumentQuery,
    { size, charge }: Pick<SearchTarget, 'size' | 'charge'>,
  ): Promise<FoundDocuments> {
    const accepts = await this.compile(where, charge)
    const slice = new Slice(SLICE_MS)
    const found = await this.#filter(accepts, slice)
    charge?.(SORT_CHECKS * found.length)
    const compare = await this.#compareBy(sort)
    const rows = await sortInSlices(found, { compare, limit: from + size, slice })
    return {
      documents: rows.slice(from).flatMap((row) => this.#documents[row] ?? []),
      total: found.length,
      counts: hasCounts ? this.#count(found) : null,
    }
  }

  /** The condition as a function of rows, charged for all of them. */
  async compile(where: Clause, charge?: SearchTarget['charge']): Promise<AcceptsRow> {
    charge?.(countChecks(where) * this.#documents.length)
    this.#words ??= this.#splitWords()
    const columns = await this.#readColumns(listComparedFields(where))
    return compileClause(where, { index: this.#index, columns, words: await this.#words })
  }

  /** The condition as a function of devices, by id; one that isn't in the table doesn't meet it. */
  async compileById(where: Clause, charge?: SearchTarget['charge']): Promise<(id: number) => boolean> {
    const accepts = await this.compile(where, charge)
    this.#rowsById ??= this.#numberRows()
    const rows = await this.#rowsById
    return (id) => {
      const row = rows.get(id)
      return row !== undefined && accepts(row)
    }
  }

  /** The rows that meet a condition, without blocking other requests in the meantime. */
  async #filter(accepts: AcceptsRow, slice: Slice): Promise<number[]> {
    const rows: number[] = []
    for (const row of this.#documents.keys()) {
      if (accepts(row)) rows.push(row)
      if (row % SLICE_ROWS === 0 && slice.isOver()) await slice.letOthersRun()
    }
    return rows
  }

  async #numberRows(): Promise<ReadonlyMap<number, number>> {
    const rows = new Map<number, number>()
    await visitInSlices(this.#documents, (document, row) => void rows.set(getId(document), row))
    return rows
  }

  async #splitWords(): Promise<ClauseRows['words']> {
    const split = (name: WordField) =>
      mapInSlices(this.#documents, (document) =>
        name in document ? writeSpacedWords([(document as DeviceDocument)[name]].flat()) : '',
      )
    return { model: await split('model'), searchTerms: await split('searchTerms') }
  }

  #readColumn(name: string): Promise<readonly Cell[]> {
    const known = this.#columns.get(name)
    if (known) return known
    const field = getField(this.#index, name)
    const column = mapInSlices(this.#documents, (document) => readCell(document, field))
    this.#columns.set(name, column)
    return column
  }

  async #readColumns(names: readonly string[]): Promise<Map<string, readonly Cell[]>> {
    const columns = new Map<string, readonly Cell[]>()
    for (const name of names) if (!columns.has(name)) columns.set(name, await this.#readColumn(name))
    return columns
  }

  async #compareBy(sort: readonly DocumentOrder[]): Promise<CompareRows> {
    const columns = await this.#readColumns(sort.map(({ field }) => field))
    const keys = sort.map(({ field, direction }) => ({ column: columns.get(field) ?? [], direction }))
    return (left, right) => {
      for (const { column, direction } of keys) {
        const order = compareCells(column[left], column[right], direction)
        if (order !== 0) return order
      }
      return 0
    }
  }

  #count(rows: readonly number[]): DeviceCounts {
    const years = new Map<number, number>()
    const series = new Map<number, number>()
    for (const row of rows) {
      const document = this.#documents[row]
      if (!document || !('seriesId' in document)) continue
      countUp(years, document.releaseYear)
      countUp(series, document.seriesId)
    }
    return { years, series }
  }
}
