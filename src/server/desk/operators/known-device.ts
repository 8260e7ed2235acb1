import { createDeviceCookie, type DeviceCookie } from '#server/modules/login-guard/device-cookie.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/**
 * The cookie of a browser with which an operator has signed in before. Each operator has one of their own, because people
 * share computers in a warehouse.
 */
export const createOperatorDeviceCookie = (secret: ShopSecret, operatorId: string): DeviceCookie =>
  createDeviceCookie(secret, { name: `desk_device_${operatorId}`, path: '/desk' })
