import type { ClientBase } from 'pg'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { SavedEntry } from './save-devices.ts'

interface PriceRow {
  readonly device: number
  readonly storage: number
  readonly amount: number
}

const INCOMING = `jsonb_to_recordset($1) as row(device integer, storage integer, amount integer)`

/** What differs from the current list: new and changed prices, and sizes that are no longer bought. */
const FIND_CHANGES = `
  with incoming as (select * from ${INCOMING})
  select exists (
    select 1 from incoming
    full join (
      select * from base_price
      where market = $2 and to_version is null and device_id in (select device from incoming)
    ) as price on price.device_id = incoming.device and price.storage_gb = incoming.storage
    where price.amount_in_cents is distinct from incoming.amount
  ) as "hasChanged"`

const NEXT_VERSION = `
  insert into price_list (market, version, currency, deduction_factor_bp)
  select $1, coalesce(max(version), 0) + 1, $2, $3 from price_list where market = $1
  returning version`

const CLOSE_OLD = `
  with incoming as (select * from ${INCOMING})
  update base_price as price set to_version = $3
  where market = $2 and to_version is null and device_id in (select device from incoming)
    and not exists (
      select 1 from incoming where device = price.device_id and storage = price.storage_gb
        and amount = price.amount_in_cents
    )`

const OPEN_NEW = `
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
  select $2, device, storage, $3, amount from ${INCOMING}
  where not exists (
    select 1 from base_price where market = $2 and device_id = device and storage_gb = storage and to_version is null
  )`

function listPrices(market: MarketId, saved: readonly SavedEntry[]): PriceRow[] {
  return saved.flatMap(({ entry, deviceId }) =>
    Object.entries(entry.prices[market]).map(([size, amount]) => ({
      device: deviceId,
      storage: Number(size),
      amount,
    })),
  )
}

/** Writes a new version of every price list that changes; the others keep theirs. */
export async function savePrices(client: ClientBase, saved: readonly SavedEntry[]): Promise<MarketId[]> {
  const changed: MarketId[] = []
  for (const market of Object.values(MARKETS)) {
    const prices = JSON.stringify(listPrices(market.id, saved))
    const { rows } = await client.query<{ hasChanged: boolean }>(FIND_CHANGES, [prices, market.id])
    if (!rows[0]?.hasChanged) continue
    const next = await client.query<{ version: number }>(NEXT_VERSION, [
      market.id,
      market.currency,
      market.deductionFactorBp,
    ])
    const version = next.rows[0]?.version
    await client.query(CLOSE_OLD, [prices, market.id, version])
    await client.query(OPEN_NEW, [prices, market.id, version])
    changed.push(market.id)
  }
  return changed
}
