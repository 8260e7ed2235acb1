import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import { MARKETS } from '#markets/markets.ts'
import { createDirectusDialect } from './directus-dialect.ts'
import { createHttpCms } from './http-cms.ts'

/*
 * A server that replays what Directus answers. The forms are those of its documentation:
 * - lists are `{ "data": [ … ] }`, with the fields that were asked for: https://directus.io/docs/api/items
 * - nested lists by dot notation in `fields`, and `deep` for their order and length:
 *   https://docs.directus.io/reference/query
 * - `Authorization: Bearer <static token>`: https://directus.io/docs/guides/connect/authentication
 * - a refusal is `{ "errors": [{ "message", "extensions": { "code" } }] }`.
 */
const TOKEN = 'static-token'

const PAGES = {
  data: [
    {
      page_id: 'terms',
      slug: 'agb',
      title: 'AGB',
      description: 'Die Bedingungen',
      lead: null,
      updated: '2026-11-01',
      body: '## Eins\n\nText mit [Link](content:terms).',
    },
  ],
}

const HOMES = {
  data: [
    {
      menu_entries: [
        { menu: 'headerMenu', title: 'Handys', url: '/verkaufen/handys' },
        { menu: 'footerRight', title: 'AGB', url: '/content/agb' },
      ],
      pictures: [
        { place: 'hero', drawing: 'hero', file: null, alt: 'Ein Handy', title: null },
        {
          place: 'inspection',
          drawing: null,
          file: '8cbb43fe-4cdf-4991-8352-c461779cec02',
          alt: 'Prüftisch',
          title: 'Prüfung',
        },
      ],
      banners: [
        {
          text: 'Adventswoche',
          link_title: 'Mehr',
          url: '/kontakt',
          starts_at: '2026-12-01T08:00:00.000Z',
          ends_at: null,
        },
      ],
    },
  ],
}

const FORBIDDEN = {
  errors: [{ message: "You don't have permission to access this.", extensions: { code: 'FORBIDDEN' } }],
}

let server: Server
let url = ''
let asked: URL[] = []
let replies: Readonly<Record<string, unknown>> = {}

beforeAll(async () => {
  server = createServer((request, response) => {
    const address = new URL(request.url ?? '', url)
    asked.push(address)
    const isAllowed = request.headers.authorization === `Bearer ${TOKEN}`
    const body = isAllowed ? replies[address.pathname] : FORBIDDEN
    response
      .writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

function ask(token = TOKEN, given: Readonly<Record<string, unknown>> = {}) {
  asked = []
  replies = { '/items/content_pages': PAGES, '/items/homes': HOMES, ...given }
  const failures: string[] = []
  const fallback = {
    getHomeDocument: async () => ({ data: { id: 'fallback', relationships: {} }, included: [] }),
    getContentPages: async () => [],
  }
  const cms = createHttpCms({
    url,
    dialect: createDirectusDialect(`${url}/`, token),
    timeoutMs: 5_000,
    copies: { find: async () => undefined, keep: async () => undefined },
    fallback,
    onFailure: (_key, reason) => void failures.push(String(reason)),
  })
  return { cms, failures }
}

describe('pages from Directus', () => {
  it('have the fields of a page', async () => {
    const pages = await ask().cms.getContentPages(MARKETS.de)
    expect(pages).toEqual([
      {
        id: 'terms',
        slug: 'agb',
        title: 'AGB',
        description: 'Die Bedingungen',
        lead: '',
        updated: '2026-11-01',
        body: '## Eins\n\nText mit [Link](content:terms).',
      },
    ])
  })

  it('are the published ones of the market, all of them', async () => {
    await ask().cms.getContentPages(MARKETS.de)
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      'filter[market][_eq]': 'de',
      'filter[status][_eq]': 'published',
      fields: 'page_id,slug,title,description,lead,updated,body',
      limit: '-1',
    })
  })

  it.each([
    ['there are none', { data: [] }],
    ['one has no address', { data: [{ ...PAGES.data[0], slug: null }] }],
  ])('are those of before if %s', async (_what, reply) => {
    const { cms, failures } = ask(TOKEN, { '/items/content_pages': reply })
    expect([await cms.getContentPages(MARKETS.de), failures]).toEqual([[], [expect.any(String)]])
  })

  it('are those of before with a wrong token', async () => {
    const { cms, failures } = ask('wrong')
    await cms.getContentPages(MARKETS.de)
    expect(failures).toEqual(['Error: status 403'])
  })
})

describe('the home document from Directus', () => {
  it('has menus, pictures and the banner whose time it is', async () => {
    const document = await ask().cms.getHomeDocument(MARKETS.de)
    expect(flattenHomeDocument(document, Date.parse('2026-12-02T00:00:00Z'))).toEqual({
      headerMenu: [{ title: 'Handys', url: '/verkaufen/handys' }],
      footerMenus: { left: [], center: [], right: [{ title: 'AGB', url: '/content/agb' }], b2b: [] },
      images: {
        hero: { url: 'art:hero', alt: 'Ein Handy', title: '' },
        inspection: {
          url: `${url}/assets/8cbb43fe-4cdf-4991-8352-c461779cec02`,
          alt: 'Prüftisch',
          title: 'Prüfung',
        },
      },
      banner: { text: 'Adventswoche', link: { title: 'Mehr', url: '/kontakt' } },
    })
  })

  it('is asked for with its lists in the order of the editors', async () => {
    await ask().cms.getHomeDocument(MARKETS.de)
    const query = asked[0]?.searchParams
    expect([query?.get('filter[market][_eq]'), query?.get('deep[menu_entries][_sort]')]).toEqual([
      'de',
      'sort',
    ])
  })

  it('is the one of before if the market has none', async () => {
    const document = await ask(TOKEN, { '/items/homes': { data: [] } }).cms.getHomeDocument(MARKETS.de)
    expect(document.data.id).toBe('fallback')
  })
})
