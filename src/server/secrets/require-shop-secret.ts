import { parseKeyRing } from '#server/config/key-ring.ts'
import { createShopSecret, type ShopSecret } from './shop-secret.ts'

/** The secret that the supervisor gave to this process, which can't read it from the database. */
export function requireShopSecret({
  SHOP_SECRET,
}: {
  readonly SHOP_SECRET?: string | undefined
}): ShopSecret {
  if (SHOP_SECRET === undefined) throw new Error('The supervisor passed no SHOP_SECRET')
  return createShopSecret(parseKeyRing(SHOP_SECRET))
}
