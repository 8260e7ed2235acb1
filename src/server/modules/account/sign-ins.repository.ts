import { sql } from 'drizzle-orm'
import type { BrowserName, SystemName } from '#domain/customers/read-device.ts'
import { ENDED_SIGN_IN_DAYS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

const KEPT_AFTER_END_MS = ENDED_SIGN_IN_DAYS * DAY_MS

export interface StoredSignIn extends Record<string, unknown> {
  readonly familyId: string
  readonly browser: BrowserName
  readonly system: SystemName
  readonly createdAtMs: number
  readonly lastUsedAtMs: number
}

/** The sign-ins of a customer that go on, the one used last first. */
export async function listSignIns(
  db: Connection,
  customerId: string,
  nowMs: number,
): Promise<readonly StoredSignIn[]> {
  const { rows } = await db.execute<StoredSignIn>(sql`
    select family_id as "familyId", browser, system,
      (extract(epoch from created_at) * 1000)::double precision as "createdAtMs",
      (extract(epoch from last_used_at) * 1000)::double precision as "lastUsedAtMs"
    from customer_sign_in
    where customer_id = ${customerId} and ended_at is null and expires_at > ${new Date(nowMs)}
    order by last_used_at desc, family_id`)
  return rows
}

/** Ends one sign-in. With a customer, only one of theirs. */
export async function endSignIn(
  db: Connection,
  { familyId, customerId = null }: { readonly familyId: string; readonly customerId?: string | null },
  nowMs: number,
): Promise<void> {
  await db.execute(sql`
    update customer_sign_in set ended_at = ${new Date(nowMs)}
    where family_id = ${familyId} and (${customerId}::uuid is null or customer_id = ${customerId}::uuid)
      and ended_at is null`)
}

/**
 * Ends one sign-in of a customer from the list of another. Its device is no longer known, as with those of `endSignIns`,
 * unless it is the browser that asks. One that has ended before changes nothing: its device may have signed in since.
 */
export async function endListedSignIn(
  db: Connection,
  ended: { readonly familyId: string; readonly customerId: string; readonly askingFamilyId: string },
  nowMs: number,
): Promise<void> {
  const { familyId, customerId, askingFamilyId } = ended
  const at = new Date(nowMs)
  await db.execute(sql`
    with ended as (
      update customer_sign_in set ended_at = ${at}
      where family_id = ${familyId} and customer_id = ${customerId} and ended_at is null
      returning device_id
    )
    update customer_known_device as device set revoked_at = ${at} from ended
    where device.customer_id = ${customerId} and device.device_id = ended.device_id and revoked_at is null
      and device.device_id is distinct from (
        select device_id from customer_sign_in where family_id = ${askingFamilyId})`)
}

/**
 * Ends all sign-ins of a customer except the given one. Their devices are no longer known: whoever used them gets neither
 * a budget of their own at the sign-in form nor in without a mail to the owner.
 */
export async function endSignIns(
  db: Connection,
  { customerId, exceptFamilyId }: { readonly customerId: string; readonly exceptFamilyId: string | null },
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs)
  await db.execute(sql`
    update customer_sign_in set ended_at = ${at}
    where customer_id = ${customerId} and family_id is distinct from ${exceptFamilyId}::uuid and ended_at is null`)
  await db.execute(sql`
    update customer_known_device set revoked_at = ${at}
    where customer_id = ${customerId} and revoked_at is null and device_id is distinct from (
      select device_id from customer_sign_in where family_id = ${exceptFamilyId}::uuid)`)
}

/** Deletes sign-ins that are over; the remaining tokens go with them. */
export async function forgetEndedSignIns(db: Connection, nowMs: number): Promise<void> {
  const old = [sql`expires_at < ${new Date(nowMs)}`, sql`ended_at < ${new Date(nowMs - KEPT_AFTER_END_MS)}`]
  for (const isOld of old) await deleteInBatches(db, { table: 'customer_sign_in', isOld })
}
