import type { SearchQuery } from '#domain/search/query-builders.ts'
import { type RecognisedQuery, recogniseQuery, UnsupportedQueryError } from '#domain/search/query-forms.ts'
import { readSearchSource } from './read-search-source.ts'
import { SearchInputError } from './search-engine.ts'

/** What an index holds: the series with their groups, or the devices. */
export type IndexKind = 'groups' | 'devices'

/** How far into a list a page may begin. */
export const MAX_FROM = 10_000
const MAX_TEXT_LENGTH = 200

const GROUP_FORMS: readonly RecognisedQuery['form'][] = ['categories', 'group']

export interface RecognisedSource {
  /** As it was read, for an engine that speaks the query's own language. */
  readonly query: SearchQuery
  readonly recognised: RecognisedQuery
}

function requireBounds(query: RecognisedQuery): void {
  if (!('input' in query)) return
  const { input } = query
  if ('from' in input && input.from > MAX_FROM) throw new SearchInputError(`from is larger than ${MAX_FROM}`)
  if ('text' in input && input.text.length > MAX_TEXT_LENGTH)
    throw new SearchInputError(`The text is longer than ${MAX_TEXT_LENGTH} characters`)
}

function requireKind({ form }: RecognisedQuery, kind: IndexKind): void {
  const isForGroups = GROUP_FORMS.includes(form)
  if (isForGroups !== (kind === 'groups'))
    throw new SearchInputError(`Unsupported query: ${form} in this index`)
}

/** The query of a source parameter, if it is one of the shop's and fits the index; a SearchInputError otherwise. */
export function recogniseSource(source: string, kind: IndexKind): RecognisedSource {
  try {
    const query = readSearchSource(source)
    const recognised = recogniseQuery(query)
    requireBounds(recognised)
    requireKind(recognised, kind)
    return { query, recognised }
  } catch (error) {
    if (error instanceof UnsupportedQueryError) throw new SearchInputError(error.message)
    throw error
  }
}
