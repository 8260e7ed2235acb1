import { SearchInputError } from '../search-engine.ts'
import type { WrittenQuery } from './write-query.ts'

const MAX_DEPTH = 20

/** How deep brackets are nested. Strings are skipped: a bracket inside one doesn't count. */
function measureDepth(source: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      depth += 1
      deepest = Math.max(deepest, depth)
    } else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/

function requireReadableText(value: unknown, path: string): void {
  if (typeof value === 'string' && CONTROL_CHARACTERS.test(value))
    throw new SearchInputError(`Control characters in ${path || 'source'}`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const below = path ? `${path}.${key}` : key
    requireReadableText(inner, Array.isArray(value) ? `${path}[${key}]` : below)
  }
}

/** The query in a source parameter. Its depth is checked before anything walks it. */
export function readSource(source: string): WrittenQuery {
  if (measureDepth(source) > MAX_DEPTH) throw new SearchInputError('source is nested too deeply')
  let query: unknown
  try {
    query = JSON.parse(source)
  } catch {
    throw new SearchInputError('source is not JSON')
  }
  if (typeof query !== 'object' || query === null || Array.isArray(query))
    throw new SearchInputError('source is not an object')
  requireReadableText(query, '')
  return query as WrittenQuery
}
