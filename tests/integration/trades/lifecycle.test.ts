import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import { verifyChain } from '#domain/purchase-register/verify-chain.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import {
  deriveClarificationToken,
  hashClarificationToken,
} from '#server/modules/lifecycle/clarification-token.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import { createTradeIn, type TradeHand, triggerEvent } from '../../support/inspected-trades.ts'
import { listJobs, listMailJobs, readEverything, readItemRows } from '../../support/trade-rows.ts'

/** A Monday. */
const MONDAY_MS = Date.parse('2026-11-16T10:00:00Z')

const secret = createShopSecret(Buffer.from('a secret of this test'))
const clock = { nowMs: MONDAY_MS }
let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, blobs: createTestBlobs(db), secret, now: () => clock.nowMs }
})

afterAll(() => db.$client.end())

const takeStep = (key: ItemKey, step: Step) =>
  db.transaction((tx) => applyStep({ tx, secret }, { key, step }))

const buildAnswer = (event: 'accept' | 'decline' | 'recycle' | 'appeal'): Step => ({
  event,
  actor: 'customer',
  atMs: clock.nowMs + HOUR_MS,
})

const readRegister = async (key: ItemKey) =>
  (
    await db.$client.query(
      `select entry ->> 'kind' as kind, (entry ->> 'priceInCents')::integer as price, entry ->> 'serialNumber' as serial
       from purchase_register where transaction_id = $1 and item_number = $2 order by sequence`,
      [key.transactionId, key.itemNumber],
    )
  ).rows

describe('a device that is worth less than declared', () => {
  it('goes from its label to the payout at the price the seller accepts', async () => {
    const { item, transactionId } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const rows = readItemRows(db, item)
    const [opened] = await rows.clarifications()
    expect(opened).toMatchObject({
      kind: 'PRICE',
      reason: null,
      answer: null,
      inspectionNumber: 1,
      openedAt: MONDAY_MS,
    })
    expect(opened?.offers).toEqual(['ACCEPT', 'APPEAL', 'RECYCLE', 'RETURN'])
    expect(opened?.answerBy).toBe(addDays(MONDAY_MS, 14))
    const price = opened?.price ?? 0
    expect(await rows.item()).toEqual({ state: 'COUNTER_OFFERED', since: MONDAY_MS, settled: null, bonus: 0 })

    expect(await takeStep(item, buildAnswer('accept'))).toMatchObject({ kind: 'stepped', to: 'ACCEPTED' })
    expect(await rows.item()).toMatchObject({ state: 'ACCEPTED', settled: price, bonus: 0 })
    const [answered] = await rows.clarifications()
    expect(answered).toMatchObject({
      answer: 'ACCEPT',
      answeredBy: 'customer',
      answeredAt: MONDAY_MS + HOUR_MS,
    })
    await triggerEvent(hand, item, 'payout_ordered')
    await triggerEvent(hand, item, 'bank_confirmed')

    expect((await rows.events()).map(({ event, actor, to }) => [event, actor, to])).toEqual([
      ['created', 'customer', 'CREATED'],
      ['label_issued', 'system', 'LABEL_ISSUED'],
      ['carrier_scan', 'carrier', 'IN_TRANSIT'],
      ['booked_in', 'warehouse', 'RECEIVED'],
      ['inspection_started', 'inspector', 'IN_INSPECTION'],
      ['deviation', 'inspector', 'COUNTER_OFFERED'],
      ['accept', 'customer', 'ACCEPTED'],
      ['payout_ordered', 'system', 'PAYOUT_PENDING'],
      ['bank_confirmed', 'payout', 'PAID'],
    ])
    expect((await rows.events()).find(({ event }) => event === 'accept')).toMatchObject({
      from: 'COUNTER_OFFERED',
      at: MONDAY_MS + HOUR_MS,
      data: { priceInCents: price },
    })
    expect(await listMailJobs(db, transactionId)).toEqual([
      'TRADE_CREATED',
      'ARRIVED',
      'COUNTER_OFFER',
      'ACCEPTED',
      'PAYOUT_SENT',
    ])
    const serial = expect.stringMatching(/^SN-/)
    expect(await readRegister(item)).toEqual([
      { kind: 'PURCHASE', price, serial },
      { kind: 'PAYMENT', price, serial: null },
    ])
  })

  it('gets one mail per clarification, and one per event time for everything else', async () => {
    const { item, transactionId } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const work = await listJobs(db, transactionId)
    const mailKey = [...work.keys()].find((key) => key.startsWith('COUNTER_OFFER')) ?? ''
    const clarificationId = Number(mailKey.split('clarification-')[1])
    expect(work.get(mailKey)).toEqual({
      topic: 'TRADE_MAIL',
      data: { transactionId, mail: 'COUNTER_OFFER', clarificationId },
    })
    expect(work.get(`ARRIVED:${transactionId}:${MONDAY_MS}`)?.data).toEqual({
      transactionId,
      mail: 'ARRIVED',
      atMs: MONDAY_MS,
    })
    const { rows } = await db.$client.query('select token_id, token_hash from clarification where id = $1', [
      clarificationId,
    ])
    // The link's token itself isn't stored.
    expect(rows[0].token_hash).toEqual(
      hashClarificationToken(deriveClarificationToken(secret, rows[0].token_id)),
    )
    await takeStep(item, buildAnswer('decline'))
    expect(await listMailJobs(db, transactionId)).toContain('RETURN_PENDING')
  })

  it('keeps the better of two counter-offers after an appeal, with the inspection it comes from', async () => {
    const { item } = await createTradeIn(hand, 'APPEALED')
    const rows = readItemRows(db, item)
    const [first] = await rows.clarifications()
    await triggerEvent(hand, item, 'appeal_rejected', { found: { conditionId: 2 } })
    const [, second] = await rows.clarifications()
    expect(second).toMatchObject({
      price: first?.price,
      inspectionNumber: 1,
      answerBy: addDays(MONDAY_MS, 7),
    })
    expect(second?.offers).toEqual(['ACCEPT', 'RECYCLE', 'RETURN'])

    const other = await createTradeIn(hand, 'APPEALED', { found: { conditionId: 2 } })
    await triggerEvent(hand, other.item, 'appeal_rejected', { found: { conditionId: 3 } })
    const [worse, better] = await readItemRows(db, other.item).clarifications()
    expect(better?.inspectionNumber).toBe(2)
    expect(better?.price).toBeGreaterThan(worse?.price ?? 0)
  })
})

describe('a device that is as declared, or better', () => {
  it('is bought at once for more if it is worth more', async () => {
    const declared = { conditionId: 3 }
    const { item, transactionId } = await createTradeIn(hand, 'ACCEPTED', {
      declared,
      found: { conditionId: 4 },
    })
    const quoted = await db.$client.query('select price_in_cents from trade_item where transaction_id = $1', [
      transactionId,
    ])
    const { settled } = (await readItemRows(db, item).item()) ?? {}
    expect(settled).toBeGreaterThan(quoted.rows[0].price_in_cents)
    expect(await readRegister(item)).toMatchObject([{ kind: 'PURCHASE', price: settled }])
  })

  it('gets the late bonus if we miss our own deadline, and keeps it until it is paid', async () => {
    const { item } = await createTradeIn(hand, 'IN_INSPECTION')
    const rows = readItemRows(db, item)
    await triggerEvent(hand, item, 'match_or_better', { atMs: addDays(MONDAY_MS, 4) })
    const { settled } = (await rows.item()) ?? {}
    expect(await rows.item()).toMatchObject({ state: 'ACCEPTED', bonus: 500 })
    await triggerEvent(hand, item, 'payout_ordered')
    await triggerEvent(hand, item, 'bank_confirmed')
    expect(await rows.item()).toMatchObject({ state: 'PAID', settled, bonus: 500 })
    expect(await readRegister(item)).toMatchObject([
      { price: (settled ?? 0) + 500 },
      { price: (settled ?? 0) + 500 },
    ])
    expect(await rows.payouts()).toMatchObject([{ amount: (settled ?? 0) + 500, bonus: 500 }])
  })

  it('counts from its second arrival if it was missing from the parcel at first', async () => {
    const { item } = await createTradeIn(hand, 'RECEIVED')
    await triggerEvent(hand, item, 'not_in_parcel')
    await triggerEvent(hand, item, 'booked_in', { atMs: addDays(MONDAY_MS, 10) })
    await triggerEvent(hand, item, 'inspection_started', { atMs: addDays(MONDAY_MS, 10) })
    await triggerEvent(hand, item, 'match_or_better', { atMs: addDays(MONDAY_MS, 11) })
    expect(await readItemRows(db, item).item()).toMatchObject({ state: 'ACCEPTED', bonus: 0 })
  })
})

describe('a refused step', () => {
  it('changes nothing at all', async () => {
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const { item: locked } = await createTradeIn(hand, 'ACTION_REQUIRED')
    const { item: sent } = await createTradeIn(hand, 'IN_TRANSIT')
    const before = await readEverything(db)
    const atMs = MONDAY_MS + HOUR_MS
    const refusals = [
      await takeStep(item, { event: 'bank_confirmed', actor: 'payout', atMs }),
      await takeStep(item, { event: 'accept', actor: 'staff', atMs }),
      await takeStep(item, { event: 'answer_deadline', actor: 'clock', atMs }),
      await takeStep(locked, { event: 'accept', actor: 'customer', atMs }),
      await takeStep(sent, { event: 'cancel', actor: 'customer', atMs }),
      await takeStep(sent, { event: 'search_deadline', actor: 'clock', atMs }),
    ]
    expect(refusals.map((result) => ('reason' in result ? result.reason : result.kind))).toEqual([
      'NOT_POSSIBLE',
      'WRONG_ACTOR',
      'ANSWER_DEADLINE',
      'NOT_POSSIBLE',
      'NOT_POSSIBLE',
      'SEARCH_DEADLINE',
    ])
    expect(await takeStep({ ...item, itemNumber: 9 }, buildAnswer('accept'))).toEqual({ kind: 'unknownItem' })
    expect(await readEverything(db)).toEqual(before)
  })

  it('leaves nothing behind when its transaction fails', async () => {
    const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const before = await readEverything(db)
    const failing = db.transaction(async (tx) => {
      await applyStep({ tx, secret }, { key: item, step: buildAnswer('accept') })
      throw new Error('the power is gone')
    })
    await expect(failing).rejects.toThrow('the power is gone')
    expect(await readEverything(db)).toEqual(before)
  })
})

describe('two steps at once', () => {
  it.each(['accept', 'decline', 'recycle', 'appeal'] as const)(
    'for one device: all but the first to %s are refused',
    async (event) => {
      const { item } = await createTradeIn(hand, 'COUNTER_OFFERED')
      const others = ['decline', 'accept', 'recycle', 'accept'] as const
      const results = await Promise.all([event, ...others].map((name) => takeStep(item, buildAnswer(name))))
      expect(results.filter(({ kind }) => kind === 'stepped')).toHaveLength(1)
      const events = await readItemRows(db, item).events()
      expect(events.filter(({ from }) => from === 'COUNTER_OFFERED')).toHaveLength(1)
      expect((await readRegister(item)).length).toBeLessThanOrEqual(1)
    },
  )

  it('for many devices enter the register one by one, without gaps or broken hashes', async () => {
    const trades = await Promise.all(Array.from({ length: 6 }, () => createTradeIn(hand, 'COUNTER_OFFERED')))
    await Promise.all(trades.map(({ item }) => takeStep(item, buildAnswer('accept'))))
    const { rows } = await db.$client.query<RegisterRow>(
      `select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash
       from purchase_register where country = 'DE' order by sequence`,
    )
    expect(rows.map(({ entry }) => entry.sequence)).toEqual(rows.map((_, index) => index + 1))
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(verifyChain(rows, { country: 'DE', hash: sha256 })).toMatchObject({ kind: 'whole' })
  })
})

describe('a payout that the bank returns', () => {
  it('is due again, in full, once the seller has entered another account', async () => {
    const { item, transactionId } = await createTradeIn(hand, 'PAYOUT_FAILED')
    expect(await listMailJobs(db, transactionId)).toContain('PAYOUT_FAILED')
    await triggerEvent(hand, item, 'account_changed')
    const rows = readItemRows(db, item)
    const { settled } = (await rows.item()) ?? {}
    expect(await rows.item()).toMatchObject({ state: 'PAYOUT_PENDING' })
    expect(await rows.payouts()).toMatchObject([
      { attempt: 1, status: 'rejected', amount: settled },
      { attempt: 2, status: 'due', amount: settled },
    ])
    expect(await readRegister(item)).toMatchObject([{ kind: 'PURCHASE' }])
  })
})
