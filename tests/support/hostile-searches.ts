import { MAX_RESULT_SIZE, MAX_SOURCE_LENGTH } from '#contracts/search.ts'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
} from '#domain/search/query-builders.ts'
import { MARKETS } from '#markets/markets.ts'

const { searchIndexes: INDEXES } = MARKETS.de

/** The body of a search whose source is given as it is written. */
export const bodyOf = (source: string, overrides: object = {}) =>
  JSON.stringify({
    search: { source, source_content_type: 'application/json' },
    application: INDEXES.devices,
    resultSize: 5,
    ...overrides,
  })

const sourceOf = (query: unknown) => bodyOf(JSON.stringify(query))

export const WHOLE_LIST = buildDeviceListQuery({ filter: {} })
export const GOOD_SEARCH = sourceOf(buildDeviceSearchQuery({ text: 'iphone 13' }))

const nested = (levels: number, key = 'query') => `${`{"${key}":`.repeat(levels)}1${'}'.repeat(levels)}`

export const typed = (text: string) => sourceOf(buildDeviceSearchQuery({ text }))

/** What is wrong, the body that has it, the status of the answer and what its message says. */
type Refusal = [name: string, body: string, status: number, message: string | RegExp]

export const BAD_BODIES: Refusal[] = [
  ['nothing', '', 400, /Body cannot be empty/],
  ['half of a body', GOOD_SEARCH.slice(0, -1), 400, /not valid JSON/],
  ['a list', '[]', 400, /^body\/ .*expected object/],
  ['a long list', JSON.stringify(Array(8_000).fill(1)), 400, /^body\/ .*expected object/],
  ['null', 'null', 400, /^body\/ /],
  ['a body of 200 levels', nested(200, 'search'), 400, /^body\/search/],
  ['a list of 200 levels', '['.repeat(200) + ']'.repeat(200), 400, /^body\/ /],
  ['a prototype', `{"__proto__":{"x":1},${GOOD_SEARCH.slice(1)}`, 400, /not valid JSON/],
  ['a constructor', `{"constructor":{"prototype":{}},${GOOD_SEARCH.slice(1)}`, 400, /not valid JSON/],
  ['an unknown key', bodyOf('{}', { size: 5 }), 400, /^body\/ .*"size"/],
  ['no search', bodyOf('{}', { search: undefined }), 400, /^body\/search /],
  ['a search as text', bodyOf('{}', { search: 'iphone' }), 400, /^body\/search /],
  ['a source as object', bodyOf('{}', { search: { source: WHOLE_LIST } }), 400, /^body\/search\/source /],
  ['an empty source', bodyOf(''), 400, /^body\/search\/source /],
  [
    'another type of source',
    bodyOf('{}', { search: { source: '{}', source_content_type: 'text/yaml' } }),
    400,
    /^body\/search\/source_content_type /,
  ],
  [
    'a source that is too long',
    bodyOf(' '.repeat(MAX_SOURCE_LENGTH + 1)),
    400,
    /^body\/search\/source Too big/,
  ],
  ['no number of results', bodyOf('{}', { resultSize: undefined }), 400, /^body\/resultSize /],
  ['fewer than no results', bodyOf('{}', { resultSize: -1 }), 400, /^body\/resultSize .*>=0/],
  [
    'one result too many',
    bodyOf('{}', { resultSize: MAX_RESULT_SIZE + 1 }),
    400,
    /^body\/resultSize Too big/,
  ],
  ['a billion results', bodyOf('{}', { resultSize: 1e9 }), 400, /^body\/resultSize Too big/],
  ['results beyond numbers', bodyOf('{}').replace(':5', ':1e999'), 400, /^body\/resultSize /],
  ['half a result', bodyOf('{}', { resultSize: 1.5 }), 400, /^body\/resultSize .*int/],
  ['a number as text', bodyOf('{}', { resultSize: '5' }), 400, /^body\/resultSize .*expected number/],
  ['no application', bodyOf('{}', { application: null }), 400, /^body\/application /],
  ['a long application', bodyOf('{}', { application: 'x'.repeat(65) }), 400, /^body\/application /],
  ['several applications', bodyOf('{}', { application: [INDEXES.devices] }), 400, /^body\/application /],
  ['a text of 10 kB', typed('x'.repeat(10_000)), 413, /too large/],
  ['a body of 100 kB', bodyOf('x'.repeat(100_000)), 413, /too large/],
]

export const BAD_SOURCES: Refusal[] = [
  ['an unknown application', bodyOf('{}', { application: 'shop-us' }), 400, 'Unknown application: shop-us'],
  ['all applications', bodyOf('{}', { application: '*' }), 400, 'Unknown application: *'],
  [
    'an inherited application',
    bodyOf('{}', { application: '__proto__' }),
    400,
    'Unknown application: __proto__',
  ],
  [
    'an application that is named twice',
    `${GOOD_SEARCH.slice(0, -1)},"application":"twice"}`,
    400,
    'Unknown application: twice',
  ],
  ['no JSON', bodyOf('query=iphone'), 400, 'source is not JSON'],
  ['a list', bodyOf('[]'), 400, 'source is not an object'],
  ['200 levels', bodyOf(nested(200)), 400, 'source is nested too deeply'],
  ['3000 brackets', bodyOf('['.repeat(3_000)), 400, 'source is nested too deeply'],
  ['a text that is too long', typed('x'.repeat(201)), 400, /text is longer than 200/],
  ['NUL', typed('iphone\u0000'), 400, /^Control characters in query\..*multi_match\.query$/],
  ['a line break', typed('iphone\n13'), 400, /^Control characters in query\./],
  ['an escape sequence', typed('\u001b[31m'), 400, /^Control characters in query\./],
  [
    'a paragraph break',
    sourceOf(buildDeviceByUrlQuery('a\u2029b')),
    400,
    'Control characters in query.match_phrase.url',
  ],
  [
    'a script as query',
    sourceOf({ query: { script: { script: 'while(true){}' } } }),
    400,
    'Unsupported query: query.script',
  ],
  [
    'a script as field',
    sourceOf({ ...WHOLE_LIST, script_fields: { x: { script: '1' } } }),
    400,
    'Unsupported query: script_fields',
  ],
  ['a pattern', sourceOf({ query: { regexp: { model: '(a+)+$' } } }), 400, 'Unsupported query: query.regexp'],
  ['a wildcard', sourceOf({ query: { wildcard: { model: '*' } } }), 400, 'Unsupported query: query.wildcard'],
  [
    'a query language',
    sourceOf({ query: { query_string: { query: '*:*' } } }),
    400,
    'Unsupported query: query.query_string',
  ],
  ['other fields', sourceOf({ ...WHOLE_LIST, _source: ['*'] }), 400, 'Unsupported query: _source'],
  [
    'made-up fields',
    sourceOf({ ...WHOLE_LIST, runtime_mappings: {} }),
    400,
    'Unsupported query: runtime_mappings',
  ],
  ['a size of its own', sourceOf({ ...WHOLE_LIST, size: 10_000 }), 400, 'Unsupported query: size'],
  ['a prototype', bodyOf('{"__proto__":{"query":1}}'), 400, 'Unsupported query: __proto__'],
  ['a prototype as query', bodyOf('{"query":{"__proto__":{}}}'), 400, 'Unsupported query: query.__proto__'],
  ['a constructor', bodyOf('{"query":{"constructor":{}}}'), 400, 'Unsupported query: query.constructor'],
  [
    'a key twice',
    bodyOf(`{"query":{"match_all":{}},"query":{"script":{}}}`),
    400,
    'Unsupported query: query.script',
  ],
  [
    'many ids',
    sourceOf(buildDeviceListQuery({ filter: { ids: Array(501).fill(1) } })),
    400,
    'Unsupported query: query.bool.filter',
  ],
  [
    'many clauses',
    sourceOf({ query: { bool: { filter: Array(1_000).fill({}) } } }),
    400,
    'Unsupported query: query.bool.filter',
  ],
  ['many orders', sourceOf({ ...WHOLE_LIST, sort: Array(2_000).fill({}) }), 400, 'Unsupported query: sort'],
  ['no order', sourceOf({ ...WHOLE_LIST, sort: 'id' }), 400, 'Unsupported query: sort'],
  ['a page far away', sourceOf({ ...WHOLE_LIST, from: 10_001 }), 400, 'from is larger than 10000'],
  ['a page before the first', sourceOf({ ...WHOLE_LIST, from: -1 }), 400, 'Unsupported query: from'],
  [
    'a query for groups',
    sourceOf(buildCategoriesQuery()),
    400,
    'Unsupported query: categories in this index',
  ],
]

/** Texts that are allowed and cost as much as a text can. */
export const HEAVY_TEXTS = [
  'abcdefghijklmnop '.repeat(12).slice(0, 200),
  'a'.repeat(200),
  's '.repeat(100),
  '1'.repeat(200),
  'samsunh galaxx canom nikom lenovp monitur objektif ultrz prp maxx litr notr',
  'canonnikonsonysamsunglenovoapple'.repeat(6),
  '\u202e\u200b\u0301'.repeat(60),
]
