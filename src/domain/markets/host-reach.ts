import type { HostEntry, HostTable } from './host-table.ts'
import type { MarketId } from './market-id.ts'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

// Names that no DNS server may ever give an address: RFC 2606 and RFC 6761. The built-in table uses them.
const RESERVED_ENDINGS = ['.example', '.test', '.invalid', '.localhost']

const removePort = (host: string): string => {
  const colon = host.lastIndexOf(':')
  return colon > host.lastIndexOf(']') ? host.slice(0, colon) : host
}

/** Whether a host name means the machine itself. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_NAMES.includes(removePort(host))

/** Whether visitors from outside may reach a shop by this name. */
export function isPublicHost({ host }: Pick<HostEntry, 'host'>): boolean {
  const name = removePort(host)
  return !isLoopbackHost(name) && !RESERVED_ENDINGS.some((ending) => name.endsWith(ending))
}

/** Markets with a public address. The others can only be chosen as a language, at the address of another market. */
export const listMarketsWithHost = (table: HostTable): ReadonlySet<MarketId> =>
  new Set(
    [...table.values()]
      .filter(({ host, shopMode }) => shopMode === 'default' && !isLoopbackHost(host))
      .map(({ lang }) => lang),
  )
