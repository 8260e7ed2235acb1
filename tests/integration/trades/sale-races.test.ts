import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTradeCodesUrl, SALE_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Transaction } from '#server/db/database.ts'
import { endSignIn } from '#server/modules/account/sign-ins.repository.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { revokeSaleKeys } from '#server/modules/trades/trade-link.ts'
import { toTradeHand } from '../../support/clarification-seller.ts'
import { createCustomer } from '../../support/customers.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { createPayoutCaller } from '../../support/payout-caller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSellerHeaders } from '../../support/step-up.ts'
import type { Answer } from '../../support/test-shop.ts'

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

const IS_WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Sends a call while something that ends its right is done but not committed, and commits once the call waits for it. */
async function sendDuring(
  end: (tx: Transaction) => Promise<unknown>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { promise: hasEnded, resolve: ended } = Promise.withResolvers<void>()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const ending = store.db.transaction(async (tx) => {
    await end(tx)
    ended()
    await mayCommit
  })
  await hasEnded
  const sending = send()
  await expect.poll(async () => (await store.db.$client.query(IS_WAITING)).rowCount).toBeGreaterThan(0)
  commit()
  await ending
  return sending
}

type Headers = Record<string, string>

/** Everything that a seller can change about a sale. */
const CHANGES: Readonly<Record<string, (tradeNumber: string, headers: Headers) => Promise<Answer>>> = {
  cancel: (tradeNumber, headers) => caller.post(`${TRADES_PATH}/${tradeNumber}/cancel`, headers),
  'change the payout': (tradeNumber, headers) => caller.patch(tradeNumber, headers),
  'replace the links': (tradeNumber, headers) =>
    caller.post(`${TRADES_PATH}/${tradeNumber}/links`, headers, { replacesEarlier: true }),
  'request a code': (tradeNumber, headers) => caller.post(buildTradeCodesUrl(tradeNumber), headers),
}

const readSale = async (transactionId: number): Promise<unknown> => {
  const { rows } = await store.db.$client.query(
    `select state, key_version as "keyVersion",
       (select count(*)::integer from sale_code where sale_code.transaction_id = $1) as codes
     from trade_item join trade using (transaction_id) where transaction_id = $1`,
    [transactionId],
  )
  return rows[0]
}

describe.each(Object.entries(CHANGES))('a call to %s', (_, send) => {
  it.each([
    ['frozen', (tx: Transaction, id: number) => freezeSale(tx, { transactionId: id, atMs: NOW_MS })],
    ['given new links', (tx: Transaction, id: number) => revokeSaleKeys(tx, { transactionId: id })],
  ])('by a link fails when the sale is %s at the same moment', async (_end, end) => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED')
    const headers = await buildSellerHeaders(store, trade)
    const before = await caller.readAccount(trade.transactionId)
    const { status } = await sendDuring(
      (tx) => end(tx, trade.transactionId),
      () => send(trade.tradeNumber, headers),
    )
    expect(status).toBe(404)
    expect(await caller.readAccount(trade.transactionId)).toBe(before)
    expect(await readSale(trade.transactionId)).toEqual({ state: 'LABEL_ISSUED', keyVersion: 2, codes: 0 })
  })

  it('by a customer fails when the sign-in ends at the same moment', async () => {
    const customer = await createCustomer(store)
    const { tradeNumber, transactionId } = JSON.parse((await customer.sell()).text)
    const headers = await customer.buildHeaders()
    const before = await caller.readAccount(transactionId)
    const { status } = await sendDuring(
      (tx) => endSignIn(tx, customer, store.clock.nowMs),
      () => send(tradeNumber, headers),
    )
    expect(status).toBe(401)
    expect(await caller.readAccount(transactionId)).toBe(before)
    expect(await readSale(transactionId)).toEqual({ state: 'CREATED', keyVersion: 1, codes: 0 })
  })
})

it('a frozen sale is not cancelled, whoever asks', async () => {
  const customer = await createCustomer(store)
  const { tradeNumber, transactionId } = JSON.parse((await customer.sell()).text)
  await freezeSale(store.db, { transactionId, atMs: NOW_MS })
  const { status, text } = await caller.post(`${TRADES_PATH}/${tradeNumber}/cancel`, {
    authorization: `Bearer ${customer.token}`,
    [SALE_KEY_HEADER]: '',
  })
  expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'SALE_FROZEN' })
})
