import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogueDevice, DuplicateGroups } from '#contracts/desk/catalogue.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readCatalogueChange } from '#server/db/catalogue-changes.ts'
import { readChangedDocuments, readSearchDocuments } from '#server/modules/catalogue/search-documents.ts'
import { listEntries, saveCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { readCatalogueSeed } from '#server/modules/catalogue/writing/seed-files.ts'
import { createCatalogueUrls } from '#server/modules/sitemap/sitemap.repository.ts'
import { type CatalogueEditor, hireCatalogueEditor, NEW_PHONE } from '../../support/catalogue-desk.ts'
import { createTestTrade } from '../../support/inspected-trades.ts'
import { type PriceDesk, startPriceDesk } from '../../support/price-desk.ts'

let prices: PriceDesk
let catalogue: CatalogueEditor

beforeAll(async () => {
  prices = await startPriceDesk()
  catalogue = await hireCatalogueEditor(prices)
})

afterAll(() => prices.close())

const readVersion = async (): Promise<number> => {
  const { rows } = await prices.desk.db.$client.query(
    `select version::float8 as version from cache_version where scope = 'catalogue'`,
  )
  return rows[0].version
}

/** What search and lists have of a device and its series, in German. */
async function readShown({ id, series }: Pick<CatalogueDevice, 'id' | 'series'>) {
  const { devices, groups } = await readSearchDocuments(prices.desk.db, 'de')
  return {
    isFound: devices.some((device) => device.id === id),
    hasSeries: groups.some((group) => group.series.name === series),
  }
}

/** Starts a draft with these lines, approved by the second person. */
async function startPrices(lines: readonly string[]): Promise<void> {
  const draft = await prices.draft(lines)
  await prices.approve(prices.peter, draft)
  await prices.start(draft)
  await prices.work()
}

const listErrors = (answer: { json(): { errors?: { field: string; key: string }[] } }) =>
  (answer.json().errors ?? []).map(({ field, key }) => ({ field, key }))

describe('a device that is added', () => {
  it('has its names and addresses in every language, and no price', async () => {
    const added = await catalogue.addNew({ model: 'Fairpad {gen:3}', modelCodes: ['FPAD3'] })
    expect(added).toMatchObject({ state: 'unpriced', markets: 0, isOwn: true })
    expect(added.names.map(({ language, name, url }) => [language, name, url])).toContainEqual([
      'de',
      'Fairphone Fairpad 3. Generation',
      'fairphone-fairpad-3-generation',
    ])
  })

  it('is neither found nor in lists, until a draft of prices is started', async () => {
    const added = await catalogue.addNew({ model: 'Solo 1', series: 'Solo', modelCodes: ['SOLO1'] })
    expect(await readShown(added)).toEqual({ isFound: false, hasSeries: false })
    const before = await readVersion()
    await startPrices(['Fairphone;Solo 1;256;300'])
    expect(await readShown(added)).toEqual({ isFound: true, hasSeries: true })
    const change = await readCatalogueChange(prices.desk.db, before, await readVersion())
    if (!change) throw new Error('The version says what it has changed')
    const { devices, groups } = await readChangedDocuments(prices.desk.db, 'de', change)
    expect({
      devices: devices.map(({ id }) => id),
      hasSeries: groups?.some(({ series }) => series.name === 'Solo'),
    }).toEqual({ devices: [added.id], hasSeries: true })
  })

  it('is written down with who did it', async () => {
    await prices.desk.takeAudit()
    const { id } = await catalogue.addNew({ model: 'Logged 1', modelCodes: ['LOG1'] })
    expect(await prices.desk.takeAudit()).toMatchObject([
      { operator_id: catalogue.editor.id, action: 'ADD_CATALOGUE_DEVICE', data: { device: id } },
    ])
  })

  it('is refused a second time, at its field', async () => {
    await catalogue.addNew({ model: 'Twice 1', modelCodes: ['TW1'] })
    const again = await catalogue.add({ model: 'Twice 1', modelCodes: [] })
    expect({ status: again.statusCode, errors: listErrors(again) }).toEqual({
      status: 422,
      errors: [{ field: 'model', key: 'DEVICE_EXISTS' }],
    })
  })

  it('is refused until its editor has seen the one that it resembles', async () => {
    const { id } = await catalogue.addNew({ model: 'Dupe 7', modelCodes: ['DU7'] })
    const twin = { model: 'Dupe7', modelCodes: [] }
    expect(listErrors(await catalogue.add(twin))).toEqual([{ field: 'model', key: 'DEVICE_SIMILAR' }])
    const answer = await catalogue.add(twin, [id])
    expect(answer.statusCode).toBe(201)
    const listed = (await catalogue.editor.send('GET', '/catalogue/duplicates')).json<DuplicateGroups>()
    expect(listed.groups.map(({ devices }) => devices.map((device) => device.id))).toContainEqual([
      id,
      answer.json<CatalogueDevice>().id,
    ])
  })

  it('may resemble one that shares a model code, however that is spelled', async () => {
    const { id } = await catalogue.addNew({ model: 'Coded 1', modelCodes: ['SHARED-77'] })
    const query = new URLSearchParams({
      category: 'tablets',
      manufacturer: 'Other',
      model: 'Anything',
      codes: 'shared 77',
    })
    const similar = (await catalogue.editor.send('GET', `/catalogue/similar?${query}`)).json()
    expect(similar).toMatchObject([{ id, reason: 'code' }])
  })

  it('names what is wrong with it', async () => {
    const refused = await catalogue.add({ model: '', storages: [0, 128] })
    expect(listErrors(refused)).toEqual([
      { field: 'storages', key: 'STORAGE_SIZES' },
      { field: 'model', key: 'FIELD_REQUIRED' },
    ])
  })

  it('stays when the delivered catalogue is written again', async () => {
    const { id } = await catalogue.addNew({ model: 'Kept 1', modelCodes: ['KEPT1'] })
    const { entries } = readCatalogueSeed(DATA_FOLDER)
    const client = await prices.desk.db.$client.connect()
    await client.query('begin')
    await saveCatalogue(client, listEntries(entries.slice(0, 500)), { origin: 'seed' })
    await client.query('commit')
    client.release()
    expect(await catalogue.show(id)).toMatchObject({ model: 'Kept 1', state: 'unpriced' })
  })
})

const listSizes = ({ storages }: CatalogueDevice) => storages.map(({ storageGb }) => storageGb)

const resize = ({ id, digests }: CatalogueDevice, storages: readonly number[]) =>
  catalogue.editor.send('PUT', `/catalogue/${id}/storages`, { storages, digest: digests.storages })

const status = (answer: { statusCode: number; json(): { id: string } }) => ({
  status: answer.statusCode,
  id: answer.json().id,
})

const CHANGED = { status: 409, id: 'DRAFT_CHANGED' }

describe('a device that is changed', () => {
  const change = (device: CatalogueDevice, overrides: object) => {
    const { modelCodes, searchTerms, releaseYear, releaseMonth, popularity, launchPrice, model } = device
    const facts = { modelCodes, searchTerms, releaseYear, releaseMonth, popularity, launchPrice, model }
    const json = { ...facts, series: device.seriesPattern, digest: device.digests.facts, ...overrides }
    return catalogue.editor.send('PUT', `/catalogue/${device.id}`, json)
  }

  it('gets another name and series, and keeps its address', async () => {
    const device = await catalogue.addNew({ model: 'Typo 1', modelCodes: ['TYPO1'] })
    const changed = (await change(device, { model: 'Type 1', series: 'Types' })).json<CatalogueDevice>()
    expect(changed).toMatchObject({ name: 'Fairphone Type 1', series: 'Types' })
    expect(changed.names[0]).toMatchObject({ model: 'Type 1', url: 'fairphone-typo-1' })
  })

  it('can’t take the name of another one', async () => {
    const device = await catalogue.addNew({ model: 'First 1', modelCodes: ['FI1'] })
    await catalogue.addNew({ model: 'Second 1', modelCodes: ['SE1'] })
    expect(listErrors(await change(device, { model: 'Second 1' }))).toEqual([
      { field: 'model', key: 'DEVICE_EXISTS' },
    ])
  })

  it('has a name of its own in one language, which a new model leaves alone', async () => {
    const device = await catalogue.addNew({ model: 'Word 1', modelCodes: ['WORD1'] })
    const named = { names: [{ language: 'fr', model: 'Mot 1' }], digest: device.digests.names }
    await catalogue.editor.send('PUT', `/catalogue/${device.id}/names`, named)
    const changed = (await change(device, { model: 'Word 2' })).json<CatalogueDevice>()
    const byLanguage = Object.fromEntries(changed.names.map(({ language, name }) => [language, name]))
    expect(byLanguage).toMatchObject({ fr: 'Fairphone Mot 1', de: 'Fairphone Word 2' })
  })

  it('follows its model again where its own name is taken away', async () => {
    const { id } = await catalogue.addNew({ model: 'Gone 1', modelCodes: ['GONE1'] })
    const send = async (model: string | null) => {
      const digest = (await catalogue.show(id)).digests.names
      return catalogue.editor.send('PUT', `/catalogue/${id}/names`, {
        names: [{ language: 'it', model }],
        digest,
      })
    }
    await send('Andato 1')
    const { names } = (await send(null)).json<CatalogueDevice>()
    expect(names.find(({ language }) => language === 'it')).toMatchObject({ model: 'Gone 1', isOwn: false })
  })

  it('gets another size, and loses one that never had a price', async () => {
    const device = await catalogue.addNew({
      model: 'Sized 1',
      modelCodes: ['SIZED1'],
      storages: [64, 1_288],
    })
    const resized = await resize(device, [64, 128])
    expect(resized.json<CatalogueDevice>().storages).toEqual([
      { storageGb: 64, state: 'unpriced' },
      { storageGb: 128, state: 'unpriced' },
    ])
  })

  it('keeps what a colleague has saved since the page was opened', async () => {
    const opened = await catalogue.addNew({ model: 'Stale 1', modelCodes: ['STALE1'], storages: [64] })
    await resize(opened, [64, 128])
    expect(status(await resize(opened, [64, 256]))).toEqual(CHANGED)
    await change(opened, { popularity: 9 })
    expect(status(await change(opened, { popularity: 10 }))).toEqual(CHANGED)
    expect(await catalogue.show(opened.id)).toMatchObject({
      popularity: 9,
      storages: [{ storageGb: 64 }, { storageGb: 128 }],
    })
  })

  it('has its waiting prices compared again, so that an approval of others no longer counts', async () => {
    const device = await catalogue.addNew({ model: 'Launch 1', series: 'Launches', modelCodes: ['LAUNCH1'] })
    const draft = await prices.draft(['Fairphone;Launch 1;256;300'])
    await prices.approve(prices.peter, draft)
    await change(device, { launchPrice: 200 })
    expect(await prices.changes(draft)).toMatchObject([{ guards: ['LAUNCH_PRICE', 'NOTHING_TO_COMPARE'] }])
    expect((await prices.show(draft)).isApproved).toBe(false)
  })

  it('belongs to the series that is called so, whatever its pattern', async () => {
    const device = await catalogue.addNew({ model: 'Called 1', series: 'Pattern', modelCodes: ['CALLED1'] })
    await prices.desk.db.$client.query(
      `update series_text set name = 'Visible' from series where series.id = series_id and name_pattern = 'Pattern'`,
    )
    const changed = (await change(device, { series: 'visible' })).json<CatalogueDevice>()
    expect(changed).toMatchObject({ series: 'Visible', seriesPattern: 'Pattern' })
  })

  it('loses a dropped size from open drafts, and keeps one that is scheduled', async () => {
    const device = await catalogue.find('iPhone 13 Pro')
    const sizes = listSizes(device)
    const [dropped = 0, kept = 0] = sizes
    const raise = async (size: number) =>
      `Apple;${device.model};${size};${((await prices.price('de', device.model, size)) ?? 0) + 5}`
    const open = await prices.draft([await raise(dropped), await raise(kept)])
    const scheduled = await prices.draft([await raise(dropped)])
    await prices.start(scheduled, new Date(prices.desk.clock.nowMs + 3_600_000).toISOString())
    const rest = sizes.filter((size) => size !== dropped)
    expect(status(await resize(device, rest))).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    await prices.paula.send('DELETE', `/price-drafts/${scheduled}/start`)
    await prices.paula.send('DELETE', `/price-drafts/${scheduled}`)
    const { revision } = await prices.show(open)
    expect((await resize(device, rest)).statusCode).toBe(200)
    expect((await prices.changes(open)).map(({ storageGb }) => storageGb)).toEqual([kept])
    expect((await prices.show(open)).revision).toBe(revision + 1)
  })

  it('that was bought by its storage can’t be without', async () => {
    const device = await catalogue.find('iPhone 8')
    expect(listErrors(await resize(device, [0]))).toEqual([{ field: 'storages', key: 'STORAGE_SIZES' }])
    expect(listErrors(await resize(device, []))).toEqual([{ field: 'storages', key: 'STORAGE_SIZES' }])
  })

  it('is no longer bought in a size that is left out', async () => {
    const device = await catalogue.find('iPhone 12 mini')
    const storages = listSizes(device).slice(1)
    const resized = await resize(device, storages)
    expect(resized.json<CatalogueDevice>()).toMatchObject({
      state: 'bought',
      storages: [{ state: 'retired' }, ...storages.map((storageGb) => ({ storageGb, state: 'bought' }))],
    })
  })
})

describe('a device that is retired', () => {
  const retire = (id: number) => catalogue.editor.send('POST', `/catalogue/${id}/retirement`)

  it('is gone from search and sitemap, with a new version of every list', async () => {
    const device = await catalogue.find('iPhone 13 mini')
    const version = await prices.version('pl')
    expect((await retire(device.id)).json()).toMatchObject({ state: 'retired', markets: 0 })
    expect(await readShown(device)).toMatchObject({ isFound: false })
    const urls = await createCatalogueUrls(prices.desk.db).listDevices('de', 1)
    expect(urls).not.toContain('apple-iphone-13-mini')
    expect(await prices.version('pl')).toBe(version + 1)
  })

  it('changes nothing the second time', async () => {
    const { id } = await catalogue.find('iPhone 13 mini')
    const before = { version: await readVersion(), list: await prices.version('de') }
    expect((await retire(id)).statusCode).toBe(200)
    expect({ version: await readVersion(), list: await prices.version('de') }).toEqual(before)
  })

  it('is sold by a running offer at its price', async () => {
    const { id } = await catalogue.find('iPhone 14')
    const sell = async (beforeSale: () => Promise<void>) => {
      const { transactionId } = await createTestTrade(prices.hand, {
        deviceUrl: 'apple-iphone-14',
        beforeSale,
      })
      const read = 'select price_in_cents as price from trade_item where transaction_id = $1'
      return (await prices.desk.db.$client.query(read, [transactionId])).rows[0].price
    }
    const before = await sell(async () => undefined)
    expect(await sell(async () => void (await retire(id)))).toBe(before)
    expect((await catalogue.show(id)).state).toBe('retired')
  })

  it('comes back with its last prices, once someone who sets prices has started them', async () => {
    const device = await catalogue.find('iPhone 11')
    const before = await prices.price('de', 'iPhone 11', 128)
    await retire(device.id)
    const returned = await catalogue.editor.send('POST', `/catalogue/${device.id}/return`)
    const [draft] = returned.json<CatalogueDevice>().drafts
    const again = await catalogue.editor.send('POST', `/catalogue/${device.id}/return`)
    expect(again.json<CatalogueDevice>().drafts).toEqual([draft])
    await prices.approve(prices.paula, draft?.id ?? 0)
    await prices.start(draft?.id ?? 0)
    await prices.work()
    expect(await prices.price('de', 'iPhone 11', 128)).toBe(before)
    expect(await readShown(device)).toEqual({ isFound: true, hasSeries: true })
  })

  it('isn’t written again by the delivered catalogue', async () => {
    const { id } = await catalogue.find('iPhone 13 mini')
    const { entries } = readCatalogueSeed(DATA_FOLDER)
    const own = entries.filter(({ model }) => model === 'iPhone 13 mini')
    const client = await prices.desk.db.$client.connect()
    await client.query('begin')
    await saveCatalogue(client, listEntries(own), { origin: 'seed' })
    await client.query('commit')
    client.release()
    expect(await catalogue.show(id)).toMatchObject({ state: 'retired' })
  })

  it('waits while a scheduled draft would have it bought again', async () => {
    const draft = await prices.draft([
      `Apple;iPhone 12;128;${((await prices.price('de', 'iPhone 12', 128)) ?? 0) + 5}`,
    ])
    await prices.start(draft, new Date(prices.desk.clock.nowMs + 3_600_000).toISOString())
    const refused = await retire((await catalogue.find('iPhone 12')).id)
    expect({ status: refused.statusCode, id: refused.json().id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
  })
})

it('a device that never had a price can’t be brought back', async () => {
  const { id } = await catalogue.addNew({ model: 'Never 1', modelCodes: ['NEVER1'] })
  expect((await catalogue.editor.send('POST', `/catalogue/${id}/return`)).statusCode).toBe(409)
})

it('nobody but catalogue editors changes devices', async () => {
  const refused = await prices.paula.send('POST', '/catalogue', { ...NEW_PHONE, seenSimilar: [] })
  expect(refused.statusCode).toBe(403)
})
