import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../support/database.ts'
import {
  createEmptyCatalogue,
  importRows,
  PHONE_PICTURE,
  phoneRow,
} from '../../support/operator-catalogue.ts'

let client: pg.Client

beforeAll(async () => {
  const url = await createEmptyCatalogue()
  await withClient(url, (importer) =>
    importRows(importer, [
      phoneRow({ model: 'Rocket 1' }),
      phoneRow({ model: 'Rocket 2' }),
      phoneRow({ manufacturer: 'Umbrella', series: 'Red', model: 'Red 1' }),
      phoneRow({ category: 'tablets', series: 'Slab', model: 'Slab 1', picture: PHONE_PICTURE }),
    ]),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
})

afterAll(() => client.end())

// A statement that is not refused must not stay.
beforeEach(() => client.query('begin'))
afterEach(() => client.query('rollback'))

const ACME = `(select id from manufacturer where name = 'Acme')`
const UMBRELLA = `(select id from manufacturer where name = 'Umbrella')`
const ROCKET = `(select id from series where name_pattern = 'Rocket')`
const RED = `(select id from series where name_pattern = 'Red')`
const DEVICE = `(select id from device where model_pattern = 'Rocket 1')`

const DEVICE_COLUMNS = {
  category_id: `'phones'`,
  manufacturer_id: ACME,
  series_id: ROCKET,
  model_pattern: `'Rocket 3'`,
  release_year: '2030',
  release_month: '1',
  model_codes: `'{}'`,
  search_terms: `'{}'`,
  question_set_id: `'phones'`,
  popularity: '0',
  origin: `'import'`,
}

const insert = (table: string, columns: Readonly<Record<string, string>>) =>
  `insert into ${table} (${Object.keys(columns)}) values (${Object.values(columns)})`

const device = (changes: Partial<typeof DEVICE_COLUMNS> = {}) =>
  insert('device', { ...DEVICE_COLUMNS, ...changes })

const overview = (url: string, owner: Readonly<Record<string, string>>, language = 'de') =>
  insert('overview_url', { language: `'${language}'`, url: `'${url}'`, ...owner })

const text = (changes: Readonly<Record<string, string>>) => {
  const columns = { device_id: DEVICE, language: `'de'`, name: `'N'`, model: `'M'`, url: `'new-one'` }
  return insert('device_text', { ...columns, ...changes })
}

const price = (changes: Readonly<Record<string, string>>) => {
  const columns = { market: `'de'`, device_id: DEVICE, storage_gb: '128', from_version: '1' }
  return insert('base_price', { ...columns, to_version: '2', amount_in_cents: '500', ...changes })
}

const list = (market: string, version: number, currency = 'EUR') =>
  insert('price_list', { market: `'${market}'`, version: String(version), currency: `'${currency}'` })

/** The rule that a statement breaks. */
const brokenRule = (statement: string): Promise<string> =>
  client.query(statement).then(
    () => 'none',
    (error: pg.DatabaseError) => error.constraint ?? error.message,
  )

describe('the database takes', () => {
  it.each([
    ['a device', device()],
    ['an address', overview('new-one', { manufacturer_id: UMBRELLA })],
    ['a price list', list('de', 2)],
    [
      'a price that is over',
      `${list('de', 2)}; ${list('de', 3)}; ${price({ from_version: '2', to_version: '3' })}`,
    ],
  ])('%s that breaks no rule', async (_, statement) => {
    await client.query(`delete from overview_url where manufacturer_id = ${UMBRELLA}`)
    expect(await brokenRule(statement)).toBe('none')
  })
})

describe('the database itself refuses', () => {
  it.each([
    [
      "a manufacturer at a category's address",
      overview('handys', { manufacturer_id: ACME }),
      'overview_url_language_url_pk',
    ],
    [
      "a series at a manufacturer's address",
      overview('acme', { series_id: ROCKET }),
      'overview_url_language_url_pk',
    ],
    [
      "a category at a series' address",
      overview('acme-rocket', { category_id: `'phones'` }),
      'overview_url_language_url_pk',
    ],
    ['a second address of a category', overview('a', { category_id: `'phones'` }), 'overview_url_category'],
    [
      'a second address of a manufacturer',
      overview('a', { manufacturer_id: ACME }),
      'overview_url_manufacturer',
    ],
    ['a second address of a series', overview('a', { series_id: ROCKET }), 'overview_url_series'],
    ['an address of nobody', overview('a', {}), 'overview_url_one_owner'],
    [
      'an address of two',
      overview('a', { manufacturer_id: ACME, series_id: ROCKET }),
      'overview_url_one_owner',
    ],
    [
      'an address in a language of no market',
      overview('a', { manufacturer_id: ACME }, 'nl'),
      'overview_url_language',
    ],
    ['an address with a capital', overview('Acme', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an address with a space', overview('a b', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an address with a slash', overview('a/b', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an empty address', overview('', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an address that ends in a hyphen', overview('a-', { manufacturer_id: ACME }), 'overview_url_form'],
  ])('on overview pages %s', async (_, statement, rule) => {
    expect(await brokenRule(statement)).toBe(rule)
  })

  it.each([
    ["a device in another manufacturer's series", device({ series_id: RED }), 'device_series_owner'],
    [
      'a device of a manufacturer outside its series',
      device({ manufacturer_id: UMBRELLA }),
      'device_series_owner',
    ],
    [
      'a device in another category than its series',
      device({ category_id: `'tablets'` }),
      'device_series_owner',
    ],
    ['a device of no series', device({ series_id: '0' }), 'device_series_owner'],
    ['the same model twice', device({ model_pattern: `'Rocket 1'` }), 'device_model'],
    ['a model without a name', device({ model_pattern: `''` }), 'device_model_pattern'],
    ['the month 13', device({ release_month: '13' }), 'device_release_month'],
    ['the month 0', device({ release_month: '0' }), 'device_release_month'],
    ['the year 1949', device({ release_year: '1949' }), 'device_release_year'],
    ['the year 2101', device({ release_year: '2101' }), 'device_release_year'],
    ['a popularity of 101', device({ popularity: '101' }), 'device_popularity'],
    ['a popularity below 0', device({ popularity: '-1' }), 'device_popularity'],
    [
      'questions that there are not',
      device({ question_set_id: `'fridges'` }),
      'device_question_set_id_question_set_id_fk',
    ],
    ['an unknown origin', device({ origin: `'guess'` }), 'device_origin'],
    ['a second text in the same language', text({}), 'device_text_device_id_language_pk'],
    ['a text in a language of no market', text({ language: `'nl'` }), 'device_text_language'],
    ['a text of no device', text({ device_id: '0' }), 'device_text_device_id_device_id_fk'],
    [
      'a drawing that is not there',
      insert('device_image', {
        device_id: DEVICE,
        position: '1',
        view: `'front'`,
        picture_key: `'phone-000000000000'`,
      }),
      'device_image_picture_key_picture_key_fk',
    ],
    ['a view from below', `update device_image set view = 'below'`, 'device_image_view'],
    ['a drawing without a proper name', insert('picture', { key: `'../x'`, form: `'{}'` }), 'picture_key'],
    [
      'a negative storage size',
      insert('device_storage', { device_id: DEVICE, storage_gb: '-1' }),
      'device_storage_size',
    ],
    [
      'a storage size beyond all devices',
      insert('device_storage', { device_id: DEVICE, storage_gb: '65537' }),
      'device_storage_size',
    ],
    ['a series without a name', `update series set name_pattern = ''`, 'series_name_pattern'],
    [
      'the same series twice',
      insert('series', { category_id: `'phones'`, manufacturer_id: ACME, name_pattern: `'Rocket'` }),
      'series_name',
    ],
    [
      'a series of no category',
      insert('series', { category_id: `'fridges'`, manufacturer_id: ACME, name_pattern: `'Cold'` }),
      'series_category_id_category_id_fk',
    ],
    ['the same manufacturer twice', insert('manufacturer', { name: `'Acme'` }), 'manufacturer_name_unique'],
    ['a manufacturer without a name', insert('manufacturer', { name: `''` }), 'manufacturer_name'],
    ['a category without a name', `update category_text set name = ''`, 'category_text_name'],
  ])('%s', async (_, statement, rule) => {
    expect(await brokenRule(statement)).toBe(rule)
  })

  it("another device's address in the same language", async () => {
    const take = `update device_text set url = 'acme-rocket-1' where device_id <> ${DEVICE} and language = 'pl'`
    expect(await brokenRule(take)).toBe('device_text_url')
  })

  it.each([
    ['a negative price', price({ amount_in_cents: '-1' }), 'base_price_amount'],
    ['a price of nothing', price({ amount_in_cents: '0' }), 'base_price_amount'],
    [
      'two current prices of one size',
      price({ from_version: '2', to_version: 'null' }),
      'base_price_current',
    ],
    [
      'two prices of one size from the same version on',
      price({}),
      'base_price_market_device_id_storage_gb_from_version_pk',
    ],
    [
      'a price that ends before it begins',
      price({ from_version: '2', to_version: '1' }),
      'base_price_versions',
    ],
    ['a price that ends as it begins', price({ from_version: '2', to_version: '2' }), 'base_price_versions'],
    [
      'a price on a list that there is not',
      price({ from_version: '9', to_version: '10' }),
      'base_price_list',
    ],
    ['a price of a size that the device does not have', price({ storage_gb: '512' }), 'base_price_storage'],
    ['a price list of no market', list('nl', 1), 'price_list_market'],
    ['a price list in dollars', list('de', 3, 'USD'), 'price_list_currency'],
    ['the version 0', list('de', 0), 'price_list_version'],
    ['the same version twice', list('de', 1), 'price_list_market_version_pk'],
    ['to forget a device that has prices', `delete from device where id = ${DEVICE}`, 'base_price_storage'],
  ])('%s', async (_, statement, rule) => {
    await client.query(list('de', 2))
    expect(await brokenRule(statement)).toBe(rule)
  })
})
