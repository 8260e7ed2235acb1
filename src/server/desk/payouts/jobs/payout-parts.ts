import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Transfer } from '#domain/payouts/payout-batch.ts'
import type { Connection } from '#server/db/database.ts'
import { buildPartContext } from '#server/desk/payouts/bank-files/batch-file.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface PartStore {
  readonly tx: Connection
  readonly secret: ShopSecret
}

/** Keeps transfers that are ordered until all of their batch are. */
export async function storePart(
  { tx, secret }: PartStore,
  batchId: number,
  transfers: readonly Transfer[],
): Promise<void> {
  const id = randomUUID()
  const sealed = secret.seal(JSON.stringify(transfers), buildPartContext(id))
  await tx.execute(sql`
    insert into payout_part (id, batch_id, number, sealed_transfers)
    select ${id}::uuid, ${batchId}, count(*), ${sealed} from payout_part where batch_id = ${batchId}`)
}

/** Whether some of a batch is ordered, and its file not yet written. */
export async function hasParts(tx: Connection, batchId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select from payout_part where batch_id = ${batchId} limit 1`)
  return rowCount === 1
}

/** Takes all transfers of a batch out of the store, in the order of its file. */
export async function takeParts({ tx, secret }: PartStore, batchId: number): Promise<readonly Transfer[]> {
  const { rows } = await tx.execute<{ id: string; sealed: Buffer }>(sql`
    with taken as (delete from payout_part where batch_id = ${batchId} returning *)
    select id, sealed_transfers as sealed from taken order by number`)
  return rows.flatMap(
    ({ id, sealed }) =>
      // Only `storePart` writes them, and the seal proves it.
      JSON.parse(secret.open(sealed, buildPartContext(id))) as readonly Transfer[],
  )
}
