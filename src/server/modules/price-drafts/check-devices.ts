import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { raiseRevision, readListVersion } from './drafts.repository.ts'
import { guardSizes } from './guarded-sizes.ts'

export interface CheckedDraft {
  readonly id: number
  readonly market: MarketId
}

/**
 * Compares what a draft wants for some devices with the list of today, and notes the guard rails that it hits. A price that
 * the list has already is no change, and leaves the draft. Returns whether a row moves from another price or hits other
 * guard rails than before.
 */
export async function checkDevices(
  tx: Connection,
  { id, market }: CheckedDraft,
  deviceIds: readonly number[],
): Promise<boolean> {
  if (deviceIds.length === 0) return false
  const version = await readListVersion(tx, market)
  const wanted = sql`select device_id, storage_gb, amount_in_cents from price_draft_row where draft_id = ${id}`
  const checked = await guardSizes(tx, { market, deviceIds, wanted })
  const source = sql`
    (select "deviceId", "storageGb", "beforeInCents", array(select jsonb_array_elements_text(found.guards)) as guards
      from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
        as found("deviceId" integer, "storageGb" integer, "beforeInCents" integer, guards jsonb)) as checked`
  const isSameSize = sql`
    row.draft_id = ${id} and row.device_id = checked."deviceId" and row.storage_gb = checked."storageGb"`
  const { rows: changed } = await tx.execute(sql`
    select from price_draft_row as row join ${source} on ${isSameSize}
    where row.before_in_cents is distinct from checked."beforeInCents" or row.guards <> checked.guards limit 1`)
  await tx.execute(sql`
    update price_draft_row as row set before_in_cents = checked."beforeInCents", checked_version = ${version},
      guards = checked.guards
    from ${source} where ${isSameSize}`)
  await tx.execute(sql`
    delete from price_draft_row where draft_id = ${id} and amount_in_cents = before_in_cents
      and device_id = any(${sql.param(deviceIds)}::integer[])`)
  return changed.length > 0
}

/** How many devices one call compares. */
export const DEVICES_AT_A_TIME = 2_000

/** Devices that a step has come to. */
export interface Step {
  /** The last device that was looked at; null at the end. */
  readonly after: number | null
  readonly count: number
}

/** The next devices of a draft. */
export async function listNextDevices(
  db: Connection,
  draftId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct device_id as id from price_draft_row
    where draft_id = ${draftId} and device_id > ${after} order by device_id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Compares the next devices of a draft with the list of today. An approval no longer covers rows that have changed by it. */
export async function checkNextDevices(tx: Connection, draft: CheckedDraft, after: number): Promise<Step> {
  const ids = await listNextDevices(tx, draft.id, { after, limit: DEVICES_AT_A_TIME })
  if (await checkDevices(tx, draft, ids)) await raiseRevision(tx, draft.id)
  return { count: ids.length, after: ids.length < DEVICES_AT_A_TIME ? null : (ids.at(-1) ?? null) }
}
