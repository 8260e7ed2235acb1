import { describe, expect, it } from 'vitest'
import { SEARCH_DOCUMENTS } from '../../../../../tests/support/search-documents.ts'
import { createEmbeddedSearch } from './embedded-search.ts'

const GERMAN = { manufacturers: 'groups-de', devices: 'devices-de' }
const POLISH = { manufacturers: 'groups-pl', devices: 'devices-pl' }

function createEngine() {
  const loaded: string[] = []
  const engine = createEmbeddedSearch({
    indexes: [GERMAN, POLISH],
    expected: [GERMAN],
    load: async ({ devices }) => {
      loaded.push(devices)
      return SEARCH_DOCUMENTS
    },
  })
  const countCategories = async (indexes: typeof GERMAN) =>
    (await engine.search({ kind: 'categories' }, { indexes, size: 0 })).length
  return { engine, loaded, countCategories }
}

describe('a language that no host speaks', () => {
  it('is left out when the indexes are built', async () => {
    const { engine, loaded } = createEngine()
    await engine.refresh()
    expect(loaded).toEqual([GERMAN.devices])
  })

  it('is read with its first query', async () => {
    const { engine, countCategories } = createEngine()
    await engine.refresh()
    expect(await countCategories(POLISH)).toBe(await countCategories(GERMAN))
  })

  it('is read again after a new catalogue', async () => {
    const { engine, loaded, countCategories } = createEngine()
    await countCategories(POLISH)
    await engine.refresh()
    await countCategories(POLISH)
    expect(loaded).toEqual([POLISH.devices, GERMAN.devices, POLISH.devices])
  })
})
