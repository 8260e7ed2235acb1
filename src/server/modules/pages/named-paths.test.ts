import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import type { CatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import { findNamedPaths } from './named-paths.ts'
import type { PageServices } from './page-loader.ts'

/** A catalogue without anything in it, which notes what it is asked. */
function createEmptyCatalogue() {
  const asked: string[] = []
  const note =
    <Answer>(name: string, answer: Answer) =>
    async (): Promise<Answer> => {
      asked.push(name)
      return answer
    }
  const catalogue: Partial<CatalogueService> = {
    findDevice: note('device', null),
    findGroups: note('group', []),
    listCategories: note('categories', []),
  }
  // A call of anything else fails the test.
  return { asked, services: { catalogue } as unknown as PageServices }
}

describe('a made-up name', () => {
  it.each([
    ['pdp', { pdp: 'made-up' }, ['device']],
    ['priceWatch', { pdp: 'made-up' }, ['device']],
    ['selfTest', { pdp: 'made-up' }, ['device']],
    ['overview', { overview: 'made-up' }, ['group', 'group', 'group']],
    ['sell', { category: 'made-up' }, ['categories']],
  ] as const)('of a %s is looked up, and nothing else is loaded', async (route, params, expected) => {
    const { asked, services } = createEmptyCatalogue()
    expect(await findNamedPaths(services, MARKETS.de, { route, params })).toEqual({})
    expect(asked).toEqual(expected)
  })
})
