import type { DeviceFilter } from '#domain/search/device-filter.ts'

const FIELDS = [
  ['ids', 'id'],
  ['categoryId', 'categoryId'],
  ['manufacturerId', 'manufacturerId'],
  ['seriesIds', 'seriesId'],
  ['releaseYears', 'releaseYear'],
] as const satisfies readonly (readonly [keyof DeviceFilter, string])[]

/** The clauses of a filter, always in the same order. */
export const writeFilterClauses = (filter: DeviceFilter): readonly object[] =>
  FIELDS.flatMap(([name, field]) => {
    const value = filter[name]
    if (value === undefined) return []
    return [Array.isArray(value) ? { terms: { [field]: value } } : { term: { [field]: value } }]
  })
