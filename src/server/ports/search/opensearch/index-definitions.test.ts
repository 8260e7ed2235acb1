import { describe, expect, it } from 'vitest'
import { DEVICE_DOCUMENT, GROUP_DOCUMENT } from '#contracts/search.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DOCUMENT_FIELDS } from '#domain/search/document-fields.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { buildIndexedDocument, INDEX_DEFINITIONS } from '#server/ports/search/opensearch/index-definitions.ts'
import { TYPED_FIELDS } from '#server/ports/search/opensearch/typed-fields.ts'
import {
  ENDING_FIELDS,
  FOLDED_MODEL,
  INDEX_DIALECT,
} from '#server/ports/search/query-language/index-dialect.ts'
import { createDevice } from '../../../../../tests/support/search-documents.ts'

const LOOKED_UP = [FOLDED_MODEL, ...Object.values(ENDING_FIELDS), ...Object.keys(TYPED_FIELDS)]

interface Field {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Field>>
  readonly fields?: Readonly<Record<string, Field>>
}

/** Type of a field by its path; subfields are in `fields`. */
function findType(kind: 'groups' | 'devices', path: string): string | undefined {
  const start: Field = INDEX_DEFINITIONS[kind].mappings as Field
  const found = path
    .split('.')
    .reduce<Field | undefined>((field, key) => field?.properties?.[key] ?? field?.fields?.[key], start)
  return found?.type
}

describe.each([
  ['groups', Object.keys(GROUP_DOCUMENT.shape)],
  ['devices', [...Object.keys(DEVICE_DOCUMENT.shape), ...LOOKED_UP]],
] as const)('the index of %s', (kind, fields) => {
  it('maps exactly the fields of its documents, and refuses others', () => {
    const { mappings } = INDEX_DEFINITIONS[kind]
    expect(mappings.dynamic).toBe('strict')
    expect(Object.keys(mappings.properties).toSorted()).toEqual(fields.toSorted())
  })

  it('lets a page begin as late as the shop allows, with as many results', () => {
    expect(INDEX_DEFINITIONS[kind].settings).toMatchObject({ max_result_window: 10_500 })
  })
})

describe('the endings of words', () => {
  it('are indexed with a device, but not returned with it', () => {
    expect(
      buildIndexedDocument(createDevice({ series: 'pixel', model: 'Pixel 7', released: '2022-10' })),
    ).toMatchObject({
      modelEndings: ['pixel 7 ', '7 '],
      searchTermsEndings: ['google pixel 7 ', 'pixel 7 ', '7 ', 'pixel '],
    })
    expect(INDEX_DEFINITIONS.devices.mappings).toMatchObject({
      _source: { excludes: LOOKED_UP },
    })
  })
})

describe('the whole model', () => {
  it('is folded by the shop, because engines fold some letters differently', () => {
    const device = createDevice({ series: 'pixel', model: 'Écho™ 4ª ’22', released: '2022-10' })
    expect(buildIndexedDocument(device)).toMatchObject({ modelFolded: foldText('Écho™ 4ª ’22') })
  })
})

describe('what a query may name', () => {
  it.each(
    Object.entries(DOCUMENT_FIELDS).flatMap(([kind, fields]) =>
      [...fields].map(([name, field]) => [kind, name, field.kind] as const),
    ),
  )('is indexed so that it can be compared: %s %s', (kind, name, compared) => {
    const types = { number: 'long', keyword: 'keyword', words: 'text' }
    const indexed = INDEX_DIALECT.foldedFields[name] ?? name
    expect(findType(kind as 'groups' | 'devices', indexed)).toBe(types[compared])
  })
})

describe('what the shop asks by', () => {
  it.each(['category.id', 'category.url', 'manufacturer.id', 'manufacturer.url', 'series.id', 'series.url'])(
    'is exact in the index of groups: %s',
    (path) => expect(findType('groups', path)).toBe('keyword'),
  )

  it.each(['url', 'categoryId', 'modelFolded'])('is exact in the index of devices: %s', (path) =>
    expect(findType('devices', path)).toBe('keyword'),
  )

  it.each([
    'id',
    'manufacturerId',
    'seriesId',
    'seriesRank',
    'releaseYear',
    'releaseMonth',
    'popularity',
    ...MARKET_IDS.map((market) => `topPrices.${market}`),
  ])('is a number in the index of devices: %s', (path) => expect(findType('devices', path)).toBe('long'))
})
