import type { WordField } from './document-fields.ts'
import type { IndexKind } from './index-kind.ts'

export type FieldValue = string | number

/** How the words of a text must occur: any of them, all of them, one after the other, or so with the last one unfinished. */
export type WordMatch = 'any' | 'all' | 'phrase' | 'beginning'

/**
 * A condition that documents meet or don't. There is no degree: the order of a result comes from its sort alone, so that
 * every engine gives the same one.
 */
export type Clause =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'equals'; readonly field: string; readonly values: readonly FieldValue[] }
  /** Both ends are included; null leaves one open. */
  | {
      readonly kind: 'range'
      readonly field: string
      readonly from: number | null
      readonly to: number | null
    }
  | {
      readonly kind: 'words'
      readonly fields: readonly WordField[]
      readonly words: readonly string[]
      readonly match: WordMatch
    }
  | { readonly kind: 'every'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'some'; readonly clauses: readonly Clause[]; readonly atLeast: number }
  | { readonly kind: 'not'; readonly clause: Clause }

export interface DocumentOrder {
  readonly field: string
  readonly direction: 'asc' | 'desc'
}

/** Documents of one index that meet a condition, in a given order. */
export interface DocumentQuery {
  readonly index: IndexKind
  readonly where: Clause
  /** Never leaves two documents without an order: its last field is unique. */
  readonly sort: readonly DocumentOrder[]
  readonly from: number
  /** Whether to count the devices per release year and per series, too. */
  readonly hasCounts: boolean
}

const BY_ID: DocumentOrder = { field: 'id', direction: 'asc' }
const BY_SERIES: DocumentOrder = { field: 'series.id', direction: 'asc' }

/** What breaks ties, so that pages of a list never overlap. */
const TIE_BREAKERS: Readonly<Record<IndexKind, DocumentOrder>> = { devices: BY_ID, groups: BY_SERIES }

const DEFAULT_SORTS: Readonly<Record<IndexKind, readonly DocumentOrder[]>> = {
  devices: [
    { field: 'releaseYear', direction: 'desc' },
    { field: 'releaseMonth', direction: 'desc' },
  ],
  groups: [],
}

/** A sort that puts every two documents in an order. Without one, the newest devices come first. */
export function completeSort(index: IndexKind, sort: readonly DocumentOrder[]): readonly DocumentOrder[] {
  const wanted = sort.length > 0 ? sort : DEFAULT_SORTS[index]
  const last = TIE_BREAKERS[index]
  const unique = wanted.findIndex(({ field }) => field === last.field)
  return unique === -1 ? [...wanted, last] : wanted.slice(0, unique + 1)
}
