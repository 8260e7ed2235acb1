import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { createPayloadLoader } from '#web/platform/navigation/payload.ts'

const payloadWith = (title: string): PagePayload => ({
  screen: 'checkout',
  head: { title, description: '' },
  error: null,
  data: null,
})

let server: Server
let requested: string[]
let answer: RequestListener
let left: Promise<string>

const answerJson =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  requested = []
  answer = answerJson(payloadWith('fetched'))
  // A listening TCP server has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  // Resolves relative addresses as a browser does.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
  const { promise, resolve } = Promise.withResolvers<string>()
  left = promise
  vi.stubGlobal('location', { assign: resolve })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const load = (path: string, signal = new AbortController().signal) => createPayloadLoader()(path, signal)

describe('the payload of a page', () => {
  it.each([
    ['/', '/_payload.json'],
    ['/?q=x', '/_payload.json?q=x'],
    ['/kontakt#form', '/kontakt/_payload.json'],
    [
      '/produkte/uebersicht-suche?q=iphone%2013&a=1',
      '/produkte/uebersicht-suche/_payload.json?q=iphone%2013&a=1',
    ],
    ['/content/agb?a=1#b?c', '/content/agb/_payload.json?a=1'],
    ['/content/agb?', '/content/agb/_payload.json'],
  ])('of %s is at %s', async (path, expected) => {
    await load(path)
    expect(requested).toEqual([expected])
  })

  it('is asked for with the whole query, even if there is a question mark in it', async () => {
    await load('/content/agb?q=was?&gclid=x')
    expect(requested).toEqual(['/content/agb/_payload.json?q=was?&gclid=x'])
  })

  it('of a missing page is shown as what it says', async () => {
    const missing = {
      ...payloadWith('missing'),
      error: { statusCode: 404, message: '', isExpiredLink: false },
    }
    answer = answerJson(missing, 404)
    expect(await load('/nowhere')).toEqual(missing)
  })

  it.each<[string, RequestListener]>([
    ['is no JSON', (_, response) => response.end('<html>')],
    ['is something else', answerJson({ statusCode: 500, id: 'INTERNAL', message: 'x' }, 500)],
    ['is nothing', answerJson(null)],
    ['does not come', (request) => request.socket.destroy()],
    [
      'has moved with its page',
      (request, response) =>
        request.url === '/new/_payload.json'
          ? answerJson(payloadWith('moved'))(request, response)
          : response.writeHead(301, { location: '/new/_payload.json' }).end(),
    ],
  ])('that %s is logged, and the browser goes to the page itself', async (_, failing) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = failing
    void load('/old?a=1')
    expect(await left).toBe('/old?a=1')
    expect(error).toHaveBeenCalledExactlyOnceWith('payload failed', expect.any(Error))
  })

  it('that the visitor no longer waits for moves nobody', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const navigation = new AbortController()
    answer = () => navigation.abort()
    await expect(load('/slow', navigation.signal)).rejects.toThrow('aborted')
    expect(error).not.toHaveBeenCalled()
    expect(await Promise.race([left, 'stayed'])).toBe('stayed')
  })
})
