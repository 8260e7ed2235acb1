import {
  DOCUMENT_FIELDS,
  type DocumentField,
  WORD_FIELDS,
  type WordField,
} from '#domain/search/document-fields.ts'
import type { Clause, FieldValue } from '#domain/search/document-query.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { MAX_TEXT_LENGTH } from './query-budget.ts'
import { joinPath, refuse } from './unsupported-query.ts'

export function requireField(index: IndexKind, name: string, path: string): DocumentField {
  return DOCUMENT_FIELDS[index].get(name) ?? refuse(joinPath(path, name), 'no such field in this index')
}

export function requireText(value: unknown, path: string): string {
  if (typeof value !== 'string') return refuse(path, 'must be a text')
  if (value.length > MAX_TEXT_LENGTH) refuse(path, `longer than ${MAX_TEXT_LENGTH} characters`)
  return value
}

/** A value to compare a field with. A whole number may stand for a text: ids of groups are texts in the index. */
export function requireValue(value: unknown, { kind }: DocumentField, path: string): FieldValue {
  if (Number.isSafeInteger(value)) return kind === 'number' ? Number(value) : String(value)
  return kind === 'number' ? refuse(path, 'must be a whole number') : requireText(value, path)
}

export const isWordField = (name: string): name is WordField => WORD_FIELDS.some((field) => field === name)

export const buildEquals = (field: string, values: readonly FieldValue[]): Clause => ({
  kind: 'equals',
  field,
  values: [...new Set(values)],
})
