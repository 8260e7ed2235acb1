import { SearchInputError } from '../search-engine.ts'

/** A query outside the language of the search service. The message names the part, and what is wrong with it. */
export class UnsupportedQueryError extends SearchInputError {
  override name = 'UnsupportedQueryError'
  /** Path of the part, as in `query.bool.should[2].fuzzy`. */
  readonly part: string

  constructor(part: string, reason?: string) {
    super(`Unsupported query: ${part}${reason === undefined ? '' : ` (${reason})`}`)
    this.part = part
  }
}

export function refuse(part: string, reason?: string): never {
  throw new UnsupportedQueryError(part, reason)
}

export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

export const requireObject = (value: unknown, path: string): Json =>
  isObject(value) ? value : refuse(path, 'must be an object')

/** Refuses the first key that isn't among the known ones: nothing is ignored. */
export function requireKeys(value: Json, known: readonly string[], path: string): void {
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined) refuse(joinPath(path, unknown))
}

/** The only entry of an object. */
export function requireEntry(value: unknown, path: string): readonly [key: string, inner: unknown] {
  const [entry, second] = Object.entries(requireObject(value, path))
  if (!entry) return refuse(path, 'is empty')
  if (second) refuse(joinPath(path, second[0]), 'one key is enough')
  return entry
}

export const requireInteger = (value: unknown, path: string): number =>
  Number.isSafeInteger(value) ? Number(value) : refuse(path, 'must be a whole number')

/** A list, or its only element without brackets, each with its path. */
export const listElements = (value: unknown, path: string): readonly (readonly [unknown, string])[] =>
  Array.isArray(value) ? value.map((element, index) => [element, `${path}[${index}]`]) : [[value, path]]
