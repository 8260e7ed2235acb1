import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { advanceTo, createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { createPayoutCaller } from '../../support/payout-caller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { buildSellerHeaders } from '../../support/step-up.ts'

const HOST = MARKET_HOSTS.de
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: SaleShop
let hand: TradeHand
let caller: ReturnType<typeof createPayoutCaller>

beforeAll(async () => {
  store = await startSaleShop(NOW_MS)
  hand = toTradeHand(store)
  caller = createPayoutCaller(store)
})

afterAll(() => store.close())

describe('the seller who did not do it', () => {
  it('freezes the sale with the link of the mail: nothing is paid, and the old links are over', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.change(trade)
    const { change: changeId, key } = await caller.readObjection(trade)
    const answer = await caller.object({ change: changeId, key })
    expect({ status: answer.status, body: JSON.parse(answer.text) }).toEqual({
      status: 200,
      body: { tradeNumber: trade.tradeNumber, status: 'frozen' },
    })
    expect(await caller.listHolds(trade.transactionId)).toContain('FROZEN_BY_SELLER')
    expect((await caller.change(trade)).status).toBe(404)
    await store.drain()
    const mail = await store.mailbox.find(`SALE_FROZEN:${trade.transactionId}:${store.clock.nowMs}`)
    const [, fresh = ''] = new RegExp(`#${trade.tradeNumber}\\.([\\w-]{22})`).exec(mail?.text ?? '') ?? []
    const view = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}`, { [SALE_KEY_HEADER]: fresh })
    expect(JSON.parse(view.text)).toMatchObject({
      payoutWait: { kind: 'frozen' },
      canCancel: false,
      canChangePayout: false,
    })
    const frozen = await caller.change({ ...trade, key: fresh })
    expect({ status: frozen.status, id: JSON.parse(frozen.text).id }).toEqual({
      status: 409,
      id: 'SALE_FROZEN',
    })
  })

  it.each([
    ['PAYOUT_PENDING', 'orderedBefore'],
    ['PAID', 'paidBefore'],
  ] as const)('is told the truth when the money of a device is %s', async (state, status) => {
    const trade = await createTradeIn(hand, 'ACCEPTED', { deviceCount: 2 })
    await caller.change(trade)
    const { change: changeId, key } = await caller.readObjection(trade)
    const [item] = trade.items
    if (!item) throw new Error('A trade without devices')
    await advanceTo(hand, item, state)
    store.clock.nowMs += 1
    const answer = await caller.object({ change: changeId, key })
    expect(JSON.parse(answer.text)).toEqual({ tradeNumber: trade.tradeNumber, status })
    await store.drain()
    const mail = await store.mailbox.find(`SALE_FROZEN:${trade.transactionId}:${store.clock.nowMs}`)
    expect(mail?.text).toContain(getCorrespondenceTranslator(MARKETS.de)('MAIL_FROZEN_ORDERED'))
  })

  it('may press the button again, and again at the same time', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.change(trade)
    const { change: changeId, key } = await caller.readObjection(trade)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => caller.object({ change: changeId, key })),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const { rows } = await store.db.$client.query(
      `select count(*)::integer as holds, max(key_version) as version from payout_hold join trade using (transaction_id)
       where transaction_id = $1 and reason = 'FROZEN_BY_SELLER'`,
      [trade.transactionId],
    )
    expect(rows).toEqual([{ holds: 1, version: 2 }])
  })

  it('does not freeze it again with an old mail, once it is settled', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.change(trade)
    const objection = await caller.readObjection(trade)
    const body = { change: objection.change, key: objection.key }
    await caller.object(body)
    const { rows } = await store.db.$client.query<{ id: string }>(
      `insert into operator (name, password_hash, roles, created_at) values ('vera', '', '{payout}', $1) returning id`,
      [new Date(store.clock.nowMs)],
    )
    await store.db.$client.query(
      `update payout_hold set released_at = $2, released_by = $3, release_note = 'checked' where transaction_id = $1`,
      [trade.transactionId, new Date(store.clock.nowMs), rows[0]?.id],
    )
    expect(JSON.parse((await caller.object(body)).text).status).toBe('settled')
    expect(await caller.listHolds(trade.transactionId)).toEqual([])
  })

  it('is the only one: a made-up link does nothing and tells nothing', async () => {
    const trade = await createTradeIn(hand, 'ACCEPTED')
    await caller.change(trade)
    const { change: changeId } = await caller.readObjection(trade)
    const unknown = '00000000-0000-4000-8000-000000000000'
    const answers = [
      await caller.object({ change: changeId, key: 'A'.repeat(22) }),
      await caller.object({ change: unknown, key: store.secret.keyFor('payout-objection', unknown) }),
      await caller.object({ change: unknown, key: 'A'.repeat(22) }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
  })
})

describe('at the same moment', () => {
  it.each(['revoked', 'frozen'] as const)(
    'a link that is %s while its call runs changes nothing',
    async (end) => {
      const trade = await createTradeIn(hand, 'ACCEPTED')
      const before = await caller.readAccount(trade.transactionId)
      const { transactionId } = trade
      const headers = await buildSellerHeaders(store, trade)
      const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
      const { promise: isSent, resolve: sent } = Promise.withResolvers<void>()
      const ending = store.db.transaction(async (tx) => {
        if (end === 'revoked') await revokeSaleKeys(tx, { transactionId })
        else await freezeSale(tx, { transactionId, atMs: store.clock.nowMs })
        locked()
        await isSent
      })
      await isLocked
      // The call is let in by the old version, and waits for the lock.
      const changing = caller.patch(trade.tradeNumber, headers)
      await expect
        .poll(async () => {
          const { rows } = await store.db.$client.query(
            `select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          )
          return rows[0].count
        })
        .toBeGreaterThan(0)
      sent()
      await ending
      expect([404, 409]).toContain((await changing).status)
      expect(await caller.readAccount(transactionId)).toBe(before)
    },
  )
})
