import { sql } from 'drizzle-orm'
import type { SignedOfferKey } from '#domain/signed-offers/verify-signed-offer.ts'
import type { Database } from '#server/db/database.ts'

/** Where public keys are kept: those of signed offers, and those of the public log. */
export type KeyTable = 'signing_key' | 'log_key'

/** Keeps public keys for good, so that what they signed stays verifiable after they have left the ring. */
export async function keepSigningKeys(
  db: Database,
  table: KeyTable,
  keys: readonly SignedOfferKey[],
): Promise<void> {
  for (const { keyId, publicKey } of keys) {
    await db.execute(sql`
      insert into ${sql.identifier(table)} (key_id, public_key, added_at)
      values (${keyId}, ${publicKey}, clock_timestamp())
      on conflict (key_id) do nothing`)
  }
}

interface Row extends Record<string, unknown> {
  readonly key_id: string
  readonly public_key: string
}

/** Every key that may have signed: those of the ring, newest first, then those of earlier rings. */
export async function listSigningKeys(
  db: Database,
  table: KeyTable,
  ring: readonly SignedOfferKey[],
): Promise<readonly SignedOfferKey[]> {
  const { rows } = await db.execute<Row>(
    sql`select key_id, public_key from ${sql.identifier(table)} order by added_at desc, key_id`,
  )
  const known = new Set(ring.map(({ keyId }) => keyId))
  const earlier = rows.map(({ key_id, public_key }) => ({ keyId: key_id, publicKey: public_key }))
  return [...ring, ...earlier.filter(({ keyId }) => !known.has(keyId))]
}
