import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CatalogueDevice, CatalogueList } from '#contracts/desk/catalogue.ts'
import { startTestDesk, type TestDesk } from '../../support/desk.ts'

let desk: TestDesk
let cookie: string

beforeAll(async () => {
  desk = await startTestDesk()
  cookie = await (await desk.hire('catalogue')).startSession()
})

afterAll(() => desk.close())

const find = async (typed: string): Promise<CatalogueList> =>
  (await desk.send('GET', `/desk/api/catalogue?q=${encodeURIComponent(typed)}`, { cookie })).json()

const findOne = async (typed: string): Promise<CatalogueDevice> => {
  const { rows } = await find(typed)
  return (await desk.send('GET', `/desk/api/catalogue/${rows[0]?.id}`, { cookie })).json()
}

const change = ({ id, ...device }: CatalogueDevice, overrides: object = {}) => {
  const { model, seriesPattern: series, launchPrice, modelCodes, searchTerms } = device
  const { releaseYear, releaseMonth, popularity } = device
  const names = { model, series, launchPrice }
  const facts = { modelCodes, searchTerms, releaseYear, releaseMonth, popularity }
  const json = { ...names, ...facts, digest: device.digests.facts, ...overrides }
  return desk.send('PUT', `/desk/api/catalogue/${id}`, { cookie, json })
}

const readVersion = async (): Promise<number> => {
  const { rows } = await desk.db.$client.query(
    `select version::float8 as version from cache_version where scope = 'catalogue'`,
  )
  return rows[0].version
}

it('finds devices by all words of their name', async () => {
  const { rows } = await find('iphone 13 pro max')
  expect(rows.map(({ name }) => name)).toEqual(['Apple iPhone 13 Pro Max'])
})

it('takes every typed character as itself', async () => {
  expect((await find('100%_')).rows).toEqual([])
})

it('changes what a device is found by, and has the search take it over', async () => {
  const device = await findOne('iphone 13 mini')
  const before = await readVersion()
  const { statusCode } = await change(device, { searchTerms: ['smallest of the thirteens'] })
  expect(statusCode).toBe(200)
  expect((await find('smallest thirteens')).rows.map(({ id }) => id)).toEqual([device.id])
  expect(await readVersion()).toBe(before + 1)
})

it('makes a changed device the operator’s, which a new release leaves alone', async () => {
  const device = await findOne('iphone 12 mini')
  expect((await change(device)).json<CatalogueDevice>().isOwn).toBe(true)
})

it('names devices that share a model code', async () => {
  const [one, other] = [await findOne('iphone 13 pro max'), await findOne('iphone 13 mini')]
  await change(one, { modelCodes: ['SHARED-1'] })
  const changed = (await change(other, { modelCodes: ['SHARED-1', 'OTHER-2'] })).json<CatalogueDevice>()
  expect(changed.similar).toMatchObject([{ id: one.id, reason: 'code' }])
})

it('refuses what can’t be', async () => {
  const refused = await change(await findOne('iphone 13'), { releaseMonth: 13 })
  expect(refused.json()).toMatchObject({ errors: [{ field: 'releaseMonth', key: 'QUANTITY_RANGE' }] })
})

it('is for catalogue editors only', async () => {
  const own = await (await desk.hire('support')).startSession()
  expect((await desk.send('GET', '/desk/api/catalogue', { cookie: own })).statusCode).toBe(403)
})
