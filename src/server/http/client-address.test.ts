import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  createProxyCheck,
  findNetwork,
  isSecureRequest,
  readClientAddress,
  readRequestHost,
} from '#server/http/client-address.ts'

/** A request from an address, without a network. */
function requestFrom(remoteAddress: string, headers: IncomingMessage['headers']): IncomingMessage {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  request.headers = headers
  return request
}

const TRUSTED = ['10.0.0.0/8', '192.0.2.7', '2001:db8::/32', '::1']

describe('a trusted proxy', () => {
  const isTrusted = createProxyCheck(TRUSTED)

  it.each([
    ['10.0.0.1', true],
    ['10.255.255.255', true],
    ['11.0.0.1', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['::ffff:10.1.2.3', true],
    ['::ffff:192.0.2.7', true],
    ['::ffff:192.0.2.8', false],
    ['2001:db8:1::5', true],
    ['2001:db9::5', false],
    ['::1', true],
    ['::2', false],
    ['fe80::1%eth0', false],
    ['', false],
    [undefined, false],
  ])('is %s: %s', (address, expected) => {
    expect(isTrusted(address)).toBe(expected)
  })

  it('is nobody if none is configured', () => {
    const isTrustedByNone = createProxyCheck([])
    for (const address of ['127.0.0.1', '::1', '10.0.0.1', undefined])
      expect(isTrustedByNone(address)).toBe(false)
  })

  it('may be a whole address family', () => {
    expect(createProxyCheck(['0.0.0.0/0'])('203.0.113.9')).toBe(true)
  })
})

describe('the host that a visitor requested', () => {
  const isTrusted = createProxyCheck(TRUSTED)
  const host = 'inside.example'

  it.each([
    ['a proxy', '10.0.0.1', { host, 'x-forwarded-host': 'www.sell-de.example' }, 'www.sell-de.example'],
    ['a mapped proxy', '::ffff:10.0.0.1', { host, 'x-forwarded-host': 'a.example' }, 'a.example'],
    [
      'a chain of proxies',
      '10.0.0.1',
      { host, 'x-forwarded-host': 'visitor.example , b.example' },
      'b.example',
    ],
    ['a stranger', '203.0.113.9', { host, 'x-forwarded-host': 'evil.example' }, host],
    ['a proxy that says nothing', '10.0.0.1', { host }, host],
    ['nobody at all', '203.0.113.9', {}, ''],
  ])('by %s is read from a trusted source', (_, address, headers, expected) => {
    expect(readRequestHost(requestFrom(address, headers), isTrusted)).toBe(expected)
  })
})

describe('the address of a visitor', () => {
  const isTrusted = createProxyCheck(TRUSTED)
  const visitor = '203.0.113.9'

  it.each([
    ['no proxy', visitor, undefined, visitor],
    ['a stranger who forwards', visitor, '198.51.100.1', visitor],
    ['one edge', '10.0.0.1', visitor, visitor],
    ['an edge behind an edge', '10.0.0.1', `${visitor}, 192.0.2.7`, visitor],
    ['three edges of both families', '10.0.0.1', `${visitor}, 2001:db8::5, 192.0.2.7`, visitor],
    ['an edge, written in front by the visitor', '10.0.0.1', `198.51.100.1, ${visitor}`, visitor],
    ['an edge, claimed by the visitor to be one', '10.0.0.1', `10.0.0.9, ${visitor}, 192.0.2.7`, visitor],
    ['a mapped edge', '10.0.0.1', `${visitor}, ::ffff:10.0.0.2`, visitor],
    ['an edge that writes ports', '10.0.0.1', `${visitor}:51234`, visitor],
    ['edges that write ports', '10.0.0.1', `${visitor}:51234, 192.0.2.7:443`, visitor],
    ['an edge that writes ports of IPv6', '10.0.0.1', '[2001:db9::5]:51234', '2001:db9::5'],
    ['an edge that only writes brackets', '10.0.0.1', '[2001:db9::5]', '2001:db9::5'],
    ['an edge that asks for itself', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
    ['an edge that names nobody', '10.0.0.1', undefined, '10.0.0.1'],
    ['an edge that hides it', '10.0.0.1', 'unknown', 'unknown'],
    ['a full header', '10.0.0.1', `${'1.1.1.1,'.repeat(5_000)}${visitor}`, visitor],
  ])('behind %s', (_, address, forwarded, expected) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect(readClientAddress(requestFrom(address, headers), isTrusted)).toBe(expected)
  })
})

describe('an encrypted connection', () => {
  const isTrusted = createProxyCheck(TRUSTED)

  it.each([
    ['10.0.0.1', 'https', true],
    ['10.0.0.1', 'https, http', false],
    ['10.0.0.1', 'http', false],
    ['10.0.0.1', 'http, https', true],
    ['10.0.0.1', undefined, false],
    ['203.0.113.9', 'https', false],
  ])('from %s with %j: %s', (address, proto, expected) => {
    const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto }
    expect(isSecureRequest(requestFrom(address, headers), isTrusted)).toBe(expected)
  })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('requests from %s count towards %s', (address, expected) => {
  expect(findNetwork(address)).toBe(expected)
})
