import type { WordField } from '#domain/search/document-fields.ts'
import type { Clause, WordMatch } from '#domain/search/document-query.ts'
import { foldText } from '#domain/text/fold-text.ts'

export type WordsClause = Extract<Clause, { readonly kind: 'words' }>

/** Writes the search for words in a field. */
export type WriteWords = (field: WordField, words: readonly string[], match: WordMatch) => object

/** What is written differently for a search service and for the shop's own indexes. */
export interface Dialect {
  readonly writeWords: WriteWords
  /** Where the shop itself has folded a whole text: the field that holds it, by the one that a query names. */
  readonly foldedFields: Readonly<Record<string, string>>
}

const MATCH_NONE = { bool: { must_not: [{ match_all: {} }] } }

const writeMatch: WriteWords = (field, words, match) => {
  const query = words.join(' ')
  if (match === 'phrase') return { match_phrase: { [field]: query } }
  if (match === 'beginning') return { match_phrase_prefix: { [field]: query } }
  return { match: { [field]: { query, operator: match === 'all' ? 'and' : 'or' } } }
}

/** The language of `POST /searches`. */
export const SERVICE_DIALECT: Dialect = { writeWords: writeMatch, foldedFields: {} }

const writeSome = (clauses: readonly object[], atLeast: number) => ({
  bool: { should: clauses, minimum_should_match: atLeast },
})

const writeWordsClause = ({ fields, words, match }: WordsClause, write: WriteWords): object => {
  const [first, ...others] = fields.map((field) => write(field, words, match))
  if (!first) return MATCH_NONE
  return others.length === 0 ? first : writeSome([first, ...others], 1)
}

const writeRange = ({ field, from, to }: Extract<Clause, { readonly kind: 'range' }>) => ({
  range: { [field]: { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lte: to }) } },
})

function writeEquals(
  { field: name, values: given }: Extract<Clause, { readonly kind: 'equals' }>,
  { foldedFields }: Dialect,
): object {
  const folded = foldedFields[name]
  const values = folded ? given.map((value) => foldText(String(value))) : given
  const field = folded ?? name
  const [only] = values
  return values.length === 1 ? { term: { [field]: only } } : { terms: { [field]: values } }
}

/** A condition in the search engine's language. No clause is scored, because the sort alone decides the order. */
export function writeClause(clause: Clause, dialect: Dialect = SERVICE_DIALECT): object {
  switch (clause.kind) {
    case 'all':
      return { match_all: {} }
    case 'none':
      return MATCH_NONE
    case 'equals':
      return writeEquals(clause, dialect)
    case 'range':
      return writeRange(clause)
    case 'words':
      return writeWordsClause(clause, dialect.writeWords)
    case 'every':
      return { bool: { filter: clause.clauses.map((inner) => writeClause(inner, dialect)) } }
    case 'some':
      return writeSome(
        clause.clauses.map((inner) => writeClause(inner, dialect)),
        clause.atLeast,
      )
    case 'not':
      return { bool: { must_not: [writeClause(clause.clause, dialect)] } }
  }
}
