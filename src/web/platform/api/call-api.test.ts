import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '#web/platform/api/call-api.ts'
import {
  type Respond,
  sendJson,
  startServer,
  type TestServer,
} from '../../../../tests/support/http-server.ts'

const REFUSAL = {
  statusCode: 422,
  id: 'INVALID_FIELDS',
  message: 'Some fields are missing or invalid. Correct them and try again.',
  errors: [{ field: 'seller.zip', key: 'ZIP_FORMAT', params: { example: '10115' } }],
}

let server: TestServer

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(() => {
  server.requests.length = 0
  server.respond = (_, response) => sendJson(response, 200, { price: 280 })
  const { fetch } = globalThis
  // Resolves relative addresses as a browser does.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, server.url), init))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that accepts the request and never answers; resolves when the request has arrived. */
function staySilent(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.respond = () => resolve()
  return promise
}

/** A file of which a part comes every fifteen seconds, until the call is given up. */
function stubSlowFile(parts: readonly string[]): void {
  const left = parts.map((part) => new TextEncoder().encode(part))
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      pull: async (stream) => {
        await new Promise((resolve) => setTimeout(resolve, 15_000))
        const part = left.shift()
        if (signal?.aborted) return
        if (part) stream.enqueue(part)
        else stream.close()
      },
    })
    return new Response(body)
  })
}

describe('a call to the shop’s server', () => {
  it('reads without a body', async () => {
    expect(await callApi('/api/trades/4F7K-22QM?key=x')).toEqual({ kind: 'ok', data: { price: 280 } })
    const [{ method, path, headers, body }] = server.requests as [(typeof server.requests)[number]]
    expect({ method, path, body }).toEqual({ method: 'GET', path: '/api/trades/4F7K-22QM', body: '' })
    expect(headers['content-type']).toBeUndefined()
  })

  it('sends a body as JSON, with the headers of the caller', async () => {
    await callApi('/api/trades', { body: { lines: [] }, headers: { 'idempotency-key': 'k' } })
    const [{ method, headers, body }] = server.requests as [(typeof server.requests)[number]]
    expect({ method, parse: JSON.parse(body) }).toEqual({ method: 'POST', parse: { lines: [] } })
    expect({ contentType: headers['content-type'], idempotencyKey: headers['idempotency-key'] }).toEqual({
      contentType: 'application/json',
      idempotencyKey: 'k',
    })
  })

  it.each(['PATCH', 'DELETE'] as const)('can be a %s, with the token of the customer', async (method) => {
    await callApi('/api/customers/addresses', { method, body: { address: {} }, bearer: 'abc' })
    const [request] = server.requests as [(typeof server.requests)[number]]
    expect({ method: request.method, authorization: request.headers.authorization }).toEqual({
      method,
      authorization: 'Bearer abc',
    })
  })

  it('can be a POST without a body, which has no type either', async () => {
    await callApi('/api/account/logout', { method: 'POST' })
    const [{ method, headers, body }] = server.requests as [(typeof server.requests)[number]]
    expect({ method, contentType: headers['content-type'], body }).toEqual({
      method: 'POST',
      contentType: undefined,
      body: '',
    })
  })

  it.each<[string, Respond]>([
    ['nothing (204)', (_, response) => void response.writeHead(204).end()],
    ['something that nobody reads (202)', (_, response) => sendJson(response, 202, { status: 'ok' })],
  ])('that expects nothing is content with %s', async (_, respond) => {
    server.respond = respond
    expect(await callApi('/api', { body: {}, answer: 'nothing' })).toEqual({ kind: 'ok', data: null })
  })

  it('that expects nothing is refused like any other', async () => {
    server.respond = (_, response) => sendJson(response, 422, REFUSAL)
    expect(await callApi('/api', { body: {}, answer: 'nothing' })).toEqual({
      kind: 'refused',
      error: REFUSAL,
    })
  })

  it('can bring a file', async () => {
    server.respond = (_, response) => void response.writeHead(200).end('PK')
    const result = await callApi<Blob>('/api', { answer: 'file' })
    expect(result.kind === 'ok' && (await result.data.text())).toBe('PK')
  })

  it('can bring a file that takes longer than any other answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stubSlowFile(['P', 'K', '!'])
    const calling = callApi<Blob>('/api', { answer: 'file' })
    await vi.advanceTimersByTimeAsync(60_000)
    const result = await calling
    expect(result.kind === 'ok' && (await result.data.text())).toBe('PK!')
  })

  it('says how long to wait where the server does', async () => {
    const error = { ...REFUSAL, statusCode: 429, id: 'TOO_MANY_REQUESTS' }
    server.respond = (_, response) =>
      void response.writeHead(429, { 'retry-after': '60' }).end(JSON.stringify(error))
    expect(await callApi('/api')).toEqual({ kind: 'refused', error, retryAfterSeconds: 60 })
  })

  it('takes 200 and 201 for an answer', async () => {
    server.respond = (_, response) => sendJson(response, 201, { customerNumber: 20_000_001 })
    expect(await callApi('/api', { body: {} })).toEqual({
      kind: 'ok',
      data: { customerNumber: 20_000_001 },
    })
  })

  it.each([400, 404, 409, 413, 422, 429, 500, 503])(
    'hands a refusal on with its reasons (%d)',
    async (status) => {
      const error = { ...REFUSAL, statusCode: status }
      server.respond = (_, response) => sendJson(response, status, error)
      expect(await callApi('/api')).toEqual({ kind: 'refused', error })
    },
  )
})

describe('no answer', () => {
  it.each<[string, Respond]>([
    ['broken JSON', (_, response) => void response.end('{"price":28')],
    ['nothing', (_, response) => void response.end()],
    ['nothing on purpose (204)', (_, response) => void response.writeHead(204).end()],
    ['the page of a proxy', (_, response) => void response.writeHead(502).end('<html>Bad gateway</html>')],
    ['an error of another form', (_, response) => sendJson(response, 500, { error: 'oops' })],
    ['an error that is no object', (_, response) => sendJson(response, 500, null)],
    ['a connection that breaks', (_, response) => void response.destroy()],
    [
      'half of an answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('{"price"', () => response.destroy())
      },
    ],
  ])('is what comes of %s', async (_, respond) => {
    server.respond = respond
    expect(await callApi('/api')).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of a server that cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await callApi('/api', { body: {} })).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of a server that says nothing for twenty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const isThere = staySilent()
    const calling = callApi('/api')
    await isThere
    const early = await Promise.race([calling, vi.advanceTimersByTimeAsync(19_999).then(() => 'waiting')])
    expect(early).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await calling).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of an answer that never ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: hasBegun, resolve } = Promise.withResolvers<void>()
    server.respond = (_, response) => void response.writeHead(200).write('{"price"', () => resolve())
    const calling = callApi('/api')
    await hasBegun
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await calling).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of a file that stops half way', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: hasBegun, resolve } = Promise.withResolvers<void>()
    server.respond = (_, response) => void response.writeHead(200).write('PK', () => resolve())
    const calling = callApi('/api', { answer: 'file' })
    await hasBegun
    await vi.advanceTimersByTimeAsync(20_000)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await calling).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of a call that its caller gives up', async () => {
    const isThere = staySilent()
    const controller = new AbortController()
    const calling = callApi('/api', { signal: controller.signal })
    await isThere
    controller.abort()
    expect(await calling).toEqual({ kind: 'noAnswer' })
  })

  it('is what comes of a call that was given up before it was made; the server never hears of it', async () => {
    expect(await callApi('/api', { body: {}, signal: AbortSignal.abort() })).toEqual({ kind: 'noAnswer' })
    expect(server.requests).toEqual([])
  })
})

it.each(['json', 'file'] as const)('a call for %s that has ended leaves no timer behind', async (answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Not a real one: it has timers of its own.
  vi.stubGlobal('fetch', async () => Response.json({ price: 280 }))
  await callApi('/api', { answer })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await callApi('/api', { answer })
  expect(vi.getTimerCount()).toBe(0)
})
