import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isExternalAddress, requireNavigable } from '#domain/routing/external-navigation.ts'

const ORIGIN = 'https://www.sell-de.example'

const INSIDE = ['/', '/kontakt', '?q=x', '#top', 'agb', `${ORIGIN}/kontakt`, 'HTTPS://WWW.SELL-DE.EXAMPLE/']

const OTHER_SITES = [
  'https://evil.example/',
  'http://www.sell-de.example/',
  'https://www.sell-de.example:8443/',
  'https://www.sell-de.example.evil.example/',
  'https://www.sell-de.example@evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
]

const NO_WEB_ADDRESSES = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  `blob:${ORIGIN}/0b0c0d0e`,
  'mailto:service@sell.example',
  'http://[',
]

describe('navigating to an address', () => {
  it.each(INSIDE)('%j stays in the shop', (address) => {
    expect(isExternalAddress(address, ORIGIN)).toBe(false)
    expect(requireNavigable(address, ORIGIN)).toBe(address)
    expect(requireNavigable(address, ORIGIN, { external: true })).toBe(address)
  })

  it.each(OTHER_SITES)('%j only leaves the shop on explicit request', (address) => {
    expect(isExternalAddress(address, ORIGIN)).toBe(true)
    expect(() => requireNavigable(address, ORIGIN)).toThrow('Navigating to an external URL is not allowed')
    expect(() => requireNavigable(address, ORIGIN, { external: false })).toThrow('external URL')
    expect(requireNavigable(address, ORIGIN, { external: true })).toBe(address)
  })

  it.each(NO_WEB_ADDRESSES)('%j is never followed', (address) => {
    expect(isExternalAddress(address, ORIGIN)).toBe(true)
    expect(() => requireNavigable(address, ORIGIN)).toThrow('external URL')
    expect(() => requireNavigable(address, ORIGIN, { external: true })).toThrow('Not a web address')
  })

  it('always stays on the shop without an explicit request', () => {
    const hosts = fc.webUrl({ validSchemes: ['http', 'https', 'ftp', 'ws'] })
    const tricks = fc
      .tuple(fc.constantFrom('', '/', '//', '\\', '/\\', '\t', 'javascript:', 'https:'), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(hosts, tricks), (address) => {
        let target: string
        try {
          target = requireNavigable(address, ORIGIN)
        } catch {
          return
        }
        expect(new URL(target, ORIGIN).href.startsWith(`${ORIGIN}/`)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
