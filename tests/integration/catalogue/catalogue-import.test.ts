import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE_LANGUAGES } from '#domain/catalogue/catalogue-language.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { phoneForm } from '#drawings/phone/phone-picture.ts'
import { MARKETS } from '#markets/markets.ts'
import { buildPictureKey } from '#server/modules/pictures/picture-key.ts'
import {
  createEmptyCatalogue,
  fingerprint,
  type ImportFields,
  importRows,
  PHONE_PICTURE,
  phoneRow,
  readCatalogueVersion,
} from '../../support/operator-catalogue.ts'

let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createEmptyCatalogue() })
  await client.connect()
})

afterAll(() => client.end())

const read = async (query: string, values: unknown[] = []) => (await client.query(query, values)).rows

async function put(...rows: readonly ImportFields[]) {
  const report = await importRows(client, rows)
  expect(report.bad).toEqual([])
  return report.saved
}

/** What must not change when nothing is put in. */
const state = async () => [await fingerprint(client), await readCatalogueVersion(client)]

const overviewUrls = async (kind: 'manufacturer' | 'series', id: number): Promise<Record<string, string>> => {
  const rows = await read(`select language, url from overview_url where ${kind}_id = $1`, [id])
  return Object.fromEntries(rows.map(({ language, url }) => [language, url]))
}

const inAllLanguages = (url: string) =>
  Object.fromEntries(CATALOGUE_LANGUAGES.map((language) => [language, url]))

describe('the prices of an import', () => {
  type Amounts = Readonly<Record<string, number>>

  const versions = async (): Promise<Record<string, number>> => {
    const rows = await read('select market, max(version) as version from price_list group by market')
    return Object.fromEntries(rows.map(({ market, version }) => [market, version]))
  }

  /** Amounts by storage size in the versions of a market's list, from the given one on. */
  async function priceHistory(model: string, market: MarketId, from: number): Promise<Amounts[]> {
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

  it('of a new device go to a new version of every list, in its currency', async () => {
    expect((await put(phoneRow({ model: 'Price 1' })))?.repriced).toEqual(MARKET_IDS)
    const lists = await read('select distinct market, currency from price_list')
    expect(lists).toHaveLength(MARKET_IDS.length)
    for (const { market, currency } of lists) expect(currency).toBe(MARKETS[market as MarketId].currency)
    expect(await priceHistory('Price 1', 'de', 1)).toEqual([{ 128: 10_000, 256: 15_000 }])
    expect(await priceHistory('Price 1', 'pl', 1)).toEqual([{ 128: 40_800, 256: 61_200 }])
  })

  it('that are the same make no new version', async () => {
    await put(phoneRow({ model: 'Price 2' }))
    const before = await fingerprint(client)
    expect(await put(phoneRow({ model: 'Price 2' }))).toEqual({
      created: 0,
      updated: 1,
      kept: 0,
      repriced: [],
    })
    expect(await fingerprint(client)).toEqual(before)
  })

  it('make a new version of exactly the lists that change, and the old one stays readable', async () => {
    await put(phoneRow({ model: 'Price 3' }))
    const before = await versions()
    const own = { prices_pl: { 128: 400, 256: 600 }, prices_fr: { 128: 98, 256: 147 } }
    expect((await put(phoneRow({ model: 'Price 3', ...own })))?.repriced).toEqual(['pl'])
    expect(await versions()).toEqual({ ...before, pl: (before.pl ?? 0) + 1 })
    await put(phoneRow({ model: 'Price 3' }))
    const derived = { 128: 40_800, 256: 61_200 }
    expect(await priceHistory('Price 3', 'pl', before.pl ?? 0)).toEqual([
      derived,
      { 128: 40_000, 256: 60_000 },
      derived,
    ])
    expect(await versions()).toEqual({ ...before, pl: (before.pl ?? 0) + 2 })
  })

  it('leave the prices of other devices and sizes as they are', async () => {
    await put(phoneRow({ model: 'Price 4' }), phoneRow({ model: 'Price 5' }))
    await put(phoneRow({ model: 'Price 4', prices: { 128: 120, 256: 150 } }))
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

  it('close a storage size that the row no longer names, until it names it again', async () => {
    await put(phoneRow({ model: 'Price 6' }))
    const { de = 0 } = await versions()
    await put(phoneRow({ model: 'Price 6', prices: { 128: 100 } }))
    await put(phoneRow({ model: 'Price 6' }))
    const full = { 128: 10_000, 256: 15_000 }
    expect(await priceHistory('Price 6', 'de', de)).toEqual([full, { 128: 10_000 }, full])
  })
})

describe('a new manufacturer and a new series', () => {
  it('get an address in every language', async () => {
    await put(phoneRow({ manufacturer: 'Größe & Söhne', series: 'Łódź {gen:2}', model: 'Łódź 1' }))
    const [{ id, maker }] = await read(
      `select series.id, manufacturer_id as maker from series where name_pattern = 'Łódź {gen:2}'`,
    )
    expect(await overviewUrls('manufacturer', maker)).toEqual(inAllLanguages('grosse-sohne'))
    expect(await overviewUrls('series', id)).toEqual({
      de: 'grosse-sohne-lodz-2-generation',
      en: 'grosse-sohne-lodz-2nd-generation',
      es: 'grosse-sohne-lodz-2a-generacion',
      fr: 'grosse-sohne-lodz-2e-generation',
      it: 'grosse-sohne-lodz-2a-generazione',
      pl: 'grosse-sohne-lodz-2-generacja',
    })
  })

  it('get different addresses where two series of a maker have the same name', async () => {
    const twin = { manufacturer: 'Twin', series: 'Pro' }
    await put(
      phoneRow({ ...twin, model: 'Pro Phone' }),
      phoneRow({ ...twin, category: 'tablets', model: 'Pro Pad' }),
    )
    const rows = await read(
      `select category_id, id from series where name_pattern = 'Pro' order by category_id`,
    )
    const [phones, tablets] = await Promise.all(rows.map(({ id }) => overviewUrls('series', id)))
    expect(phones).toEqual(inAllLanguages('twin-pro'))
    expect(tablets?.de).toMatch(/^twin-pro-tablets?$/)
    expect(new Set(Object.values(tablets ?? {})).has('twin-pro')).toBe(false)
  })

  it('do not take the address of a list that is there, nor that of the search results', async () => {
    await put(
      phoneRow({ manufacturer: 'Handys', model: 'H 1' }),
      phoneRow({ manufacturer: 'Suche', model: 'S 1' }),
      phoneRow({ manufacturer: 'Solo', series: 'Solo', model: 'Solo 1' }),
    )
    const idIn = async (table: string, column: string, name: string) =>
      (await read(`select id from ${table} where ${column} = $1`, [name]))[0]?.id
    const maker = async (name: string) =>
      overviewUrls('manufacturer', await idIn('manufacturer', 'name', name))
    expect(await maker('Handys')).toMatchObject({ de: 'handys-2', en: 'handys' })
    expect(await maker('Suche')).toMatchObject({ de: 'suche-2' })
    expect(await maker('Solo')).toEqual(inAllLanguages('solo'))
    expect(await overviewUrls('series', await idIn('series', 'name_pattern', 'Solo'))).toMatchObject({
      de: 'solo-handys',
    })
  })

  it('are those that are there, however a file writes them', async () => {
    await put(phoneRow({ manufacturer: 'Übermaß', series: 'Éclair', model: 'Éclair 1' }))
    await put(phoneRow({ manufacturer: 'UBERMASS', series: 'eclair', model: 'Éclair 2' }))
    const rows = await read(
      `select manufacturer.name as maker, count(distinct series_id)::integer as series, array_agg(distinct text.name) as names
       from device join manufacturer on manufacturer.id = manufacturer_id join device_text as text on device_id = device.id
       where model_pattern like 'Éclair%' group by manufacturer.name`,
    )
    expect(rows).toEqual([{ maker: 'Übermaß', series: 1, names: ['Übermaß Éclair 1', 'Übermaß Éclair 2'] }])
  })
})

describe('the picture of an imported device', () => {
  const pictureOf = async (model: string) => {
    const [row] = await read(
      'select picture_key from device_image join device on device.id = device_id where model_pattern = $1',
      [model],
    )
    return row?.picture_key
  }
  const keyOf = (back: string) => buildPictureKey(phoneForm.parse({ ...PHONE_PICTURE, back }))
  const bare = (changes: ImportFields) => phoneRow({ manufacturer: 'Draw', picture: undefined, ...changes })

  it("is its own, else one of its series, else one of its maker's, else one of its category", async () => {
    const drawn = (series: string, back: string) =>
      bare({ series, model: `${series} 1`, picture: { ...PHONE_PICTURE, back } })
    await put(drawn('Red', '#ff0000'), drawn('Blue', '#0000ff'))
    await put(
      bare({ series: 'Red', model: 'Red 1', popularity: 5 }),
      bare({ series: 'red', model: 'Red 2' }),
      bare({ series: 'Green', model: 'Green 1' }),
      bare({ manufacturer: 'Stranger', series: 'New', model: 'New 1' }),
    )
    expect([await pictureOf('Red 1'), await pictureOf('Red 2')]).toEqual([keyOf('#ff0000'), keyOf('#ff0000')])
    expect([keyOf('#ff0000'), keyOf('#0000ff')]).toContain(await pictureOf('Green 1'))
    expect(await pictureOf('New 1')).toMatch(/^phone-/)
  })

  it('is missing in a category that has none yet, and the row says so', async () => {
    const { bad } = await importRows(client, [bare({ category: 'lenses', model: 'EF 1' })])
    expect(bad).toEqual([{ line: 2, reason: 'picture: Invalid input: expected object, received undefined' }])
  })
})

describe('a file with a bad row', () => {
  const rows = [phoneRow({ model: 'Half 1' }), phoneRow({ model: 'Half 2', released: 'soon' })]

  it('puts nothing in', async () => {
    const before = await state()
    const { good, bad, saved } = await importRows(client, rows)
    expect(good.map(({ line, entry }) => [line, entry.model])).toEqual([[2, 'Half 1']])
    expect(bad).toEqual([{ line: 3, reason: 'released: must be YYYY-MM' }])
    expect(saved).toBeNull()
    expect(await state()).toEqual(before)
  })

  it('puts the good ones in when the operator wants it so', async () => {
    const { saved } = await importRows(client, rows, { isPartial: true })
    expect(saved).toMatchObject({ created: 1, updated: 0 })
    expect(await read(`select origin from device where model_pattern like 'Half%'`)).toEqual([
      { origin: 'import' },
    ])
  })

  it('puts nothing in when there is no good one, or no row at all', async () => {
    const before = await state()
    const partial = { isPartial: true }
    expect(await importRows(client, [{}], partial)).toMatchObject({ good: [], saved: null })
    expect(await importRows(client, [], partial)).toEqual({ good: [], bad: [], saved: null })
    expect(await state()).toEqual(before)
  })

  it('names a device whose address another one has', async () => {
    await put(phoneRow({ model: 'Taken X' }))
    const { bad } = await importRows(client, [phoneRow({ model: 'Taken x' })])
    expect(bad).toEqual([{ line: 2, reason: 'the address acme-taken-x belongs to acme|Taken X' }])
  })

  it('leaves the catalogue as it was when the database fails on the way', async () => {
    const before = await state()
    const onProgress = () => {
      throw new Error('power cut')
    }
    await expect(importRows(client, [phoneRow({ model: 'Lost 1' })], { onProgress })).rejects.toThrow(
      'power cut',
    )
    expect(await state()).toEqual(before)
  })
})

describe('a row about a device that is there', () => {
  const stored = (model: string) =>
    read('select category_id, model_codes, search_terms, popularity from device where model_pattern = $1', [
      model,
    ])

  it('changes what it names and leaves the rest: a list of prices is no loss of codes', async () => {
    await put(phoneRow({ model: 'Kept 1', codes: ['K1', 'K2'], terms: ['kay'], popularity: 42 }))
    const { category, manufacturer, series, model, released } = phoneRow({ model: 'Kept 1' })
    await put({ category, manufacturer, series, model, released, prices: { 128: 90 } })
    expect(await stored('Kept 1')).toEqual([
      { category_id: 'phones', model_codes: ['K1', 'K2'], search_terms: ['kay'], popularity: 42 },
    ])
  })

  it('cannot move it to another category', async () => {
    await put(phoneRow({ model: 'Kept 2' }))
    const { bad } = await importRows(client, [phoneRow({ model: 'Kept 2', category: 'tablets' })])
    expect(bad.map(({ reason }) => reason)).toEqual(['category: the device is in phones and cannot move'])
    expect(await stored('Kept 2')).toMatchObject([{ category_id: 'phones' }])
  })
})
