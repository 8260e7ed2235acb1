import type { ClientBase } from 'pg'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { localiseDeviceNames } from '#domain/catalogue/device-name.ts'
import { foldText } from '#domain/text/fold-text.ts'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { listEntries, lockCatalogue, saveCatalogue } from './save-catalogue.ts'
import { type CatalogueSeed, readCatalogueSeed } from './seed-files.ts'
import { buildDeviceKey, type LanguageUrl, readUrlOwners } from './url-owners.ts'

export interface SeedOptions {
  readonly dataFolder: string
  /** False for a shop whose operator imports their own catalogue: only the categories are seeded. */
  readonly hasDevices?: boolean
  readonly onProgress?: (done: number, total: number) => void
}

const UPSERT_CATEGORIES = `
  insert into category (id, position, thumbnail)
  select id, position, thumbnail from jsonb_to_recordset($1) as row(id text, position smallint, thumbnail text)
  on conflict (id) do update set thumbnail = excluded.thumbnail`

const INSERT_QUESTION_SETS = `
  insert into question_set (id, category_id)
  select id, id from jsonb_to_recordset($1) as row(id text) on conflict do nothing`

const UPSERT_CATEGORY_TEXTS = `
  insert into category_text (category_id, language, name, search_terms, content, meta_description, meta_keywords)
  select id, language, name, array(select jsonb_array_elements_text("searchTerms")), content, "metaDescription",
    "metaKeywords"
  from jsonb_to_recordset($1) as row(id text, language text, name text, "searchTerms" jsonb, content text,
    "metaDescription" text, "metaKeywords" text)
  on conflict (category_id, language) do update set search_terms = excluded.search_terms,
    name = case when category_text.is_own then category_text.name else excluded.name end,
    content = excluded.content, meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords`

const INSERT_CATEGORY_URLS = `
  insert into overview_url (language, url, category_id)
  select language, url, id from jsonb_to_recordset($1) as row(id text, language text, url text)
  on conflict (category_id, language) do nothing`

const UPSERT_MANUFACTURER_TEXTS = `
  insert into manufacturer_text (manufacturer_id, language, content, meta_description, meta_keywords)
  select id, language, content, "metaDescription", "metaKeywords"
  from jsonb_to_recordset($1) as row(id integer, language text, content text, "metaDescription" text,
    "metaKeywords" text)
  on conflict (manufacturer_id, language) do update set content = excluded.content,
    meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords`

async function saveCategories(client: ClientBase, { categories, texts }: CatalogueSeed): Promise<void> {
  const rows = categories.map(({ id, thumbnail }, position) => ({ id, thumbnail, position }))
  const written = categories.flatMap((category) =>
    Object.entries(category.texts).map(([language, text]) => ({
      id: category.id,
      language,
      ...text,
      ...texts[language as keyof typeof texts].categories[category.id],
    })),
  )
  await client.query(UPSERT_CATEGORIES, [JSON.stringify(rows)])
  await client.query(INSERT_QUESTION_SETS, [JSON.stringify(rows)])
  await client.query(UPSERT_CATEGORY_TEXTS, [JSON.stringify(written)])
  await client.query(INSERT_CATEGORY_URLS, [JSON.stringify(written)])
}

async function saveManufacturerTexts(client: ClientBase, { texts }: CatalogueSeed): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string }>('select id, name from manufacturer')
  const ids = new Map(rows.map(({ id, name }) => [foldText(name), id]))
  const written = Object.entries(texts).flatMap(([language, { manufacturers }]) =>
    Object.entries(manufacturers).flatMap(([name, text]) => {
      const id = ids.get(foldText(name))
      return id === undefined ? [] : [{ id, language, ...text }]
    }),
  )
  await client.query(UPSERT_MANUFACTURER_TEXTS, [JSON.stringify(written)])
}

/** Drops devices whose address is taken, for example by an operator's spelling of the same device: the shop must start. */
async function dropTakenUrls(
  client: ClientBase,
  entries: readonly CatalogueEntry[],
): Promise<readonly CatalogueEntry[]> {
  const listUrls = (entry: CatalogueEntry): LanguageUrl[] =>
    CATALOGUE_LANGUAGES.map((language) => [language, localiseDeviceNames(language, entry).url])
  const owners = await readUrlOwners(client, entries.flatMap(listUrls))
  return entries.filter((entry) =>
    listUrls(entry).every(([language, url]) => {
      const owner = owners.get(`${language}/${url}`)
      return owner === undefined || owner === buildDeviceKey(entry)
    }),
  )
}

const READ_OWN = `
  select manufacturer.name as manufacturer, device.model_pattern as model
  from device join manufacturer on manufacturer.id = device.manufacturer_id where device.origin = 'import'`

/** Drops devices that have become the operator's: a series that lost them and was removed must not come back for them. */
async function dropOwned(
  client: ClientBase,
  entries: readonly CatalogueEntry[],
): Promise<readonly CatalogueEntry[]> {
  const { rows } = await client.query<{ manufacturer: string; model: string }>(READ_OWN)
  const owned = new Set(rows.map(buildDeviceKey))
  return entries.filter((entry) => !owned.has(buildDeviceKey(entry)))
}

/** Seeds the database with the delivered catalogue; the caller's transaction makes it all or nothing. */
export async function seedCatalogue(
  client: ClientBase,
  { dataFolder, hasDevices = true, onProgress }: SeedOptions,
): Promise<void> {
  const seed = readCatalogueSeed(dataFolder)
  await lockCatalogue(client)
  await saveCategories(client, seed)
  const free = hasDevices ? await dropTakenUrls(client, seed.entries) : []
  const entries = await dropOwned(client, free)
  await saveCatalogue(client, listEntries(entries), { origin: 'seed', ...(onProgress ? { onProgress } : {}) })
  await saveManufacturerTexts(client, seed)
}
