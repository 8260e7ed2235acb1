import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { type PriceDesk, startPriceDesk } from '../../support/price-desk.ts'

const PHONE = 'iPhone 13'
const SIZES = [128, 256, 512] as const

let prices: PriceDesk
let base: readonly number[]

const readPrices = () => Promise.all(SIZES.map(async (size) => (await prices.price('de', PHONE, size)) ?? 0))

beforeAll(async () => {
  prices = await startPriceDesk()
})

beforeEach(async () => {
  base = await readPrices()
})

afterAll(() => prices.close())

const status = (answer: { readonly statusCode: number; json(): { readonly id?: unknown } }) => ({
  status: answer.statusCode,
  id: answer.statusCode < 300 ? null : answer.json().id,
})

const OK = { status: 200, id: null }

/** Starts what each size is to cost more than before; nothing for a size that isn't named. */
async function startRaised(...raises: readonly number[]): Promise<number> {
  const lines = raises.flatMap((by, index) =>
    by === 0 ? [] : [`Apple;${PHONE};${SIZES[index]};${(base[index] ?? 0) + by}`],
  )
  const id = await prices.draft(lines)
  await prices.approve(prices.peter, id)
  await prices.start(id)
  await prices.work()
  return id
}

async function undo(id: number): Promise<void> {
  expect(status(await prices.undo(id))).toEqual(OK)
  await prices.work()
}

const listRaises = async () => (await readPrices()).map((price, index) => price - (base[index] ?? 0))

describe('undoing prices after later changes', () => {
  it('says first what goes back and what stays, and because of which draft', async () => {
    const first = await startRaised(3, 3)
    const second = await startRaised(5)
    const preview = await prices.previewUndo(first)
    expect(preview).toMatchObject({
      putBackCount: MARKET_IDS.length,
      leftCount: MARKET_IDS.length,
      guardedCount: 0,
      later: [{ draft: second, name: 'Test', count: MARKET_IDS.length }],
    })
    expect(preview.noted.find(({ market }) => market === 'de')).toMatchObject({
      model: PHONE,
      storageGb: 128,
      isLeft: true,
    })
    await undo(second)
    await undo(first)
  })

  it('puts back what nothing has changed since, and never what was undone before', async () => {
    const first = await startRaised(3, 3)
    const second = await startRaised(5)
    const third = await startRaised(7, 0, 7)
    const seen = [await listRaises()]
    for (const id of [first, third, second]) {
      await undo(id)
      seen.push(await listRaises())
    }
    expect(seen).toEqual([
      [7, 3, 7],
      [7, 0, 7],
      [5, 0, 0],
      [0, 0, 0],
    ])
  })

  it('is whole once the later draft was undone', async () => {
    const first = await startRaised(3, 3)
    const second = await startRaised(5, 5)
    await undo(second)
    expect(await prices.previewUndo(first)).toMatchObject({ leftCount: 0 })
    await undo(first)
    expect(await listRaises()).toEqual([0, 0, 0])
  })

  it('leaves the markets that follow a German price which stays', async () => {
    const first = await startRaised(3)
    const second = await startRaised(5)
    const version = (await prices.show(second)).startedVersions?.fr
    const { $client } = prices.desk.db
    await $client.query("delete from base_price where market = 'fr' and from_version = $1", [version])
    const { rows } = await $client.query(
      "delete from base_price where market = 'fr' and to_version = $1 returning *",
      [version],
    )
    const open = JSON.stringify(rows.map((row) => ({ ...row, to_version: null })))
    await $client.query(
      'insert into base_price select * from jsonb_populate_recordset(null::base_price, $1)',
      [open],
    )
    expect(await prices.previewUndo(first)).toMatchObject({ putBackCount: 0, leftCount: MARKET_IDS.length })
    await undo(second)
    await undo(first)
  })

  it('is refused where all of them were changed again', async () => {
    const first = await startRaised(3)
    const second = await startRaised(5)
    expect(status(await prices.undo(first))).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    await undo(second)
    await undo(first)
  })

  it('is refused for lists that have changed since someone looked', async () => {
    const first = await startRaised(3)
    const { listState } = await prices.previewUndo(first)
    const second = await startRaised(0, 3)
    const late = await prices.paula.send('POST', `/price-drafts/${first}/undo`, { listState })
    expect(status(late)).toEqual({ status: 409, id: 'PRICE_LIST_CHANGED' })
    await undo(second)
    await undo(first)
  })

  it('ends the purchase of a device that wasn’t bought before', async () => {
    const device = "(select id from device where model_pattern = 'iPhone 12 mini')"
    await prices.desk.db.$client.query(`delete from base_price where device_id = ${device}`)
    const id = await prices.draft(['Apple;iPhone 12 mini;64;120'])
    await prices.approve(prices.peter, id)
    await prices.start(id)
    await prices.work()
    expect(await prices.price('fr', 'iPhone 12 mini', 64)).toBe(117)
    expect(await prices.previewUndo(id)).toMatchObject({ endedCount: MARKET_IDS.length })
    await undo(id)
    expect({
      de: await prices.price('de', 'iPhone 12 mini', 64),
      fr: await prices.price('fr', 'iPhone 12 mini', 64),
    }).toEqual({ de: null, fr: null })
  })
})

describe('an undo that brings a far higher price back', () => {
  let correction: number

  beforeEach(async () => {
    await startRaised(31_000)
    correction = await startRaised(2)
  })

  it('needs a second person', async () => {
    expect(await prices.previewUndo(correction)).toMatchObject({
      guardedCount: MARKET_IDS.length,
      approvedBy: null,
    })
    expect(status(await prices.undo(correction))).toEqual({ status: 409, id: 'GUARD_RAIL' })
  })

  it('isn’t done by whoever has approved it', async () => {
    expect(status(await prices.approveUndo(prices.paula, correction))).toEqual(OK)
    expect(status(await prices.undo(correction))).toEqual({ status: 403, id: 'FOUR_EYES' })
    expect(status(await prices.undo(correction, prices.peter))).toEqual(OK)
    await prices.work()
    expect(await listRaises()).toEqual([31_000, 0, 0])
    await startRaised(1)
  })

  it('is approved for the lists of that moment only', async () => {
    await prices.approveUndo(prices.peter, correction)
    await startRaised(0, 2)
    expect(status(await prices.undo(correction))).toEqual({ status: 409, id: 'GUARD_RAIL' })
  })

  it('is approved for a day', async () => {
    await prices.approveUndo(prices.peter, correction)
    prices.desk.clock.nowMs += DAY_MS
    expect(await prices.previewUndo(correction)).toMatchObject({ approvedBy: null })
  })

  it('is approved for what hit a guard rail then', async () => {
    await prices.approveUndo(prices.peter, correction)
    await prices.desk.db.$client.query(
      "update price_draft set undo_approved_guards = 'other' where id = $1",
      [correction],
    )
    expect(status(await prices.undo(correction))).toEqual({ status: 409, id: 'GUARD_RAIL' })
  })

  it('comes back from the worker where a list has changed since the approval', async () => {
    await prices.approveUndo(prices.peter, correction)
    await prices.undo(correction)
    await prices.desk.db.$client.query('update price_draft set undo_state = undo_state - 1 where id = $1', [
      correction,
    ])
    await prices.work()
    expect(await prices.show(correction)).toMatchObject({ state: 'started', problem: 'GUARD_RAIL' })
  })

  it('is nothing for other roles', async () => {
    const other = await prices.hire('catalogue')
    expect(status(await other.send('GET', `/price-drafts/${correction}/undo`))).toEqual({
      status: 403,
      id: 'FORBIDDEN',
    })
  })
})

/** Does something while the worker is in the middle of writing prices: another connection keeps it there. */
async function whileWriting(act: () => Promise<unknown>): Promise<void> {
  const other = await prices.desk.db.$client.connect()
  await other.query('begin')
  await other.query('lock table price_list in share row exclusive mode')
  const working = prices.work()
  const countWaiting = async () =>
    (
      await other.query(
        `select from pg_locks where not granted and relation = 'price_list'::regclass
         and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount
  await expect.poll(countWaiting).toBe(1)
  await act()
  await other.query('commit')
  other.release()
  await working
}

describe('the worker', () => {
  const schedule = async () => {
    const id = await prices.draft([`Apple;${PHONE};128;${(base[0] ?? 0) + 4}`])
    await prices.start(id)
    return id
  }

  it('writes nothing of a draft that is taken back in the middle of it', async () => {
    const version = await prices.version('de')
    const id = await schedule()
    await whileWriting(() => prices.paula.send('DELETE', `/price-drafts/${id}/start`))
    expect(await prices.show(id)).toMatchObject({ state: 'open', problem: null, startedVersions: null })
    expect({ version: await prices.version('de'), raises: await listRaises() }).toEqual({
      version,
      raises: [0, 0, 0],
    })
  })

  it('writes nothing of a draft that is put off in the middle of it', async () => {
    const id = await schedule()
    await whileWriting(async () => {
      await prices.paula.send('DELETE', `/price-drafts/${id}/start`)
      await prices.start(id, new Date(prices.desk.clock.nowMs + HOUR_MS).toISOString())
    })
    expect(await prices.show(id)).toMatchObject({ state: 'scheduled', startedVersions: null })
    await prices.paula.send('DELETE', `/price-drafts/${id}/start`)
  })

  it('goes on with others while one draft fails, and tries that one again', async () => {
    const broken = await startRaised(3)
    await prices.undo(broken)
    const { rows } = await prices.desk.db.$client.query(
      `update price_draft as draft set started_versions = '{"de": 99999999999}' from price_draft as old
       where draft.id = $1 and old.id = $1 returning old.started_versions as versions`,
      [broken],
    )
    const next = await prices.draft([`Apple;${PHONE};256;${(base[1] ?? 0) + 4}`])
    await prices.start(next)
    await expect(prices.work()).rejects.toThrow()
    await prices.work()
    expect([await prices.show(broken), await prices.show(next)]).toMatchObject([
      { state: 'undoing', problem: 'FAILED' },
      { state: 'started' },
    ])
    await prices.desk.db.$client.query('update price_draft set started_versions = $2 where id = $1', [
      broken,
      JSON.stringify(rows[0].versions),
    ])
    prices.desk.clock.nowMs += MINUTE_MS
    await prices.work()
    expect(await prices.show(broken)).toMatchObject({ state: 'undone', problem: null })
    await undo(next)
  })
})

describe('a draft that takes too long', () => {
  it('keeps no other draft waiting, except for one with the same prices', async () => {
    // One after another: drafts that start at the same moment start in the order in which they were written.
    const slow = await prices.draft([`Apple;${PHONE};128;${(base[0] ?? 0) + 4}`])
    const same = await prices.draft([`Apple;${PHONE};128;${(base[0] ?? 0) + 5}`])
    const other = await prices.draft([`Apple;${PHONE};256;${(base[1] ?? 0) + 6}`])
    const { $client } = prices.desk.db
    await $client.query(`
      create function take_too_long() returns trigger language plpgsql as
        $$ begin raise exception 'took too long' using errcode = '57014'; end $$;
      create trigger take_too_long before update of started_versions on price_draft for each row
        when (new.id = ${slow}) execute function take_too_long()`)
    for (const id of [slow, same, other]) await prices.start(id)
    await expect(prices.work()).rejects.toThrow()
    await prices.work()
    const shown = await Promise.all([slow, same, other].map((id) => prices.show(id)))
    await $client.query('drop trigger take_too_long on price_draft')
    expect(shown).toMatchObject([
      { state: 'scheduled', problem: 'FAILED' },
      { state: 'scheduled', problem: null },
      { state: 'started' },
    ])
    prices.desk.clock.nowMs += MINUTE_MS
    await prices.work()
    expect(await listRaises()).toEqual([5, 6, 0])
  })
})

describe('a draft that starts after another one', () => {
  it('says which one changes the list first, and how many prices they have in common', async () => {
    const inAnHour = new Date(prices.desk.clock.nowMs + HOUR_MS).toISOString()
    const first = await prices.draft([`Apple;${PHONE};128;${(base[0] ?? 0) + 4}`])
    await prices.start(first, inAnHour)
    const second = await prices.draft([
      `Apple;${PHONE};128;${(base[0] ?? 0) + 5}`,
      `Apple;${PHONE};256;${(base[1] ?? 0) + 5}`,
    ])
    expect(await prices.show(second)).toMatchObject({
      earlierStarts: [{ id: first, name: 'Test', startAt: inAnHour, sameCount: 1 }],
    })
    await prices.paula.send('DELETE', `/price-drafts/${first}/start`)
  })
})
