import type { FastifyReply, FastifyRequest } from 'fastify'
import { type IsTrustedProxy, readClientAddress } from '#server/http/client-address.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import type { DeviceCookie } from '#server/modules/login-guard/device-cookie.ts'
import type { AccountService } from './account.service.ts'
import type { Caller } from './account-options.ts'

/** The sign-in alone gets to see it. */
export const ACCOUNT_DEVICE_COOKIE = { name: 'known_device', path: '/api/account' } as const

export interface AccountRoutesOptions {
  readonly account: AccountService
  readonly deviceCookie: DeviceCookie
  readonly isTrustedProxy: IsTrustedProxy
}

export const readCaller = (
  request: FastifyRequest,
  { isTrustedProxy, deviceCookie }: AccountRoutesOptions,
): Caller => ({
  address: readClientAddress(request.raw, isTrustedProxy),
  shopUrl: buildShopUrl(requireShopContext(request)),
  deviceId: deviceCookie.read(request.headers.cookie),
  userAgent: request.headers['user-agent'] ?? '',
})

/** Has the browser keep the name by which the sign-in knows it. */
export function setDeviceCookie(
  reply: FastifyReply,
  { deviceCookie }: AccountRoutesOptions,
  deviceId: string,
): FastifyReply {
  const { isSecure } = requireShopContext(reply.request)
  return reply.header('set-cookie', deviceCookie.write(deviceId, isSecure))
}
