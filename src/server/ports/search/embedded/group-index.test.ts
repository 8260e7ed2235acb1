import { describe, expect, it } from 'vitest'
import type { GroupMatch } from '#domain/search/search-query.ts'
import { GroupIndex } from '#server/ports/search/embedded/group-index.ts'
import { createGroup } from '../../../../../tests/support/search-documents.ts'

const GROUPS = [
  createGroup('alpha', { popularity: 10 }),
  createGroup('eosR', { popularity: 20 }),
  createGroup('rf', { popularity: 5 }),
  createGroup('playStation', { popularity: 40 }),
]

const index = await GroupIndex.create(GROUPS)

const findSeries = (match: GroupMatch) => index.find(match).map(({ series }) => series.name)

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
    expect(findSeries(match)).toEqual(names)
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
    expect(findSeries(match)).toEqual([])
  })
})

describe('the categories', () => {
  it('have their manufacturers, each with the popularity and number of its series', () => {
    const listed = index.listCategories().map(({ category, seriesCount, manufacturers }) => ({
      id: category.id,
      seriesCount,
      manufacturers: manufacturers.map(
        ({ manufacturer, popularity }) => `${manufacturer.name} ${popularity}`,
      ),
    }))
    expect(listed).toEqual([
      { id: 'cameras', seriesCount: 2, manufacturers: ['Sony 10', 'Canon 20'] },
      { id: 'lenses', seriesCount: 1, manufacturers: ['Canon 5'] },
      { id: 'consoles', seriesCount: 1, manufacturers: ['Sony 40'] },
    ])
  })

  it('add up the series of a manufacturer', async () => {
    const several = await GroupIndex.create([
      createGroup('iPhone12', { popularity: 3 }),
      createGroup('iPhone13', { popularity: 4 }),
    ])
    const [phones] = several.listCategories()
    expect(phones?.manufacturers).toMatchObject([{ manufacturer: { id: 1 }, seriesCount: 2, popularity: 7 }])
  })

  it('are none in an empty catalogue', async () => {
    expect((await GroupIndex.create([])).listCategories()).toEqual([])
  })
})
