import { sql } from 'drizzle-orm'
import { applyPriceChange, type PriceChange, type PriceFilter } from '#domain/price-lists/price-formula.ts'
import type { Connection } from '#server/db/database.ts'
import type { CheckedDraft, Step } from './check-devices.ts'
import { buildFilter, FILTERED_DEVICES } from './price-sheet.repository.ts'
import { putPrices } from './put-rows.ts'

export interface Formula {
  readonly filter: PriceFilter
  readonly change: PriceChange
}

/** How many devices one call changes. */
const DEVICES_AT_A_TIME = 2_000

interface ListedPrice extends Record<string, unknown> {
  readonly deviceId: number
  readonly storageGb: number | null
  readonly amount: number | null
}

/**
 * Applies a formula to the next devices. It starts from the prices of the list, not from those of the draft, so that a
 * repeated call changes nothing.
 */
export async function applyFormula(
  tx: Connection,
  draft: CheckedDraft,
  { filter, change, after }: Formula & { readonly after: number },
): Promise<Step> {
  const { rows } = await tx.execute<ListedPrice>(sql`
    select meant.id as "deviceId", price.storage_gb as "storageGb", price.amount_in_cents as amount
    from (
      select device.id from ${FILTERED_DEVICES}
      where device.id > ${after}::integer and ${buildFilter(filter)}
      order by device.id limit ${DEVICES_AT_A_TIME}
    ) as meant
    left join base_price as price on price.device_id = meant.id and price.market = ${draft.market}
      and price.to_version is null
    order by meant.id`)
  const wanted = rows.flatMap(({ deviceId, storageGb, amount }) =>
    storageGb === null || amount === null
      ? []
      : [{ deviceId, storageGb, amountInCents: applyPriceChange(amount, change) }],
  )
  await putPrices(tx, draft, wanted)
  const isLast = new Set(rows.map(({ deviceId }) => deviceId)).size < DEVICES_AT_A_TIME
  return { count: wanted.length, after: isLast ? null : (rows.at(-1)?.deviceId ?? null) }
}
