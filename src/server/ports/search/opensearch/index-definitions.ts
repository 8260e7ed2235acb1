import { createHash } from 'node:crypto'
import type { API } from '@opensearch-project/opensearch'
import { type DeviceDocument, type GroupDocument, MAX_RESULT_SIZE } from '#contracts/search.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { MAX_FROM } from '#domain/search/search-query.ts'
import { listWordEndings } from '#domain/search/word-endings.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { ENDING_FIELDS, FOLDED_MODEL } from '../query-language/index-dialect.ts'

export type IndexDefinition = API.Indices_Create_RequestBody

type Properties<Document> = { readonly [Field in keyof Document]-?: Readonly<Record<string, unknown>> }

/** A field that is only returned, never searched. */
const SHOWN = { type: 'text', index: false }
const EXACT = { type: 'keyword' }
// A filter may contain any integer; a narrower type would refuse the query instead of finding nothing.
const NUMBER = { type: 'long' }
const WORDS = { type: 'text', analyzer: 'shop_index', search_analyzer: 'shop_search' }

// Group ids are compared as text, because they are matched with parts of addresses.
const GROUP = {
  properties: {
    id: EXACT,
    name: SHOWN,
    url: EXACT,
    content: SHOWN,
    metaDescription: SHOWN,
    metaKeywords: SHOWN,
    thumbnail: SHOWN,
  } satisfies Properties<GroupDocument['series']>,
}

const GROUP_PROPERTIES = {
  category: { properties: { ...GROUP.properties, position: NUMBER } },
  manufacturer: GROUP,
  series: GROUP,
  popularity: NUMBER,
  deviceCount: NUMBER,
  oldestYear: NUMBER,
  newestYear: NUMBER,
} satisfies Properties<GroupDocument>

/** A device as the index holds it. */
type IndexedDevice = DeviceDocument &
  Readonly<Record<(typeof ENDING_FIELDS)[keyof typeof ENDING_FIELDS], string[]>> &
  Readonly<Record<typeof FOLDED_MODEL, string>>

const DEVICE_PROPERTIES = {
  id: NUMBER,
  name: SHOWN,
  model: WORDS,
  url: EXACT,
  category: SHOWN,
  categoryId: EXACT,
  manufacturer: SHOWN,
  manufacturerId: NUMBER,
  series: SHOWN,
  seriesId: NUMBER,
  seriesRank: NUMBER,
  image: SHOWN,
  thumbnail: SHOWN,
  questions: SHOWN,
  releaseYear: NUMBER,
  releaseMonth: NUMBER,
  searchTerms: WORDS,
  modelCodes: SHOWN,
  storages: NUMBER,
  popularity: NUMBER,
  metaDescription: SHOWN,
  metaKeywords: SHOWN,
  topPrices: { properties: Object.fromEntries(MARKET_IDS.map((market) => [market, NUMBER])) },
  // Analysed text can't be sorted, so the whole model is indexed beside it, folded by the shop: an engine's own folding
  // treats ª, ™ and ’ differently.
  [FOLDED_MODEL]: EXACT,
  [ENDING_FIELDS.model]: EXACT,
  [ENDING_FIELDS.searchTerms]: EXACT,
} satisfies Properties<IndexedDevice>

const WORD_PARTS = {
  type: 'word_delimiter_graph',
  preserve_original: true,
  split_on_case_change: false,
  stem_english_possessive: false,
  // Folding has already changed lengths; parts with their own offsets could run backwards and be refused.
  adjust_offsets: false,
}

/**
 * Texts and queries are split where letters meet digits, and kept whole as well: `iphone13` finds iPhone 13, and
 * `Galaxy S21` needs the s21, not any s and any 21. Only the index has codes without their hyphens (`smg991b`).
 */
const ANALYSIS = {
  char_filter: {
    spoken: {
      type: 'mapping',
      mappings: ['+ => \\u0020plus\\u0020', 'ł => l', 'Ł => L', 'ß => ss', 'ẞ => SS'],
    },
    // Signs that don't join two parts of a word would count as words.
    loose_signs: {
      type: 'pattern_replace',
      pattern: '(?<![\\p{L}\\p{N}])[^\\p{L}\\p{N}\\s]+|[^\\p{L}\\p{N}\\s]+(?![\\p{L}\\p{N}])',
      replacement: ' ',
    },
  },
  filter: { parts: WORD_PARTS, parts_and_joined: { ...WORD_PARTS, catenate_all: true } },
  analyzer: {
    shop_index: {
      type: 'custom',
      char_filter: ['spoken', 'loose_signs'],
      tokenizer: 'whitespace',
      // An index can't hold a token graph.
      filter: ['lowercase', 'asciifolding', 'parts_and_joined', 'flatten_graph'],
    },
    shop_search: {
      type: 'custom',
      char_filter: ['spoken', 'loose_signs'],
      tokenizer: 'whitespace',
      filter: ['lowercase', 'asciifolding', 'parts'],
    },
  },
}

const SETTINGS = {
  // With one shard, word frequencies cover all documents, so that scores are comparable.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // Refreshed when it is filled, and after each change.
  refresh_interval: '-1',
  max_result_window: MAX_FROM + MAX_RESULT_SIZE,
}

const PROPERTIES = { groups: GROUP_PROPERTIES, devices: DEVICE_PROPERTIES }

// They are only looked up: returned with every device, they would double the answer.
const UNSTORED = { _source: { excludes: [FOLDED_MODEL, ...Object.values(ENDING_FIELDS)] } }

const buildContent = (kind: IndexKind) => ({
  settings: { ...SETTINGS, ...(kind === 'devices' ? { analysis: ANALYSIS } : {}) },
  mappings: { dynamic: 'strict', ...(kind === 'devices' ? UNSTORED : {}), properties: PROPERTIES[kind] },
})

/** The document as its index holds it: a device with its folded model, and the endings that words are looked up in. */
export const buildIndexedDocument = (
  document: DeviceDocument | GroupDocument,
): IndexedDevice | GroupDocument =>
  'model' in document
    ? {
        ...document,
        [FOLDED_MODEL]: foldText(document.model),
        [ENDING_FIELDS.model]: listWordEndings([document.model]),
        [ENDING_FIELDS.searchTerms]: listWordEndings(document.searchTerms),
      }
    : document

/** Identifies the current definition; an index with another one must be rebuilt. */
export const hashDefinition = (kind: IndexKind): string =>
  createHash('sha256')
    .update(JSON.stringify(buildContent(kind)))
    .digest('hex')
    .slice(0, 12)

/** What an index says about itself: its definition, and which version of the catalogue it holds. */
export const buildIndexMeta = (kind: IndexKind, catalogueVersion: string) => ({
  revision: hashDefinition(kind),
  catalogueVersion,
})

/** Settings and mappings of an index, and which version of the catalogue it holds. */
export function buildIndexDefinition(kind: IndexKind, catalogueVersion = ''): IndexDefinition {
  const { settings, mappings } = buildContent(kind)
  // The client's generated types lack some of the analysis options.
  return {
    settings,
    mappings: { _meta: buildIndexMeta(kind, catalogueVersion), ...mappings },
  } as IndexDefinition
}
