import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import {
  advanceTo,
  createTestTrade,
  createTradeIn,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import { listMailJobs, readItemRows } from '../../support/trade-rows.ts'

/** A Monday. */
const MONDAY_MS = Date.parse('2026-11-16T10:00:00Z')

let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  const secret = createShopSecret(Buffer.from('a secret of this test'))
  hand = { db, blobs: createTestBlobs(db), secret, now: () => MONDAY_MS }
})

afterAll(() => db.$client.end())

describe('every state', () => {
  it.each(TRADE_STATES)('can be reached: %s', async (state) => {
    const { item } = await createTradeIn(hand, state)
    expect(await readItemRows(db, item).item()).toMatchObject({ state })
  })

  it('belongs to one device: others in the same trade don’t change', async () => {
    const { items } = await createTestTrade(hand, { deviceCount: 3 })
    const [first, second] = items
    if (!first || !second) throw new Error('Too few devices')
    await advanceTo(hand, first, 'PAID')
    await triggerEvent(hand, second, 'carrier_scan')
    const states = await Promise.all(items.map(async (key) => (await readItemRows(db, key).item())?.state))
    expect(states).toEqual(['PAID', 'IN_TRANSIT', 'LABEL_ISSUED'])
  })

  it('can be left by a late parcel even after its seller has been erased', async () => {
    const { item } = await createTradeIn(hand, 'EXPIRED')
    await db.$client.query('delete from trade_seller where transaction_id = $1', [item.transactionId])
    await triggerEvent(hand, item, 'booked_in')
    expect(await readItemRows(db, item).item()).toMatchObject({ state: 'RECEIVED' })
  })
})

describe('the seller’s own rule', () => {
  const createTradeWithRule = (minShareBp: number, otherwise: 'ASK' | 'RETURN' | 'RECYCLE') =>
    createTradeIn(hand, 'IN_INSPECTION', { acceptRule: { minShareBp, otherwise } })

  it.each([
    ['accepts a counter-offer above the share', 5_000, 'ASK', 'ACCEPTED', 'ACCEPT', ['ACCEPTED']],
    ['returns a device below it', 9_900, 'RETURN', 'RETURN_PENDING', 'RETURN', ['RETURN_PENDING']],
    ['recycles a device below it', 9_900, 'RECYCLE', 'RECYCLED', 'RECYCLE', ['RECYCLED']],
  ] as const)('%s, at once and without asking', async (_, share, otherwise, state, given, mails) => {
    const { item, transactionId } = await createTradeWithRule(share, otherwise)
    await triggerEvent(hand, item, 'deviation')
    const rows = readItemRows(db, item)
    expect(await rows.item()).toMatchObject({ state })
    const [only, ...others] = await rows.clarifications()
    expect(others).toEqual([])
    expect(only).toMatchObject({ answer: given, answeredBy: 'rule', answeredAt: only?.openedAt })
    expect((await listMailJobs(db, transactionId)).slice(2)).toEqual(mails)
    const [before, last] = (await rows.events()).slice(-2)
    expect({ event: before?.event, to: before?.to, from: last?.from, at: last?.at }).toEqual({
      event: 'deviation',
      to: 'COUNTER_OFFERED',
      from: 'COUNTER_OFFERED',
      at: before?.at,
    })
  })

  it('asks the seller where it says so', async () => {
    const { item, transactionId } = await createTradeWithRule(9_900, 'ASK')
    await triggerEvent(hand, item, 'deviation')
    expect(await readItemRows(db, item).item()).toMatchObject({ state: 'COUNTER_OFFERED' })
    expect(await listMailJobs(db, transactionId)).toContain('COUNTER_OFFER')
  })

  it.each(['RECYCLE', 'RETURN'] as const)('never decides about a damaged battery: %s', async (otherwise) => {
    const { item } = await createTradeWithRule(1, otherwise)
    await triggerEvent(hand, item, 'deviation', { found: { answers: { PH_SWOLLEN: ['YES'] } } })
    expect(await readItemRows(db, item).item()).toMatchObject({ state: 'COUNTER_OFFERED', settled: null })
  })
})

describe('the record', () => {
  it.each([
    ['an event', 'trade_event', "set event = 'other'"],
    ['an entry of the register', 'purchase_register', 'set sequence = sequence + 1000'],
  ])('can’t be changed or deleted: %s', async (_, table, change) => {
    await createTradeIn(hand, 'ACCEPTED')
    await expect(db.$client.query(`update ${table} ${change}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query(`delete from ${table}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query(`truncate ${table}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query('truncate trade cascade')).rejects.toThrow('added, never changed')
  })

  it('of committed findings can’t be changed: neither findings nor nonce nor time', async () => {
    await createTradeIn(hand, 'COUNTER_OFFERED')
    for (const change of [
      "found = '{}'",
      "nonce = '\\x00'",
      'committed_at = now()',
      "serial_number = 'x'",
      'is_hazardous = true',
    ])
      await expect(
        db.$client.query(`update inspection set ${change} where commitment is not null`),
      ).rejects.toThrow('findings are committed')
  })
})
