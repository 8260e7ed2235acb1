import type { ShopSecret } from '#server/secrets/shop-secret.ts'

const PURPOSE = 'newsletter-delivery'

/** Names a delivery in a mail's header and return address. Hexadecimal, because servers may change the case of addresses. */
export const buildDeliveryToken = (secret: ShopSecret, deliveryId: number): string =>
  `${deliveryId}-${Buffer.from(secret.keyFor(PURPOSE, deliveryId), 'base64url').toString('hex')}`

const TOKEN = /^(\d{1,15})-([0-9a-f]{32})$/

/** The delivery that a token names; null for one that the shop didn't make. */
export function readDeliveryToken(secret: ShopSecret, token: string): number | null {
  const [, id = '', key = ''] = TOKEN.exec(token) ?? []
  if (id === '') return null
  const deliveryId = Number(id)
  const given = Buffer.from(key, 'hex').toString('base64url')
  return secret.isKeyFor(PURPOSE, deliveryId, given) ? deliveryId : null
}

/** The address that reports come back to: `bounces@…` with the token; null where none is configured. */
export function buildReturnAddress(bounceAddress: string | null, token: string): string | null {
  if (bounceAddress === null) return null
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${token}${bounceAddress.slice(at)}`
}
