import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PriceSheet } from '#contracts/desk/prices.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { listEntries, saveCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { readCatalogueSeed } from '#server/modules/catalogue/writing/seed-files.ts'
import { type PriceDesk, startPriceDesk } from '../../support/price-desk.ts'

const PHONE = 'iPhone 13'

let prices: PriceDesk

beforeAll(async () => {
  prices = await startPriceDesk()
})

afterAll(() => prices.close())

const status = (answer: { readonly statusCode: number; json(): { readonly id?: unknown } }) => ({
  status: answer.statusCode,
  id: answer.statusCode < 300 ? null : answer.json().id,
})

const OK = { status: 200, id: null }

/** Today's price and some more, in whole euros. */
async function raise(by: number, storageGb = 128): Promise<number> {
  return ((await prices.price('de', PHONE, storageGb)) ?? 0) + by
}

describe('a draft of prices', () => {
  it('takes rows as people paste them, and names those that it can’t read', async () => {
    const id = await prices.draft([])
    const taken = await prices.put(id, [
      'manufacturer\tmodel\tstorage\tprice',
      `apple\t${PHONE}\t128 GB\t${await raise(5)},00`,
      `Apple\t${PHONE}\t7\t100`,
      'Apple\tiPhone 99\t128\t100',
      `Apple\t${PHONE}\t256\t12.500`,
      `Apple\t${PHONE}\t128\t${await raise(6)}`,
    ])
    expect(taken).toEqual({
      taken: 1,
      problems: [
        { line: 3, problem: 'ROW_SIZE_UNKNOWN' },
        { line: 4, problem: 'ROW_DEVICE_UNKNOWN' },
        { line: 5, problem: 'ROW_PRICE' },
        { line: 6, problem: 'ROW_REPEATED' },
      ],
    })
  })

  it('has only what differs from the list', async () => {
    const id = await prices.draft([
      `Apple;${PHONE};128;${await raise(0)}`,
      `Apple;${PHONE};256;${await raise(5, 256)}`,
    ])
    expect(await prices.changes(id)).toMatchObject([{ model: PHONE, storageGb: 256, guards: [] }])
  })

  it('recognises a device by the name that people read', async () => {
    const id = await prices.draft([])
    expect(await prices.put(id, ['Apple;iPad 10th generation;64;150'])).toEqual({ taken: 1, problems: [] })
  })

  it('is made by a formula, which starts from the list however often it is called', async () => {
    const id = await prices.draft([])
    const formula = {
      filter: { manufacturer: 'apple', text: PHONE },
      change: { kind: 'percent', changeBp: -300 },
    }
    const first = (await prices.paula.send('POST', `/price-drafts/${id}/formula`, formula)).json()
    const once = await prices.changes(id)
    await prices.paula.send('POST', `/price-drafts/${id}/formula`, formula)
    expect({ first, again: await prices.changes(id) }).toEqual({
      first: { count: once.length, after: null },
      again: once,
    })
    const { beforeInCents, afterInCents } = once[0] ?? {}
    expect(afterInCents).toBe(Math.floor(((beforeInCents ?? 0) * 0.97) / 100) * 100)
  })

  it('is shown beside the list, cell by cell', async () => {
    const id = await prices.draft([])
    const path = `/price-sheet?market=de&manufacturer=Apple&text=${encodeURIComponent(PHONE)}&draft=${id}`
    const read = async () => (await prices.paula.send('GET', path)).json<PriceSheet>().rows[0]
    const cell = await read()
    if (!cell) throw new Error('The catalogue has this phone')
    const { deviceId, storageGb, listInCents } = cell
    const amountInCents = (listInCents ?? 0) + 500
    await prices.paula.send('POST', `/price-drafts/${id}/cells`, {
      cells: [{ deviceId, storageGb, amountInCents }],
    })
    expect(await read()).toMatchObject({ listInCents, draftInCents: amountInCents })
    await prices.paula.send('POST', `/price-drafts/${id}/cells`, {
      cells: [{ deviceId, storageGb, amountInCents: null }],
    })
    expect(await read()).toMatchObject({ draftInCents: null })
  })

  it('comes out of an exported list unchanged', async () => {
    const { body } = await prices.paula.send('GET', '/price-sheet/file?market=pl&manufacturer=Apple')
    const id = await prices.draft([], 'pl')
    const taken = await prices.put(id, body.split('\r\n'))
    expect({ problems: taken.problems, isLong: taken.taken > 100 }).toEqual({ problems: [], isLong: true })
    expect(await prices.show(id)).toMatchObject({ rowCount: 0 })
  })

  it('comes out of a workbook, too', async () => {
    const cookie = await prices.paula.startSession()
    const path = '/price-sheet/file?market=de&format=xlsx&manufacturer=Apple'
    const { rawPayload } = await prices.paula.send('GET', path)
    const read = await prices.desk.app.inject({
      method: 'POST',
      url: '/desk/api/price-sheet/workbooks',
      payload: rawPayload,
      headers: {
        host: 'desk.test',
        origin: 'http://desk.test',
        cookie,
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      },
    })
    const id = await prices.draft([])
    expect((await prices.put(id, read.json().text.split('\n'))).problems).toEqual([])
    expect(await prices.show(id)).toMatchObject({ rowCount: 0 })
  })

  it('is nothing for other roles', async () => {
    const other = await prices.hire('catalogue', 'content')
    expect(status(await other.send('GET', '/price-drafts'))).toEqual({ status: 403, id: 'FORBIDDEN' })
  })
})

describe('new prices', () => {
  it('are a new version of every list that follows, and only there', async () => {
    const before = { de: await prices.version('de'), pl: await prices.version('pl') }
    const price = await raise(10)
    const id = await prices.draft([`Apple;${PHONE};128;${price}`])
    expect(status(await prices.start(id))).toEqual(OK)
    await prices.work()
    expect(await prices.price('de', PHONE, 128)).toBe(price)
    expect(await prices.price('pl', PHONE, 128)).toBe(Math.floor(price * 4.08))
    expect({ de: await prices.version('de'), pl: await prices.version('pl') }).toEqual({
      de: before.de + 1,
      pl: before.pl + 1,
    })
    expect(await prices.show(id)).toMatchObject({
      state: 'started',
      startedVersions: { de: before.de + 1, pl: before.pl + 1 },
    })
  })

  it('tell every process which devices they change', async () => {
    const id = await prices.draft([`Apple;${PHONE};128;${await raise(1)}`])
    await prices.start(id)
    await prices.work()
    const { rows } = await prices.desk.db.$client.query(
      'select is_price_only, cardinality(device_ids) as devices from catalogue_change order by version desc limit 1',
    )
    expect(rows).toEqual([{ is_price_only: true, devices: 1 }])
  })

  it('of one market leave the others alone, and stay when the German price changes', async () => {
    const german = await raise(0, 256)
    const own = ((await prices.price('pl', PHONE, 256)) ?? 0) + 20
    const id = await prices.draft([`Apple;${PHONE};256;${own}`], 'pl')
    await prices.start(id)
    await prices.work()
    expect({ de: await prices.price('de', PHONE, 256), pl: await prices.price('pl', PHONE, 256) }).toEqual({
      de: german,
      pl: own,
    })
    const next = await prices.draft([`Apple;${PHONE};256;${german + 4}`])
    await prices.start(next)
    await prices.work()
    expect({ de: await prices.price('de', PHONE, 256), pl: await prices.price('pl', PHONE, 256) }).toEqual({
      de: german + 4,
      pl: own,
    })
    const back = await prices.draft([`Apple;${PHONE};256;factor`], 'pl')
    expect(await prices.changes(back)).toMatchObject([
      { afterInCents: Math.floor((german + 4) * 4.08) * 100 },
    ])
  })

  it('wait for their time, and can be taken back until then', async () => {
    const before = await raise(0)
    const id = await prices.draft([`Apple;${PHONE};128;${before + 2}`])
    const at = new Date(prices.desk.clock.nowMs + HOUR_MS).toISOString()
    await prices.start(id, at)
    await prices.work()
    expect(await prices.price('de', PHONE, 128)).toBe(before)
    expect(status(await prices.paula.send('DELETE', `/price-drafts/${id}/start`))).toEqual(OK)
    await prices.start(id, at)
    prices.desk.clock.nowMs += HOUR_MS
    await prices.work()
    expect(await prices.price('de', PHONE, 128)).toBe(before + 2)
  })

  it('are started once, however often it is asked for', async () => {
    const id = await prices.draft([`Apple;${PHONE};128;${await raise(1)}`])
    await prices.start(id)
    const again = await prices.start(id)
    await prices.work()
    const version = await prices.version('de')
    await prices.work()
    expect({ again: status(again), version: await prices.version('de') }).toEqual({
      again: { status: 409, id: 'NOT_POSSIBLE' },
      version,
    })
  })

  it('stay when the delivered files are loaded again', async () => {
    const price = await raise(2)
    const id = await prices.draft([`Apple;${PHONE};128;${price}`])
    await prices.start(id)
    await prices.work()
    const delivered = readCatalogueSeed(DATA_FOLDER).entries.filter(({ model }) => model === PHONE)
    const client = await prices.desk.db.$client.connect()
    await client.query('begin')
    await saveCatalogue(client, listEntries(delivered), { origin: 'seed' })
    await client.query('commit')
    client.release()
    expect(await prices.price('de', PHONE, 128)).toBe(price)
  })

  it('are compared again when the list has changed meanwhile', async () => {
    const id = await prices.draft([`Apple;${PHONE};128;${await raise(3)}`])
    const other = await prices.draft([`Apple;${PHONE};256;${await raise(3, 256)}`])
    await prices.start(other)
    await prices.work()
    const stale = await prices.start(id)
    expect(status(stale)).toEqual({ status: 409, id: 'PRICE_LIST_CHANGED' })
    await prices.paula.send('POST', `/price-drafts/${id}/check`, {})
    expect(status(await prices.start(id))).toEqual(OK)
    await prices.work()
  })
})

describe('what operators do while the worker is at it', () => {
  it('can’t start other prices than those that were looked at', async () => {
    const id = await prices.draft([`Apple;${PHONE};128;${await raise(2)}`])
    const { revision } = await prices.show(id)
    await prices.put(id, [`Apple;${PHONE};128;${await raise(4)}`])
    const start = await prices.paula.send('PUT', `/price-drafts/${id}/start`, { at: null, revision })
    expect(status(start)).toEqual({ status: 409, id: 'DRAFT_CHANGED' })
  })

  it('counts: a draft that hits guard rails of a changed list is given back, although it was approved', async () => {
    const id = await prices.draft([`Apple;${PHONE};512;${(await raise(0, 512)) * 2}`])
    await prices.approve(prices.peter, id)
    const at = new Date(prices.desk.clock.nowMs + HOUR_MS).toISOString()
    await prices.start(id, at)
    const other = await prices.draft([`Apple;${PHONE};512;${await raise(1, 512)}`])
    await prices.start(other)
    await prices.work()
    prices.desk.clock.nowMs += HOUR_MS
    await prices.work()
    expect(await prices.show(id)).toMatchObject({ state: 'open', problem: 'GUARD_RAIL', isApproved: false })
  })

  it('doesn’t count where it is about other devices: an approved draft starts', async () => {
    const id = await prices.draft([`Apple;${PHONE};512;${(await raise(0, 512)) * 2}`])
    await prices.approve(prices.peter, id)
    const at = new Date(prices.desk.clock.nowMs + HOUR_MS).toISOString()
    await prices.start(id, at)
    const price = (await prices.price('de', 'iPhone 12', 128)) ?? 0
    const other = await prices.draft([`Apple;iPhone 12;128;${price + 1}`])
    await prices.start(other)
    await prices.work()
    prices.desk.clock.nowMs += HOUR_MS
    await prices.work()
    expect((await prices.show(id)).state).toBe('started')
    await prices.approveUndo(prices.peter, id)
    await prices.undo(id)
    await prices.work()
  })
})

describe('a slip of two digits', () => {
  const slip = async () => prices.draft([`Apple;${PHONE};256;31000`])

  it('is stopped, and not by its author’s own approval', async () => {
    const id = await slip()
    expect(await prices.changes(id)).toMatchObject([
      { guards: ['MOVE', 'NEIGHBOUR'], afterInCents: 3_100_000 },
    ])
    expect(status(await prices.start(id))).toEqual({
      status: 409,
      id: 'GUARD_RAIL',
    })
    expect(status(await prices.approve(prices.paula, id))).toEqual({
      status: 403,
      id: 'FOUR_EYES',
    })
  })

  it('needs a new approval after every change', async () => {
    const id = await slip()
    expect(status(await prices.approve(prices.peter, id))).toEqual(OK)
    await prices.put(id, [`Apple;${PHONE};256;32000`])
    expect(status(await prices.start(id))).toEqual({
      status: 409,
      id: 'GUARD_RAIL',
    })
  })

  it('that a second person has approved is live until it is undone: the last list is back as a new version', async () => {
    const before = { de: await raise(0, 256), fr: await prices.price('fr', PHONE, 256) }
    const id = await slip()
    await prices.approve(prices.peter, id)
    await prices.start(id)
    await prices.work()
    const version = await prices.version('de')
    expect(await prices.price('de', PHONE, 256)).toBe(31_000)
    expect(status(await prices.undo(id))).toEqual(OK)
    await prices.work()
    expect({ de: await prices.price('de', PHONE, 256), fr: await prices.price('fr', PHONE, 256) }).toEqual(
      before,
    )
    expect(await prices.version('de')).toBe(version + 1)
  })

  it('is in the audit log, step by step', async () => {
    const id = await slip()
    await prices.desk.takeAudit()
    await prices.approve(prices.peter, id)
    await prices.start(id)
    await prices.work()
    await prices.undo(id)
    await prices.work()
    await prices.paula.send('POST', `/price-drafts/${id}/withdrawal`)
    await prices.work()
    expect((await prices.desk.takeAudit()).map(({ action }) => action)).toEqual([
      'APPROVE_PRICE_DRAFT',
      'START_PRICE_DRAFT',
      'UNDO_PRICE_DRAFT',
      'WITHDRAW_OFFERS',
    ])
  })
})
