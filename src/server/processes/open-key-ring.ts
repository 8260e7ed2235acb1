import type { Environment } from '#server/config/environment.ts'
import { type KeyRing, parseKeyRing } from '#server/config/key-ring.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { keepSigningKeys } from '#server/modules/signed-offers/signing-keys.repository.ts'
import { loadKeyRing } from '#server/secrets/load-shop-secret.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import { createOfferSigning } from '#server/secrets/offer-signing.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { markKeysStarted } from '#server/secrets/stored-keys.ts'
import { requireWorkingKey, takeWorkingKey } from '#server/secrets/working-key.ts'
import { withDatabase } from './with-database.ts'

export type SecretSettings = Pick<Environment, 'SHOP_SECRET'>

/**
 * The ring that this start of the shop uses. The public keys of its offers and of its log are kept first, so that nothing is
 * ever signed by a key that is unknown later. Needs the owner's address: no process may read the ring or add such keys.
 */
export const openKeyRing = (ownerUrl: string, { SHOP_SECRET }: SecretSettings): Promise<KeyRing> =>
  withDatabase(ownerUrl, async (db) => {
    const ring = await loadKeyRing(db, SHOP_SECRET)
    const secret = createShopSecret(ring)
    const { keys } = createOfferSigning(secret)
    const signerIds = keys.map(({ keyId }) => keyId)
    await takeWorkingKey(db, ring, signerIds)
    await keepSigningKeys(db, 'signing_key', keys)
    await keepSigningKeys(db, 'log_key', createLogSigning(secret).keys)
    if (SHOP_SECRET === undefined) await markKeysStarted(db, ring)
    return ring
  })

/** The configured ring, on a machine that only knows the address of one kind of process. */
export async function requireKeyRing(url: string, { SHOP_SECRET }: SecretSettings): Promise<KeyRing> {
  if (SHOP_SECRET === undefined)
    throw new StartupError(
      'Set SHOP_SECRET: only the owner of the database reads the keys in it. "npm run secrets -- export" prints them.',
    )
  const ring = parseKeyRing(SHOP_SECRET)
  await withDatabase(url, (db) => requireWorkingKey(db, ring))
  return ring
}
