import { describe, expect, it } from 'vitest'
import { DEVICE_DOCUMENT, GROUP_DOCUMENT } from '#contracts/search.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildIndexDefinition } from '#server/ports/search/opensearch/index-definitions.ts'

interface Field {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Field>>
  readonly fields?: Readonly<Record<string, Field>>
}

/** Type of a field by its path; subfields are in `fields`. */
function findType(kind: 'groups' | 'devices', path: string): string | undefined {
  const start: Field = buildIndexDefinition(kind).mappings as Field
  const found = path
    .split('.')
    .reduce<Field | undefined>((field, key) => field?.properties?.[key] ?? field?.fields?.[key], start)
  return found?.type
}

describe.each([
  ['groups', GROUP_DOCUMENT],
  ['devices', DEVICE_DOCUMENT],
] as const)('the index of %s', (kind, document) => {
  it('maps exactly the fields of its documents, and refuses others', () => {
    const { mappings } = buildIndexDefinition(kind)
    expect(mappings?.dynamic).toBe('strict')
    expect(Object.keys(mappings?.properties ?? {}).toSorted()).toEqual(Object.keys(document.shape).toSorted())
  })

  it('lets a page begin as late as the shop allows, with as many results', () => {
    expect(buildIndexDefinition(kind).settings).toMatchObject({ max_result_window: 10_500 })
  })
})

describe('what the shop asks by', () => {
  it.each(['category.id', 'category.url', 'manufacturer.id', 'manufacturer.url', 'series.id', 'series.url'])(
    'is exact in the index of groups: %s',
    (path) => expect(findType('groups', path)).toBe('keyword'),
  )

  it.each(['url', 'categoryId', 'model.keyword'])('is exact in the index of devices: %s', (path) =>
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
