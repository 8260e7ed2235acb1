import { listDeviceNames } from '#domain/catalogue/device-name.ts'
import type { StatementClient } from '#server/db/statement-client.ts'
import { buildPictureKey } from '#server/modules/pictures/picture-key.ts'
import type { CatalogueEntry, UnpricedEntry } from './catalogue-entry.ts'
import type { EntryOwner } from './save-groups.ts'

export type Origin = 'seed' | 'import'

type AnyEntry = CatalogueEntry | UnpricedEntry

/** An entry with the rows it belongs to. */
export type OwnedEntry<Entry extends AnyEntry = CatalogueEntry> = Entry & EntryOwner

export interface SavedEntry<Entry extends AnyEntry = CatalogueEntry> {
  readonly entry: OwnedEntry<Entry>
  readonly deviceId: number
  readonly isNew: boolean
  /** Where the device was before; its own series for a new one. */
  readonly previousSeriesId: number
}

// Rows that stay the same aren't written: a nightly file of everything costs what it changes.
const SAVE_DEVICES = `
  with incoming as materialized (
    select category, "manufacturerId" as manufacturer_id, "seriesId" as series_id, model,
      left(released, 4)::smallint as release_year, right(released, 2)::smallint as release_month,
      array(select jsonb_array_elements_text(codes)) as codes,
      array(select jsonb_array_elements_text(terms)) as terms, popularity,
      round("launchPrice" * 100)::integer as launch_price
    from jsonb_to_recordset($1) as row(category text, "manufacturerId" integer, "seriesId" integer, model text,
      released text, codes jsonb, terms jsonb, popularity smallint, "launchPrice" numeric)
  ), known as (
    select device.id, device.series_id as previous_series_id, device.origin, incoming.*,
      coalesce(incoming.launch_price, device.launch_price_in_cents) as kept_launch_price
    from incoming join device
      on device.manufacturer_id = incoming.manufacturer_id and device.model_pattern = incoming.model
  ), updated as (
    update device set
      category_id = known.category, series_id = known.series_id, release_year = known.release_year,
      release_month = known.release_month, model_codes = known.codes, search_terms = known.terms,
      question_set_id = known.category, popularity = known.popularity, origin = $2,
      launch_price_in_cents = known.kept_launch_price
    from known
    where device.id = known.id and (known.origin = 'seed' or $2 = 'import')
      and (device.category_id, device.series_id, device.release_year, device.release_month, device.model_codes,
        device.search_terms, device.question_set_id, device.popularity, device.origin, device.launch_price_in_cents)
      is distinct from (known.category, known.series_id, known.release_year, known.release_month, known.codes,
        known.terms, known.category, known.popularity, $2, known.kept_launch_price)
    returning device.id
  ), inserted as (
    insert into device (category_id, manufacturer_id, series_id, model_pattern, release_year, release_month,
      model_codes, search_terms, question_set_id, popularity, origin, launch_price_in_cents)
    select category, manufacturer_id, series_id, model, release_year, release_month, codes, terms, category,
      popularity, $2, launch_price
    from incoming
    where not exists (
      select 1 from known where known.manufacturer_id = incoming.manufacturer_id and known.model = incoming.model
    )
    returning id, manufacturer_id, model_pattern, series_id
  )
  select id, manufacturer_id, model_pattern as model, series_id as previous_series_id, true as is_new,
    true as is_changed
  from inserted
  union all
  select id, manufacturer_id, model, previous_series_id, false, id in (select id from updated)
  from known where origin = 'seed' or $2 = 'import'`

interface DeviceRow {
  readonly id: number
  readonly manufacturer_id: number
  readonly model: string
  readonly previous_series_id: number
  readonly is_new: boolean
  readonly is_changed: boolean
}

interface ChangedRow {
  readonly device_id: number
}

// An address never changes: others link to it. Nor does a name that an editor has written.
const UPSERT_TEXTS = `
  insert into device_text (device_id, language, name, model, url)
  select id, language, name, model, url
  from jsonb_to_recordset($1) as row(id integer, language text, name text, model text, url text)
  on conflict (device_id, language) do update set name = excluded.name, model = excluded.model
  where not device_text.is_own
    and (device_text.name, device_text.model) is distinct from (excluded.name, excluded.model)
  returning device_id`

const UPSERT_PICTURES = `
  insert into picture (key, form)
  select key, form from jsonb_to_recordset($1) as row(key text, form jsonb)
  on conflict (key) do nothing`

const UPSERT_IMAGES = `
  insert into device_image (device_id, position, view, picture_key)
  select id, 0, 'front', picture from jsonb_to_recordset($1) as row(id integer, picture text)
  on conflict (device_id, position) do update set view = excluded.view, picture_key = excluded.picture_key
  where (device_image.view, device_image.picture_key) is distinct from (excluded.view, excluded.picture_key)
  returning device_id`

const INSERT_STORAGES = `
  insert into device_storage (device_id, storage_gb)
  select id, storage from jsonb_to_recordset($1) as row(id integer, storage integer)
  on conflict do nothing
  returning device_id`

async function saveTexts(
  client: StatementClient,
  saved: readonly SavedEntry<AnyEntry>[],
): Promise<ChangedRow[]> {
  const texts = saved.flatMap(({ entry, deviceId }) =>
    [...listDeviceNames(entry)].map(([language, names]) => ({ id: deviceId, language, ...names })),
  )
  return (await client.query<ChangedRow>(UPSERT_TEXTS, [JSON.stringify(texts)])).rows
}

async function savePictures(
  client: StatementClient,
  saved: readonly SavedEntry<AnyEntry>[],
): Promise<ChangedRow[]> {
  const forms = new Map(saved.map(({ entry }) => [buildPictureKey(entry.form), entry.form]))
  const pictures = [...forms].map(([key, form]) => ({ key, form }))
  await client.query(UPSERT_PICTURES, [JSON.stringify(pictures)])
  const images = saved.map(({ entry, deviceId }) => ({ id: deviceId, picture: buildPictureKey(entry.form) }))
  return (await client.query<ChangedRow>(UPSERT_IMAGES, [JSON.stringify(images)])).rows
}

/** The sizes that an entry names, by itself or by its prices. */
const listStorages = (entry: AnyEntry): readonly number[] =>
  'storages' in entry
    ? entry.storages
    : [...new Set(Object.values(entry.prices).flatMap((prices) => Object.keys(prices)))].map(Number)

async function saveStorages(
  client: StatementClient,
  saved: readonly SavedEntry<AnyEntry>[],
): Promise<ChangedRow[]> {
  const storages = saved.flatMap(({ entry, deviceId }) =>
    listStorages(entry).map((storage) => ({ id: deviceId, storage })),
  )
  return (await client.query<ChangedRow>(INSERT_STORAGES, [JSON.stringify(storages)])).rows
}

/** What the row of a device has. Sizes, prices and the drawing are rows of their own. */
const toDeviceColumns = (entry: Omit<CatalogueEntry, 'prices' | 'form'> & EntryOwner) => ({
  category: entry.category,
  manufacturerId: entry.manufacturerId,
  seriesId: entry.seriesId,
  model: entry.model,
  released: entry.released,
  codes: entry.codes,
  terms: entry.terms,
  popularity: entry.popularity,
  launchPrice: entry.launchPrice,
})

export interface SavedDevices<Entry extends AnyEntry> {
  readonly saved: readonly SavedEntry<Entry>[]
  /** Those of them that differ from before. */
  readonly changed: readonly SavedEntry<Entry>[]
}

/** Writes devices with everything but their prices. The delivered data never overwrites an operator's rows. */
export async function saveDevices<Entry extends AnyEntry>(
  client: StatementClient,
  entries: readonly OwnedEntry<Entry>[],
  origin: Origin,
): Promise<SavedDevices<Entry>> {
  const { rows: written } = await client.query<DeviceRow>(SAVE_DEVICES, [
    JSON.stringify(entries.map(toDeviceColumns)),
    origin,
  ])
  const byModel = new Map(written.map((row) => [`${row.manufacturer_id}|${row.model}`, row]))
  const saved = entries.flatMap((entry): SavedEntry<Entry>[] => {
    const row = byModel.get(`${entry.manufacturerId}|${entry.model}`)
    if (!row) return []
    return [{ entry, deviceId: row.id, isNew: row.is_new, previousSeriesId: row.previous_series_id }]
  })
  const changedIds = new Set(written.flatMap(({ id, is_changed }) => (is_changed ? id : [])))
  for (const save of [saveTexts, savePictures, saveStorages])
    for (const { device_id } of await save(client, saved)) changedIds.add(device_id)
  return { saved, changed: saved.filter(({ deviceId }) => changedIds.has(deviceId)) }
}
