import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The unicast addresses of the internet. Version 6 has one block for them; of version 4 all others are taken away. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')

const NOT_PUBLIC = new BlockList()
const RESERVED_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [address, bits] of RESERVED_V4) NOT_PUBLIC.addSubnet(address, bits, 'ipv4')
/** Teredo, documentation, and 6to4, which would lead to an address of version 4. */
NOT_PUBLIC.addSubnet('2001::', 32, 'ipv6')
NOT_PUBLIC.addSubnet('2001:db8::', 32, 'ipv6')
NOT_PUBLIC.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4')
  return version === 6 && PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

/**
 * Whether an address that a browser has sent may be one of a push service: HTTPS, the usual port, and a name of the public
 * internet. Where the name leads is checked when it is called.
 */
export function isPushEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, port, username, password, hostname } = new URL(text)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  const labels = hostname.split('.')
  // An address of digits ends with some; one in brackets has a bracket there.
  return labels.length > 1 && /^[a-z][a-z0-9-]*$/.test(labels.at(-1) ?? '')
}

class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}

/**
 * Finds the address of a push service, and refuses every other one than a public one. The connection goes to the address
 * that was checked: a name that leads elsewhere the next time gains nothing.
 */
export const lookUpPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const refusal =
      error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : new RefusedAddress())
    const [first] = addresses ?? []
    if (refusal || !first) callback(refusal ?? new RefusedAddress(), '', 0)
    else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
