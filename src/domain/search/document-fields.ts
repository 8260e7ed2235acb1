import { MARKET_IDS } from '#domain/markets/market-id.ts'
import type { IndexKind } from './index-kind.ts'

/** How a field's values are compared: as numbers, as whole texts, or word by word. */
export type FieldKind = 'number' | 'keyword' | 'words'

export interface DocumentField {
  readonly kind: FieldKind
  /** The keys that lead to the value inside a document. */
  readonly keys: readonly string[]
  readonly isSortable: boolean
  /** Compared without case and accents. */
  readonly isFolded: boolean
}

type FieldRow = readonly [name: string, field: DocumentField]

function defineField(name: string, kind: FieldKind, overrides: Partial<DocumentField> = {}): FieldRow {
  return [name, { kind, keys: name.split('.'), isSortable: kind !== 'words', isFolded: false, ...overrides }]
}

const DEVICE_FIELDS: readonly FieldRow[] = [
  defineField('id', 'number'),
  defineField('url', 'keyword'),
  defineField('model', 'words'),
  defineField('model.keyword', 'keyword', { keys: ['model'], isFolded: true }),
  defineField('searchTerms', 'words'),
  defineField('categoryId', 'keyword'),
  defineField('manufacturerId', 'number'),
  defineField('seriesId', 'number'),
  defineField('seriesRank', 'number'),
  defineField('releaseYear', 'number'),
  defineField('releaseMonth', 'number'),
  defineField('popularity', 'number'),
  // A device has several storages, so an order by them would mean nothing.
  defineField('storages', 'number', { isSortable: false }),
  ...MARKET_IDS.map((market) => defineField(`topPrices.${market}`, 'number')),
]

const GROUP_FIELDS: readonly FieldRow[] = [
  // Ids of groups are compared as texts, because they are matched with parts of addresses.
  ...['category', 'manufacturer', 'series'].flatMap((group) => [
    defineField(`${group}.id`, 'keyword'),
    defineField(`${group}.url`, 'keyword'),
  ]),
  defineField('category.position', 'number'),
  defineField('popularity', 'number'),
  defineField('deviceCount', 'number'),
  defineField('oldestYear', 'number'),
  defineField('newestYear', 'number'),
]

/** Every field that a query may name, by index. What isn't listed here can't be searched or sorted by. */
export const DOCUMENT_FIELDS: Readonly<Record<IndexKind, ReadonlyMap<string, DocumentField>>> = {
  devices: new Map(DEVICE_FIELDS),
  groups: new Map(GROUP_FIELDS),
}

/** The fields that are searched word by word. */
export const WORD_FIELDS = ['model', 'searchTerms'] as const

export type WordField = (typeof WORD_FIELDS)[number]
