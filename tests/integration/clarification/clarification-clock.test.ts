import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import {
  createTradeIn,
  findLatestClarification,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { clearTrades, listJobs, readEverything, readItemRows } from '../../support/trade-rows.ts'

/** A Monday. */
const ASKED_MS = Date.parse('2026-11-16T10:00:00Z')

const secret = createShopSecret(Buffer.from('a secret of this test'))
let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, blobs: createTestBlobs(db), secret, now: () => ASKED_MS }
})

beforeEach(async () => {
  await clearTrades(db)
})

afterAll(() => db.$client.end())

const onDay = (day: number, moreMs = 0) => runTradeClock({ db, secret }, addDays(ASKED_MS, day) + moreMs)

const stateOf = async (item: ItemKey) => (await readItemRows(db, item).item())?.state

const reminders = async ({ transactionId }: ItemKey) =>
  [...(await listJobs(db, transactionId))].filter(([key]) => key.startsWith('REMINDER'))

describe('a reminder to answer', () => {
  it('is sent on days 3, 7 and 12, once each, whenever the clock runs', async () => {
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const { clarificationId } = await findLatestClarification(hand, item)
    const days: number[] = []
    for (let hour = 0; hour < 14 * 24; hour += 6) {
      const before = (await reminders(item)).length
      await onDay(hour / 24)
      if ((await reminders(item)).length > before) days.push(hour / 24)
    }
    expect(days).toEqual([3, 7, 12])
    const { transactionId } = item
    expect(await reminders(item)).toEqual(
      [3, 7, 12].map((day) => [
        `REMINDER:${clarificationId}:${day}`,
        { topic: 'TRADE_MAIL', data: { transactionId, mail: 'REMINDER', clarificationId, day } },
      ]),
    )
  })

  it('does not come a moment early, and only as the newest one when the worker stood still', async () => {
    const { item } = await createTradeIn(hand, 'ACTION_REQUIRED')
    await onDay(3, -1)
    expect(await reminders(item)).toEqual([])
    await onDay(9)
    await onDay(9, HOUR_MS)
    expect((await reminders(item)).map(([, { data }]) => data.day)).toEqual([7])
  })

  it('comes once after an appeal, on day 3 of the seven', async () => {
    const { item } = await createTradeIn(hand, 'APPEALED')
    await triggerEvent(hand, item, 'appeal_rejected')
    for (const day of [1, 3, 4, 6.9]) await onDay(day)
    expect((await reminders(item)).map(([, { data }]) => data.day)).toEqual([3])
    expect(await stateOf(item)).toBe('COUNTER_OFFERED')
  })

  it('never comes for a question that was answered, or whose time is over', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    const { item: silent } = await createTradeIn(hand, 'COUNTER_OFFERED')
    await onDay(14)
    await onDay(15)
    expect(await reminders(item)).toEqual([])
    expect(await reminders(silent)).toEqual([])
  })
})

describe('silence', () => {
  it.each(['COUNTER_OFFERED', 'ACTION_REQUIRED'] as const)(
    'is never a yes: after 14 days a device in %s goes back',
    async (state) => {
      const { item } = await createTradeIn(hand, state)
      const rows = readItemRows(db, item)
      await onDay(14, -1)
      expect(await stateOf(item)).toBe(state)
      await onDay(14)
      const atMs = addDays(ASKED_MS, 14)
      expect(await rows.item()).toMatchObject({ state: 'RETURN_PENDING', since: atMs, settled: null })
      expect(await rows.clarifications()).toMatchObject([
        { answer: 'RETURN', answeredBy: 'clock', answeredAt: atMs },
      ])
      expect((await rows.events()).at(-1)).toMatchObject({ event: 'answer_deadline', actor: 'clock' })
    },
  )

  it('leaves a damaged battery where it is: it may not travel, and nobody takes it away', async () => {
    const found = { answers: { PH_SWOLLEN: ['YES'] } }
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED', { found })
    const rows = readItemRows(db, item)
    expect((await rows.clarifications())[0]?.offers.toSorted()).toEqual(['APPEAL', 'RECYCLE'])
    for (const day of [14, 15, 400]) await onDay(day)
    expect(await rows.item()).toMatchObject({ state: 'COUNTER_OFFERED', settled: null })
    expect(await rows.clarifications()).toMatchObject([{ answer: null, answeredAt: null }])
  })

  it('does the same where only the second inspection found the damage', async () => {
    const { item } = await createTradeIn(hand, 'APPEALED')
    await triggerEvent(hand, item, 'appeal_rejected', { found: { answers: { PH_SWOLLEN: ['YES'] } } })
    await onDay(8)
    expect(await stateOf(item)).toBe('COUNTER_OFFERED')
    expect((await readItemRows(db, item).clarifications()).at(-1)?.offers.toSorted()).toEqual([
      'ACCEPT',
      'RECYCLE',
    ])
  })

  it('lasts seven days after an appeal', async () => {
    const { item } = await createTradeIn(hand, 'APPEALED')
    await triggerEvent(hand, item, 'appeal_rejected')
    await onDay(7, -1)
    expect(await stateOf(item)).toBe('COUNTER_OFFERED')
    await onDay(7)
    expect(await stateOf(item)).toBe('RETURN_PENDING')
  })
})

describe('a parcel that nobody sees any more', () => {
  it('counts as lost 14 days after its last scan', async () => {
    const { item } = await createTradeIn(hand, 'IN_TRANSIT')
    await db.$client.query('update shipment set last_scan_at = $2 where transaction_id = $1', [
      item.transactionId,
      new Date(addDays(ASKED_MS, 2)),
    ])
    await onDay(16, -1)
    expect(await stateOf(item)).toBe('IN_TRANSIT')
    await onDay(16)
    expect(await stateOf(item)).toBe('LOST')
  })
})

describe('the clock', () => {
  it('moves every device once, in however many processes it runs', async () => {
    const trades = []
    for (let count = 0; count < 4; count += 1) trades.push(await createTradeIn(hand, 'COUNTER_OFFERED'))
    await Promise.all([0, 1, 2, 3].map((moreMs) => onDay(14, moreMs)))
    for (const { item } of trades) {
      const events = await readItemRows(db, item).events()
      expect(events.filter(({ event }) => event === 'answer_deadline')).toHaveLength(1)
    }
    const before = await readEverything(db)
    await onDay(14)
    await onDay(15)
    expect(await readEverything(db)).toEqual(before)
  })

  it('and the seller in the same moment: one of them decides, and the other finds it decided', async () => {
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const atMs = addDays(ASKED_MS, 14) - 1
    const [applied] = await Promise.all([
      db.transaction((tx) =>
        applyStep({ tx, secret }, { key: item, step: { event: 'accept', actor: 'customer', atMs } }),
      ),
      onDay(14),
    ])
    await onDay(14)
    const [only, ...others] = await readItemRows(db, item).clarifications()
    expect(others).toEqual([])
    const isAnswered = applied.kind === 'stepped'
    expect(only?.answeredBy).toBe(isAnswered ? 'customer' : 'clock')
    expect(await stateOf(item)).toBe(isAnswered ? 'ACCEPTED' : 'RETURN_PENDING')
  })

  it('goes on with the others when one trade cannot be moved', async () => {
    const { item: broken } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
    await db.$client.query(`
      create function fail_one() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$;
      create trigger fail_one before update on clarification for each row
        when (old.transaction_id = ${broken.transactionId}) execute function fail_one()`)
    await expect(onDay(14)).rejects.toMatchObject({ cause: { message: 'disk full' } })
    await db.$client.query('drop trigger fail_one on clarification; drop function fail_one')
    expect(await stateOf(broken)).toEqual('COUNTER_OFFERED')
    expect(await stateOf(item)).toEqual('RETURN_PENDING')
    await onDay(14)
    expect(await stateOf(broken)).toBe('RETURN_PENDING')
  })
})
