import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { isLocalRequest } from './is-local-request.ts'
import { normaliseTarget } from './request-target.ts'

interface Given {
  readonly remoteAddress?: string | undefined
  readonly headers?: IncomingHttpHeaders
  readonly httpVersion?: string
  readonly url?: string
}

/** Only the parts of a request that the rule reads. */
const request = ({ remoteAddress, headers = {}, httpVersion = '1.1', url = '/metrics' }: Given) =>
  ({ socket: { remoteAddress }, headers, httpVersion, url }) as unknown as IncomingMessage

const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:8106' } }

describe('a request is from this machine', () => {
  it.each([
    ['127.0.0.1', 'localhost:8106'],
    ['127.0.0.1', '127.0.0.1:8106'],
    ['::1', '[::1]:8106'],
    ['::ffff:127.0.0.1', 'localhost'],
  ])('when %s asks for %s', (remoteAddress, host) => {
    expect(isLocalRequest(request({ remoteAddress, headers: { host } }))).toBe(true)
  })

  it.each([
    ['10.0.0.7', 'localhost:8106'],
    ['127.0.0.1', 'www.sell-de.example'],
    ['127.0.0.1', 'localhost.thief.example'],
    ['127.0.0.1', undefined],
    [undefined, 'localhost'],
  ])('but not when %s asks for %s', (remoteAddress, host) => {
    const headers = host === undefined ? {} : { host }
    expect(isLocalRequest(request({ remoteAddress, headers }))).toBe(false)
  })

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-server',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-amzn-trace-id',
    'x-original-uri',
  ])('but not when a proxy has added %s', (name) => {
    expect(isLocalRequest(request({ ...LOCAL, headers: { ...LOCAL.headers, [name]: '' } }))).toBe(false)
  })

  it('but not when it names a whole URL, as only proxies are asked', () => {
    const asked = request({
      remoteAddress: '127.0.0.1',
      headers: { host: 'www.rivendo.com' },
      url: 'http://localhost/metrics',
    })
    normaliseTarget(asked)
    expect(asked.url).toBe('/metrics')
    expect(isLocalRequest(asked)).toBe(false)
  })

  it('but not when it looks like a plain proxy, which adds no header', () => {
    expect(isLocalRequest(request({ ...LOCAL, httpVersion: '1.0' }))).toBe(false)
    const headers = { ...LOCAL.headers, connection: 'close' }
    expect(isLocalRequest(request({ ...LOCAL, headers }))).toBe(false)
  })
})
