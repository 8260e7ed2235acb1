import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath, parsePath } from '#domain/routing/path.ts'
import { DEVICE_FORM } from '#drawings/device-drawing.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { seedCatalogue } from '#server/modules/catalogue/writing/seed-catalogue.ts'
import { prepareDatabase } from '#server/processes/prepare-database.ts'
import { createTestDatabase, getSharedDatabaseUrl, withClient } from '../../support/database.ts'
import {
  buildPhoneRow,
  createEmptyCatalogue,
  fingerprintCatalogue,
  importRows,
  PHONE_PICTURE,
  readCatalogueVersion,
} from '../../support/operator-catalogue.ts'

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

describe('the delivered catalogue', () => {
  let client: pg.Client
  beforeAll(async () => {
    client = await connect(getSharedDatabaseUrl())
  })
  afterAll(() => client.end())

  const read = async (query: string) => (await client.query(query)).rows

  it.each([
    ['manufacturer', 40],
    ['series', 150],
    ['device', 1_000],
  ])('has enough of each %s', async (table, least) => {
    const [{ count }] = await read(`select count(*)::integer as count from ${table}`)
    expect(count).toBeGreaterThanOrEqual(least)
  })

  it('has at least 60 devices in each of the seven categories', async () => {
    const rows = await read('select category_id, count(*)::integer as count from device group by category_id')
    expect(rows).toHaveLength(7)
    for (const { category_id, count } of rows)
      expect({ category_id, count: count >= 60 }).toEqual({ category_id, count: true })
  })

  it.each([
    [
      'a name and an address in every language',
      `select id from device where (
         select count(*) from device_text where device_id = device.id and name <> '' and model <> '' and url <> ''
       ) <> 6`,
    ],
    [
      'a front picture',
      `select id from device where not exists (
         select 1 from device_image join picture on picture.key = picture_key
         where device_id = device.id and view = 'front'
       )`,
    ],
    [
      'a price in the newest list of every market, for every storage size',
      `select device_id, storage_gb from device_storage as storage where (
         select count(*) from base_price join price_list using (market)
         where base_price.device_id = storage.device_id and base_price.storage_gb = storage.storage_gb
           and to_version is null and from_version <= version
       ) <> 7`,
    ],
    [
      'a storage size or none',
      'select id from device where id not in (select device_id from device_storage)',
    ],
    [
      'the questions of its category',
      `select device.id from device join question_set on question_set.id = question_set_id
       where question_set.category_id <> device.category_id`,
    ],
    ['its origin', `select id from device where origin <> 'seed'`],
    ['a past', 'select id from device where make_date(release_year, release_month, 1) > now()'],
  ])('has no device without %s', async (_, query) => {
    expect(await read(query)).toEqual([])
  })

  it('has texts for every manufacturer and every category in every language', async () => {
    const selectUnwritten = (owner: string) => `
      select id from ${owner} where (
        select count(*) from ${owner}_text
        where ${owner}_id = id and content <> '' and meta_description <> '' and meta_keywords <> ''
      ) <> 6`
    expect(await read(selectUnwritten('manufacturer'))).toEqual([])
    expect(await read(selectUnwritten('category'))).toEqual([])
    expect(
      await read('select id from series where (select count(*) from series_text where series_id = id) <> 6'),
    ).toEqual([])
  })

  it('pays in złoty in Poland and in euros elsewhere, with one list per market', async () => {
    const lists = await read('select market, version, currency from price_list order by market')
    expect(lists).toEqual(
      MARKET_IDS.map((market) => ({ market, version: 1, currency: market === 'pl' ? 'PLN' : 'EUR' })),
    )
  })

  it('has drawings that can be rendered', async () => {
    const pictures = await read('select key, form from picture')
    expect(pictures.length).toBeGreaterThan(500)
    expect(pictures.filter(({ form }) => !DEVICE_FORM.safeParse(form).success)).toEqual([])
  })

  it('has a unique URL for every device in every market', async () => {
    const rows = await read('select language, url from device_text')
    for (const market of Object.values(MARKETS)) {
      const urls = rows.filter(({ language }) => language === market.catalogueLanguage).map(({ url }) => url)
      expect(new Set(urls).size).toBe(urls.length)
      const lost = urls.filter((url) => {
        const parsed = parsePath(market, buildPath(market, 'pdp', { pdp: url }))
        return parsed.kind !== 'match' || parsed.route !== 'pdp' || parsed.params.pdp !== url
      })
      expect(lost).toEqual([])
    }
  })

  it('has a unique URL for every category, manufacturer and series in every market', async () => {
    const rows = await read('select language, url from overview_url')
    const [{ count }] = await read(
      'select (select count(*) from category) + (select count(*) from manufacturer) + (select count(*) from series) as count',
    )
    for (const market of Object.values(MARKETS)) {
      const urls = rows.filter(({ language }) => language === market.catalogueLanguage).map(({ url }) => url)
      expect({ size: new Set(urls).size, urlsCount: urls.length }).toEqual({
        size: Number(count),
        urlsCount: Number(count),
      })
      expect(urls).not.toContain(market.searchOverview)
      const lost = urls.filter(
        (url) => parsePath(market, buildPath(market, 'overview', { overview: url })).kind !== 'match',
      )
      expect(lost).toEqual([])
    }
  })
})

describe('loading the delivered catalogue again', () => {
  let url: string
  beforeAll(async () => {
    url = await createTestDatabase()
  })

  it('at the next start changes nothing, not even the version of the pages', async () => {
    const readState = () =>
      withClient(url, async (client) => [
        await fingerprintCatalogue(client),
        await readCatalogueVersion(client),
      ])
    const before = await readState()
    await prepareDatabase(url, { hasDevices: true, say: () => expect.unreachable() })
    expect(await readState()).toEqual(before)
  })

  it('from unchanged files changes no row: no id, no URL, no price list', async () => {
    await withClient(url, async (client) => {
      const before = await fingerprintCatalogue(client)
      await client.query('begin')
      await seedCatalogue(client, { dataFolder: DATA_FOLDER })
      await client.query('commit')
      expect(await fingerprintCatalogue(client)).toEqual(before)
    })
  })
})

describe('a delivered catalogue that has changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  let client: pg.Client
  beforeAll(async () => {
    client = await connect(await createEmptyCatalogue())
    cpSync(join(DATA_FOLDER, 'catalogue'), join(folder, 'catalogue'), {
      recursive: true,
      filter: (path) => !path.endsWith('devices'),
    })
    mkdirSync(join(folder, 'catalogue/devices'))
  })
  afterAll(async () => {
    await client.end()
    rmSync(folder, { recursive: true })
  })

  const buildDevice = (model: string, changes: Readonly<Record<string, unknown>> = {}) => ({
    model,
    released: '2030-01',
    prices: { 128: 100 },
    codes: [],
    terms: ['old'],
    popularity: 1,
    form: PHONE_PICTURE,
    ...changes,
  })

  async function seed(...devices: ReturnType<typeof buildDevice>[]): Promise<void> {
    const manufacturers = [{ name: 'Acme', series: [{ name: 'Rocket', devices }] }]
    const file = join(folder, 'catalogue/devices/phones.json')
    writeFileSync(file, JSON.stringify({ category: 'phones', manufacturers }))
    await client.query('begin')
    await seedCatalogue(client, { dataFolder: folder })
    await client.query('commit')
  }

  const readDevices = async () => {
    const { rows } = await client.query(`
      select id, model_pattern as model, origin, search_terms as terms, release_year as year,
        (select max(amount_in_cents) from base_price
         where device_id = device.id and market = 'de' and to_version is null) as price
      from device order by id`)
    return new Map(rows.map(({ model, ...row }) => [model, row]))
  }

  it('updates its own devices and leaves an operator’s unchanged', async () => {
    await seed(buildDevice('Rocket 1'), buildDevice('Rocket 2'), buildDevice('Rocket 3'))
    const first = await readDevices()
    await importRows(client, [
      buildPhoneRow({ manufacturer: 'ACME', model: 'Rocket 1', terms: ['mine'], prices: { 128: 70 } }),
      buildPhoneRow({ model: 'Rocket 9', prices: { 128: 90 } }),
    ])
    const renewed = { terms: ['new'], released: '2031-01', prices: { 128: 200 } }
    await seed(
      buildDevice('Rocket 1', renewed),
      buildDevice('Rocket 2', renewed),
      buildDevice('Rocket 4', renewed),
    )
    const second = await readDevices()
    const id = (model: string) => first.get(model)?.id
    expect(Object.fromEntries(second)).toMatchObject({
      'Rocket 1': { id: id('Rocket 1'), origin: 'import', terms: ['mine'], year: 2030, price: 7_000 },
      'Rocket 2': { id: id('Rocket 2'), origin: 'seed', terms: ['new'], year: 2031, price: 20_000 },
      // No longer delivered, but kept.
      'Rocket 3': { id: id('Rocket 3'), origin: 'seed', terms: ['old'], year: 2030, price: 10_000 },
      'Rocket 4': { origin: 'seed', terms: ['new'], price: 20_000 },
      'Rocket 9': { origin: 'import', price: 9_000 },
    })
  })

  it('skips a device whose URL an operator uses, so that the shop starts', async () => {
    await importRows(client, [buildPhoneRow({ model: 'Rocket 17E' })])
    await seed(buildDevice('Rocket 17e'), buildDevice('Rocket 18'))
    const models = [...(await readDevices()).keys()]
    expect(models).toContain('Rocket 17E')
    expect(models).toContain('Rocket 18')
    expect(models).not.toContain('Rocket 17e')
  })
})
