import type { ClientBase } from 'pg'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { localiseDeviceNames } from '#domain/catalogue/device-name.ts'
import { buildPictureKey } from '#server/modules/pictures/picture-key.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import type { EntryOwner } from './save-groups.ts'

export type Origin = 'seed' | 'import'

/** An entry with the rows it belongs to. */
export type OwnedEntry = CatalogueEntry & EntryOwner

export interface SavedEntry {
  readonly entry: OwnedEntry
  readonly deviceId: number
  readonly isNew: boolean
}

const UPSERT_DEVICES = `
  insert into device (category_id, manufacturer_id, series_id, model_pattern, release_year, release_month,
    model_codes, search_terms, question_set_id, popularity, origin)
  select category, "manufacturerId", "seriesId", model, left(released, 4)::smallint, right(released, 2)::smallint,
    array(select jsonb_array_elements_text(codes)), array(select jsonb_array_elements_text(terms)),
    category, popularity, $2
  from jsonb_to_recordset($1) as row(category text, "manufacturerId" integer, "seriesId" integer, model text,
    released text, codes jsonb, terms jsonb, popularity smallint)
  on conflict (manufacturer_id, model_pattern) do update set
    category_id = excluded.category_id, series_id = excluded.series_id, release_year = excluded.release_year,
    release_month = excluded.release_month, model_codes = excluded.model_codes,
    search_terms = excluded.search_terms, question_set_id = excluded.question_set_id,
    popularity = excluded.popularity, origin = excluded.origin
  where device.origin = 'seed' or excluded.origin = 'import'
  returning id, manufacturer_id, model_pattern, (xmax = 0) as is_new`

interface DeviceRow {
  readonly id: number
  readonly manufacturer_id: number
  readonly model_pattern: string
  readonly is_new: boolean
}

// An address never changes: others link to it.
const UPSERT_TEXTS = `
  insert into device_text (device_id, language, name, model, url)
  select id, language, name, model, url
  from jsonb_to_recordset($1) as row(id integer, language text, name text, model text, url text)
  on conflict (device_id, language) do update set name = excluded.name, model = excluded.model`

const UPSERT_PICTURES = `
  insert into picture (key, form)
  select key, form from jsonb_to_recordset($1) as row(key text, form jsonb)
  on conflict (key) do nothing`

const UPSERT_IMAGES = `
  insert into device_image (device_id, position, view, picture_key)
  select id, 0, 'front', picture from jsonb_to_recordset($1) as row(id integer, picture text)
  on conflict (device_id, position) do update set view = excluded.view, picture_key = excluded.picture_key`

const INSERT_STORAGES = `
  insert into device_storage (device_id, storage_gb)
  select id, storage from jsonb_to_recordset($1) as row(id integer, storage integer)
  on conflict do nothing`

async function saveTexts(client: ClientBase, saved: readonly SavedEntry[]): Promise<void> {
  const texts = saved.flatMap(({ entry, deviceId }) =>
    CATALOGUE_LANGUAGES.map((language) => ({
      id: deviceId,
      language,
      ...localiseDeviceNames(language, entry),
    })),
  )
  await client.query(UPSERT_TEXTS, [JSON.stringify(texts)])
}

async function savePictures(client: ClientBase, saved: readonly SavedEntry[]): Promise<void> {
  const forms = new Map(saved.map(({ entry }) => [buildPictureKey(entry.form), entry.form]))
  const pictures = [...forms].map(([key, form]) => ({ key, form }))
  await client.query(UPSERT_PICTURES, [JSON.stringify(pictures)])
  const images = saved.map(({ entry, deviceId }) => ({ id: deviceId, picture: buildPictureKey(entry.form) }))
  await client.query(UPSERT_IMAGES, [JSON.stringify(images)])
}

async function saveStorages(client: ClientBase, saved: readonly SavedEntry[]): Promise<void> {
  const storages = saved.flatMap(({ entry, deviceId }) =>
    [...new Set(Object.values(entry.prices).flatMap((prices) => Object.keys(prices)))].map((size) => ({
      id: deviceId,
      storage: Number(size),
    })),
  )
  await client.query(INSERT_STORAGES, [JSON.stringify(storages)])
}

/** Writes devices with everything but their prices. The delivered data never overwrites an operator's rows. */
export async function saveDevices(
  client: ClientBase,
  entries: readonly OwnedEntry[],
  origin: Origin,
): Promise<SavedEntry[]> {
  const rows = entries.map(({ form, prices, ...row }) => row)
  const { rows: written } = await client.query<DeviceRow>(UPSERT_DEVICES, [JSON.stringify(rows), origin])
  const byModel = new Map(written.map((row) => [`${row.manufacturer_id}|${row.model_pattern}`, row]))
  const saved = entries.flatMap((entry) => {
    const row = byModel.get(`${entry.manufacturerId}|${entry.model}`)
    return row ? [{ entry, deviceId: row.id, isNew: row.is_new }] : []
  })
  await saveTexts(client, saved)
  await savePictures(client, saved)
  await saveStorages(client, saved)
  return saved
}
