import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Group, GroupList } from '#contracts/desk/catalogue-groups.ts'
import type { GroupKind } from '#domain/catalogue/group-kind.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { seedCatalogue } from '#server/modules/catalogue/writing/seed-catalogue.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'

let desk: TestDesk
let cookie: string

beforeAll(async () => {
  desk = await startTestDesk()
  cookie = await (await desk.hire('catalogue')).startSession()
})

afterAll(() => desk.close())

const PATH = '/desk/api/catalogue-groups'

const list = async (kind: GroupKind, typed: string): Promise<GroupList> =>
  (await desk.send('GET', `${PATH}/${kind}?q=${encodeURIComponent(typed)}`, { cookie })).json()

async function find(kind: GroupKind, typed: string): Promise<Group> {
  const { rows } = await list(kind, typed)
  return (await desk.send('GET', `${PATH}/${kind}/${rows[0]?.id}`, { cookie })).json()
}

const rename = ({ kind, id, digest }: Group, names: object) =>
  desk.send('PUT', `${PATH}/${kind}/${id}`, { cookie, json: { names, digest } })

const respell = ({ id, digest }: Group, name: string) =>
  desk.send('PUT', `${PATH}/manufacturers/${id}`, { cookie, json: { name, digest } })

const add = (json: object) => desk.send('POST', `${PATH}/series`, { cookie, json })

const remove = (kind: GroupKind, id: string) => desk.send('DELETE', `${PATH}/${kind}/${id}`, { cookie })

const nameIn = ({ names }: Group, language: string) => names.find((one) => one.language === language)?.name

describe('a series', () => {
  it('is found by its name and its manufacturer’s', async () => {
    const { rows } = await list('series', 'samsung galaxy s')
    expect(rows.map(({ manufacturer }) => manufacturer)).toContain('Samsung')
  })

  it('gets another name in one language; others and its addresses stay', async () => {
    const before = await find('series', 'samsung galaxy s')
    const after = (await rename(before, { de: 'Galaxy S (Oberklasse)' })).json<Group>()
    expect(nameIn(after, 'de')).toBe('Galaxy S (Oberklasse)')
    expect(nameIn(after, 'en')).toBe(nameIn(before, 'en'))
    expect(after.names.map(({ url }) => url)).toEqual(before.names.map(({ url }) => url))
  })

  it('has the new name in the shop', async () => {
    const series = await find('series', 'samsung galaxy a')
    await rename(series, { it: 'Galaxy A economica' })
    const { groups } = await readSearchDocuments(desk.db, 'it')
    const shown = groups.find((group) => group.series.id === Number(series.id))
    expect(shown?.series.name).toBe('Galaxy A economica')
  })

  it('is taken over alone by every process', async () => {
    const series = await find('series', 'samsung galaxy z')
    await rename(series, { fr: 'Galaxy Z pliant' })
    const { rows } = await desk.db.$client.query(
      'select series_ids, is_price_only from catalogue_change order by version desc limit 1',
    )
    expect(rows).toEqual([{ series_ids: [Number(series.id)], is_price_only: false }])
  })

  it('can’t have the name of another one of its manufacturer', async () => {
    const [one, other] = [await find('series', 'samsung galaxy a'), await find('series', 'samsung galaxy z')]
    const refused = await rename(one, { en: nameIn(other, 'en') })
    expect(refused.json().errors).toMatchObject([{ field: 'names.en', key: 'SERIES_EXISTS' }])
  })

  it('is added with a manufacturer that isn’t known yet', async () => {
    const { id } = (await add({ manufacturer: 'Fairtone', category: 'phones', series: 'Leaf' })).json()
    const series = (await desk.send('GET', `${PATH}/series/${id}`, { cookie })).json<Group>()
    expect({ name: series.name, manufacturer: series.manufacturer }).toEqual({
      name: 'Leaf',
      manufacturer: 'Fairtone',
    })
    expect(series.names.map(({ url }) => url)).toContain('fairtone-leaf')
  })

  it('is refused where its address is taken, and so when it is added twice', async () => {
    const draft = { manufacturer: 'Fairtone', category: 'phones', series: 'Twice' }
    await add(draft)
    expect((await add({ ...draft, category: 'tablets' })).json().errors).toMatchObject([
      { field: 'series', key: 'ADDRESS_TAKEN' },
    ])
  })

  it('is refused with a name that is none', async () => {
    const refused = await add({ manufacturer: '', category: 'phones', series: 'iPad {size:3}' })
    expect(refused.json().errors).toMatchObject([
      { field: 'manufacturer', key: 'FIELD_REQUIRED' },
      { field: 'series', key: 'FIELD_FORMAT' },
    ])
  })

  it('is removed if no device belongs to it', async () => {
    const { id } = (await add({ manufacturer: 'Fairtone', category: 'phones', series: 'Short' })).json()
    expect((await remove('series', id)).statusCode).toBe(200)
    expect((await desk.send('GET', `${PATH}/series/${id}`, { cookie })).statusCode).toBe(404)
  })

  it('isn’t removed with its devices', async () => {
    const { id } = await find('series', 'samsung galaxy s')
    expect((await remove('series', id)).statusCode).toBe(409)
  })
})

describe('a new release', () => {
  const removed = 'Galaxy TabPRO'

  /** As an editor does it, device by device. */
  const moveDevices = (from: Group, to: Group) =>
    desk.db.$client.query(`update device set series_id = $2, origin = 'import' where series_id = $1`, [
      Number(from.id),
      Number(to.id),
    ])

  beforeAll(async () => {
    await rename(await find('series', 'apple iphone'), { pl: 'iPhone od nas' })
    await rename(await find('categories', 'phone'), { es: 'Teléfonos' })
    const series = await find('series', `samsung ${removed}`)
    await moveDevices(series, await find('series', 'samsung galaxy tab s'))
    await remove('series', series.id)
    const client = await desk.db.$client.connect()
    await client.query('begin')
    await seedCatalogue(client, { dataFolder: DATA_FOLDER })
    await client.query('commit')
    client.release()
  })

  it('leaves the name that an editor has given to a series', async () => {
    expect(nameIn(await find('series', 'apple iphone'), 'pl')).toBe('iPhone od nas')
  })

  it('leaves the name that an editor has given to a category', async () => {
    expect(nameIn(await find('categories', 'phone'), 'es')).toBe('Teléfonos')
  })

  it('doesn’t bring back a series that an editor has emptied and removed', async () => {
    expect((await list('series', `samsung ${removed}`)).rows).toEqual([])
  })
})

describe('a category', () => {
  it('says how much belongs to it', async () => {
    const { deviceCount, pricedCount, seriesCount } = await find('categories', 'lens')
    expect(Math.min(deviceCount, pricedCount, seriesCount)).toBeGreaterThan(0)
  })
})

/** How many devices of a manufacturer have an English name that begins so. */
async function countNames({ id }: Group, start: string): Promise<number> {
  const { rows } = await desk.db.$client.query<{ count: number }>(
    `select count(*)::int as count from device_text join device on device.id = device_id
     where manufacturer_id = $1 and language = 'en' and starts_with(name, $2)`,
    [Number(id), start],
  )
  return rows[0]?.count ?? 0
}

describe('a manufacturer', () => {
  it('is spelled differently, also in the names of its devices', async () => {
    const before = await find('manufacturers', 'xiaomi')
    await respell(before, 'XIAOMI')
    expect(await countNames(before, 'XIAOMI ')).toBe(before.deviceCount)
  })

  it('is spelled differently in models that begin with its name', async () => {
    const before = await find('manufacturers', 'oneplus')
    await desk.db.$client.query(
      `update device_text set model = name from device where device.id = device_id and manufacturer_id = $1`,
      [Number(before.id)],
    )
    await respell(before, 'ONEPLUS')
    expect(await countNames(before, 'ONEPLUS ')).toBe(before.deviceCount)
  })

  it('doesn’t become another one', async () => {
    const refused = await respell(await find('manufacturers', 'nikon'), 'Canon')
    expect(refused.json().errors).toMatchObject([{ field: 'name', key: 'OTHER_MANUFACTURER' }])
  })

  it('is removed once it has no series', async () => {
    const { id } = (await add({ manufacturer: 'Gone', category: 'phones', series: 'Soon' })).json()
    const manufacturer = await find('manufacturers', 'gone')
    const early = await remove('manufacturers', manufacturer.id)
    await remove('series', id)
    const late = await remove('manufacturers', manufacturer.id)
    expect([early.statusCode, late.statusCode]).toEqual([409, 200])
  })
})

it('logs who has renamed what', async () => {
  const series = await find('series', 'apple ipad')
  await desk.takeAudit()
  await rename(series, { de: 'iPad (alle)' })
  expect(await desk.takeAudit()).toMatchObject([
    { action: 'RENAME_SERIES', data: { series: Number(series.id), names: { de: 'iPad (alle)' } } },
  ])
})

it.each(['series', 'manufacturers', 'categories'])('is for catalogue editors only: %s', async (kind) => {
  const own = await (await desk.hire('support')).startSession()
  expect((await desk.send('GET', `${PATH}/${kind}`, { cookie: own })).statusCode).toBe(403)
})
