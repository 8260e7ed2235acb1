import { DEVICE_SORTS, type DeviceSort, type SortField, type SortKey } from '#domain/search/device-sort.ts'

/** A field and its direction, as the search engine writes it. */
export type SortClause = Readonly<Record<string, 'asc' | 'desc'>>

// The engine can't sort by an analysed text, so the model has a keyword beside it.
const toEngineField = (field: SortField): string => (field === 'model' ? 'model.keyword' : field)

const toClause = ({ field, direction }: SortKey): SortClause => ({ [toEngineField(field)]: direction })

export const writeSortClauses = (sort: DeviceSort): readonly SortClause[] => DEVICE_SORTS[sort].map(toClause)

const SORTS = new Map(
  (Object.keys(DEVICE_SORTS) as DeviceSort[]).map((sort) => [JSON.stringify(writeSortClauses(sort)), sort]),
)

/** The order that these clauses describe, if it is one of the shop's. */
export const readSortClauses = (clauses: unknown): DeviceSort | undefined =>
  SORTS.get(JSON.stringify(clauses))
