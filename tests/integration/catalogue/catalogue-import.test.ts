import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { phoneForm } from '#drawings/phone/phone-drawing.ts'
import { MARKETS } from '#markets/markets.ts'
import { buildPictureKey } from '#server/modules/pictures/picture-key.ts'
import {
  buildPhoneRow,
  createEmptyCatalogue,
  fingerprintCatalogue,
  type ImportFields,
  importRows,
  PHONE_PICTURE,
  readCatalogueVersion,
} from '../../support/operator-catalogue.ts'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createEmptyCatalogue() })
  await client.connect()
})

afterAll(() => client.end())

const read = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rows

async function importAll(...rows: readonly ImportFields[]) {
  const report = await importRows(client, rows)
  expect(report.bad).toEqual([])
  return report.saved
}

/** Everything that must not change when nothing is imported. */
const readState = async () => [await fingerprintCatalogue(client), await readCatalogueVersion(client)]

const readOverviewUrls = async (
  kind: 'manufacturer' | 'series',
  id: number,
): Promise<Record<string, string>> => {
  const rows = await read(`select language, url from overview_url where ${kind}_id = $1`, [id])
  return Object.fromEntries(rows.map(({ language, url }) => [language, url]))
}

const buildForAllLanguages = (url: string) =>
  Object.fromEntries(CATALOGUE_LANGUAGES.map((language) => [language, url]))

describe('the prices of an import', () => {
  type Amounts = Readonly<Record<string, number>>

  const readVersions = async (): Promise<Record<string, number>> => {
    const rows = await read('select market, max(version) as version from price_list group by market')
    return Object.fromEntries(rows.map(({ market, version }) => [market, version]))
  }

  /** Amounts by storage size in each version of a market's list, starting with the given one. */
  async function readPriceHistory(model: string, market: MarketId, from: number): Promise<Amounts[]> {
    const rows = await read(
      `select version, jsonb_object_agg(storage_gb, amount_in_cents) as amounts
       from price_list join base_price using (market) join device on device.id = device_id
       where market = $1 and model_pattern = $2 and version >= $3
         and from_version <= version and (to_version is null or to_version > version)
       group by version order by version`,
      [market, model, from],
    )
    return rows.map(({ amounts }) => amounts)
  }

  it('of a new device create a new version of every list, in its currency', async () => {
    expect((await importAll(buildPhoneRow({ model: 'Price 1' })))?.repriced).toEqual(MARKET_IDS)
    const lists = await read('select distinct market, currency from price_list')
    expect(lists).toHaveLength(MARKET_IDS.length)
    for (const { market, currency } of lists) expect(currency).toBe(MARKETS[market as MarketId].currency)
    expect(await readPriceHistory('Price 1', 'de', 1)).toEqual([{ 128: 10_000, 256: 15_000 }])
    expect(await readPriceHistory('Price 1', 'pl', 1)).toEqual([{ 128: 40_800, 256: 61_200 }])
  })

  it('create no new version if they are the same', async () => {
    await importAll(buildPhoneRow({ model: 'Price 2' }))
    const before = await fingerprintCatalogue(client)
    expect(await importAll(buildPhoneRow({ model: 'Price 2' }))).toEqual({
      created: 0,
      updated: 1,
      kept: 0,
      repriced: [],
    })
    expect(await fingerprintCatalogue(client)).toEqual(before)
  })

  it('create a new version of exactly the lists that change, and the old one stays readable', async () => {
    await importAll(buildPhoneRow({ model: 'Price 3' }))
    const before = await readVersions()
    const own = { prices_pl: { 128: 400, 256: 600 }, prices_fr: { 128: 98, 256: 147 } }
    expect((await importAll(buildPhoneRow({ model: 'Price 3', ...own })))?.repriced).toEqual(['pl'])
    expect(await readVersions()).toEqual({ ...before, pl: (before.pl ?? 0) + 1 })
    await importAll(buildPhoneRow({ model: 'Price 3' }))
    const derived = { 128: 40_800, 256: 61_200 }
    expect(await readPriceHistory('Price 3', 'pl', before.pl ?? 0)).toEqual([
      derived,
      { 128: 40_000, 256: 60_000 },
      derived,
    ])
    expect(await readVersions()).toEqual({ ...before, pl: (before.pl ?? 0) + 2 })
  })

  it('are stopped by a guard rail unless that is allowed, and then nothing of the file is written', async () => {
    const slip = buildPhoneRow({ model: 'Price 9', prices: { 128: 100, 256: 15_000 } })
    await importAll(buildPhoneRow({ model: 'Price 9' }))
    const stopped = await importRows(client, [slip, buildPhoneRow({ model: 'Price 10' })], {
      allowsPriceMoves: false,
    })
    expect({ saved: stopped.saved, guarded: stopped.guarded[0] }).toMatchObject({
      saved: null,
      guarded: {
        storageGb: 256,
        beforeInCents: 14_800,
        afterInCents: 1_485_000,
        guards: ['MOVE', 'NEIGHBOUR'],
      },
    })
    expect(await read("select id from device where model_pattern = 'Price 10'")).toEqual([])
  })

  it('know what a device cost when it was new, and keep it', async () => {
    await importAll({ ...buildPhoneRow({ model: 'Price 11' }), launch_price: 799.99 })
    await importAll(buildPhoneRow({ model: 'Price 11', popularity: 3 }))
    expect(
      await read("select launch_price_in_cents as cents from device where model_pattern = 'Price 11'"),
    ).toEqual([{ cents: 79_999 }])
  })

  it('leave the prices of other devices and sizes unchanged', async () => {
    await importAll(buildPhoneRow({ model: 'Price 4' }), buildPhoneRow({ model: 'Price 5' }))
    await importAll(buildPhoneRow({ model: 'Price 4', prices: { 128: 120, 256: 150 } }))
    const rows = await read(
      `select model_pattern || ' ' || storage_gb as size, count(*)::integer as prices
       from base_price join device on device.id = device_id
       where market = 'de' and model_pattern in ('Price 4', 'Price 5') group by size order by size`,
    )
    expect(rows).toEqual([
      { size: 'Price 4 128', prices: 2 },
      { size: 'Price 4 256', prices: 1 },
      { size: 'Price 5 128', prices: 1 },
      { size: 'Price 5 256', prices: 1 },
    ])
  })

  it('end for a storage size that the row no longer lists, until it is listed again', async () => {
    await importAll(buildPhoneRow({ model: 'Price 6' }))
    const { de = 0 } = await readVersions()
    await importAll(buildPhoneRow({ model: 'Price 6', prices: { 128: 100 } }))
    await importAll(buildPhoneRow({ model: 'Price 6' }))
    const full = { 128: 10_000, 256: 15_000 }
    expect(await readPriceHistory('Price 6', 'de', de)).toEqual([full, { 128: 10_000 }, full])
  })
})

describe('a new manufacturer and a new series', () => {
  it('get a URL in every language', async () => {
    await importAll(buildPhoneRow({ manufacturer: 'Größe & Söhne', series: 'Łódź {gen:2}', model: 'Łódź 1' }))
    const [{ id, maker: findManufacturer }] = await read(
      `select series.id, manufacturer_id as maker from series where name_pattern = 'Łódź {gen:2}'`,
    )
    expect(await readOverviewUrls('manufacturer', findManufacturer)).toEqual(
      buildForAllLanguages('grosse-sohne'),
    )
    expect(await readOverviewUrls('series', id)).toEqual({
      de: 'grosse-sohne-lodz-2-generation',
      en: 'grosse-sohne-lodz-2nd-generation',
      es: 'grosse-sohne-lodz-2a-generacion',
      fr: 'grosse-sohne-lodz-2e-generation',
      it: 'grosse-sohne-lodz-2a-generazione',
      pl: 'grosse-sohne-lodz-2-generacja',
    })
  })

  it('get different URLs if two series of a manufacturer have the same name', async () => {
    const twin = { manufacturer: 'Twin', series: 'Pro' }
    await importAll(
      buildPhoneRow({ ...twin, model: 'Pro Phone' }),
      buildPhoneRow({ ...twin, category: 'tablets', model: 'Pro Pad' }),
    )
    const rows = await read(
      `select category_id, id from series where name_pattern = 'Pro' order by category_id`,
    )
    const [phones, tablets] = await Promise.all(rows.map(({ id }) => readOverviewUrls('series', id)))
    expect(phones).toEqual(buildForAllLanguages('twin-pro'))
    expect(tablets?.de).toMatch(/^twin-pro-tablets?$/)
    expect(new Set(Object.values(tablets ?? {})).has('twin-pro')).toBe(false)
  })

  it('do not take the URL of an existing list or of the search results', async () => {
    await importAll(
      buildPhoneRow({ manufacturer: 'Handys', model: 'H 1' }),
      buildPhoneRow({ manufacturer: 'Suche', model: 'S 1' }),
      buildPhoneRow({ manufacturer: 'Solo', series: 'Solo', model: 'Solo 1' }),
    )
    const findId = async (table: string, column: string, name: string) =>
      (await read(`select id from ${table} where ${column} = $1`, [name]))[0]?.id
    const maker = async (name: string) =>
      readOverviewUrls('manufacturer', await findId('manufacturer', 'name', name))
    expect(await maker('Handys')).toMatchObject({ de: 'handys-2', en: 'handys' })
    expect(await maker('Suche')).toMatchObject({ de: 'suche-2' })
    expect(await maker('Solo')).toEqual(buildForAllLanguages('solo'))
    expect(await readOverviewUrls('series', await findId('series', 'name_pattern', 'Solo'))).toMatchObject({
      de: 'solo-handys',
    })
  })

  it('match existing ones, however a file spells them', async () => {
    await importAll(buildPhoneRow({ manufacturer: 'Übermaß', series: 'Éclair', model: 'Éclair 1' }))
    await importAll(buildPhoneRow({ manufacturer: 'UBERMASS', series: 'eclair', model: 'Éclair 2' }))
    const rows = await read(
      `select manufacturer.name as maker, count(distinct series_id)::integer as series, array_agg(distinct text.name) as names
       from device join manufacturer on manufacturer.id = manufacturer_id join device_text as text on device_id = device.id
       where model_pattern like 'Éclair%' group by manufacturer.name`,
    )
    expect(rows).toEqual([{ maker: 'Übermaß', series: 1, names: ['Übermaß Éclair 1', 'Übermaß Éclair 2'] }])
  })
})

describe('the picture of an imported device', () => {
  const findPicture = async (model: string) => {
    const [row] = await read(
      'select picture_key from device_image join device on device.id = device_id where model_pattern = $1',
      [model],
    )
    return row?.picture_key
  }
  const buildKey = (back: string) => buildPictureKey(phoneForm.parse({ ...PHONE_PICTURE, back }))
  const buildBareRow = (changes: ImportFields) =>
    buildPhoneRow({ manufacturer: 'Draw', picture: undefined, ...changes })

  it('is its own, or one of its series, its manufacturer or its category', async () => {
    const buildDrawnRow = (series: string, back: string) =>
      buildBareRow({ series, model: `${series} 1`, picture: { ...PHONE_PICTURE, back } })
    await importAll(buildDrawnRow('Red', '#ff0000'), buildDrawnRow('Blue', '#0000ff'))
    await importAll(
      buildBareRow({ series: 'Red', model: 'Red 1', popularity: 5 }),
      buildBareRow({ series: 'red', model: 'Red 2' }),
      buildBareRow({ series: 'Green', model: 'Green 1' }),
      buildBareRow({ manufacturer: 'Stranger', series: 'New', model: 'New 1' }),
    )
    expect(await findPicture('Red 1')).toEqual(buildKey('#ff0000'))
    expect(await findPicture('Red 2')).toEqual(buildKey('#ff0000'))
    expect([buildKey('#ff0000'), buildKey('#0000ff')]).toContain(await findPicture('Green 1'))
    expect(await findPicture('New 1')).toMatch(/^phone-/)
  })

  it('is missing in a category without any, and the row says so', async () => {
    const { bad } = await importRows(client, [buildBareRow({ category: 'lenses', model: 'EF 1' })])
    expect(bad).toEqual([{ line: 2, reason: 'picture: Invalid input: expected object, received undefined' }])
  })
})

describe('a file with a bad row', () => {
  const rows = [buildPhoneRow({ model: 'Half 1' }), buildPhoneRow({ model: 'Half 2', released: 'soon' })]

  it('imports nothing', async () => {
    const before = await readState()
    const { good, bad, saved } = await importRows(client, rows)
    expect(good.map(({ line, entry }) => [line, entry.model])).toEqual([[2, 'Half 1']])
    expect(bad).toEqual([{ line: 3, reason: 'released: must be YYYY-MM' }])
    expect(saved).toBeNull()
    expect(await readState()).toEqual(before)
  })

  it('imports the good rows if the operator asks for it', async () => {
    const { saved } = await importRows(client, rows, { isPartial: true })
    expect(saved).toMatchObject({ created: 1, updated: 0 })
    expect(await read(`select origin from device where model_pattern like 'Half%'`)).toEqual([
      { origin: 'import' },
    ])
  })

  it('imports nothing if there is no good row, or no row at all', async () => {
    const before = await readState()
    const partial = { isPartial: true }
    expect(await importRows(client, [{}], partial)).toMatchObject({ good: [], saved: null })
    expect(await importRows(client, [], partial)).toMatchObject({ goodCount: 0, badCount: 0, saved: null })
    expect(await readState()).toEqual(before)
  })

  it('names a device whose URL is already taken', async () => {
    await importAll(buildPhoneRow({ model: 'Taken X' }))
    const { bad } = await importRows(client, [buildPhoneRow({ model: 'Taken x' })])
    expect(bad).toEqual([{ line: 2, reason: 'the address acme-taken-x already belongs to acme|Taken X' }])
  })

  it('leaves the catalogue unchanged if the database fails halfway', async () => {
    const before = await readState()
    const onProgress = () => {
      throw new Error('power cut')
    }
    await expect(importRows(client, [buildPhoneRow({ model: 'Lost 1' })], { onProgress })).rejects.toThrow(
      'power cut',
    )
    expect(await readState()).toEqual(before)
  })
})

describe('a row about an existing device', () => {
  const readStored = (model: string) =>
    read('select category_id, model_codes, search_terms, popularity from device where model_pattern = $1', [
      model,
    ])

  it('changes only what it contains: a price list without codes does not delete them', async () => {
    await importAll(buildPhoneRow({ model: 'Kept 1', codes: ['K1', 'K2'], terms: ['kay'], popularity: 42 }))
    const { category, manufacturer, series, model, released } = buildPhoneRow({ model: 'Kept 1' })
    await importAll({ category, manufacturer, series, model, released, prices: { 128: 90 } })
    expect(await readStored('Kept 1')).toEqual([
      { category_id: 'phones', model_codes: ['K1', 'K2'], search_terms: ['kay'], popularity: 42 },
    ])
  })

  it('cannot move it to another category', async () => {
    await importAll(buildPhoneRow({ model: 'Kept 2' }))
    const { bad } = await importRows(client, [buildPhoneRow({ model: 'Kept 2', category: 'tablets' })])
    expect(bad.map(({ reason }) => reason)).toEqual(['category: this device is in phones and can’t be moved'])
    expect(await readStored('Kept 2')).toMatchObject([{ category_id: 'phones' }])
  })
})

describe('a long file', () => {
  const buildRows = (count: number) =>
    Array.from({ length: count }, (_, index) => buildPhoneRow({ series: 'Long', model: `Long ${index}` }))

  it('is checked as a whole, and reported up to a limit', async () => {
    const before = await readState()
    const twins = [buildPhoneRow({ model: 'Long 0' }), buildPhoneRow({ model: 'LONG 1' })]
    const report = await importRows(client, [...buildRows(1_200), ...twins])
    expect(report).toMatchObject({ goodCount: 1_200, badCount: 2, saved: null })
    expect(report.good).toHaveLength(1_000)
    expect(report.bad).toEqual([
      { line: 1_202, reason: 'this device is already in line 2' },
      { line: 1_203, reason: 'the address acme-long-1 already belongs to acme|Long 1' },
    ])
    expect(await readState()).toEqual(before)
  })

  it('says how far it is', async () => {
    const read: number[] = []
    const written: number[] = []
    await importRows(client, buildRows(600), {
      onRead: (count) => void read.push(count),
      onProgress: (done) => void written.push(done),
    })
    expect({ read, written }).toEqual({ read: [500, 600], written: [500, 600] })
  })
})

describe('what an import has changed', () => {
  const row = buildPhoneRow({ manufacturer: 'Delta', series: 'First', model: 'Delta 1' })
  const others = [2, 3].map((number) => ({ ...row, model: `Delta ${number}` }))

  const readChange = async () => {
    const [change] = await read(
      `select is_price_only, (select array_agg(model_pattern) from device where id = any(device_ids)) as models,
         (select array_agg(name_pattern order by id) from series where id = any(series_ids)) as series
       from catalogue_change where version = $1`,
      [await readCatalogueVersion(client)],
    )
    return change
  }

  beforeAll(() => importAll(row, ...others))

  it('is the device with another price, in a file of many', async () => {
    await importAll({ ...row, prices: { 128: 111, 256: 150 } }, ...others)
    expect(await readChange()).toEqual({ is_price_only: true, models: ['Delta 1'], series: ['First'] })
  })

  it('is more than a price if a storage size is new', async () => {
    await importAll(row, { ...row, model: 'Delta 2', prices: { 128: 100, 256: 150, 512: 200 } })
    expect(await readChange()).toMatchObject({ is_price_only: false })
  })

  it('are both series of a device that moves', async () => {
    await importAll({ ...row, model: 'Delta 3', series: 'Second' })
    expect(await readChange()).toEqual({
      is_price_only: false,
      models: ['Delta 3'],
      series: ['First', 'Second'],
    })
  })

  it('is nothing if the file says what is known: the version stays', async () => {
    await importAll(row)
    const before = await readState()
    await importAll(row)
    expect(await readState()).toEqual(before)
  })
})
