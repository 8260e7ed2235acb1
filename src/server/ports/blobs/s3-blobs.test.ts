import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createS3Blobs } from './s3-blobs.ts'

const KEY = '0d9f8a52-5a0c-4f0e-9c53-0b1f0f3a7c11'

/** What the server answers, one after the other; `hang` never answers. */
let answers: (number | 'hang')[]
let requests: { readonly line: string; readonly signed: string }[]
let server: Server

beforeEach(async () => {
  requests = []
  server = createServer((request, response) => {
    const signed = String(request.headers.authorization)
    requests.push({ line: `${request.method} ${request.url}`, signed })
    const answer = answers.shift() ?? 200
    if (answer === 'hang') return
    request.resume()
    const body = answer === 200 && request.method === 'GET' ? 'bytes' : ''
    response.writeHead(answer, { 'content-length': body.length }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const createBlobs = (url = 's3://shop/files') =>
  createS3Blobs({
    url,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    timeoutMs: 200,
  })

const listLines = () => requests.map(({ line }) => line)

describe('a bucket', () => {
  it.each([
    ['s3://shop', `/shop/${KEY}`],
    ['s3://shop/', `/shop/${KEY}`],
    ['s3://shop/a/b/', `/shop/a/b/${KEY}`],
  ])('is addressed by path, with its prefix: %s', async (url, path) => {
    answers = [204]
    await createBlobs(url).delete(KEY)
    expect(listLines()).toEqual([`DELETE ${path}`])
  })

  it('gets signed requests for its region', async () => {
    answers = [200]
    await createBlobs().write(KEY, Buffer.from('bytes'), 'image/png')
    expect(requests[0]?.signed).toMatch(
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/,
    )
  })

  it.each([
    ['is busy', 503],
    ['limits us', 429],
    ['hangs', 'hang'],
  ] as const)('is asked again when it %s', async (_, failure) => {
    answers = [failure, 200]
    expect(String(await createBlobs().read(KEY, 5))).toBe('bytes')
  })

  it('is given up after three attempts', async () => {
    answers = [503, 503, 503, 200]
    await expect(createBlobs().read(KEY, 5)).rejects.toThrow('answered GET with 503')
    expect(requests).toHaveLength(3)
  })

  it('that can’t be reached says so', async () => {
    const blobs = createBlobs()
    server.close()
    await expect(blobs.read(KEY, 5)).rejects.toThrow('can’t be reached')
  })

  it.each(['read', 'write', 'delete'] as const)(
    'that refuses our key doesn’t look empty: %s',
    async (call) => {
      answers = [403]
      const blobs = createBlobs()
      const calls = {
        read: () => blobs.read(KEY, 5),
        write: () => blobs.write(KEY, Buffer.from('bytes'), 'image/png'),
        delete: () => blobs.delete(KEY),
      }
      await expect(calls[call]()).rejects.toThrow('with 403')
      expect(requests).toHaveLength(1)
    },
  )
})
