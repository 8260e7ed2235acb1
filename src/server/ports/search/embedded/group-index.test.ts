import { describe, expect, it } from 'vitest'
import { CATEGORIES_AGGREGATION } from '#contracts/search.ts'
import type { GroupMatch } from '#domain/search/query-builders.ts'
import { GroupIndex } from '#server/ports/search/embedded/group-index.ts'
import { createGroup } from '../../../../../tests/support/search-documents.ts'

const GROUPS = [
  createGroup('alpha', { popularity: 10 }),
  createGroup('eosR', { popularity: 20 }),
  createGroup('rf', { popularity: 5 }),
  createGroup('playStation', { popularity: 40 }),
]

const index = new GroupIndex(GROUPS)

const seriesOf = (match: GroupMatch) => index.find(match).map(({ series }) => series.name)

describe('a group', () => {
  it.each<[GroupMatch, string[]]>([
    [{ kind: 'category', by: 'id', value: 'cameras' }, ['Alpha', 'EOS R']],
    [{ kind: 'category', by: 'url', value: 'kameras' }, ['Alpha', 'EOS R']],
    [{ kind: 'manufacturer', by: 'url', value: 'sony' }, ['Alpha', 'PlayStation']],
    [{ kind: 'manufacturer', by: 'id', value: 5 }, ['EOS R', 'RF']],
    [{ kind: 'manufacturer', by: 'id', value: '5' }, ['EOS R', 'RF']],
    [{ kind: 'series', by: 'url', value: 'canon-rf' }, ['RF']],
    [{ kind: 'series', by: 'id', value: 40 }, ['Alpha']],
  ])('%j is found with its series, in the order of the index', (match, names) => {
    expect(seriesOf(match)).toEqual(names)
  })

  it.each<GroupMatch>([
    { kind: 'category', by: 'url', value: 'cameras' },
    { kind: 'series', by: 'url', value: 'sony' },
    { kind: 'series', by: 'id', value: 5 },
    { kind: 'manufacturer', by: 'url', value: '' },
    { kind: 'manufacturer', by: 'url', value: 'Sony' },
    { kind: 'manufacturer', by: 'url', value: 'constructor' },
    { kind: 'manufacturer', by: 'url', value: '__proto__' },
  ])('%j is not found', (match) => {
    expect(seriesOf(match)).toEqual([])
  })
})

describe('the categories', () => {
  it('have their manufacturers, each with the popularity of its series', () => {
    const { categories } = CATEGORIES_AGGREGATION.parse(index.aggregate())
    const listed = categories.buckets.map(({ category, manufacturers }) => [
      category.hits.hits[0]?._source.category.id,
      manufacturers.buckets.map(({ manufacturer, popularity }) => [
        manufacturer.hits.hits[0]?._source.manufacturer.name,
        popularity.value,
      ]),
    ])
    expect(listed).toEqual([
      [
        'cameras',
        [
          ['Sony', 10],
          ['Canon', 20],
        ],
      ],
      ['lenses', [['Canon', 5]]],
      ['consoles', [['Sony', 40]]],
    ])
  })

  it('count series', () => {
    const { categories } = index.aggregate()
    expect(categories.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual([
      ['cameras', 2],
      ['lenses', 1],
      ['consoles', 1],
    ])
  })

  it('of several series of one manufacturer are added up', () => {
    const several = new GroupIndex([
      createGroup('iPhone12', { popularity: 3 }),
      createGroup('iPhone13', { popularity: 4 }),
    ])
    const [phones] = several.aggregate().categories.buckets
    expect(phones?.manufacturers.buckets).toMatchObject([{ key: 1, doc_count: 2, popularity: { value: 7 } }])
  })

  it('are none in an empty catalogue', () => {
    expect(new GroupIndex([]).aggregate()).toEqual({ categories: { buckets: [] } })
  })
})
