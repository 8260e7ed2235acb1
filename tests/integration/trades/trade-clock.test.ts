import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { daysAfter, SEND_IN_DAYS, sendInDeadline } from '#domain/trades/trade-clock.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runTradeClock } from '#server/modules/trades/run-trade-clock.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { readWork } from '../../support/outbox-work.ts'
import { moveTrade, readStates, type StoredTradeFacts, storeTrades } from '../../support/stored-trades.ts'
import { clearTrades } from '../../support/trade-rows.ts'

const CREATED_MS = Date.parse('2026-10-20T09:30:00Z')

/** More than two batches of the clock. */
const MANY = 1_200

const secret = createShopSecret(Buffer.from('a secret of this test'))
let db: Database

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 6, onError: () => undefined })
})

beforeEach(async () => {
  await clearTrades(db)
})

afterAll(() => db.$client.end())

const store = (facts: Partial<StoredTradeFacts> = {}) =>
  storeTrades(db, { createdAtMs: CREATED_MS, ...facts })

async function storeOne(facts: Partial<StoredTradeFacts> = {}): Promise<number> {
  const [id = 0] = await store(facts)
  return id
}

/** Day 21 ends with the day that the seller was told. */
const momentOf = (day: number) =>
  day < SEND_IN_DAYS ? daysAfter(CREATED_MS, day) : daysAfter(sendInDeadline(CREATED_MS), day - SEND_IN_DAYS)

const onDay = (day: number, moreMs = 0) => runTradeClock({ db, secret }, momentOf(day) + moreMs)

/** A mail about the end of a trade also names its moment. */
const mails = async () =>
  [...(await readWork(db)).keys()].map((key) => key.replace(/^(EXPIRED:\d+):\d+$/, '$1'))

const reminders = async () => (await mails()).filter((key) => key.startsWith('SEND_REMINDER'))

const EVENTS = `
  select transaction_id::integer as "transactionId", item_number as "itemNumber", event, actor,
    from_state as "fromState", to_state as "toState", happened_at as "happenedAt"
  from trade_event order by transaction_id, item_number`

const events = async () => (await db.$client.query(EVENTS)).rows

const countStates = async () =>
  (
    await db.$client.query(
      'select state, count(*)::integer as count from trade_item group by state order by state',
    )
  ).rows

const NOT_WAITING = TRADE_STATES.filter((state) => state !== 'LABEL_ISSUED')

describe('a reminder to send the parcel', () => {
  it('is sent on days 7, 14 and 19, once each, whenever the clock runs', async () => {
    const id = await storeOne()
    const sent: [day: number, mails: string[]][] = []
    const known = new Set<string>()
    for (let hour = 0; hour < 21 * 24; hour += 1) {
      await onDay(hour / 24)
      const added = (await mails()).filter((key) => !known.has(key))
      for (const key of added) known.add(key)
      if (added.length > 0) sent.push([hour / 24, added])
    }
    expect(sent).toEqual([7, 14, 19].map((day) => [day, [`SEND_REMINDER:${id}:${day}`]]))
  })

  it('does not come a moment early', async () => {
    const id = await storeOne()
    await onDay(7, -1)
    expect(await mails()).toEqual([])
    await onDay(7)
    expect(await mails()).toEqual([`SEND_REMINDER:${id}:7`])
  })

  it.each([
    [13, 7],
    [15, 14],
    [20, 19],
  ])('comes only as the newest one when the worker stood still until day %i', async (day, newest) => {
    const id = await storeOne()
    await onDay(day)
    await onDay(day, 3_600_000)
    expect(await mails()).toEqual([`SEND_REMINDER:${id}:${newest}`])
  })

  it('is one for a trade of many devices, as long as one of them waits', async () => {
    const id = await storeOne({ states: ['CANCELLED', 'LABEL_ISSUED', 'LABEL_ISSUED'] })
    await onDay(7)
    expect(await mails()).toEqual([`SEND_REMINDER:${id}:7`])
  })

  it.each<TradeState>(['IN_TRANSIT', 'CANCELLED'])(
    'does not follow when the devices are %s',
    async (state) => {
      const id = await storeOne({ states: ['LABEL_ISSUED', 'LABEL_ISSUED'] })
      await onDay(7)
      await moveTrade(db, id, state)
      for (const day of [14, 19, 21]) await onDay(day)
      expect(await reminders()).toEqual([`SEND_REMINDER:${id}:7`])
    },
  )

  it('never comes for a device that does not wait for its parcel', async () => {
    for (const state of NOT_WAITING) await store({ states: [state] })
    for (const day of [7, 14, 19]) await onDay(day)
    expect(await reminders()).toEqual([])
  })

  it('does not come after the end of the time, also when none was sent before', async () => {
    const id = await storeOne()
    await onDay(21)
    await onDay(22)
    expect(await mails()).toEqual([`EXPIRED:${id}`])
  })
})

describe('a parcel that was not sent', () => {
  it('ends its trade with the day that is 21 days after it was made, with an event for each device and one mail', async () => {
    const id = await storeOne({ states: ['LABEL_ISSUED', 'LABEL_ISSUED', 'LABEL_ISSUED'] })
    await onDay(19)
    await onDay(21, -1)
    expect(await readStates(db, id)).toEqual(Array(3).fill('LABEL_ISSUED'))
    await onDay(21)
    expect(await readStates(db, id)).toEqual(Array(3).fill('EXPIRED'))
    expect(await mails()).toEqual([`SEND_REMINDER:${id}:19`, `EXPIRED:${id}`])
    const expired = {
      event: 'send_in_deadline',
      actor: 'clock',
      fromState: 'LABEL_ISSUED',
      toState: 'EXPIRED',
    }
    const happenedAt = new Date(momentOf(21))
    expect(await events()).toEqual(
      [1, 2, 3].map((itemNumber) => ({ transactionId: id, itemNumber, ...expired, happenedAt })),
    )
  })

  it('leaves devices of the same trade alone that are elsewhere', async () => {
    const id = await storeOne({ states: ['CANCELLED', 'LABEL_ISSUED', 'RECEIVED'] })
    await onDay(21)
    expect(await readStates(db, id)).toEqual(['CANCELLED', 'EXPIRED', 'RECEIVED'])
    expect(await mails()).toEqual([`EXPIRED:${id}`])
  })

  it('changes nothing in any other state without a clock of its own, however much time passes', async () => {
    const states = NOT_WAITING.filter((state) => state !== 'IN_TRANSIT')
    const id = await storeOne({ states })
    for (const day of [7, 21, 365]) await onDay(day)
    expect(await readStates(db, id)).toEqual(states)
    expect([await mails(), await events()]).toEqual([[], []])
  })

  it('is the only one whose trade ends', async () => {
    const late = await storeOne()
    const younger = await storeOne({ createdAtMs: daysAfter(CREATED_MS, 1) })
    await onDay(21)
    expect([await readStates(db, late), await readStates(db, younger)]).toEqual([
      ['EXPIRED'],
      ['LABEL_ISSUED'],
    ])
  })
})

describe('the clock', () => {
  const everything = async () => ({
    work: await readWork(db),
    events: await events(),
    states: await countStates(),
  })

  it.each([7, 21])('changes nothing more when it runs again or in several workers (day %i)', async (day) => {
    const states: TradeState[] = ['LABEL_ISSUED', 'LABEL_ISSUED', 'LABEL_ISSUED']
    await store({ count: 400, states })
    await Promise.all(Array.from({ length: 5 }, () => onDay(day)))
    const before = await everything()
    expect(before.work.size).toBe(400)
    expect(before.events).toHaveLength(day === 21 ? 1_200 : 0)
    await onDay(day)
    await onDay(day, 60_000)
    expect(await everything()).toEqual(before)
  })

  it('handles more trades than it takes at a time', async () => {
    const ids = await store({ count: MANY })
    await onDay(7)
    expect(await mails()).toEqual(ids.map((id) => `SEND_REMINDER:${id}:7`))
    await db.$client.query('truncate outbox')
    await onDay(21)
    expect((await mails()).toSorted()).toEqual(ids.map((id) => `EXPIRED:${id}`))
    expect(await countStates()).toEqual([{ state: 'EXPIRED', count: MANY }])
    expect((await events()).map(({ transactionId }) => transactionId)).toEqual(ids)
  })
})
