/** How a list is shown: what the address says about it, so that it can be shared, saved and gone back to. */
export interface ListState {
  readonly text: string
  readonly sort: { readonly column: string; readonly isDescending: boolean } | null
  /** The columns that are shown; null shows the usual ones. */
  readonly columns: readonly string[] | null
  /** The values that a column may have, by column. Columns without any aren't filtered. */
  readonly filters: Readonly<Record<string, readonly string[]>>
}

type Search = Readonly<Record<string, string | undefined>>

const splitList = (text: string | undefined): readonly string[] =>
  text ? text.split(',').filter((part) => part !== '') : []

/** Reads how a list is shown from its address. People edit addresses, so unknown columns are left out. */
export function readListState(search: Search, columnIds: readonly string[]): ListState {
  const { q = '', sort = '', columns } = search
  const isDescending = sort.startsWith('-')
  const column = isDescending ? sort.slice(1) : sort
  const chosen = splitList(columns).filter((id) => columnIds.includes(id))
  const filters = columnIds.map((id) => [id, splitList(search[id])] as const)
  return {
    text: q,
    sort: columnIds.includes(column) ? { column, isDescending } : null,
    columns: chosen.length > 0 ? chosen : null,
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
  }
}

/** Writes how a list is shown as the query of its address; empty for a list that nobody has changed. */
export function writeListState({ text, sort, columns, filters }: ListState): string {
  const pairs = [
    ['q', text],
    ['sort', sort === null ? '' : `${sort.isDescending ? '-' : ''}${sort.column}`],
    ['columns', columns?.join(',') ?? ''],
    ...Object.entries(filters).map(([id, values]) => [id, values.join(',')]),
  ]
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString()
}

/** The sort after a click on a column: up, down, then as the list comes. */
export function cycleSort(sort: ListState['sort'], column: string): ListState['sort'] {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? null : { column, isDescending: true }
}

/** A list of values with one more, or one less. */
export const toggleValue = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
