import type pg from 'pg'

const INSERT_GUEST = `
  insert into customer (guest_key_hash, created_at) values ($1, $2) returning customer_number`

/** Creates a customer number that only the holder of the key may use. */
export async function insertGuest(
  db: { readonly $client: Pick<pg.ClientBase, 'query'> },
  { keyHash, createdAt }: { readonly keyHash: Uint8Array; readonly createdAt: Date },
): Promise<number> {
  const { rows } = await db.$client.query<{ customer_number: string }>(INSERT_GUEST, [keyHash, createdAt])
  return Number(rows[0]?.customer_number)
}
