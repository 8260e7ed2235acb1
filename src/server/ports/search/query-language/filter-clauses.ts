import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
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

const MAX_VALUES = 500

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

const isNumberList = (value: unknown) =>
  Array.isArray(value) && value.length <= MAX_VALUES && value.every(isNumber)

const IS_VALUE: Readonly<Record<keyof DeviceFilter, (value: unknown) => boolean>> = {
  ids: isNumberList,
  categoryId: (value) => CATEGORY_IDS.some((id) => id === value),
  manufacturerId: isNumber,
  seriesIds: isNumberList,
  releaseYears: isNumberList,
}

/**
 * The filter behind these clauses. Anything unreadable is left out: the caller compares the clauses with what it would
 * write, and notices the difference.
 */
export function readFilterClauses(clauses: unknown): DeviceFilter {
  if (!Array.isArray(clauses)) return {}
  const found = clauses.flatMap((clause: { term?: object; terms?: object } | null) => {
    const [field, value] = Object.entries(clause?.terms ?? clause?.term ?? {})[0] ?? []
    const name = FIELDS.find(([, known]) => known === field)?.[0]
    return name && IS_VALUE[name](value) ? [[name, value]] : []
  })
  return Object.fromEntries(found)
}
