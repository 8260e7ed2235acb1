import type { IncomingMessage } from 'node:http'
import { type IsTrustedProxy, isSecureRequest, readRequestHost } from '#server/http/client-address.ts'

/** The desk's origin as a request's browser sees it: `https://desk.example`. */
export type DeskOrigin = (request: IncomingMessage) => string

/** The configured origin, or the one that the request was sent to. */
export const createDeskOrigin = (
  configured: string | undefined,
  isTrustedProxy: IsTrustedProxy,
): DeskOrigin =>
  configured === undefined
    ? (request) =>
        `${isSecureRequest(request, isTrustedProxy) ? 'https' : 'http'}://${readRequestHost(request, isTrustedProxy)}`
    : () => configured

export const isSecureOrigin = (origin: string): boolean => origin.startsWith('https:')
