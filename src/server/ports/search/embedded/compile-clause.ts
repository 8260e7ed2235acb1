import { DOCUMENT_FIELDS, type DocumentField, type WordField } from '#domain/search/document-fields.ts'
import type { Clause, FieldValue, WordMatch } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { foldText } from '#domain/text/fold-text.ts'

/** Whether the document in a row meets a condition. */
export type AcceptsRow = (row: number) => boolean

/** What a document holds in a field: several values if it is a list, undefined if it has none. */
export type Cell = FieldValue | readonly FieldValue[] | undefined

/** What a condition is compiled for: the documents' fields, read and folded once for all queries. */
export interface ClauseRows {
  readonly index: IndexKind
  /** Every document's value of each field that the condition names. */
  readonly columns: ReadonlyMap<string, readonly Cell[]>
  /** Every document's words of a field, each between two spaces. */
  readonly words: Readonly<Record<WordField, readonly string[]>>
}

export function getField(index: IndexKind, name: string): DocumentField {
  const field = DOCUMENT_FIELDS[index].get(name)
  // The query language knows the same fields.
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

const fold = (value: unknown, { kind, isFolded }: DocumentField): FieldValue => {
  if (kind === 'number') return Number(value)
  return isFolded ? foldText(String(value)) : String(value)
}

export function readCell(document: object, field: DocumentField): Cell {
  let value: unknown = document
  for (const key of field.keys) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key]
  if (value === undefined || value === null) return undefined
  return Array.isArray(value) ? value.map((element) => fold(element, field)) : fold(value, field)
}

/** The fields whose values a condition compares. */
export function listComparedFields(clause: Clause): readonly string[] {
  switch (clause.kind) {
    case 'equals':
    case 'range':
      return [clause.field]
    case 'every':
    case 'some':
      return clause.clauses.flatMap(listComparedFields)
    case 'not':
      return listComparedFields(clause.clause)
    default:
      return []
  }
}

/** How many comparisons a condition takes for one document, at most. */
export function countChecks(clause: Clause): number {
  switch (clause.kind) {
    case 'words':
      return clause.fields.length * listNeedles(clause.words, clause.match).length
    case 'every':
    case 'some':
      return clause.clauses.reduce((sum, inner) => sum + countChecks(inner), 1)
    case 'not':
      return countChecks(clause.clause)
    default:
      return 1
  }
}

/** Whether any value of a field passes. */
function compileColumn(column: readonly Cell[] = [], passes: (value: FieldValue) => boolean): AcceptsRow {
  return (row) => {
    const cell = column[row]
    if (cell === undefined) return false
    return typeof cell === 'object' ? cell.some(passes) : passes(cell)
  }
}

function compileEquals(
  { field: name, values }: Extract<Clause, { readonly kind: 'equals' }>,
  { index, columns }: ClauseRows,
): AcceptsRow {
  const field = getField(index, name)
  const wanted = new Set(values.map((value) => fold(value, field)))
  return compileColumn(columns.get(name), (value) => wanted.has(value))
}

function compileRange(
  { field: name, from, to }: Extract<Clause, { readonly kind: 'range' }>,
  { columns }: ClauseRows,
): AcceptsRow {
  const lowest = from ?? Number.NEGATIVE_INFINITY
  const highest = to ?? Number.POSITIVE_INFINITY
  return compileColumn(columns.get(name), (value) => Number(value) >= lowest && Number(value) <= highest)
}

/** What to look for in a field's spaced words. */
function listNeedles(words: readonly string[], match: WordMatch): readonly string[] {
  if (match === 'phrase') return [` ${words.join(' ')} `]
  if (match === 'beginning') return [` ${words.join(' ')}`]
  return words.map((word) => ` ${word} `)
}

function compileWords(
  { fields, words, match }: Extract<Clause, { readonly kind: 'words' }>,
  rows: ClauseRows,
): AcceptsRow {
  const needles = listNeedles(words, match)
  const columns = fields.map((field) => rows.words[field])
  const accepts =
    match === 'any'
      ? (text: string) => needles.some((needle) => text.includes(needle))
      : (text: string) => needles.every((needle) => text.includes(needle))
  return (row) => columns.some((column) => accepts(column[row] ?? ''))
}

const compileSome =
  (clauses: readonly AcceptsRow[], atLeast: number): AcceptsRow =>
  (row) => {
    let count = 0
    for (const accepts of clauses) {
      if (accepts(row)) count += 1
      if (count === atLeast) return true
    }
    return false
  }

/** A condition as a function of rows. */
export function compileClause(clause: Clause, rows: ClauseRows): AcceptsRow {
  switch (clause.kind) {
    case 'all':
      return () => true
    case 'none':
      return () => false
    case 'equals':
      return compileEquals(clause, rows)
    case 'range':
      return compileRange(clause, rows)
    case 'words':
      return compileWords(clause, rows)
    case 'every': {
      const inner = clause.clauses.map((own) => compileClause(own, rows))
      return (row) => inner.every((accepts) => accepts(row))
    }
    case 'some':
      return compileSome(
        clause.clauses.map((own) => compileClause(own, rows)),
        clause.atLeast,
      )
    case 'not': {
      const accepts = compileClause(clause.clause, rows)
      return (row) => !accepts(row)
    }
  }
}
