import { DEVICE_SORTS, type DeviceSort, type SortField } from '#domain/search/device-sort.ts'
import type { DocumentOrder } from '#domain/search/document-query.ts'
import { type Dialect, SERVICE_DIALECT } from './write-clause.ts'

/** A field and its direction, as the search engine writes it. */
export type SortClause = Readonly<Record<string, 'asc' | 'desc'>>

// The engine can't sort by an analysed text, so the model has a keyword beside it.
const toEngineField = (field: SortField): string => (field === 'model' ? 'model.keyword' : field)

export const writeSortClause = (
  { field, direction }: DocumentOrder,
  { foldedFields }: Dialect,
): SortClause => ({ [foldedFields[field] ?? field]: direction })

export const writeSortClauses = (
  sort: DeviceSort,
  dialect: Dialect = SERVICE_DIALECT,
): readonly SortClause[] =>
  DEVICE_SORTS[sort].map(({ field, direction }) =>
    writeSortClause({ field: toEngineField(field), direction }, dialect),
  )
