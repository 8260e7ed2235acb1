import type { IncomingMessage } from 'node:http'
import { type IsTrustedProxy, isSecureRequest, requestHost } from '#server/http/client-address.ts'

/** Where the desk is, as the browser of a request sees it: `https://desk.example`. */
export type DeskOrigin = (request: IncomingMessage) => string

/** The configured origin; without one, that of the address under which the desk was asked. */
export const createDeskOrigin = (
  configured: string | undefined,
  isTrustedProxy: IsTrustedProxy,
): DeskOrigin =>
  configured === undefined
    ? (request) =>
        `${isSecureRequest(request, isTrustedProxy) ? 'https' : 'http'}://${requestHost(request, isTrustedProxy)}`
    : () => configured

export const isSecureOrigin = (origin: string): boolean => origin.startsWith('https:')
