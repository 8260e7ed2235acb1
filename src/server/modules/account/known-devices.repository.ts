import { sql } from 'drizzle-orm'
import { KNOWN_DEVICE_DAYS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

const KNOWN_DEVICE_LIFETIME_MS = KNOWN_DEVICE_DAYS * DAY_MS

export interface DeviceOwner {
  readonly email: string
  readonly deviceId: string
}

/** Whether the account of an address was signed in to with this browser before, and the owner hasn't revoked it. */
export async function isKnownDevice(
  db: Connection,
  { email, deviceId }: DeviceOwner,
  nowMs: number,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from customer_known_device join customer_account using (customer_id)
    where email = ${email} and device_id = ${deviceId} and revoked_at is null
      and last_used_at > ${new Date(nowMs - KNOWN_DEVICE_LIFETIME_MS)}`)
  return rowCount === 1
}

/** Makes a browser known, because its user has just proven to own the account. */
export async function rememberDevice(
  db: Connection,
  { customerId, deviceId }: { readonly customerId: string; readonly deviceId: string },
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs)
  await db.execute(sql`
    insert into customer_known_device (customer_id, device_id, created_at, last_used_at)
    values (${customerId}, ${deviceId}, ${at}, ${at})
    on conflict (customer_id, device_id) do update set last_used_at = ${at}, revoked_at = null`)
}

export async function forgetKnownDevices(db: Connection, nowMs: number): Promise<void> {
  await deleteInBatches(db, {
    table: 'customer_known_device',
    isOld: sql`last_used_at < ${new Date(nowMs - KNOWN_DEVICE_LIFETIME_MS)}`,
  })
}
