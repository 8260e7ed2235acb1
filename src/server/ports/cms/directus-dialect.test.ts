import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import { MARKETS } from '#markets/markets.ts'
import { createDirectusDialect } from './directus-dialect.ts'
import { createHttpCms } from './http-cms.ts'

/** What a real Directus answered to the shop's own questions: `npm run record-directus`. */
const { answers } = JSON.parse(
  readFileSync(new URL('../../../../tests/recordings/directus.json', import.meta.url), 'utf8'),
) as { readonly answers: Readonly<Record<string, Recorded>> }

interface Recorded {
  readonly path: string
  readonly status: number
  readonly body: unknown
}

const TOKEN = 'token-of-the-recording'
const PICTURE = '5fed4ef0-5145-4b9e-93c6-873abba09e1f'

let server: Server
let url = ''

/** The recorded answer to a question; a question that wasn't recorded has none. */
function findAnswer(path: string, token: string | undefined): Omit<Recorded, 'path'> {
  if (token !== `Bearer ${TOKEN}` && answers.refused) return answers.refused
  const found = Object.values(answers).find((answer) => answer.path === path && answer !== answers.refused)
  return found ?? { status: 501, body: { errors: [{ message: 'Not recorded' }] } }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = findAnswer(request.url ?? '', request.headers.authorization)
    response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

function ask(token = TOKEN) {
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

  it('are those of before if there are none', async () => {
    const { cms, failures } = ask()
    expect([await cms.getContentPages(MARKETS.pl), failures]).toEqual([[], [expect.any(String)]])
  })

  it('are those of before with a wrong token', async () => {
    const { cms, failures } = ask('wrong')
    await cms.getContentPages(MARKETS.de)
    expect(failures).toEqual(['Error: status 401'])
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
          url: `${url}/assets/${PICTURE}`,
          alt: 'Prüftisch',
          title: 'Prüfung',
        },
      },
      banner: { text: 'Adventswoche', link: { title: 'Mehr', url: '/kontakt' } },
    })
  })

  it('is the one of before if the market has none', async () => {
    expect((await ask().cms.getHomeDocument(MARKETS.pl)).data.id).toBe('fallback')
  })
})
