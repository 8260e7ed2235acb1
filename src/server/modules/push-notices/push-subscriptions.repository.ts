import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { PUSH_KEEP_DAYS } from '#domain/retention/keep-periods.ts'
import { OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'
import type { PushReceiver } from '#server/ports/push/push.ts'

/** Phone, tablet, computer. The browsers that subscribed first are forgotten first. */
const MAX_PER_SALE = 5

interface ReceiverRow extends PushReceiver, Record<string, unknown> {}

/** The browsers of a sale whose links have not been replaced since they subscribed. */
export async function listReceivers(db: Connection, transactionId: number): Promise<readonly PushReceiver[]> {
  const { rows } = await db.execute<ReceiverRow>(sql`
    select endpoint, p256dh, auth from push_subscription join trade using (transaction_id, key_version)
    where transaction_id = ${transactionId} order by subscribed_at`)
  return rows
}

/** Whether a browser is told about further sales. It has one subscription for all of them. */
export async function hasOtherSales(
  db: Connection,
  transactionId: number,
  endpoint: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from push_subscription join trade using (transaction_id, key_version)
    where endpoint = ${endpoint} and transaction_id <> ${transactionId} limit 1`)
  return rowCount !== 0
}

export interface NewReceiver extends PushReceiver {
  readonly transactionId: number
  readonly keyVersion: number
  readonly atMs: number
}

export async function addReceiver(tx: Connection, receiver: NewReceiver): Promise<void> {
  const { transactionId, endpoint, p256dh, auth, keyVersion, atMs } = receiver
  await tx.execute(sql`
    insert into push_subscription (transaction_id, endpoint, p256dh, auth, key_version, subscribed_at)
    values (${transactionId}, ${endpoint}, ${p256dh}, ${auth}, ${keyVersion}, ${new Date(atMs)})
    on conflict (transaction_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth,
      key_version = excluded.key_version, subscribed_at = excluded.subscribed_at`)
  await tx.execute(sql`
    delete from push_subscription where transaction_id = ${transactionId} and endpoint not in (
      select endpoint from push_subscription where transaction_id = ${transactionId}
      order by subscribed_at desc, endpoint limit ${MAX_PER_SALE})`)
}

export async function removeReceivers(tx: Connection, transactionId: number): Promise<void> {
  await tx.execute(sql`delete from push_subscription where transaction_id = ${transactionId}`)
}

export async function removeReceiver(
  db: Connection,
  transactionId: number,
  { endpoint }: Pick<PushReceiver, 'endpoint'>,
): Promise<void> {
  await db.execute(sql`
    delete from push_subscription where transaction_id = ${transactionId} and endpoint = ${endpoint}`)
}

/** Forgets the browsers of sales that are over. */
export const forgetReceivers = (db: Database, nowMs: number): Promise<void> =>
  deleteInBatches(db, {
    table: 'push_subscription',
    isOld: sql`not exists (select from trade_item where trade_item.transaction_id = push_subscription.transaction_id
      and not (state = any(${sql.param(OVER_STATES)}::text[])
        and state_since < ${new Date(nowMs - PUSH_KEEP_DAYS * DAY_MS)}))`,
  })
