import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { addDays, computeExpiry, computeSendInDeadline, SEND_IN_DAYS } from '#domain/trades/trade-clock.ts'
import { TRADE_STATES, type TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { readJobs } from '../../support/outbox-jobs.ts'
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

const SEND_BY_MS = computeSendInDeadline(CREATED_MS, MARKETS.de.timeZone)

/** Day 21 is the last one that the seller was given. It is over for us once its scans have been reported. */
const toMoment = (day: number) =>
  day < SEND_IN_DAYS ? addDays(CREATED_MS, day) : addDays(computeExpiry(SEND_BY_MS) + 1, day - SEND_IN_DAYS)

const runClockOnDay = (day: number, moreMs = 0) => runTradeClock({ db, secret }, toMoment(day) + moreMs)

/** The key of a mail about the end of a trade also contains its time. */
const listMailKeys = async () =>
  [...(await readJobs(db)).keys()].map((key) => key.replace(/^(EXPIRED:\d+):\d+$/, '$1'))

const listReminderKeys = async () => (await listMailKeys()).filter((key) => key.startsWith('SEND_REMINDER'))

const EVENTS = `
  select transaction_id::integer as "transactionId", item_number as "itemNumber", event, actor,
    from_state as "fromState", to_state as "toState", happened_at as "happenedAt"
  from trade_event order by transaction_id, item_number`

const readEvents = async () => (await db.$client.query(EVENTS)).rows

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
      await runClockOnDay(hour / 24)
      const added = (await listMailKeys()).filter((key) => !known.has(key))
      for (const key of added) known.add(key)
      if (added.length > 0) sent.push([hour / 24, added])
    }
    expect(sent).toEqual([7, 14, 19].map((day) => [day, [`SEND_REMINDER:${id}:${day}`]]))
  })

  it('is not sent a moment too early', async () => {
    const id = await storeOne()
    await runClockOnDay(7, -1)
    expect(await listMailKeys()).toEqual([])
    await runClockOnDay(7)
    expect(await listMailKeys()).toEqual([`SEND_REMINDER:${id}:7`])
  })

  it.each([
    [13, 7],
    [15, 14],
    [20, 19],
  ])('is only the latest one if the worker was down until day %i', async (day, newest) => {
    const id = await storeOne()
    await runClockOnDay(day)
    await runClockOnDay(day, HOUR_MS)
    expect(await listMailKeys()).toEqual([`SEND_REMINDER:${id}:${newest}`])
  })

  it('is one mail per trade, as long as one of its devices waits', async () => {
    const id = await storeOne({ states: ['CANCELLED', 'LABEL_ISSUED', 'LABEL_ISSUED'] })
    await runClockOnDay(7)
    expect(await listMailKeys()).toEqual([`SEND_REMINDER:${id}:7`])
  })

  it.each<TradeState>(['IN_TRANSIT', 'CANCELLED'])(
    'does not follow when the devices are %s',
    async (state) => {
      const id = await storeOne({ states: ['LABEL_ISSUED', 'LABEL_ISSUED'] })
      await runClockOnDay(7)
      await moveTrade(db, id, state)
      for (const day of [14, 19, 21]) await runClockOnDay(day)
      expect(await listReminderKeys()).toEqual([`SEND_REMINDER:${id}:7`])
    },
  )

  it('is never sent for a device that does not wait for its parcel', async () => {
    for (const state of NOT_WAITING) await store({ states: [state] })
    for (const day of [7, 14, 19]) await runClockOnDay(day)
    expect(await listReminderKeys()).toEqual([])
  })

  it('is not sent after the deadline, even if none was sent before', async () => {
    const id = await storeOne()
    await runClockOnDay(21)
    await runClockOnDay(22)
    expect(await listMailKeys()).toEqual([`EXPIRED:${id}`])
  })
})

describe('a parcel that was not sent', () => {
  it('ends its trade once day 21 is over and reported, with an event for each device and one mail', async () => {
    const id = await storeOne({ states: ['LABEL_ISSUED', 'LABEL_ISSUED', 'LABEL_ISSUED'] })
    await runClockOnDay(19)
    await runClockOnDay(21, -1)
    expect(await readStates(db, id)).toEqual(Array(3).fill('LABEL_ISSUED'))
    await runClockOnDay(21)
    expect(await readStates(db, id)).toEqual(Array(3).fill('EXPIRED'))
    expect(await listMailKeys()).toEqual([`SEND_REMINDER:${id}:19`, `EXPIRED:${id}`])
    const expired = {
      event: 'send_in_deadline',
      actor: 'clock',
      fromState: 'LABEL_ISSUED',
      toState: 'EXPIRED',
    }
    const happenedAt = new Date(toMoment(21))
    expect(await readEvents()).toEqual(
      [1, 2, 3].map((itemNumber) => ({ transactionId: id, itemNumber, ...expired, happenedAt })),
    )
  })

  it('does not affect devices of the same trade in other states', async () => {
    const id = await storeOne({ states: ['CANCELLED', 'LABEL_ISSUED', 'RECEIVED'] })
    await runClockOnDay(21)
    expect(await readStates(db, id)).toEqual(['CANCELLED', 'EXPIRED', 'RECEIVED'])
    expect(await listMailKeys()).toEqual([`EXPIRED:${id}`])
  })

  it('changes nothing in other states without a deadline, however much time passes', async () => {
    const states = NOT_WAITING.filter((state) => state !== 'IN_TRANSIT')
    const id = await storeOne({ states })
    for (const day of [7, 21, 365]) await runClockOnDay(day)
    expect(await readStates(db, id)).toEqual(states)
    expect({ mails: await listMailKeys(), events: await readEvents() }).toEqual({ mails: [], events: [] })
  })

  it('does not end any other trade', async () => {
    const late = await storeOne()
    const younger = await storeOne({ createdAtMs: addDays(CREATED_MS, 1) })
    await runClockOnDay(21)
    expect(await readStates(db, late)).toEqual(['EXPIRED'])
    expect(await readStates(db, younger)).toEqual(['LABEL_ISSUED'])
  })
})

describe('the clock', () => {
  const readEverything = async () => ({
    work: await readJobs(db),
    events: await readEvents(),
    states: await countStates(),
  })

  it.each([7, 21])('changes nothing more when it runs again or in several workers (day %i)', async (day) => {
    const states: TradeState[] = ['LABEL_ISSUED', 'LABEL_ISSUED', 'LABEL_ISSUED']
    await store({ count: 400, states })
    await Promise.all(Array.from({ length: 5 }, () => runClockOnDay(day)))
    const before = await readEverything()
    expect(before.work.size).toBe(400)
    expect(before.events).toHaveLength(day === 21 ? 1_200 : 0)
    await runClockOnDay(day)
    await runClockOnDay(day, 60_000)
    expect(await readEverything()).toEqual(before)
  })

  it('handles more trades than fit into one batch', async () => {
    const ids = await store({ count: MANY })
    await runClockOnDay(7)
    expect(await listMailKeys()).toEqual(ids.map((id) => `SEND_REMINDER:${id}:7`))
    await db.$client.query('truncate outbox')
    await runClockOnDay(21)
    expect((await listMailKeys()).toSorted()).toEqual(ids.map((id) => `EXPIRED:${id}`))
    expect(await countStates()).toEqual([{ state: 'EXPIRED', count: MANY }])
    expect((await readEvents()).map(({ transactionId }) => transactionId)).toEqual(ids)
  })
})
