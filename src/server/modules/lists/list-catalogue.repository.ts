import type { CatalogueLanguage } from '#domain/catalogue/catalogue-language.ts'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { NamedDevice } from '#domain/lists/device-index.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { Database } from '#server/db/database.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'

/** A device with its names in every language. */
export interface ListedDevice extends NamedDevice {
  readonly categoryId: CategoryId
  readonly questionSetId: CategoryId
  readonly image: string
  readonly texts: ReadonlyMap<CatalogueLanguage, { readonly name: string; readonly url: string }>
}

interface DeviceRow {
  readonly id: number
  readonly categoryId: CategoryId
  readonly questionSetId: CategoryId
  readonly manufacturer: string
  readonly modelCodes: string[]
  readonly searchTerms: string[]
  readonly releaseYear: number
}

interface TextRow {
  readonly deviceId: number
  readonly language: CatalogueLanguage
  readonly name: string
  readonly model: string
  readonly url: string
}

const READ_DEVICES = `
  select device.id, category_id as "categoryId", question_set_id as "questionSetId",
    manufacturer.name as manufacturer, model_codes as "modelCodes", search_terms as "searchTerms",
    release_year as "releaseYear"
  from device join manufacturer on manufacturer.id = device.manufacturer_id order by device.id`

const READ_TEXTS =
  'select device_id as "deviceId", language, name, model, url from device_text order by language'

const READ_STORAGES = `
  select device_id as "deviceId", array_agg(storage_gb order by storage_gb) as value
  from device_storage where storage_gb > 0 group by device_id`

const READ_FRONTS = `
  select distinct on (device_id) device_id as "deviceId", picture_key as value
  from device_image where view = 'front' order by device_id, position`

async function readValues<Value>(db: Database, query: string): Promise<Map<number, Value>> {
  const { rows } = await db.$client.query<{ deviceId: number; value: Value }>(query)
  return new Map(rows.map(({ deviceId, value }) => [deviceId, value]))
}

/** Every device of the catalogue, with its names in all languages. */
export async function readListedDevices(db: Database): Promise<ListedDevice[]> {
  const { rows } = await db.$client.query<DeviceRow>(READ_DEVICES)
  const texts = Map.groupBy((await db.$client.query<TextRow>(READ_TEXTS)).rows, ({ deviceId }) => deviceId)
  const storages = await readValues<number[]>(db, READ_STORAGES)
  const fronts = await readValues<string>(db, READ_FRONTS)
  return rows.map((row) => {
    const own = texts.get(row.id) ?? []
    return {
      ...row,
      models: own.map(({ model }) => model),
      names: own.map(({ name }) => name),
      urls: own.map(({ url }) => url),
      storages: storages.get(row.id) ?? [],
      image: buildPicturePath(fronts.get(row.id) ?? ''),
      texts: new Map(own.map(({ language, name, url }) => [language, { name, url }])),
    }
  })
}

export interface BasePrice {
  readonly storageGb: number
  readonly amountInCents: number
}

/** A market's current price list as a whole. */
export interface ListPrices {
  readonly version: number
  readonly currency: Currency
  readonly deductionFactorBp: number
  /** Smallest size first. */
  readonly byDevice: ReadonlyMap<number, readonly BasePrice[]>
}

const READ_LIST = `
  select version, currency, deduction_factor_bp as "deductionFactorBp" from price_list
  where market = $1 order by version desc limit 1`

const READ_PRICES = `
  select device_id as "deviceId", storage_gb as "storageGb", amount_in_cents as "amountInCents"
  from base_price where market = $1 and to_version is null order by device_id, storage_gb`

const READ_NEW_PRICES = READ_PRICES.replace('order by', 'and device_id = any($2) order by')

type PricedDevice = BasePrice & { readonly deviceId: number }

async function readList(db: Database, market: MarketId): Promise<Omit<ListPrices, 'byDevice'>> {
  const { rows } = await db.$client.query<Omit<ListPrices, 'byDevice'>>(READ_LIST, [market])
  if (!rows[0]) throw new Error(`No price list of ${market}`)
  return rows[0]
}

export async function readListPrices(db: Database, market: MarketId): Promise<ListPrices> {
  const list = await readList(db, market)
  const { rows } = await db.$client.query<PricedDevice>(READ_PRICES, [market])
  return { ...list, byDevice: Map.groupBy(rows, ({ deviceId }) => deviceId) }
}

/** A price list with the current prices of some devices. */
export async function readNewPrices(
  db: Database,
  market: MarketId,
  { listed, ids }: { readonly listed: ListPrices; readonly ids: readonly number[] },
): Promise<ListPrices> {
  const list = await readList(db, market)
  const { rows } = await db.$client.query<PricedDevice>(READ_NEW_PRICES, [market, ids])
  const byDevice = new Map(listed.byDevice)
  for (const id of ids) byDevice.delete(id)
  for (const [id, prices] of Map.groupBy(rows, ({ deviceId }) => deviceId)) byDevice.set(id, prices)
  return { ...list, byDevice }
}
