import type { SearchQuery } from '#domain/search/query-builders.ts'
import { SearchInputError } from './search-engine.ts'

const MAX_DEPTH = 12

/** How deep brackets are nested; strings are skipped, so a bracket inside one does not count. */
function depthOf(source: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < source.length; index += 1) {
    const letter = source[index]
    if (isInString) {
      if (letter === '\\') index += 1
      else if (letter === '"') isInString = false
    } else if (letter === '"') isInString = true
    else if (letter === '{' || letter === '[') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (letter === '}' || letter === ']') depth -= 1
  }
  return deepest
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/

function requireReadableText(value: unknown, path: string): void {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    throw new SearchInputError(`Control characters in ${path || 'source'}`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) requireReadableText(inner, path ? `${path}.${key}` : key)
}

/** The query inside of a source parameter. Depth is checked before anything walks through it. */
export function readSearchSource(source: string): SearchQuery {
  if (depthOf(source) > MAX_DEPTH) throw new SearchInputError('source is nested too deeply')
  let query: unknown
  try {
    query = JSON.parse(source)
  } catch {
    throw new SearchInputError('source is not JSON')
  }
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    throw new SearchInputError('source is not an object')
  requireReadableText(query, '')
  return query as SearchQuery
}
