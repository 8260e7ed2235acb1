import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { type CheckedDraft, checkDevices } from './check-devices.ts'
import { putPrices } from './put-rows.ts'

/** A cell of the sheet: what a draft wants for a size; null for nothing. */
export interface SheetCell {
  readonly deviceId: number
  readonly storageGb: number
  readonly amountInCents: number | null
}

/** A row of a draft after a change of its device. */
export interface ChangedCell {
  readonly deviceId: number
  readonly storageGb: number
  readonly draftInCents: number
  readonly guards: readonly string[]
}

async function requireSizes(tx: Connection, cells: readonly SheetCell[]): Promise<void> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select device_id || '/' || storage_gb as key from device_storage
    where device_id = any(${sql.param(cells.map(({ deviceId }) => deviceId))}::integer[])`)
  const known = new Set(rows.map(({ key }) => key))
  const unknown = cells.flatMap(({ deviceId, storageGb }, index) =>
    known.has(`${deviceId}/${storageGb}`) ? [] : [{ field: `cells.${index}`, key: 'ROW_SIZE_UNKNOWN' }],
  )
  if (unknown.length > 0) throw createInvalidFieldsError(unknown)
}

/** Sets cells of a draft, in whole units as on every list, and returns all rows of their devices. */
export async function putCells(
  tx: Connection,
  draft: CheckedDraft,
  cells: readonly SheetCell[],
): Promise<readonly ChangedCell[]> {
  await requireSizes(tx, cells)
  const cleared = cells.filter(({ amountInCents }) => amountInCents === null)
  await tx.execute(sql`
    delete from price_draft_row as row
    using jsonb_to_recordset(${JSON.stringify(cleared)}::jsonb) as cell("deviceId" integer, "storageGb" integer)
    where row.draft_id = ${draft.id} and row.device_id = cell."deviceId" and row.storage_gb = cell."storageGb"`)
  await checkDevices(tx, draft, [...new Set(cleared.map(({ deviceId }) => deviceId))])
  const wanted = cells.flatMap(({ deviceId, storageGb, amountInCents }) =>
    amountInCents === null
      ? []
      : [{ deviceId, storageGb, amountInCents: amountInCents - (amountInCents % 100) }],
  )
  await putPrices(tx, draft, wanted)
  const { rows } = await tx.execute<ChangedCell & Record<string, unknown>>(sql`
    select device_id as "deviceId", storage_gb as "storageGb", amount_in_cents as "draftInCents", guards
    from price_draft_row where draft_id = ${draft.id}
      and device_id = any(${sql.param(cells.map(({ deviceId }) => deviceId))}::integer[])`)
  return rows
}
