import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether a connection comes from a trusted proxy. */
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
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

// Proxies append, so only the last value is the trusted proxy's. The visitor may have sent the others.
const readLastValue = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim()

/** The host that the visitor requested. A forwarded one only counts from a trusted proxy. */
export function readRequestHost(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const forwarded = request.headers['x-forwarded-host']
  const isForwarded = forwarded !== undefined && isTrustedProxy(request.socket.remoteAddress)
  return (isForwarded ? readLastValue(forwarded) : undefined) || request.headers.host || ''
}

// Some load balancers write the port as well, which is another one for each connection.
const HOP = /^(?:\[(?<bracketed>[^\]]*)\](?::\d+)?|(?<ipv4>\d+\.\d+\.\d+\.\d+):\d+)$/

function withoutPort(hop: string): string {
  const { bracketed, ipv4 } = HOP.exec(hop)?.groups ?? {}
  return bracketed ?? ipv4 ?? hop
}

/** More edges than anybody runs; a visitor can write as many in front of ours as a header holds. */
const MAX_HOPS = 20

const listHops = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .slice(-MAX_HOPS)
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean)

/**
 * The visitor's address. Each proxy appends the peer that it saw, so the list is read from its end: the first address that
 * is no proxy of ours is the visitor. What stands before it, the visitor may have sent.
 */
export function readClientAddress(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string {
  const { remoteAddress = '' } = request.socket
  if (!isTrustedProxy(remoteAddress)) return remoteAddress
  const hops = listHops(request.headers['x-forwarded-for'])
  return hops.findLast((hop) => !isTrustedProxy(hop)) ?? hops[0] ?? remoteAddress
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

/** An IPv4 address, or the first half of an IPv6 address, because a household chooses the other half freely. */
export function findNetwork(given: string): string {
  const [address = ''] = given.replace(MAPPED_IPV4, '').split('%', 1)
  if (!isIPv6(address)) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16))
  return groups.slice(0, 4).join(':')
}

/** Whether the visitor's connection is encrypted, according to a trusted proxy. */
export function isSecureRequest(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): boolean {
  const forwarded = request.headers['x-forwarded-proto']
  return isTrustedProxy(request.socket.remoteAddress) && readLastValue(forwarded)?.toLowerCase() === 'https'
}
