// The part of OpenSearch's query language that the shop's conditions are written in, evaluated on stored documents. It is
// independent of the shop's own evaluator, so that the two can be compared.

type Json = Readonly<Record<string, unknown>>

interface BoolBody {
  readonly filter?: readonly Json[]
  readonly should?: readonly Json[]
  readonly must_not?: readonly Json[]
  readonly minimum_should_match?: number
}

/** The values that an index holds for a field. */
function readValues(document: Json, field: string): readonly (string | number)[] {
  const value = field.split('.').reduce<unknown>((inner, key) => (inner as Json | undefined)?.[key], document)
  return [value].flat().filter((own) => own !== undefined) as (string | number)[]
}

const firstEntry = (value: unknown): readonly [string, unknown] =>
  Object.entries(value as Json)[0] ?? ['', undefined]

/** Whole texts compare with numbers as text. */
const isEqual = (wanted: unknown) => (value: string | number) => String(value) === String(wanted)

function isWithin(limits: Json, value: number): boolean {
  return (
    (limits.gte === undefined || value >= Number(limits.gte)) &&
    (limits.lte === undefined || value <= Number(limits.lte))
  )
}

function meetsBool(
  { filter = [], should = [], must_not = [], minimum_should_match }: BoolBody,
  document: Json,
) {
  const matched = should.filter((clause) => meets(clause, document)).length
  const required = minimum_should_match ?? (filter.length === 0 && should.length > 0 ? 1 : 0)
  return (
    filter.every((clause) => meets(clause, document)) &&
    matched >= required &&
    !must_not.some((clause) => meets(clause, document))
  )
}

/** Whether a document meets a written clause. */
export function meets(clause: Json, document: Json): boolean {
  const [name, body] = firstEntry(clause)
  const [field, given] = firstEntry(body)
  switch (name) {
    case 'match_all':
      return true
    case 'bool':
      return meetsBool(body as BoolBody, document)
    case 'term':
    case 'match':
    case 'match_phrase':
      return readValues(document, field).some(isEqual(given))
    case 'terms':
      return (given as unknown[]).some((wanted) => readValues(document, field).some(isEqual(wanted)))
    case 'range':
      return readValues(document, field).some((value) => isWithin(given as Json, Number(value)))
    case 'prefix':
      return readValues(document, field).some((value) => String(value).startsWith(String(given)))
    default:
      throw new Error(`The fake search engine doesn't know ${name}`)
  }
}

/** Compares by a written sort; documents without a value come last. */
export function compareBy(sort: readonly Json[], isText: (field: string) => boolean) {
  return (left: Json, right: Json): number => {
    for (const clause of sort) {
      const [field, direction] = firstEntry(clause)
      const read = (document: Json) => {
        const [value] = readValues(document, field)
        return value !== undefined && isText(field) ? String(value) : value
      }
      const one = read(left)
      const other = read(right)
      if (one === other) continue
      if (one === undefined || other === undefined) return one === undefined ? 1 : -1
      return one < other === (direction === 'asc') ? -1 : 1
    }
    return 0
  }
}

/** The buckets of a `terms` aggregation, the largest first. */
export function countTerms(aggregation: Json, documents: readonly Json[]) {
  const { field } = aggregation.terms as { readonly field: string }
  const counts = Map.groupBy(documents, (document) => readValues(document, field)[0])
  const buckets = [...counts].map(([key, own]) => ({ key: Number(key), doc_count: own.length }))
  return { buckets: buckets.sort((one, other) => other.doc_count - one.doc_count || one.key - other.key) }
}
