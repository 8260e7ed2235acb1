import { expect, it } from 'vitest'
import type { ContentSource } from '#domain/content/content-page.ts'
import { MARKETS } from '#markets/markets.ts'
import { createStoredCms, type PublishedDocument } from './stored-cms.ts'

const PAGE: ContentSource = {
  id: 'terms',
  slug: 'agb',
  title: 'Delivered',
  description: 'Short',
  lead: '',
  updated: '2026-11-01',
  body: 'Text',
}

const PUBLISHED: PublishedDocument = {
  name: 'terms',
  publishedAt: new Date('2026-11-15T12:00:00Z'),
  content: {
    kind: 'page',
    page: { slug: 'agb', title: 'Published', description: 'Short', lead: '', body: 'Text' },
  },
}

function createCms(answers: readonly (readonly PublishedDocument[] | Error)[]) {
  const open = [...answers]
  return createStoredCms({
    delivered: {
      getHomeDocument: async () => ({ data: { id: 'home', relationships: {} }, included: [] }),
      getContentPages: async () => [PAGE, { ...PAGE, id: 'about', slug: 'ueber-uns' }],
    },
    readPublished: async () => {
      const answer = open.shift()
      if (answer instanceof Error) throw answer
      return answer ?? []
    },
  })
}

const readTitles = async (cms: ReturnType<typeof createCms>) =>
  (await cms.getContentPages(MARKETS.de)).map(({ id, title }) => [id, title])

it('shows what was published over what is delivered', async () => {
  expect(await readTitles(createCms([[PUBLISHED]]))).toEqual([
    ['about', 'Delivered'],
    ['terms', 'Published'],
  ])
})

it('shows no older text while the database doesn’t answer', async () => {
  await expect(readTitles(createCms([new Error('away')]))).rejects.toThrow('away')
})
