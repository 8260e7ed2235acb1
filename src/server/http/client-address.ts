import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Whether a connection comes from a proxy that this installation trusts. */
export type IsTrustedProxy = (address: string | undefined) => boolean

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

export function createProxyCheck(trustedProxies: readonly string[]): IsTrustedProxy {
  if (trustedProxies.length === 0) return () => false
  const list = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    if (prefix) list.addSubnet(address, Number(prefix), familyOf(address))
    else list.addAddress(address, familyOf(address))
  }
  return (remote) => {
    const address = remote?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
    return address !== '' && list.check(address, familyOf(address))
  }
}

// Proxies append: only the last value is the trusted proxy's own, the ones before it are the visitor's.
const lastValue = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim()

/** The host the visitor asked for; a forwarded one counts only from a trusted proxy. */
export function requestHost(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const forwarded = request.headers['x-forwarded-host']
  const isForwarded = forwarded !== undefined && isTrustedProxy(request.socket.remoteAddress)
  return (isForwarded ? lastValue(forwarded) : undefined) || request.headers.host || ''
}

/** The visitor's own address; a forwarded one counts only from a trusted proxy. */
export function clientAddress(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const { remoteAddress = '' } = request.socket
  const forwarded = request.headers['x-forwarded-for']
  return (isTrustedProxy(remoteAddress) ? lastValue(forwarded) : undefined) || remoteAddress
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

/** An IPv4 address, or the first half of an IPv6 address: the other half a household may choose as it likes. */
export function networkOf(given: string): string {
  const [address = ''] = given.replace(MAPPED_IPV4, '').split('%', 1)
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16))
  return groups.slice(0, 4).join(':')
}

/** Whether the visitor's own connection is encrypted, as far as a trusted proxy tells. */
export function isSecureRequest(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): boolean {
  const forwarded = request.headers['x-forwarded-proto']
  return isTrustedProxy(request.socket.remoteAddress) && lastValue(forwarded)?.toLowerCase() === 'https'
}
