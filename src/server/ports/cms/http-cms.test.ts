import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HomeDocument } from '#domain/content/home-document.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createJsonApiDialect } from '#server/ports/cms/cms-dialect.ts'
import { type CmsCopies, createHttpCms, type HttpCmsOptions } from '#server/ports/cms/http-cms.ts'

const documentWith = (id: string): HomeDocument => ({ data: { id, relationships: {} }, included: [] })

const PAGE = {
  slug: 'agb',
  title: 'AGB',
  description: 'Kurz',
  lead: '',
  updated: '2026-11-01',
  body: 'Text',
}

const FALLBACK: Cms = {
  getHomeDocument: async () => documentWith('delivered'),
  getContentPages: async () => [{ ...PAGE, id: 'delivered' }],
}

/** Keeps copies in memory instead of the database. */
const createCopies = (): CmsCopies => {
  const kept = new Map<string, unknown>()
  return {
    find: async (key) => kept.get(key),
    keep: async (key, body) => void kept.set(key, body),
  }
}

let server: Server
let url = ''
let answer: RequestListener
let requests: IncomingMessage[]

const answerWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/vnd.api+json' }).end(body)

const answerJson = (body: unknown) => answerWith(200, JSON.stringify(body))

function createCms(overrides: Partial<HttpCmsOptions> = {}) {
  const failures: [key: string, reason: string][] = []
  const cms = createHttpCms({
    url,
    dialect: createJsonApiDialect('shop', 'pa:ss wörd'),
    timeoutMs: 5_000,
    copies: createCopies(),
    fallback: FALLBACK,
    onFailure: (key, reason) => void failures.push([key, String(reason)]),
    ...overrides,
  })
  const homeId = async () => (await cms.getHomeDocument(MARKETS.de)).data.id
  return { cms, failures, homeId }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

beforeEach(() => {
  requests = []
  answer = answerWith(404, '')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the CMS', () => {
  it('is asked for the landing page with basic authentication', async () => {
    answer = answerJson(documentWith('fresh'))
    const { homeId, failures } = createCms({ url: `${url}/` })
    expect(await homeId()).toBe('fresh')
    expect(failures).toEqual([])
    const [request] = requests
    expect(request?.method).toBe('GET')
    expect(request?.url).toBe('/home/home-de')
    expect(request?.headers.accept).toBe('application/vnd.api+json')
    const [scheme, credentials = ''] = request?.headers.authorization?.split(' ') ?? []
    expect(scheme).toBe('Basic')
    expect(Buffer.from(credentials, 'base64').toString('utf8')).toBe('shop:pa:ss wörd')
  })

  it('is asked without authentication when no user is set', async () => {
    answer = answerJson(documentWith('fresh'))
    await createCms({ dialect: createJsonApiDialect('', '') }).homeId()
    expect(requests[0]?.headers.authorization).toBeUndefined()
  })

  it('provides the content pages of a market', async () => {
    answer = answerJson({ data: [{ type: 'page', id: 'terms', attributes: PAGE }] })
    const { cms } = createCms()
    expect(await cms.getContentPages(MARKETS.pl)).toEqual([{ ...PAGE, id: 'terms' }])
    expect(requests[0]?.url).toBe('/content-pages/pl')
  })
})

const FAILURES: readonly [string, RequestListener, string][] = [
  ['a failure', answerWith(500, 'secret stack'), 'status 500'],
  ['a missing document', answerWith(404, '{}'), 'status 404'],
  ['a refused password', answerWith(401, '{}'), 'status 401'],
  ['text that is no JSON', answerWith(200, '<html>'), 'SyntaxError'],
  ['an empty body', answerWith(200, ''), 'SyntaxError'],
  ['JSON of another shape', answerJson({ data: 7 }), 'data'],
  ['a document over 2 MB', answerWith(200, JSON.stringify('x'.repeat(2_100_000))), 'The answer is too large'],
  [
    'a way elsewhere',
    (request, response) =>
      request.url === '/elsewhere'
        ? answerJson(documentWith('elsewhere'))(request, response)
        : response.writeHead(302, { location: '/elsewhere' }).end(),
    'TypeError',
  ],
  ['a cut connection', (request) => request.socket.destroy(), 'TypeError'],
]

describe('when the CMS answers with', () => {
  it.each(FAILURES)(
    '%s, the last good copy is shown and the failure reported',
    async (_, failing, reason) => {
      const { homeId, failures } = createCms()
      answer = answerJson(documentWith('last good'))
      await homeId()
      answer = failing
      expect(await homeId()).toBe('last good')
      expect(failures).toEqual([['/home/home-de', expect.stringContaining(reason)]])
      answer = answerJson(documentWith('fresh again'))
      expect(await homeId()).toBe('fresh again')
    },
  )

  it.each(FAILURES)(
    '%s before its first valid answer, the delivered content is shown',
    async (_, failing) => {
      answer = failing
      const { cms, homeId, failures } = createCms()
      expect(await homeId()).toBe('delivered')
      expect(await cms.getContentPages(MARKETS.de)).toEqual([{ ...PAGE, id: 'delivered' }])
      expect(failures).toHaveLength(2)
    },
  )

  it('nothing at all, it is not waited for longer than the timeout', async () => {
    answer = () => undefined
    const { homeId, failures } = createCms({ timeoutMs: 50 })
    expect(await homeId()).toBe('delivered')
    expect(failures).toEqual([['/home/home-de', expect.stringContaining('TimeoutError')]])
  })

  it('half a document, it is not waited for longer than the timeout', async () => {
    answer = (_, response) => void response.writeHead(200).write('{"data":')
    const { homeId, failures } = createCms({ timeoutMs: 50 })
    expect(await homeId()).toBe('delivered')
    expect(failures).toHaveLength(1)
  })
})

describe('copies of documents', () => {
  it('are kept per document', async () => {
    const { cms } = createCms()
    answer = answerJson(documentWith('german'))
    await cms.getHomeDocument(MARKETS.de)
    answer = answerWith(500, '')
    expect((await cms.getHomeDocument(MARKETS.fr)).data.id).toBe('delivered')
    expect((await cms.getHomeDocument(MARKETS.de)).data.id).toBe('german')
  })

  it('survive a restart, and outdated ones are ignored', async () => {
    const copies = createCopies()
    await copies.keep('/home/home-de', documentWith('from before the restart'))
    await copies.keep('/home/home-fr', { version: 0 })
    answer = answerWith(500, '')
    const { cms, homeId } = createCms({ copies })
    expect(await homeId()).toBe('from before the restart')
    expect((await cms.getHomeDocument(MARKETS.fr)).data.id).toBe('delivered')
  })

  it('that cannot be stored do not hide the fresh document', async () => {
    const copies: CmsCopies = { ...createCopies(), keep: () => Promise.reject(new Error('disk full')) }
    answer = answerJson(documentWith('fresh'))
    const { homeId, failures } = createCms({ copies })
    expect(await homeId()).toBe('fresh')
    expect(failures).toEqual([['/home/home-de', 'Error: disk full']])
  })

  it('that cannot be read are replaced by the delivered content', async () => {
    const copies: CmsCopies = { ...createCopies(), find: () => Promise.reject(new Error('no database')) }
    answer = answerWith(500, '')
    expect(await createCms({ copies }).homeId()).toBe('delivered')
  })
})
