import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isLocalRequest } from './is-local-request.ts'

// Only the parts of a request that the rule reads.
const request = (remoteAddress: string | undefined, headers: IncomingHttpHeaders) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

describe('a request is from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:8106'],
    ['127.0.0.1', '127.0.0.1:8106'],
    ['::1', '[::1]:8106'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('when %s asks for %s', (address, host) => {
    expect(isLocalRequest(request(address, { host }))).toBe(true)
  })

  it.each([
    ['10.0.0.7', 'localhost:8106'],
    ['127.0.0.1', 'www.sell-de.example'],
    ['127.0.0.1', 'localhost.thief.example'],
    ['127.0.0.1', undefined],
    [undefined, 'localhost'],
  ])('but not when %s asks for %s', (address, host) => {
    expect(isLocalRequest(request(address, host === undefined ? {} : { host }))).toBe(false)
  })

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])(
    'but not when a proxy has added %s',
    (name) => {
      expect(isLocalRequest(request('127.0.0.1', { host: 'localhost', [name]: '' }))).toBe(false)
    },
  )
})
