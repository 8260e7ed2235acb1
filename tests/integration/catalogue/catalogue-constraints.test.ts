import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withClient } from '../../support/database.ts'
import {
  buildPhoneRow,
  createEmptyCatalogue,
  importRows,
  PHONE_PICTURE,
} from '../../support/operator-catalogue.ts'

let client: pg.Client

beforeAll(async () => {
  const url = await createEmptyCatalogue()
  await withClient(url, (importer) =>
    importRows(importer, [
      buildPhoneRow({ model: 'Rocket 1' }),
      buildPhoneRow({ model: 'Rocket 2' }),
      buildPhoneRow({ manufacturer: 'Umbrella', series: 'Red', model: 'Red 1' }),
      buildPhoneRow({ category: 'tablets', series: 'Slab', model: 'Slab 1', picture: PHONE_PICTURE }),
    ]),
  )
  client = new pg.Client({ connectionString: url })
  await client.connect()
})

afterAll(() => client.end())

// A statement that is accepted must not leave anything behind.
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

const buildInsert = (table: string, columns: Readonly<Record<string, string>>) =>
  `insert into ${table} (${Object.keys(columns)}) values (${Object.values(columns)})`

const insertDevice = (changes: Partial<typeof DEVICE_COLUMNS> = {}) =>
  buildInsert('device', { ...DEVICE_COLUMNS, ...changes })

const insertOverview = (url: string, owner: Readonly<Record<string, string>>, language = 'de') =>
  buildInsert('overview_url', { language: `'${language}'`, url: `'${url}'`, ...owner })

const insertText = (changes: Readonly<Record<string, string>>) => {
  const columns = { device_id: DEVICE, language: `'de'`, name: `'N'`, model: `'M'`, url: `'new-one'` }
  return buildInsert('device_text', { ...columns, ...changes })
}

const insertPrice = (changes: Readonly<Record<string, string>>) => {
  const columns = { market: `'de'`, device_id: DEVICE, storage_gb: '128', from_version: '1' }
  return buildInsert('base_price', { ...columns, to_version: '2', amount_in_cents: '500', ...changes })
}

const insertList = (market: string, version: number, currency = 'EUR') =>
  buildInsert('price_list', { market: `'${market}'`, version: String(version), currency: `'${currency}'` })

/** The constraint that a statement violates. */
const findViolatedConstraint = (statement: string): Promise<string> =>
  client.query(statement).then(
    () => 'none',
    (error: pg.DatabaseError) => error.constraint ?? error.message,
  )

describe('the database accepts', () => {
  it.each([
    ['a device', insertDevice()],
    ['an address', insertOverview('new-one', { manufacturer_id: UMBRELLA })],
    ['a price list', insertList('de', 2)],
    [
      'a price that has ended',
      `${insertList('de', 2)}; ${insertList('de', 3)}; ${insertPrice({ from_version: '2', to_version: '3' })}`,
    ],
  ])('%s that violates no constraint', async (_, statement) => {
    await client.query(`delete from overview_url where manufacturer_id = ${UMBRELLA}`)
    expect(await findViolatedConstraint(statement)).toBe('none')
  })
})

it('the database leaves a price that has ended as it is', async () => {
  await client.query(insertList('de', 2))
  await client.query('update base_price set to_version = 2 where to_version is null')
  expect(await findViolatedConstraint('update base_price set to_version = null')).toBe(
    'rows of base_price are added, never changed',
  )
})

describe('the database itself refuses', () => {
  it.each([
    [
      "a manufacturer at a category's address",
      insertOverview('handys', { manufacturer_id: ACME }),
      'overview_url_language_url_pk',
    ],
    [
      "a series at a manufacturer's address",
      insertOverview('acme', { series_id: ROCKET }),
      'overview_url_language_url_pk',
    ],
    [
      "a category at a series' address",
      insertOverview('acme-rocket', { category_id: `'phones'` }),
      'overview_url_language_url_pk',
    ],
    [
      'a second address of a category',
      insertOverview('a', { category_id: `'phones'` }),
      'overview_url_category',
    ],
    [
      'a second address of a manufacturer',
      insertOverview('a', { manufacturer_id: ACME }),
      'overview_url_manufacturer',
    ],
    ['a second address of a series', insertOverview('a', { series_id: ROCKET }), 'overview_url_series'],
    ['an address without an owner', insertOverview('a', {}), 'overview_url_one_owner'],
    [
      'an address of two',
      insertOverview('a', { manufacturer_id: ACME, series_id: ROCKET }),
      'overview_url_one_owner',
    ],
    [
      'an address in a language of no market',
      insertOverview('a', { manufacturer_id: ACME }, 'nl'),
      'overview_url_language',
    ],
    ['an address with a capital', insertOverview('Acme', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an address with a space', insertOverview('a b', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an address with a slash', insertOverview('a/b', { manufacturer_id: ACME }), 'overview_url_form'],
    ['an empty address', insertOverview('', { manufacturer_id: ACME }), 'overview_url_form'],
    [
      'an address that ends in a hyphen',
      insertOverview('a-', { manufacturer_id: ACME }),
      'overview_url_form',
    ],
  ])('%s among overview pages', async (_, statement, rule) => {
    expect(await findViolatedConstraint(statement)).toBe(rule)
  })

  it.each([
    ["a device in another manufacturer's series", insertDevice({ series_id: RED }), 'device_series_owner'],
    [
      'a device of a manufacturer outside its series',
      insertDevice({ manufacturer_id: UMBRELLA }),
      'device_series_owner',
    ],
    [
      'a device in another category than its series',
      insertDevice({ category_id: `'tablets'` }),
      'device_series_owner',
    ],
    ['a device of no series', insertDevice({ series_id: '0' }), 'device_series_owner'],
    ['the same model twice', insertDevice({ model_pattern: `'Rocket 1'` }), 'device_model'],
    ['a model without a name', insertDevice({ model_pattern: `''` }), 'device_model_pattern'],
    ['the month 13', insertDevice({ release_month: '13' }), 'device_release_month'],
    ['the month 0', insertDevice({ release_month: '0' }), 'device_release_month'],
    ['the year 1949', insertDevice({ release_year: '1949' }), 'device_release_year'],
    ['the year 2101', insertDevice({ release_year: '2101' }), 'device_release_year'],
    ['a popularity of 101', insertDevice({ popularity: '101' }), 'device_popularity'],
    ['a popularity below 0', insertDevice({ popularity: '-1' }), 'device_popularity'],
    [
      'questions that there are not',
      insertDevice({ question_set_id: `'fridges'` }),
      'device_question_set_id_question_set_id_fk',
    ],
    ['an unknown origin', insertDevice({ origin: `'guess'` }), 'device_origin'],
    ['a second text in the same language', insertText({}), 'device_text_device_id_language_pk'],
    ['a text in a language of no market', insertText({ language: `'nl'` }), 'device_text_language'],
    ['a text of no device', insertText({ device_id: '0' }), 'device_text_device_id_device_id_fk'],
    [
      'a drawing that is not there',
      buildInsert('device_image', {
        device_id: DEVICE,
        position: '1',
        view: `'front'`,
        picture_key: `'phone-000000000000'`,
      }),
      'device_image_picture_key_picture_key_fk',
    ],
    ['a view from below', `update device_image set view = 'below'`, 'device_image_view'],
    [
      'a drawing without a proper name',
      buildInsert('picture', { key: `'../x'`, form: `'{}'` }),
      'picture_key',
    ],
    [
      'a negative storage size',
      buildInsert('device_storage', { device_id: DEVICE, storage_gb: '-1' }),
      'device_storage_size',
    ],
    [
      'an impossibly large storage size',
      buildInsert('device_storage', { device_id: DEVICE, storage_gb: '65537' }),
      'device_storage_size',
    ],
    ['a series without a name', `update series set name_pattern = ''`, 'series_name_pattern'],
    [
      'the same series twice',
      buildInsert('series', { category_id: `'phones'`, manufacturer_id: ACME, name_pattern: `'Rocket'` }),
      'series_name',
    ],
    [
      'a series of no category',
      buildInsert('series', { category_id: `'fridges'`, manufacturer_id: ACME, name_pattern: `'Cold'` }),
      'series_category_id_category_id_fk',
    ],
    [
      'the same manufacturer twice',
      buildInsert('manufacturer', { name: `'Acme'` }),
      'manufacturer_name_unique',
    ],
    ['a manufacturer without a name', buildInsert('manufacturer', { name: `''` }), 'manufacturer_name'],
    ['a category without a name', `update category_text set name = ''`, 'category_text_name'],
  ])('%s', async (_, statement, rule) => {
    expect(await findViolatedConstraint(statement)).toBe(rule)
  })

  it("another device's address in the same language", async () => {
    const take = `update device_text set url = 'acme-rocket-1' where device_id <> ${DEVICE} and language = 'pl'`
    expect(await findViolatedConstraint(take)).toBe('device_text_url')
  })

  it.each([
    ['a negative price', insertPrice({ amount_in_cents: '-1' }), 'base_price_amount'],
    ['a price of nothing', insertPrice({ amount_in_cents: '0' }), 'base_price_amount'],
    [
      'two current prices of one size',
      insertPrice({ from_version: '2', to_version: 'null' }),
      'base_price_current',
    ],
    [
      'two prices of one size from the same version on',
      insertPrice({}),
      'base_price_market_device_id_storage_gb_from_version_pk',
    ],
    [
      'a price that ends before it begins',
      insertPrice({ from_version: '2', to_version: '1' }),
      'base_price_versions',
    ],
    [
      'a price that ends as it begins',
      insertPrice({ from_version: '2', to_version: '2' }),
      'base_price_versions',
    ],
    ['a price on an unknown list', insertPrice({ from_version: '9', to_version: '10' }), 'base_price_list'],
    [
      'a price of a size that the device does not have',
      insertPrice({ storage_gb: '512' }),
      'base_price_storage',
    ],
    ['a price list of no market', insertList('nl', 1), 'price_list_market'],
    ['a price list in dollars', insertList('de', 3, 'USD'), 'price_list_currency'],
    ['the version 0', insertList('de', 0), 'price_list_version'],
    ['the same version twice', insertList('de', 1), 'price_list_market_version_pk'],
    ['to forget a device that has prices', `delete from device where id = ${DEVICE}`, 'base_price_storage'],
  ])('%s', async (_, statement, rule) => {
    await client.query(insertList('de', 2))
    expect(await findViolatedConstraint(statement)).toBe(rule)
  })
})
