// Devices by the hundred thousand, made by the database itself. An import of as many is measured apart.
import { describeDevices } from './catalogue-file.mjs'

const { CATALOGUE_LANGUAGES } = await import('../../src/domain/catalogue/catalogue-language.ts')
const { DATA_FOLDER } = await import('../../src/server/config/data-folder.ts')
const { importCatalogue } = await import('../../src/server/modules/catalogue/importing/import-catalogue.ts')

export const MAKERS = 120
const SERIES_PER_MAKER = 40
/** Enough to have a drawing in every category, and the price lists. */
const IMPORTED = 60
/** Above those of the imported devices. */
const FIRST_ID = 1_000

const LANGUAGES = `unnest(array['${CATALOGUE_LANGUAGES.join(`', '`)}']) as language`

const GROUPS = `
  insert into manufacturer (name) select 'Maker' || n from generate_series(1, ${MAKERS}) as n;
  insert into overview_url (language, url, manufacturer_id)
  select language, lower(name), id from manufacturer cross join ${LANGUAGES} where name ~ '^Maker\\d';

  insert into series (category_id, manufacturer_id, name_pattern)
  select (array(select id from category order by position))[1 + n % (select count(*) from category)], id, 'Series ' || n
  from manufacturer cross join generate_series(1, ${SERIES_PER_MAKER}) as n where name ~ '^Maker\\d';
  insert into series_text (series_id, language, name)
  select id, language, name_pattern from series cross join ${LANGUAGES} where name_pattern ~ '^Series \\d';
  insert into overview_url (language, url, series_id)
  select language, lower(name) || '-' || replace(lower(name_pattern), ' ', '-'), series.id
  from series join manufacturer on manufacturer.id = manufacturer_id cross join ${LANGUAGES}
  where name_pattern ~ '^Series \\d';`

/** Neighbouring devices are of different makers, so that every share of them looks like the whole. */
const DEVICES = `
  insert into device (id, category_id, manufacturer_id, series_id, model_pattern, release_year, release_month,
    model_codes, search_terms, question_set_id, popularity, origin)
  overriding system value
  select ${FIRST_ID} + n, category_id, manufacturer_id, series.id, 'Model ' || n, 2008 + n % 18, 1 + n % 12,
    array['MC-' || n], '{}', category_id, n % 101, 'import'
  from generate_series($1::integer, $2::integer) as n
  join manufacturer on manufacturer.name = 'Maker' || 1 + n % ${MAKERS}
  join series on manufacturer_id = manufacturer.id
    and name_pattern = 'Series ' || 1 + n / ${MAKERS} % ${SERIES_PER_MAKER}`

const TEXTS = `
  insert into device_text (device_id, language, name, model, url)
  select ${FIRST_ID} + n, language, maker || ' Model ' || n, 'Model ' || n, lower(maker) || '-model-' || n
  from (select n, 'Maker' || 1 + n % ${MAKERS} as maker from generate_series($1::integer, $2::integer) as n) as new
  cross join ${LANGUAGES}`

const IMAGES = `
  insert into device_image (device_id, position, view, picture_key)
  select device.id, 0, 'front', face.picture_key
  from device join (select category_id, min(picture_key) as picture_key from device_image
    join device as drawn on drawn.id = device_id where drawn.id <= ${FIRST_ID} group by category_id) as face using (category_id)
  where device.id between ${FIRST_ID} + $1::integer and ${FIRST_ID} + $2::integer`

const STORAGES = `
  insert into device_storage (device_id, storage_gb)
  select ${FIRST_ID} + n, 128 from generate_series($1::integer, $2::integer) as n`

const PRICES = `
  insert into base_price (market, device_id, storage_gb, from_version, amount_in_cents)
  select market, ${FIRST_ID} + n, 128, version, 1000 + 100 * (n % 900)
  from generate_series($1::integer, $2::integer) as n
  cross join (select market, max(version) as version from price_list group by market) as list`

const TABLES =
  'manufacturer, series, series_text, overview_url, device, device_text, device_image, device_storage, base_price'

const STEP = 50_000

/** What the other devices need. */
export async function prepareDevices(pool) {
  const client = await pool.connect()
  try {
    const rows = describeDevices(IMPORTED).map((fields, index) => ({ line: index + 1, fields }))
    const { badCount } = await importCatalogue(client, rows, {
      dataFolder: DATA_FOLDER,
      isPartial: false,
      allowsPriceMoves: true,
    })
    if (badCount > 0) throw new Error('The first devices can’t be imported')
    await client.query(GROUPS)
  } finally {
    client.release()
  }
}

/** Adds devices with numbers from `from` to `to`; no foreign key is checked, because all of them are right. */
export async function growDevices(pool, from, to) {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (let at = from; at <= to; at += STEP) {
      const range = [at, Math.min(at + STEP - 1, to)]
      for (const text of [DEVICES, TEXTS, IMAGES, STORAGES, PRICES]) await client.query(text, range)
    }
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
  await pool.query(`vacuum analyze ${TABLES}`)
}
