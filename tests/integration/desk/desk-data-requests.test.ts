import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { openAsRole } from '../../support/database.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

let store: SaleShop
let desk: TestDesk
let hand: TradeHand
let support: TestOperator
let bearer: string

beforeAll(async () => {
  store = await startSaleShop()
  desk = await startTestDesk({ db: store.db, secret: store.secret })
  desk.clock.nowMs = store.clock.nowMs
  hand = {
    db: store.db,
    blobs: createTestBlobs(store.db),
    secret: store.secret,
    now: () => store.clock.nowMs,
  }
  support = await desk.hire('support')
  bearer = await support.createToken()
}, 120_000)

afterAll(async () => {
  await desk.close()
  await store.close()
})

const post = (path: string, token = bearer) => desk.send('POST', path, { bearer: token })

async function sell(customer: TestCustomer): Promise<{ tradeNumber: string; path: string }> {
  const { tradeNumber }: Trade = JSON.parse((await customer.sell()).text)
  await store.drain()
  await desk.takeAudit()
  return { tradeNumber, path: `/desk/api/sales/${tradeNumber}` }
}

/** What a downloaded copy says. */
const readCopy = (bytes: Buffer) => JSON.parse(strFromU8(unzipSync(bytes)['data.json'] ?? new Uint8Array()))

async function takeCopy(path: string): Promise<Buffer> {
  await post(`${path}/data-copy`)
  await store.drain()
  return (await post(`${path}/data-copy`)).rawPayload
}

const countRows = async (query: string, value: string | number): Promise<number> =>
  Number((await store.db.$client.query(`select count(*) from ${query} = $1`, [value])).rows[0].count)

describe('a copy of a seller’s data', () => {
  it('is made in the background, and downloaded by the same call', async () => {
    const { path, tradeNumber } = await sell(await createCustomer(store))
    expect((await post(`${path}/data-copy`)).json()).toEqual({ tradeNumber, state: 'WAITING' })
    expect((await post(`${path}/data-copy`)).json()).toEqual({ tradeNumber, state: 'WAITING' })
    await store.drain()
    const answer = await post(`${path}/data-copy`)
    expect(answer.headers['content-type']).toBe('application/zip')
  })

  it('has what the customer gets, except for what no operator may read', async () => {
    const customer = await createCustomer(store)
    const { path, tradeNumber } = await sell(customer)
    expect(readCopy(await takeCopy(path))).toMatchObject({
      customer: { email: customer.email, customerNumber: customer.customerNumber },
      trades: [{ tradeNumber, seller: { account: expect.any(String) } }],
      contactMessages: [],
      leftOut: ['trades.identity.document', 'trades.review.stars'],
    })
  })

  it('of a guest has the sales, and nothing of an address that nobody has proven', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED')
    const copy = readCopy(await takeCopy(`/desk/api/sales/${tradeNumber}`))
    expect(copy).toMatchObject({ trades: [{ tradeNumber }] })
    expect(copy).not.toHaveProperty('contactMessages')
  })

  it('is gone once it was downloaded', async () => {
    const { path } = await sell(await createCustomer(store))
    await takeCopy(path)
    expect((await post(`${path}/data-copy`)).json()).toMatchObject({ state: 'WAITING' })
  })

  it('is gone after an hour', async () => {
    const { path } = await sell(await createCustomer(store))
    await post(`${path}/data-copy`)
    await store.drain()
    await forgetLeftovers(openAsRole(store.db, 'worker'), store.clock.nowMs + HOUR_MS)
    expect(await countRows('data_copy where operator_id', support.id)).toBe(0)
  })

  it('is in the log with the sale, when it is asked for and when it is taken', async () => {
    const { path, tradeNumber } = await sell(await createCustomer(store))
    await takeCopy(path)
    const log = await desk.takeAudit()
    expect(log.map(({ action, data }) => ({ action, data }))).toEqual([
      { action: 'EXPORT_SELLER', data: { outcome: 'WAITING' } },
      { action: 'EXPORT_SELLER', data: { outcome: 'DOWNLOADED' } },
    ])
    expect(
      log.every(({ transaction_id }) => transaction_id !== null),
      tradeNumber,
    ).toBe(true)
  })

  it('is once in the timeline of the sale, however often someone asked for it', async () => {
    const { path } = await sell(await createCustomer(store))
    await takeCopy(path)
    const { actions } = (await desk.send('GET', path, { bearer })).json()
    expect(actions.map(({ action }: { action: string }) => action)).toEqual(['EXPORT_SELLER'])
  })

  it('is refused to whoever may still have to inspect a device of the seller', async () => {
    const both = await desk.hire('support', 'inspector')
    const { tradeNumber } = await createTradeIn(hand, 'RECEIVED')
    const answer = await post(`/desk/api/sales/${tradeNumber}/data-copy`, await both.createToken())
    expect({ status: answer.statusCode, id: answer.json().id }).toEqual({
      status: 403,
      id: 'DECLARED_SEALED',
    })
  })

  it('needs the second factor of the last minutes', async () => {
    const { path } = await sell(await createCustomer(store))
    const answer = await post(`${path}/data-copy`, await support.createToken(['support']))
    expect(answer.json().id).toBe('SCOPE_MISSING')
  })
})

describe('erasing a seller', () => {
  it('is refused while one of their sales is open', async () => {
    const { path, tradeNumber } = await sell(await createCustomer(store))
    const answer = await post(`${path}/erasure`)
    expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status: 409, id: 'DATA_NEEDED' })
    expect(answer.json().message).toContain(tradeNumber)
  })

  it('erases the account with everything that no law has us keep', async () => {
    const customer = await createCustomer(store)
    const { path } = await sell(customer)
    await post(`${path}/cancellation`)
    store.clock.nowMs += MINUTE_MS
    expect((await post(`${path}/erasure`)).statusCode).toBe(202)
    await store.drain()
    expect(await countRows('customer_account where email', customer.email)).toBe(0)
    expect(await countRows('trade_seller where email', customer.email)).toBe(0)
  })

  it('keeps who sold what of a purchase, without the contact', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'PAID')
    const path = `/desk/api/sales/${tradeNumber}`
    await post(`${path}/erasure`)
    await store.drain()
    const { body } = await post(`${path}/reveal`)
    expect(JSON.parse(body)).toMatchObject({ lastName: expect.stringMatching(/./), email: null, phone: null })
  })

  it('is done once', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'PAID')
    const path = `/desk/api/sales/${tradeNumber}/erasure`
    expect([(await post(path)).statusCode, (await post(path)).statusCode]).toEqual([202, 202])
    await store.drain()
    expect((await post(path)).json().id).toBe('NOT_POSSIBLE')
  })

  it('is in the log with the sale, without the seller', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    await desk.takeAudit()
    await post(`/desk/api/sales/${tradeNumber}/erasure`)
    expect(await desk.takeAudit()).toEqual([
      { operator_id: support.id, action: 'ERASE_SELLER', data: null, transaction_id: String(transactionId) },
    ])
  })
})

describe('asking for an identity document', () => {
  it('is possible for support from the page of a sale, once', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED', { market: 'it' })
    const path = `/desk/api/identity/${tradeNumber}/request`
    const answers = [await post(path), await post(path)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409])
  })
})
