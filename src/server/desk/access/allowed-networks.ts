import { isIP } from 'node:net'
import { createProxyCheck } from '#server/http/client-address.ts'

/** Whether the desk may be used from an address; null is an unknown one. */
export type IsAllowedNetwork = (address: string | null) => boolean

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i

/** Without a list every network may use the desk; with one, an unknown address may not. */
export function createNetworkCheck(networks: readonly string[]): IsAllowedNetwork {
  if (networks.length === 0) return () => true
  const isListed = createProxyCheck(networks)
  return (given) => {
    const address = given?.replace(MAPPED_IPV4, '') ?? ''
    return isIP(address) !== 0 && isListed(address)
  }
}
