import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { bringTo, happen, makeTrade, makeTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { mailsOf, rowsOf } from '../../support/trade-rows.ts'

/** A Monday. */
const MONDAY_MS = Date.parse('2026-11-16T10:00:00Z')

let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, secret: createShopSecret(Buffer.from('a secret of this test')), now: () => MONDAY_MS }
})

afterAll(() => db.$client.end())

describe('every state', () => {
  it.each(TRADE_STATES)('can be reached: %s', async (state) => {
    const { item } = await makeTradeIn(hand, state)
    expect(await rowsOf(db, item).item()).toMatchObject({ state })
  })

  it('belongs to one device: others of the same trade stay where they are', async () => {
    const { items } = await makeTrade(hand, { deviceCount: 3 })
    const [first, second] = items
    if (!first || !second) throw new Error('Too few devices')
    await bringTo(hand, first, 'PAID')
    await happen(hand, second, 'carrier_scan')
    const states = await Promise.all(items.map(async (key) => (await rowsOf(db, key).item())?.state))
    expect(states).toEqual(['PAID', 'IN_TRANSIT', 'LABEL_ISSUED'])
  })

  it('is left by a late parcel even when nobody knows its seller any more', async () => {
    const { item } = await makeTradeIn(hand, 'EXPIRED')
    await db.$client.query('delete from trade_seller where transaction_id = $1', [item.transactionId])
    await happen(hand, item, 'booked_in')
    expect(await rowsOf(db, item).item()).toMatchObject({ state: 'RECEIVED' })
  })
})

describe('the seller’s own rule', () => {
  const withRule = (minShareBp: number, otherwise: 'ASK' | 'RETURN' | 'RECYCLE') =>
    makeTradeIn(hand, 'IN_INSPECTION', { acceptRule: { minShareBp, otherwise } })

  it.each([
    ['accepts a counter-offer above the share', 5_000, 'ASK', 'ACCEPTED', 'ACCEPT', ['ACCEPTED']],
    ['has a device sent back below it', 9_900, 'RETURN', 'RETURN_PENDING', 'RETURN', ['RETURN_PENDING']],
    ['has a device recycled below it', 9_900, 'RECYCLE', 'RECYCLED', 'RECYCLE', ['RECYCLED']],
  ] as const)('%s, at once and without a question', async (_, share, otherwise, state, given, mails) => {
    const { item, transactionId } = await withRule(share, otherwise)
    await happen(hand, item, 'deviation')
    const rows = rowsOf(db, item)
    expect(await rows.item()).toMatchObject({ state })
    const [only, ...others] = await rows.cases()
    expect(others).toEqual([])
    expect(only).toMatchObject({ answer: given, answeredBy: 'rule', answeredAt: only?.openedAt })
    expect((await mailsOf(db, transactionId)).slice(2)).toEqual(mails)
    const [before, last] = (await rows.events()).slice(-2)
    expect([before?.event, before?.to, last?.from, last?.at]).toEqual([
      'deviation',
      'COUNTER_OFFERED',
      'COUNTER_OFFERED',
      before?.at,
    ])
  })

  it('asks where it says so', async () => {
    const { item, transactionId } = await withRule(9_900, 'ASK')
    await happen(hand, item, 'deviation')
    expect(await rowsOf(db, item).item()).toMatchObject({ state: 'COUNTER_OFFERED' })
    expect(await mailsOf(db, transactionId)).toContain('COUNTER_OFFER')
  })

  it('says yes to no device that we cannot buy', async () => {
    const { item } = await withRule(1, 'RECYCLE')
    await happen(hand, item, 'deviation', { found: { answers: { PH_SWOLLEN: ['YES'] } } })
    expect(await rowsOf(db, item).item()).toMatchObject({ state: 'RECYCLED', settled: null })
  })

  it('does not put a damaged battery into the post: its seller is asked', async () => {
    const { item } = await withRule(1, 'RETURN')
    await happen(hand, item, 'deviation', { found: { answers: { PH_SWOLLEN: ['YES'] } } })
    expect(await rowsOf(db, item).item()).toMatchObject({ state: 'COUNTER_OFFERED', settled: null })
  })
})

describe('what has been written down', () => {
  it.each([
    ['an event', 'trade_event', "set event = 'other'"],
    ['an entry of the register', 'purchase_register', 'set sequence = sequence + 1000'],
  ])('cannot be changed or taken away: %s', async (_, table, change) => {
    await makeTradeIn(hand, 'ACCEPTED')
    await expect(db.$client.query(`update ${table} ${change}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query(`delete from ${table}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query(`truncate ${table}`)).rejects.toThrow('added, never changed')
    await expect(db.$client.query('truncate trade cascade')).rejects.toThrow('added, never changed')
  })

  it('stands as it was committed: no finding, no nonce, no moment can be exchanged', async () => {
    await makeTradeIn(hand, 'COUNTER_OFFERED')
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
