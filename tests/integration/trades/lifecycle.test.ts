import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import { verifyChain } from '#domain/purchase-register/verify-chain.ts'
import type { Step } from '#domain/trades/step-evidence.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { clarificationToken, hashClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { happen, makeTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { everything, mailsOf, rowsOf, workOf } from '../../support/trade-rows.ts'

/** A Monday. */
const MONDAY_MS = Date.parse('2026-11-16T10:00:00Z')
const HOUR_MS = 3_600_000

const secret = createShopSecret(Buffer.from('a secret of this test'))
const clock = { nowMs: MONDAY_MS }
let db: Database
let hand: TradeHand

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
  hand = { db, secret, now: () => clock.nowMs }
})

afterAll(() => db.$client.end())

const step = (key: ItemKey, made: Step) =>
  db.transaction((tx) => applyStep({ tx, secret }, { key, step: made }))

const answer = (event: 'accept' | 'decline' | 'recycle' | 'appeal'): Step => ({
  event,
  actor: 'customer',
  atMs: clock.nowMs + HOUR_MS,
})

const register = async (key: ItemKey) =>
  (
    await db.$client.query(
      `select entry ->> 'kind' as kind, (entry ->> 'priceInCents')::integer as price, entry ->> 'serialNumber' as serial
       from purchase_register where transaction_id = $1 and item_number = $2 order by sequence`,
      [key.transactionId, key.itemNumber],
    )
  ).rows

describe('a device that is worth less than the seller said', () => {
  it('goes all the way from its label to the money for the price that the seller accepts', async () => {
    const { item, transactionId } = await makeTradeIn(hand, 'COUNTER_OFFERED')
    const rows = rowsOf(db, item)
    const [asked] = await rows.cases()
    expect(asked).toMatchObject({ kind: 'PRICE', reason: null, answer: null, round: 1, openedAt: MONDAY_MS })
    expect(asked?.offers).toEqual(['ACCEPT', 'APPEAL', 'RECYCLE', 'RETURN'])
    expect(asked?.answerBy).toBe(daysAfter(MONDAY_MS, 14))
    const price = asked?.price ?? 0
    expect(await rows.item()).toEqual({ state: 'COUNTER_OFFERED', since: MONDAY_MS, settled: null, bonus: 0 })

    expect(await step(item, answer('accept'))).toMatchObject({ kind: 'stepped', to: 'ACCEPTED' })
    expect(await rows.item()).toMatchObject({ state: 'ACCEPTED', settled: price, bonus: 0 })
    const [answered] = await rows.cases()
    expect(answered).toMatchObject({
      answer: 'ACCEPT',
      answeredBy: 'customer',
      answeredAt: MONDAY_MS + HOUR_MS,
    })
    await happen(hand, item, 'payout_ordered')
    await happen(hand, item, 'bank_confirmed')

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
    expect(await mailsOf(db, transactionId)).toEqual([
      'TRADE_CREATED',
      'ARRIVED',
      'COUNTER_OFFER',
      'ACCEPTED',
      'PAYOUT_SENT',
    ])
    const serial = expect.stringMatching(/^SN-/)
    expect(await register(item)).toEqual([
      { kind: 'PURCHASE', price, serial },
      { kind: 'PAYMENT', price, serial: null },
    ])
  })

  it('has a mail for its question with the number of the case, and others with their moment', async () => {
    const { item, transactionId } = await makeTradeIn(hand, 'COUNTER_OFFERED')
    const work = await workOf(db, transactionId)
    const caseKey = [...work.keys()].find((key) => key.startsWith('COUNTER_OFFER')) ?? ''
    const clarificationId = Number(caseKey.split('clarification-')[1])
    expect(work.get(caseKey)).toEqual({
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
    // The link's secret itself is stored nowhere.
    expect(rows[0].token_hash).toEqual(hashClarificationToken(clarificationToken(secret, rows[0].token_id)))
    await step(item, answer('decline'))
    const keys = [...(await workOf(db, transactionId)).keys()]
    expect(keys).toContain(`ISSUE_RETURN_LABEL:${transactionId}:1:${MONDAY_MS + HOUR_MS}`)
  })

  it('keeps the better of two counter-offers after an appeal, and asks about the inspection that it comes from', async () => {
    const { item } = await makeTradeIn(hand, 'APPEALED')
    const rows = rowsOf(db, item)
    const [first] = await rows.cases()
    await happen(hand, item, 'appeal_rejected', { found: { conditionId: 2 } })
    const [, second] = await rows.cases()
    expect(second).toMatchObject({ price: first?.price, round: 1, answerBy: daysAfter(MONDAY_MS, 7) })
    expect(second?.offers).toEqual(['ACCEPT', 'RECYCLE', 'RETURN'])

    const other = await makeTradeIn(hand, 'APPEALED', { found: { conditionId: 2 } })
    await happen(hand, other.item, 'appeal_rejected', { found: { conditionId: 3 } })
    const [worse, better] = await rowsOf(db, other.item).cases()
    expect(better?.round).toBe(2)
    expect(better?.price).toBeGreaterThan(worse?.price ?? 0)
  })
})

describe('a device that is as the seller said, or better', () => {
  it('is bought at once for more when it is worth more', async () => {
    const declared = { conditionId: 3 }
    const { item, transactionId } = await makeTradeIn(hand, 'ACCEPTED', {
      declared,
      found: { conditionId: 4 },
    })
    const quoted = await db.$client.query('select price_in_cents from trade_item where transaction_id = $1', [
      transactionId,
    ])
    const { settled } = (await rowsOf(db, item).item()) ?? {}
    expect(settled).toBeGreaterThan(quoted.rows[0].price_in_cents)
    expect(await register(item)).toMatchObject([{ kind: 'PURCHASE', price: settled }])
  })

  it('gets the late bonus on top when our own clock was missed, and keeps it until it is paid', async () => {
    const { item } = await makeTradeIn(hand, 'IN_INSPECTION')
    const rows = rowsOf(db, item)
    await happen(hand, item, 'match_or_better', { atMs: daysAfter(MONDAY_MS, 4) })
    const { settled } = (await rows.item()) ?? {}
    expect(await rows.item()).toMatchObject({ state: 'ACCEPTED', bonus: 500 })
    await happen(hand, item, 'payout_ordered')
    await happen(hand, item, 'bank_confirmed')
    expect(await rows.item()).toMatchObject({ state: 'PAID', settled, bonus: 500 })
    expect(await register(item)).toMatchObject([
      { price: (settled ?? 0) + 500 },
      { price: (settled ?? 0) + 500 },
    ])
    expect(await rows.payouts()).toMatchObject([{ amount: (settled ?? 0) + 500, bonus: 500 }])
  })

  it('counts its arrival anew when it was missing from the parcel and is found later', async () => {
    const { item } = await makeTradeIn(hand, 'RECEIVED')
    await happen(hand, item, 'not_in_parcel')
    await happen(hand, item, 'booked_in', { atMs: daysAfter(MONDAY_MS, 10) })
    await happen(hand, item, 'inspection_started', { atMs: daysAfter(MONDAY_MS, 10) })
    await happen(hand, item, 'match_or_better', { atMs: daysAfter(MONDAY_MS, 11) })
    expect(await rowsOf(db, item).item()).toMatchObject({ state: 'ACCEPTED', bonus: 0 })
  })
})

describe('a step that is refused', () => {
  it('changes nothing at all', async () => {
    const { item } = await makeTradeIn(hand, 'COUNTER_OFFERED')
    const { item: locked } = await makeTradeIn(hand, 'ACTION_REQUIRED')
    const { item: sent } = await makeTradeIn(hand, 'IN_TRANSIT')
    const before = await everything(db)
    const atMs = MONDAY_MS + HOUR_MS
    const refusals = [
      await step(item, { event: 'bank_confirmed', actor: 'payout', atMs }),
      await step(item, { event: 'accept', actor: 'staff', atMs }),
      await step(item, { event: 'answer_deadline', actor: 'clock', atMs }),
      await step(locked, { event: 'accept', actor: 'customer', atMs }),
      await step(sent, { event: 'cancel', actor: 'customer', atMs }),
      await step(sent, { event: 'search_deadline', actor: 'clock', atMs }),
    ]
    expect(refusals.map((result) => ('reason' in result ? result.reason : result.kind))).toEqual([
      'NOT_POSSIBLE',
      'WRONG_ACTOR',
      'ANSWER_DEADLINE',
      'NOT_POSSIBLE',
      'NOT_POSSIBLE',
      'SEARCH_DEADLINE',
    ])
    expect(await step({ ...item, itemNumber: 9 }, answer('accept'))).toEqual({ kind: 'unknownItem' })
    expect(await everything(db)).toEqual(before)
  })

  it('leaves nothing behind when the transaction around it fails', async () => {
    const { item } = await makeTradeIn(hand, 'COUNTER_OFFERED')
    const before = await everything(db)
    const failing = db.transaction(async (tx) => {
      await applyStep({ tx, secret }, { key: item, step: answer('accept') })
      throw new Error('the power is gone')
    })
    await expect(failing).rejects.toThrow('the power is gone')
    expect(await everything(db)).toEqual(before)
  })
})

describe('two steps at once', () => {
  it.each(['accept', 'decline', 'recycle', 'appeal'] as const)(
    'of one device: whoever comes second to %s is refused',
    async (event) => {
      const { item } = await makeTradeIn(hand, 'COUNTER_OFFERED')
      const others = ['decline', 'accept', 'recycle', 'accept'] as const
      const results = await Promise.all([event, ...others].map((name) => step(item, answer(name))))
      expect(results.filter(({ kind }) => kind === 'stepped')).toHaveLength(1)
      const events = await rowsOf(db, item).events()
      expect(events.filter(({ from }) => from === 'COUNTER_OFFERED')).toHaveLength(1)
      expect((await register(item)).length).toBeLessThanOrEqual(1)
    },
  )

  it('of many devices put them into the register one after another, without a gap or a broken hash', async () => {
    const trades = await Promise.all(Array.from({ length: 6 }, () => makeTradeIn(hand, 'COUNTER_OFFERED')))
    await Promise.all(trades.map(({ item }) => step(item, answer('accept'))))
    const { rows } = await db.$client.query<RegisterRow>(
      `select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash
       from purchase_register where country = 'DE' order by sequence`,
    )
    expect(rows.map(({ entry }) => entry.sequence)).toEqual(rows.map((_, index) => index + 1))
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
    expect(verifyChain(rows, { country: 'DE', hash: sha256 })).toMatchObject({ kind: 'whole' })
  })
})

describe('money that the bank sends back', () => {
  it('is due again, in full, once the seller has given another account', async () => {
    const { item, transactionId } = await makeTradeIn(hand, 'PAYOUT_FAILED')
    expect(await mailsOf(db, transactionId)).toContain('PAYOUT_FAILED')
    await happen(hand, item, 'account_changed')
    const rows = rowsOf(db, item)
    const { settled } = (await rows.item()) ?? {}
    expect(await rows.item()).toMatchObject({ state: 'PAYOUT_PENDING' })
    expect(await rows.payouts()).toMatchObject([
      { attempt: 1, status: 'rejected', amount: settled },
      { attempt: 2, status: 'due', amount: settled },
    ])
    expect(await register(item)).toMatchObject([{ kind: 'PURCHASE' }])
  })
})
