import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { IsTrustedProxy } from './client-address.ts'

/** Written out: every request is asked, and a list of names takes several times as long to go through. */
const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined ||
  headers['x-forwarded-host'] !== undefined ||
  headers['x-forwarded-proto'] !== undefined ||
  headers.forwarded !== undefined ||
  headers['x-real-ip'] !== undefined

/** Addresses that no visitor has: whoever asks from there is our own proxy. */
const PRIVATE_NETWORKS = new BlockList()
PRIVATE_NETWORKS.addSubnet('127.0.0.0', 8)
PRIVATE_NETWORKS.addSubnet('10.0.0.0', 8)
PRIVATE_NETWORKS.addSubnet('172.16.0.0', 12)
PRIVATE_NETWORKS.addSubnet('192.168.0.0', 16)
PRIVATE_NETWORKS.addSubnet('100.64.0.0', 10)
PRIVATE_NETWORKS.addAddress('::1', 'ipv6')
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6')

const isPrivate = (address: string): boolean =>
  PRIVATE_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

export interface ForwardingWatchOptions {
  readonly isTrustedProxy: IsTrustedProxy
  readonly count: () => void
  /** Called once. The peer is named only if it cannot be a visitor. */
  readonly warn: (peer: string | null) => void
}

/**
 * Notices forwarded headers from a peer that is not trusted. They are ignored, as a visitor could send them. But if it is
 * our own proxy, all its visitors count as one address and soon block each other, so it must not go unnoticed.
 */
export function createForwardingWatch({ isTrustedProxy, count, warn }: ForwardingWatchOptions) {
  let hasWarned = false
  return ({ headers, socket }: IncomingMessage): void => {
    if (!isForwarded(headers)) return
    // Not before: the system is asked for it, and most requests have no such header.
    const { remoteAddress = '' } = socket
    if (isTrustedProxy(remoteAddress)) return
    count()
    if (hasWarned) return
    hasWarned = true
    warn(isPrivate(remoteAddress) ? remoteAddress : null)
  }
}
