import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PriceDraftState } from '#domain/price-lists/draft-states.ts'
import type { Connection } from '#server/db/database.ts'
import { checkDevices } from './check-devices.ts'
import { raiseRevision } from './drafts.repository.ts'

/** A draft that isn't live yet. */
export interface WaitingDraft {
  readonly id: number
  readonly name: string
  readonly market: MarketId
  readonly state: PriceDraftState
}

/** Sizes of devices; null for all of them. */
export interface DeviceSizes {
  readonly deviceIds: readonly number[]
  readonly sizes: readonly number[] | null
}

const matchSizes = ({ deviceIds, sizes }: DeviceSizes) => sql`
  row.device_id = any(${sql.param([...deviceIds])}::integer[])
  and (${sizes === null} or row.storage_gb = any(${sql.param([...(sizes ?? [])])}::integer[]))`

/** The waiting drafts with prices for some sizes. Nobody changes or schedules them until the transaction ends. */
export async function lockWaitingDrafts(
  tx: Connection,
  wanted: DeviceSizes,
): Promise<readonly WaitingDraft[]> {
  const { rows } = await tx.execute<WaitingDraft & Record<string, unknown>>(sql`
    select draft.id::float8 as id, draft.name, draft.market, draft.state from price_draft as draft
    where draft.state in ('open', 'scheduled') and exists (
      select from price_draft_row as row where row.draft_id = draft.id and ${matchSizes(wanted)})
    order by draft.id for update`)
  return rows
}

/** Takes sizes out of drafts that would have them bought again. Whoever has approved such a draft has seen other rows. */
export async function dropFromDrafts(
  tx: Connection,
  drafts: readonly WaitingDraft[],
  dropped: DeviceSizes,
): Promise<void> {
  for (const { id } of drafts) {
    await tx.execute(
      sql`delete from price_draft_row as row where row.draft_id = ${id} and ${matchSizes(dropped)}`,
    )
    await raiseRevision(tx, id)
  }
}

/**
 * Compares the waiting prices of devices again whose launch price or series may have changed: guard rails depend on both. An
 * approval no longer counts if they hit others.
 */
export async function recheckDevices(tx: Connection, deviceIds: readonly number[]): Promise<void> {
  for (const draft of await lockWaitingDrafts(tx, { deviceIds, sizes: null })) {
    if (await checkDevices(tx, draft, deviceIds)) await raiseRevision(tx, draft.id)
  }
}

/** A waiting draft of a market that has a price for each of these sizes; null if none has all of them. */
export async function findCoveringDraft(
  tx: Connection,
  wanted: { readonly market: MarketId; readonly deviceId: number; readonly sizes: readonly number[] },
): Promise<number | null> {
  const { market, deviceId, sizes } = wanted
  const { rows } = await tx.execute<{ id: number }>(sql`
    select draft.id::float8 as id from price_draft as draft
    join price_draft_row as row on row.draft_id = draft.id and row.device_id = ${deviceId}
      and row.storage_gb = any(${sql.param([...sizes])}::integer[])
    where draft.state in ('open', 'scheduled') and draft.market = ${market}
    group by draft.id having count(*) = ${sizes.length} order by draft.id limit 1`)
  return rows[0]?.id ?? null
}
