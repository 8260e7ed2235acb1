import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createProxyCheck } from './client-address.ts'
import { createForwardingWatch } from './untrusted-forwarding.ts'

function watch() {
  const seen = { count: 0, warnings: [] as (string | null)[] }
  const notice = createForwardingWatch({
    isTrustedProxy: createProxyCheck(['10.0.0.1']),
    count: () => {
      seen.count += 1
    },
    warn: (peer) => void seen.warnings.push(peer),
  })
  const ask = (remoteAddress: string, headers: IncomingHttpHeaders) =>
    // Only the parts of a request that the rule reads.
    notice({ socket: { remoteAddress }, headers } as unknown as IncomingMessage)
  return { seen, ask }
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' }

describe('forwarded headers', () => {
  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'])(
    'of an unknown proxy are counted: %s',
    (name) => {
      const { seen, ask } = watch()
      ask('10.0.0.2', { [name]: 'x' })
      expect(seen).toEqual({ count: 1, warnings: ['10.0.0.2'] })
    },
  )

  it('are counted each time, but reported once', () => {
    const { seen, ask } = watch()
    for (let index = 0; index < 3; index += 1) ask('127.0.0.1', FORWARDED)
    expect(seen).toEqual({ count: 3, warnings: ['127.0.0.1'] })
  })

  it('of a visitor are reported without the visitor’s address', () => {
    const { seen, ask } = watch()
    ask('203.0.113.7', FORWARDED)
    expect(seen.warnings).toEqual([null])
  })

  it('of a trusted proxy are fine, and so is a request without any', () => {
    const { seen, ask } = watch()
    ask('10.0.0.1', FORWARDED)
    ask('10.0.0.2', { host: 'localhost' })
    expect(seen).toEqual({ count: 0, warnings: [] })
  })
})
