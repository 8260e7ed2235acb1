import type { Environment } from '#server/config/environment.ts'
import type { KeyRing } from '#server/config/key-ring.ts'
import { openDatabase } from '#server/db/database.ts'
import { keepSigningKeys } from '#server/modules/signed-offers/signing-keys.repository.ts'
import { loadKeyRing } from '#server/secrets/load-shop-secret.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { markKeysStarted } from '#server/secrets/stored-keys.ts'

/**
 * The ring that this start of the shop uses. The public keys of its offers are kept first, so that no offer is ever signed
 * by a key that is unknown later. Needs the owner's address: no process may read the ring or add such keys.
 */
export async function openKeyRing(ownerUrl: string, { SHOP_SECRET }: Environment): Promise<KeyRing> {
  const db = openDatabase({ url: ownerUrl, maxConnections: 1, onError: () => undefined })
  try {
    const ring = await loadKeyRing(db, SHOP_SECRET)
    await keepSigningKeys(db, createOfferSigning(createShopSecret(ring)).keys)
    if (SHOP_SECRET === undefined) await markKeysStarted(db, ring)
    return ring
  } finally {
    await db.$client.end()
  }
}
