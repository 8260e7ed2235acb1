import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { startServer, type TestServer } from '../../../../tests/support/http-server.ts'
import { createHttpBlockList } from './http-block-list.ts'

const IMEI = '490154203237518'
const ENTRY = { list: 'Police', reference: 'ST/0815', since: null }

let server: TestServer
let nowMs = 0

const open = (token: string | null = null) =>
  createHttpBlockList({ url: `${server.url}/check?shop=1`, token, now: () => nowMs })

beforeAll(async () => {
  server = await startServer(() => undefined)
})

afterAll(() => server.close())

beforeEach(() => {
  server.requests.length = 0
  server.respond = (_, response) => void response.end(JSON.stringify({ entries: [ENTRY] }))
})

describe('a block list over HTTP', () => {
  it('is asked for one number with its token', async () => {
    expect(await open('a token').find(IMEI)).toEqual([ENTRY])
    const [request] = server.requests
    expect({ query: String(request?.query), authorization: request?.headers.authorization }).toEqual({
      query: `shop=1&number=${IMEI}`,
      authorization: 'Bearer a token',
    })
  })

  it('is asked once in ten minutes', async () => {
    const list = open()
    await list.find(IMEI)
    await list.find(IMEI)
    expect(server.requests).toHaveLength(1)
    nowMs += 10 * MINUTE_MS
    await list.find(IMEI)
    expect(server.requests).toHaveLength(2)
  })

  it.each([
    ['an error', 500, '{}'],
    ['something else', 200, '{"result":"ok"}'],
    ['too much', 200, JSON.stringify({ entries: [], padding: 'x'.repeat(70_000) })],
    ['no JSON', 200, 'clear'],
  ])('that answers %s is no answer, and is asked again', async (_, status, body) => {
    server.respond = (_request, response) => void response.writeHead(status).end(body)
    const list = open()
    await expect(list.find(IMEI)).rejects.toThrow()
    server.respond = (_request, response) => void response.end('{"entries":[]}')
    expect(await list.find(IMEI)).toEqual([])
  })
})
