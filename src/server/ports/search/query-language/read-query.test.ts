import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { readQuery } from '#server/ports/search/query-language/read-query.ts'
import { UnsupportedQueryError } from '#server/ports/search/query-language/unsupported-query.ts'
import { type WrittenQuery, writeQuery } from '#server/ports/search/query-language/write-query.ts'
import {
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  CATEGORIES_QUERY,
} from '../../../../../tests/support/search-queries.ts'

/** The condition of a query for devices. */
function readWhere(query: unknown, index: IndexKind = 'devices') {
  const read = readQuery({ query }, index).query
  return read.kind === 'documents' ? read.where : read
}

const words = (fields: readonly string[], own: readonly string[], match: string) => ({
  kind: 'words',
  fields,
  words: own,
  match,
})

const year = (...values: readonly number[]) => ({ kind: 'equals', field: 'releaseYear', values })
const term = (value: number) => ({ term: { releaseYear: value } })

describe('a clause', () => {
  it.each<[string, unknown, unknown]>([
    ['everything', { match_all: {} }, { kind: 'all' }],
    ['one value', term(2021), year(2021)],
    ['one value, the long way', { term: { releaseYear: { value: 2021 } } }, year(2021)],
    ['several values', { terms: { releaseYear: [2021, 2022, 2021] } }, year(2021, 2022)],
    ['no value at all', { terms: { releaseYear: [] } }, { kind: 'none' }],
    [
      'a range',
      { range: { releaseYear: { gt: 2020, lte: 2023 } } },
      { kind: 'range', field: 'releaseYear', from: 2021, to: 2023 },
    ],
    [
      'an open range',
      { range: { 'topPrices.de': { gte: 10_000 } } },
      { kind: 'range', field: 'topPrices.de', from: 10_000, to: null },
    ],
    ['any word', { match: { model: 'iPhone 13' } }, words(['model'], ['iphone', '13'], 'any')],
    [
      'all words',
      { match: { model: { query: 'iPhone 13', operator: 'and' } } },
      words(['model'], ['iphone', '13'], 'all'),
    ],
    ['no word', { match: { model: '---' } }, { kind: 'none' }],
    ['a number as text', { match: { releaseYear: 2021 } }, year(2021)],
    [
      'a whole value',
      { match_phrase: { url: 'apple-iphone-13' } },
      { kind: 'equals', field: 'url', values: ['apple-iphone-13'] },
    ],
    ['a phrase', { match_phrase: { model: { query: '13 Pro' } } }, words(['model'], ['13', 'pro'], 'phrase')],
    [
      'the beginning of a phrase',
      { match_phrase_prefix: { model: '13 Pr' } },
      words(['model'], ['13', 'pr'], 'beginning'),
    ],
    [
      'words in several fields',
      { multi_match: { query: 'ps5', fields: ['model', 'searchTerms'] } },
      words(['model', 'searchTerms'], ['ps5'], 'any'),
    ],
    [
      'a phrase in several fields',
      { multi_match: { query: '13 pr', fields: ['searchTerms'], type: 'phrase_prefix' } },
      words(['searchTerms'], ['13', 'pr'], 'beginning'),
    ],
    ['an empty bool', { bool: {} }, { kind: 'all' }],
    ['a must without brackets', { bool: { must: term(2021) } }, year(2021)],
    [
      'must and filter',
      { bool: { must: [term(2021)], filter: [term(2022)] } },
      { kind: 'every', clauses: [year(2021), year(2022)] },
    ],
    [
      'should alone',
      { bool: { should: [term(2021), term(2022)] } },
      { kind: 'some', clauses: [year(2021), year(2022)], atLeast: 1 },
    ],
    ['should beside must', { bool: { must: term(2021), should: term(2022) } }, year(2021)],
    [
      'a minimum',
      { bool: { should: [term(2021), term(2022), term(2023)], minimum_should_match: 2 } },
      { kind: 'some', clauses: [year(2021), year(2022), year(2023)], atLeast: 2 },
    ],
    ['more than there are', { bool: { should: [term(2021)], minimum_should_match: 2 } }, { kind: 'none' }],
    ['must not', { bool: { must_not: [term(2021)] } }, { kind: 'not', clause: year(2021) }],
  ])('states a condition: %s', (_, query, where) => {
    expect(readWhere(query)).toEqual(where)
  })

  it('compares ids of groups as texts', () => {
    expect(readWhere({ match: { 'series.id': 20 } }, 'groups')).toEqual({
      kind: 'equals',
      field: 'series.id',
      values: ['20'],
    })
  })
})

describe('the sort of a query', () => {
  const DESCENDING = [
    { field: 'releaseYear', direction: 'desc' },
    { field: 'releaseMonth', direction: 'desc' },
    { field: 'id', direction: 'asc' },
  ]

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['the specified clauses', [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }]],
    [
      'the long way',
      [{ releaseYear: { order: 'desc' } }, { releaseMonth: { order: 'desc', missing: '_last' } }],
    ],
    ['one object', { releaseYear: 'desc', releaseMonth: 'desc' }],
    ['a third clause', [{ releaseYear: 'desc' }, { releaseMonth: 'desc' }, 'id']],
  ])('is newest first, then by id: %s', (_, sort) => {
    const query = { query: { term: { seriesId: 13 } }, ...(sort === undefined ? {} : { sort }) }
    expect(readQuery(query, 'devices').query).toMatchObject({ kind: 'documents', sort: DESCENDING })
  })
})

describe('the search for a typed text', () => {
  const prefix = {
    multi_match: { query: 'iphone 13', type: 'phrase_prefix', fields: ['model', 'searchTerms'] },
  }
  const fuzzy = { multi_match: { query: 'iphone 13', fields: ['model^2', 'searchTerms'], fuzziness: 'AUTO' } }
  const TYPED = { kind: 'deviceSearch', text: 'iphone 13', filter: {}, from: 0 }

  it.each<[string, unknown]>([
    ['as the shop writes it', writeQuery(buildDeviceSearchQuery('iphone 13')).query],
    ['as two clauses', { bool: { should: [prefix, fuzzy] } }],
    ['as two clauses that one must match', { bool: { should: [prefix, fuzzy], minimum_should_match: 1 } }],
    ['as a single fuzzy match', { match: { model: { query: 'iphone 13', fuzziness: 'AUTO' } } }],
    [
      'boosted by the year itself',
      {
        function_score: {
          query: { bool: { should: [prefix, fuzzy] } },
          field_value_factor: { field: 'releaseYear', factor: 1.2 },
        },
      },
    ],
    [
      'boosted by a curve',
      {
        function_score: {
          query: fuzzy,
          functions: [{ gauss: { releaseYear: { origin: 2026, scale: 5 } }, weight: 2 }],
          score_mode: 'sum',
        },
      },
    ],
    ['field by field', { bool: { should: [{ match_phrase_prefix: { model: 'iphone 13' } }, fuzzy] } }],
  ])('is recognised %s', (_, query) => {
    expect(readQuery({ query }, 'devices').query).toEqual(TYPED)
  })

  it('may be limited by any condition', () => {
    const query = {
      bool: {
        should: [prefix, fuzzy],
        filter: [{ range: { releaseYear: { gte: 2021 } } }],
        must_not: term(2022),
      },
    }
    expect(readQuery({ query, from: 20 }, 'devices').query).toEqual({
      ...TYPED,
      from: 20,
      where: {
        kind: 'every',
        clauses: [
          { kind: 'range', field: 'releaseYear', from: 2021, to: null },
          { kind: 'not', clause: year(2022) },
        ],
      },
    })
  })

  it('looks for one text only', () => {
    const other = { multi_match: { ...fuzzy.multi_match, query: 'galaxy' } }
    expect(() => readQuery({ query: { bool: { should: [prefix, other] } } }, 'devices')).toThrow(
      new UnsupportedQueryError('query.bool.should[1].multi_match.query', 'must be the same text everywhere'),
    )
  })
})

/** The part of the query that the refusal names. */
function findRefusedPart(query: unknown, index: IndexKind = 'devices'): string {
  try {
    return `read as ${JSON.stringify(readQuery(query as WrittenQuery, index))}`
  } catch (error) {
    expect(error).toBeInstanceOf(UnsupportedQueryError)
    return (error as UnsupportedQueryError).part
  }
}

describe('what is outside the language', () => {
  const list = writeQuery(buildDeviceListQuery())
  const nested = (clause: unknown) => ({ query: { bool: { should: [term(1), term(2), clause] } } })
  const fuzzy = (options: object) => ({
    query: { function_score: { query: { match: { model: { query: 'x', ...options } } } } },
  })

  it.each<[string, unknown, string]>([
    ['no query', { query: null }, 'query'],
    ['an empty query', { query: {} }, 'query'],
    ['a list as query', { query: [] }, 'query'],
    ['a text as query', { query: 'iphone' }, 'query'],
    ['two clauses in one', { query: { match_all: {}, term: {} } }, 'query.term'],
    ['a script', { query: { script_score: {} } }, 'query.script_score'],
    ['a pattern', { query: { wildcard: { model: '*' } } }, 'query.wildcard'],
    ['another clause deep inside', nested({ fuzzy: { model: 'x' } }), 'query.bool.should[2].fuzzy'],
    [
      'a typo deep inside',
      { query: { bool: { must: [{ match: { model: { query: 'x', fuzziness: 1 } } }] } } },
      'query.bool.must[0].match.model.fuzziness',
    ],
    ['an inherited name', { query: { constructor: {} } }, 'query.constructor'],
    ['a prototype', { query: JSON.parse('{"__proto__":{}}') }, 'query.__proto__'],
    ['a prototype as field', { query: { term: JSON.parse('{"__proto__":1}') } }, 'query.term.__proto__'],
    ['a prototype beside', JSON.parse('{"__proto__":{},"query":{"term":{"seriesId":1}}}'), '__proto__'],
    ['an unknown field', { query: { term: { colour: 'red' } } }, 'query.term.colour'],
    ['a field that is only shown', { query: { match: { name: 'x' } } }, 'query.match.name'],
    ['words as a term', { query: { term: { model: 'iphone' } } }, 'query.term.model'],
    ['a fraction', { query: { term: { releaseYear: 2021.5 } } }, 'query.term.releaseYear'],
    ['a year as text', { query: { terms: { releaseYear: [2021, '2022'] } } }, 'query.terms.releaseYear[1]'],
    ['one value for a list', { query: { terms: { releaseYear: 2021 } } }, 'query.terms.releaseYear'],
    ['a range of texts', { query: { range: { url: { gte: 'a' } } } }, 'query.range.url'],
    [
      'a boosted range',
      { query: { range: { releaseYear: { gte: 1, boost: 2 } } } },
      'query.range.releaseYear.boost',
    ],
    [
      'weights without relevance',
      { query: { multi_match: { query: 'x', fields: ['model^4'] } } },
      'query.multi_match.fields[0]',
    ],
    [
      'another type of match',
      { query: { multi_match: { query: 'x', fields: ['model'], type: 'cross_fields' } } },
      'query.multi_match.type',
    ],
    [
      'another operator',
      { query: { match: { model: { query: 'x', operator: 'xor' } } } },
      'query.match.model.operator',
    ],
    [
      'a percentage',
      { query: { bool: { should: [term(1)], minimum_should_match: '75%' } } },
      'query.bool.minimum_should_match',
    ],
    ['another occurrence', { query: { bool: { might: [] } } }, 'query.bool.might'],
    [
      'a boost by popularity',
      {
        query: {
          function_score: { query: { match: { model: 'x' } }, field_value_factor: { field: 'popularity' } },
        },
      },
      'query.function_score.field_value_factor.field',
    ],
    [
      'a script as boost',
      { query: { function_score: { query: { match: { model: 'x' } }, functions: [{ script_score: {} }] } } },
      'query.function_score.functions[0].script_score',
    ],
    [
      'a typed text in another field',
      { query: { match: { name: { query: 'x', fuzziness: 1 } } } },
      'query.match.name',
    ],
    [
      'an option of a typed text',
      fuzzy({ analyzer: 'x' }),
      'query.function_score.query.match.model.analyzer',
    ],
    ['a sorted typed text', { ...fuzzy({}), sort: ['id'] }, 'sort'],
    ['a sort by words', { sort: ['model'] }, 'sort[0].model'],
    ['a sort by relevance', { sort: [{ _score: 'desc' }] }, 'sort[0]._score'],
    ['a sort by script', { sort: [{ id: 'asc' }, { _script: {} }] }, 'sort[1]._script'],
    ['a direction', { sort: [{ id: 'down' }] }, 'sort[0].id'],
    [
      'missing values first',
      { sort: [{ 'topPrices.de': { order: 'asc', missing: '_first' } }] },
      'sort[0].topPrices.de.missing',
    ],
    ['the price of an unknown market', { sort: [{ 'topPrices.us': 'asc' }] }, 'sort[0].topPrices.us'],
    ['many orders', { sort: Array(9).fill('id') }, 'sort'],
    ['a negative beginning', { ...list, from: -1 }, 'from'],
    ['a beginning too far away', { ...list, from: 10_001 }, 'from'],
    ['a beginning as text', { ...list, from: '0' }, 'from'],
    ['too many results', { size: 501 }, 'size'],
    ['another aggregation', { aggs: { x: { terms: { field: 'id' } } } }, 'aggs.x'],
    ['an aggregation beside', { aggs: { ...Object(list.aggs), x: {} } }, 'aggs.x'],
    [
      'a larger aggregation',
      JSON.parse(JSON.stringify(list).replace('2000', '9000')),
      'aggs.series.terms.size',
    ],
    ['an unknown field to return', { _source: ['id', 'secret'] }, '_source[1]'],
    ['a pattern of fields', { _source: '*' }, '_source'],
    ['a highlight', { highlight: {} }, 'highlight'],
    ['a text that is too long', { query: { match: { model: 'x'.repeat(201) } } }, 'query.match.model'],
    ['too many words', { query: { match: { model: 'x '.repeat(41) } } }, 'query.match.model'],
    ['too many values', { query: { terms: { id: Array(501).fill(1) } } }, 'query.terms.id'],
    ['too many clauses', { query: { bool: { should: Array(64).fill(term(1)) } } }, 'query.bool.should[63]'],
  ])('is refused by name: %s', (_, query, part) => {
    expect(findRefusedPart(query)).toBe(part)
  })

  it.each<[string, unknown, string]>([
    ['words', { query: { multi_match: { query: 'x', fields: ['model'] } } }, 'query.multi_match'],
    ['a field of devices', { query: { term: { releaseYear: 2021 } } }, 'query.term.releaseYear'],
    [
      'a typed text',
      { query: { match: { model: { query: 'x', fuzziness: 1 } } } },
      'query.match.model.fuzziness',
    ],
    ['a filtered list of categories', { ...writeQuery(CATEGORIES_QUERY), query: { match_all: {} } }, 'query'],
    ['the counts of devices', { aggs: list.aggs }, 'aggs.years'],
  ])('is refused in the index of groups: %s', (_, query, part) => {
    expect(findRefusedPart(query, 'groups')).toBe(part)
  })

  it('is refused whatever it is, and nothing else goes wrong', () => {
    const anything = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(anything, fc.jsonValue(), (query, inner) => {
        expect(findRefusedPart({ ...query, x: 1 })).not.toMatch(/^read as/)
        expect(findRefusedPart({ query: inner })).not.toMatch(/^read as/)
        expect(findRefusedPart({ query: { bool: { must: inner, x: 1 } } })).not.toMatch(/^read as/)
      }),
    )
  })

  it('is refused when anything is added at any place', () => {
    const names = fc.constantFrom('x', 'script', 'regexp', 'boost', 'runtime_mappings', 'constructor')
    const queries = fc.constantFrom<unknown>(
      {
        query: {
          bool: {
            filter: [term(1), { range: { id: { gte: 1 } } }],
            must_not: [{ match: { model: { query: 'x' } } }],
          },
        },
        sort: [{ id: 'asc' }],
        aggs: list.aggs,
      },
      { query: { multi_match: { query: 'x', fields: ['model'] } }, from: 1 },
    )
    fc.assert(
      fc.property(queries, names, fc.nat(), (original, name, choice) => {
        const query = structuredClone(original)
        const objects = listObjects(query)
        Object.assign(objects[choice % objects.length] ?? {}, { [name]: 1 })
        expect(findRefusedPart(query)).not.toMatch(/^read as/)
      }),
    )
  })
})

/** Every object inside a query, the query included. */
function listObjects(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listObjects)
  return Array.isArray(value) ? inner : [value, ...inner]
}

describe('the number and fields of results', () => {
  it('may be part of the query', () => {
    expect(readQuery({ size: 5, _source: ['id', 'name'] }, 'devices')).toMatchObject({
      size: 5,
      shown: ['id', 'name'],
    })
  })

  it('are left to the request otherwise', () => {
    expect(readQuery({ _source: true }, 'devices')).toMatchObject({ size: null, shown: null })
  })
})
