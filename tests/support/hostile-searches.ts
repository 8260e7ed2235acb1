import { MAX_RESULT_SIZE, MAX_SOURCE_LENGTH } from '#contracts/search.ts'
import { MARKETS } from '#markets/markets.ts'
import { writeQuery } from '#server/ports/search/query-language/write-query.ts'
import {
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  CATEGORIES_QUERY,
} from './search-queries.ts'

const { searchIndexes: INDEXES } = MARKETS.de

/** A search body with this source, unchanged. */
export const buildBody = (source: string, overrides: object = {}) =>
  JSON.stringify({
    search: { source, source_content_type: 'application/json' },
    application: INDEXES.devices,
    resultSize: 5,
    ...overrides,
  })

const buildQueryBody = (query: unknown) => buildBody(JSON.stringify(query))

export const WHOLE_LIST = writeQuery(buildDeviceListQuery())
export const GOOD_SEARCH = buildQueryBody(writeQuery(buildDeviceSearchQuery('iphone 13')))

const nest = (levels: number, key = 'query') => `${`{"${key}":`.repeat(levels)}1${'}'.repeat(levels)}`

export const buildTypedBody = (text: string) => buildQueryBody(writeQuery(buildDeviceSearchQuery(text)))

/** The problem, the body, and the expected status and message. */
type Refusal = [name: string, body: string, status: number, message: string | RegExp]

export const BAD_BODIES: Refusal[] = [
  ['nothing', '', 400, /Body cannot be empty/],
  ['half of a body', GOOD_SEARCH.slice(0, -1), 400, /not valid JSON/],
  ['a list', '[]', 400, /^body\/ .*expected object/],
  ['a long list', JSON.stringify(Array(8_000).fill(1)), 400, /^body\/ .*expected object/],
  ['null', 'null', 400, /^body\/ /],
  ['a body of 200 levels', nest(200, 'search'), 400, /^body\/search/],
  ['a list of 200 levels', '['.repeat(200) + ']'.repeat(200), 400, /^body\/ /],
  ['a prototype', `{"__proto__":{"x":1},${GOOD_SEARCH.slice(1)}`, 400, /not valid JSON/],
  ['a constructor', `{"constructor":{"prototype":{}},${GOOD_SEARCH.slice(1)}`, 400, /not valid JSON/],
  ['an unknown key', buildBody('{}', { size: 5 }), 400, /^body\/ .*"size"/],
  ['no search', buildBody('{}', { search: undefined }), 400, /^body\/search /],
  ['a search as text', buildBody('{}', { search: 'iphone' }), 400, /^body\/search /],
  ['a source as object', buildBody('{}', { search: { source: WHOLE_LIST } }), 400, /^body\/search\/source /],
  ['an empty source', buildBody(''), 400, /^body\/search\/source /],
  [
    'another type of source',
    buildBody('{}', { search: { source: '{}', source_content_type: 'text/yaml' } }),
    400,
    /^body\/search\/source_content_type /,
  ],
  [
    'a source that is too long',
    buildBody(' '.repeat(MAX_SOURCE_LENGTH + 1)),
    400,
    /^body\/search\/source Too big/,
  ],
  ['no number of results', buildBody('{}', { resultSize: undefined }), 400, /^body\/resultSize /],
  ['fewer than no results', buildBody('{}', { resultSize: -1 }), 400, /^body\/resultSize .*>=0/],
  [
    'one result too many',
    buildBody('{}', { resultSize: MAX_RESULT_SIZE + 1 }),
    400,
    /^body\/resultSize Too big/,
  ],
  ['a billion results', buildBody('{}', { resultSize: 1e9 }), 400, /^body\/resultSize Too big/],
  ['results beyond numbers', buildBody('{}').replace(':5', ':1e999'), 400, /^body\/resultSize /],
  ['half a result', buildBody('{}', { resultSize: 1.5 }), 400, /^body\/resultSize .*int/],
  ['a number as text', buildBody('{}', { resultSize: '5' }), 400, /^body\/resultSize .*expected number/],
  ['no application', buildBody('{}', { application: null }), 400, /^body\/application /],
  ['a long application', buildBody('{}', { application: 'x'.repeat(65) }), 400, /^body\/application /],
  ['several applications', buildBody('{}', { application: [INDEXES.devices] }), 400, /^body\/application /],
  ['a text of 10 kB', buildTypedBody('x'.repeat(10_000)), 413, /too large/],
  ['a body of 100 kB', buildBody('x'.repeat(100_000)), 413, /too large/],
]

const deepBool = (levels: number): object =>
  levels === 0 ? { match_all: {} } : { bool: { must: deepBool(levels - 1) } }

export const BAD_SOURCES: Refusal[] = [
  [
    'an unknown application',
    buildBody('{}', { application: 'shop-us' }),
    400,
    'Unknown application: shop-us',
  ],
  ['all applications', buildBody('{}', { application: '*' }), 400, 'Unknown application: *'],
  [
    'an inherited application',
    buildBody('{}', { application: '__proto__' }),
    400,
    'Unknown application: __proto__',
  ],
  [
    'an application that is named twice',
    `${GOOD_SEARCH.slice(0, -1)},"application":"twice"}`,
    400,
    'Unknown application: twice',
  ],
  ['no JSON', buildBody('query=iphone'), 400, 'source is not JSON'],
  ['a list', buildBody('[]'), 400, 'source is not an object'],
  ['200 levels', buildBody(nest(200)), 400, 'source is nested too deeply'],
  ['3000 brackets', buildBody('['.repeat(3_000)), 400, 'source is nested too deeply'],
  ['a bool of 10 levels', buildQueryBody({ query: deepBool(10) }), 400, 'source is nested too deeply'],
  ['NUL', buildTypedBody('iphone\u0000'), 400, /^Control characters in query\..*multi_match\.query$/],
  ['a line break', buildTypedBody('iphone\n13'), 400, /^Control characters in query\./],
  ['an escape sequence', buildTypedBody('\u001b[31m'), 400, /^Control characters in query\./],
  [
    'a paragraph break',
    buildQueryBody(writeQuery(buildDeviceByUrlQuery('a\u2029b'))),
    400,
    'Control characters in query.match_phrase.url',
  ],
]

/** The problem, the body, the refused part and why it is refused. */
type RefusedPart = [name: string, body: string, part: string, reason?: string]

/** Bodies whose query is outside the language of the service. */
export const REFUSED_QUERIES: RefusedPart[] = [
  [
    'a text that is too long',
    buildTypedBody('x'.repeat(201)),
    'query.function_score.query.bool.should[0].multi_match.query',
    'longer than 200 characters',
  ],
  ['a script as query', buildQueryBody({ query: { script: { script: 'while(true){}' } } }), 'query.script'],
  [
    'a script as field',
    buildQueryBody({ ...WHOLE_LIST, script_fields: { x: { script: '1' } } }),
    'script_fields',
  ],
  ['a pattern', buildQueryBody({ query: { regexp: { model: '(a+)+$' } } }), 'query.regexp'],
  ['a wildcard', buildQueryBody({ query: { wildcard: { model: '*' } } }), 'query.wildcard'],
  ['a query language', buildQueryBody({ query: { query_string: { query: '*:*' } } }), 'query.query_string'],
  ['other fields', buildQueryBody({ ...WHOLE_LIST, _source: ['*'] }), '_source[0]', 'no such field'],
  ['made-up fields', buildQueryBody({ ...WHOLE_LIST, runtime_mappings: {} }), 'runtime_mappings'],
  ['its own size', buildQueryBody({ ...WHOLE_LIST, size: 10_000 }), 'size', 'must be from 0 to 500'],
  ['a prototype', buildBody('{"__proto__":{"query":1}}'), '__proto__'],
  ['a prototype as query', buildBody('{"query":{"__proto__":{}}}'), 'query.__proto__'],
  ['a constructor', buildBody('{"query":{"constructor":{}}}'), 'query.constructor'],
  ['a key twice', buildBody(`{"query":{"match_all":{}},"query":{"script":{}}}`), 'query.script'],
  [
    'many ids',
    buildQueryBody(writeQuery(buildDeviceListQuery({ filter: { ids: Array(501).fill(1) } }))),
    'query.bool.filter[0].terms.id',
    'more than 500 values',
  ],
  [
    'many clauses',
    buildQueryBody({ query: { bool: { filter: Array(300).fill({ match_all: {} }) } } }),
    'query.bool.filter[63]',
    'more than 64 clauses',
  ],
  [
    'many orders',
    buildQueryBody({ ...WHOLE_LIST, sort: Array(2_000).fill({}) }),
    'sort',
    'more than 8 fields',
  ],
  [
    'an order by relevance',
    buildQueryBody({ ...WHOLE_LIST, sort: '_score' }),
    'sort._score',
    'no such field in this index',
  ],
  ['a page far away', buildQueryBody({ ...WHOLE_LIST, from: 10_001 }), 'from', 'must be from 0 to 10000'],
  ['a page before the first', buildQueryBody({ ...WHOLE_LIST, from: -1 }), 'from', 'must be from 0 to 10000'],
  ['a query for groups', buildQueryBody(writeQuery(CATEGORIES_QUERY)), 'aggs.categories'],
]

/** Valid texts that are as expensive to search for as possible. */
export const HEAVY_TEXTS = [
  'abcdefghijklmnop '.repeat(12).slice(0, 200),
  'a'.repeat(200),
  's '.repeat(100),
  '1'.repeat(200),
  'samsunh galaxx canom nikom lenovp monitur objektif ultrz prp maxx litr notr',
  'canonnikonsonysamsunglenovoapple'.repeat(6),
  '\u202e\u200b\u0301'.repeat(60),
]

/** Valid conditions that are as expensive to check as possible. */
export const HEAVY_CONDITIONS: [name: string, body: string][] = [
  [
    'everything, far down',
    buildQueryBody({ query: { match_all: {} }, from: 9_900, sort: ['model.keyword'] }),
  ],
  [
    'many words that no device has',
    buildQueryBody({
      query: { multi_match: { query: 'zz '.repeat(20), fields: ['model', 'searchTerms'], operator: 'or' } },
    }),
  ],
  [
    'many optional ranges',
    buildQueryBody({
      query: {
        bool: {
          should: Array(60).fill({ range: { storages: { gte: 1, lte: 9_999 } } }),
          minimum_should_match: 60,
        },
      },
      sort: ['topPrices.de', 'releaseYear', 'popularity', 'url'],
    }),
  ],
  ['many values', buildQueryBody({ query: { terms: { id: Array.from({ length: 500 }, (_, id) => id) } } })],
]
