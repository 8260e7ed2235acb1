import { sql } from 'drizzle-orm'
import type { FoundModels } from '#contracts/desk/inspections.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { tokenize } from '#domain/search/tokenize.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { HttpError } from '#server/http/error-handler.ts'
import {
  type CatalogueService,
  CatalogueUnavailableError,
} from '#server/modules/catalogue/catalogue.service.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** As many as fit below the field. */
const MODEL_COUNT = 8

interface SoldModel {
  readonly deviceId: number
  readonly market: MarketId
  readonly listVersion: number
}

async function requireSold(db: Connection, { transactionId, itemNumber }: ItemKey): Promise<SoldModel> {
  const { rows } = await db.execute<SoldModel & Record<string, unknown>>(sql`
    select offer.device_id as "deviceId", offer.market, offer.price_list_version as "listVersion"
    from trade_item as item join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw refuseUnknownDevice()
  return rows[0]
}

/** The desk's names of some models, in their order, and whether the price list of the sale has them. */
async function describeModels(
  db: Connection,
  { market, listVersion }: SoldModel,
  deviceIds: readonly number[],
): Promise<FoundModels['models']> {
  const { rows } = await db.execute<FoundModels['models'][number]>(sql`
    select device_text.device_id as "deviceId", device_text.name, exists (select from base_price as price
      where price.market = ${market} and price.device_id = device_text.device_id and from_version <= ${listVersion}
        and (to_version is null or to_version > ${listVersion})) as "isBought"
    from unnest(${sql.param(deviceIds)}::integer[]) with ordinality as found (device_id, place)
    join device_text on device_text.device_id = found.device_id and language = 'en' order by place`)
  return rows
}

const refuseSearch = (): HttpError =>
  new HttpError(503, 'UNAVAILABLE', 'The catalogue can’t be searched now. Try again in a moment.')

/** Finds models as the shop of the sale's market does: by name, model code, and with typos. The sold one isn't among them. */
export async function findModels(
  { db, catalogue }: { readonly db: Connection; readonly catalogue: CatalogueService | null },
  key: ItemKey,
  typed: string,
): Promise<FoundModels> {
  const sold = await requireSold(db, key)
  const text = cleanSearchText(typed)
  if (tokenize(text).length === 0) return { models: [] }
  if (!catalogue) throw refuseSearch()
  try {
    const { devices } = await catalogue.searchDevices(MARKETS[sold.market], { text }, MODEL_COUNT + 1)
    const ids = devices.map(({ id }) => id).filter((id) => id !== sold.deviceId)
    return { models: await describeModels(db, sold, ids.slice(0, MODEL_COUNT)) }
  } catch (error) {
    if (error instanceof CatalogueUnavailableError) throw refuseSearch()
    throw error
  }
}
