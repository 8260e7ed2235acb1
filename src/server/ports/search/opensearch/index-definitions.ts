import { createHash } from 'node:crypto'
import type { API } from '@opensearch-project/opensearch'
import { z } from 'zod'
import { type DeviceDocument, type GroupDocument, MAX_RESULT_SIZE } from '#contracts/search.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { IndexKind } from '#domain/search/index-kind.ts'
import { MAX_FROM } from '#domain/search/search-query.ts'
import { listWordEndings } from '#domain/search/word-endings.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { ENDING_FIELDS, FOLDED_MODEL } from '../query-language/index-dialect.ts'
import { buildTypedFields, TYPED_FIELDS, type TypedFields } from './typed-fields.ts'

/** Settings and mapping of an index. Releases with different ones can't search the same index. */
export interface IndexDefinition {
  readonly settings: Readonly<Record<string, unknown>>
  readonly mappings: Readonly<Record<string, unknown>> & {
    readonly properties: Readonly<Record<string, unknown>>
  }
}

export type IndexDefinitions = Readonly<Record<IndexKind, IndexDefinition>>

type Properties<Document> = { readonly [Field in keyof Document]-?: Readonly<Record<string, unknown>> }

/** A field that is only returned, never searched. */
const SHOWN = { type: 'text', index: false }
const EXACT = { type: 'keyword' }
// A filter may contain any integer; a narrower type would refuse the query instead of finding nothing.
const NUMBER = { type: 'long' }

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

/** What the index holds beside the document, to look devices up by. The shop splits and folds all texts itself. */
type LookedUp = Readonly<Record<(typeof ENDING_FIELDS)[keyof typeof ENDING_FIELDS], string[]>> &
  Readonly<Record<typeof FOLDED_MODEL, string>> &
  TypedFields

/** A device as the index holds it. */
type IndexedDevice = DeviceDocument & LookedUp

const LOOKED_UP = {
  // The whole model, to be compared and sorted by: an engine's own folding treats ª, ™ and ’ differently.
  [FOLDED_MODEL]: EXACT,
  [ENDING_FIELDS.model]: EXACT,
  [ENDING_FIELDS.searchTerms]: EXACT,
  ...TYPED_FIELDS,
} satisfies Properties<LookedUp>

const DEVICE_PROPERTIES = {
  id: NUMBER,
  name: SHOWN,
  model: SHOWN,
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
  searchTerms: SHOWN,
  modelCodes: SHOWN,
  storages: NUMBER,
  popularity: NUMBER,
  metaDescription: SHOWN,
  metaKeywords: SHOWN,
  topPrices: { properties: Object.fromEntries(MARKET_IDS.map((market) => [market, NUMBER])) },
  ...LOOKED_UP,
} satisfies Properties<IndexedDevice>

const SETTINGS = {
  // Which words there are is asked of one.
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  // Refreshed when it is filled, and after each change.
  refresh_interval: '-1',
  max_result_window: MAX_FROM + MAX_RESULT_SIZE,
}

/** While an index is filled, nobody reads it, and what is lost is filled again: it has no copy and writes lazily. */
const FILLING = {
  auto_expand_replicas: 'false',
  number_of_replicas: 0,
  'translog.durability': 'async',
}

/** What changes as soon as an index is filled. */
export const FILLED_SETTINGS = {
  auto_expand_replicas: SETTINGS.auto_expand_replicas,
  'translog.durability': 'request',
} as const

// Returned with every device, they would double the answer.
const UNSTORED = { _source: { excludes: Object.keys(LOOKED_UP) } }

/** What the indexes of this release are like. */
export const INDEX_DEFINITIONS: IndexDefinitions = {
  groups: { settings: SETTINGS, mappings: { dynamic: 'strict', properties: GROUP_PROPERTIES } },
  devices: {
    settings: SETTINGS,
    mappings: { dynamic: 'strict', ...UNSTORED, properties: DEVICE_PROPERTIES },
  },
}

/** The document as its index holds it. */
export const buildIndexedDocument = (
  document: DeviceDocument | GroupDocument,
): IndexedDevice | GroupDocument =>
  'model' in document
    ? {
        ...document,
        [FOLDED_MODEL]: foldText(document.model),
        [ENDING_FIELDS.model]: listWordEndings([document.model]),
        [ENDING_FIELDS.searchTerms]: listWordEndings(document.searchTerms),
        ...buildTypedFields(document),
      }
    : document

// Part of the hash: raise it when documents of the same catalogue differ.
const DOCUMENT_FORMAT = 2

/** Identifies a definition; an index with another one must be rebuilt. */
export const hashDefinition = (definition: IndexDefinition): string =>
  createHash('sha256')
    .update(String(DOCUMENT_FORMAT))
    .update(JSON.stringify(definition))
    .digest('hex')
    .slice(0, 12)

/** What an index says about itself. */
export const INDEX_META = z.object({
  /** Of its definition. */
  revision: z.string().optional(),
  /** The version of the catalogue that it holds. */
  catalogueVersion: z.string().optional(),
  /** Since when other releases see it hold an old version. It is gone once its own release takes over the current one. */
  behindSinceMs: z.number().optional(),
})

export type IndexMeta = z.infer<typeof INDEX_META>

/** What creates an index that is about to be filled. */
export const buildNewIndex = (
  { settings, mappings }: IndexDefinition,
  meta: IndexMeta,
): API.Indices_Create_RequestBody =>
  // The client's types name every kind of property; ours are plain objects.
  ({
    settings: { ...settings, ...FILLING },
    mappings: { _meta: meta, ...mappings },
  }) as API.Indices_Create_RequestBody
