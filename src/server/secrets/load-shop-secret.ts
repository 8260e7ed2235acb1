import { generateKey, type KeyRing, parseKeyRing } from '#server/config/key-ring.ts'
import type { Database } from '#server/db/database.ts'
import { createShopSecret, type ShopSecret } from './shop-secret.ts'
import { listStoredKeys, storeFirstKey } from './stored-keys.ts'

/**
 * The configured ring or, without one, the ring that the installation keeps in its database, where it makes the first key
 * itself. Only the owner of the database can read that.
 */
export async function loadKeyRing(db: Database, given: string | undefined): Promise<KeyRing> {
  if (given !== undefined) return parseKeyRing(given)
  await storeFirstKey(db, generateKey())
  const [newest, ...older] = await listStoredKeys(db)
  if (!newest) throw new Error('The shop has no key')
  return [newest, ...older]
}

/** The operations of the ring that `loadKeyRing` finds. */
export const loadShopSecret = async (db: Database, given: string | undefined): Promise<ShopSecret> =>
  createShopSecret(await loadKeyRing(db, given))
