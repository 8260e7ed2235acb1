import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type IsTrustedProxy, readClientAddress, readRequestHost } from '#server/http/client-address.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { IsAllowedNetwork } from './allowed-networks.ts'

/** The host names under which the desk answers, with their ports. */
export type IsOwnHost = (host: string) => boolean

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * The configured origin's host or, without one, this machine by its own names. A site whose name suddenly points to this
 * machine (DNS rebinding) has another host, and gets nothing.
 */
export function createHostCheck(origin: string | undefined, port: number): IsOwnHost {
  const own = new Set(
    origin === undefined
      ? LOOPBACK_NAMES.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
      : [new URL(origin).host],
  )
  return (host) => own.has(host.toLowerCase())
}

/** The address of the caller; null if a trusted proxy doesn't say for whom it asks. */
function findClientAddress(request: IncomingMessage, isTrustedProxy: IsTrustedProxy): string | null {
  const isSilent =
    isTrustedProxy(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined
  return isSilent ? null : readClientAddress(request, isTrustedProxy)
}

export interface DoorOptions {
  readonly isOwnHost: IsOwnHost
  readonly isAllowedNetwork: IsAllowedNetwork
  readonly isTrustedProxy: IsTrustedProxy
}

/** For monitoring, which asks by address and from anywhere. It reveals nothing. */
export const HEALTH_PATH = '/healthz'

/** Turns away whoever asks for another host or comes from another network, before anything else is looked at. */
export function registerDoor(app: FastifyInstance, options: DoorOptions): void {
  const { isOwnHost, isAllowedNetwork, isTrustedProxy } = options
  app.addHook('onRequest', async (request) => {
    if (request.url === HEALTH_PATH) return
    // Only proxies are asked for a whole URL, whose host would differ from the header's.
    if (!request.url.startsWith('/') || !isOwnHost(readRequestHost(request.raw, isTrustedProxy)))
      throw new HttpError(
        421,
        'UNKNOWN_HOST',
        'The desk isn’t available at this address. Use the address in DESK_ORIGIN.',
      )
    if (!isAllowedNetwork(findClientAddress(request.raw, isTrustedProxy)))
      throw new HttpError(
        403,
        'NETWORK_NOT_ALLOWED',
        'The desk can’t be used from this network. Connect to one that’s allowed.',
      )
  })
}
