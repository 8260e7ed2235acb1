import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { ERASURE_NOTICE_DAYS } from '#domain/support/erasure.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import { EXPIRED_OPEN_WEEKS } from '#domain/trades/trade-retention.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
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

function post(path: string, token = bearer) {
  desk.clock.nowMs = store.clock.nowMs
  return desk.send('POST', path, { bearer: token })
}

async function sell(customer: TestCustomer): Promise<{ tradeNumber: string; path: string }> {
  const { tradeNumber }: Trade = JSON.parse((await customer.sell()).text)
  await store.drain()
  await desk.takeAudit()
  return { tradeNumber, path: `/desk/api/sales/${tradeNumber}` }
}

const readFile = (bytes: Buffer, name: string): string =>
  strFromU8(unzipSync(bytes)[name] ?? new Uint8Array())

/** A sale in the customer's account, for someone with another address. */
async function sellFor(
  customer: TestCustomer,
  email: string,
): Promise<{ tradeNumber: string; path: string }> {
  const sale = await sell(customer)
  await store.db.$client.query('update trade_seller set email = $1 where transaction_id = $2', [
    email,
    readTradeNumber(sale.tradeNumber),
  ])
  return sale
}

const moveExpiry = (transactionId: number, atMs: number) =>
  store.db.$client.query('update trade_item set state_since = $1 where transaction_id = $2', [
    new Date(atMs),
    transactionId,
  ])

const holdSale = (transactionId: number) =>
  holdPayout(store.db, {
    transactionId,
    reason: 'HELD_BY_OPERATOR',
    details: {},
    sinceMs: store.clock.nowMs,
    untilMs: null,
  })

/** What a downloaded copy says. */
const readCopy = (bytes: Buffer) => JSON.parse(readFile(bytes, 'data.json'))

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

  it('is waited for without entries in the audit log', async () => {
    const { path } = await sell(await createCustomer(store))
    const askState = async () => (await desk.send('GET', `${path}/data-copy`, { bearer })).json().state
    const states = [await askState()]
    await post(`${path}/data-copy`)
    states.push(await askState(), await askState())
    await store.drain()
    states.push(await askState())
    await post(`${path}/data-copy`)
    expect([...states, await askState()]).toEqual(['NONE', 'WAITING', 'WAITING', 'READY', 'NONE'])
    expect((await desk.takeAudit()).map(({ data }) => data)).toEqual([
      { outcome: 'WAITING' },
      { outcome: 'DOWNLOADED' },
    ])
  })

  it('has what the customer gets, except for what no operator may read', async () => {
    const customer = await createCustomer(store)
    const { path, tradeNumber } = await sell(customer)
    expect(readCopy(await takeCopy(path))).toMatchObject({
      customer: { email: customer.email, customerNumber: customer.customerNumber },
      trades: [{ tradeNumber }],
      contactMessages: [],
      leftOut: [
        'paymentAccounts.account',
        'trades.seller.account',
        'trades.identity.document',
        'trades.review.stars',
      ],
    })
  })

  it('has masked account numbers only', async () => {
    const { path } = await sell(await createCustomer(store))
    const { paymentAccounts, trades } = readCopy(await takeCopy(path))
    const accounts = [...paymentAccounts, ...trades.map(({ seller }: { seller: object }) => seller)]
    expect(accounts).not.toHaveLength(0)
    expect(accounts.every(({ account, maskedAccount }) => account === null && maskedAccount !== '')).toBe(
      true,
    )
  })

  it('says what is missing from it', async () => {
    const { path } = await sell(await createCustomer(store))
    const readme = readFile(await takeCopy(path), 'README.txt')
    expect(readme).toContain('die Sterne von Bewertungen und vollständige Kontonummern')
    expect(readme).not.toContain('alles, was wir')
  })

  it('of a sale for someone else has that sale, and nothing of the account', async () => {
    const customer = await createCustomer(store)
    await sell(customer)
    const { path, tradeNumber } = await sellFor(customer, 'someone-else@example.org')
    const copy = readCopy(await takeCopy(path))
    expect(copy.trades.map((trade: Trade) => trade.tradeNumber)).toEqual([tradeNumber])
    expect(copy.customer).toEqual({ customerNumber: customer.customerNumber })
    expect(copy).not.toHaveProperty('contactMessages')
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

/** Passes the days in which the seller could object. */
async function waitForErasure(): Promise<void> {
  store.clock.nowMs += ERASURE_NOTICE_DAYS * DAY_MS
  await store.drain()
}

async function sellAndCancel(customer: TestCustomer): Promise<{ tradeNumber: string; path: string }> {
  const sale = await sell(customer)
  await post(`${sale.path}/cancellation`)
  return sale
}

const askForErasure = async (path: string, token = bearer) => {
  const answer = await post(`${path}/erasure`, token)
  return { status: answer.statusCode, id: answer.json().id }
}

/** Another address that the given operator asked for, confirmed some days ago. */
async function storeEmailChange(transactionId: number, operatorId: string, daysAgo: number): Promise<void> {
  const at = new Date(store.clock.nowMs - daysAgo * DAY_MS)
  await store.db.$client.query(
    `insert into email_change (id, transaction_id, operator_id, proof, old_email, new_email, requested_at, expires_at,
       confirmed_at)
     values (gen_random_uuid(), $1, $2, 'PHONE_CALL', 'old@example.org', 'new@example.org', $3, $3, $3)`,
    [transactionId, operatorId, at],
  )
}

async function listNotes(path: string): Promise<readonly string[]> {
  const { notes } = (await desk.send('GET', path, { bearer })).json()
  return notes.map(({ text }: { text: string }) => text)
}

describe('erasing a seller', () => {
  it('is refused while one of their sales is open', async () => {
    const { path, tradeNumber } = await sell(await createCustomer(store))
    const answer = await post(`${path}/erasure`)
    expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status: 409, id: 'DATA_NEEDED' })
    expect(answer.json().message).toContain(tradeNumber)
  })

  it('erases the account with everything that no law has us keep', async () => {
    const customer = await createCustomer(store)
    const { path } = await sellAndCancel(customer)
    expect((await post(`${path}/erasure`)).statusCode).toBe(202)
    await waitForErasure()
    expect(await countRows('customer_account where email', customer.email)).toBe(0)
    expect(await countRows('trade_seller where email', customer.email)).toBe(0)
  })

  it('is announced to the seller, who has three days to object', async () => {
    const customer = await createCustomer(store)
    const { path } = await sellAndCancel(customer)
    await post(`${path}/erasure`)
    await store.drain()
    const [head] = (await store.mailbox.list()).filter(({ id }) => id.startsWith('ERASURE_NOTICE:'))
    expect((await store.mailbox.find(head?.id ?? ''))?.to).toContain(customer.email)
    expect(await countRows('customer_account where email', customer.email)).toBe(1)
  })

  it('of a sale for someone else leaves the account and its other sales', async () => {
    const customer = await createCustomer(store)
    await sell(customer)
    const { path } = await sellFor(customer, 'erased-alone@example.org')
    await post(`${path}/cancellation`)
    await post(`${path}/erasure`)
    await waitForErasure()
    expect(await countRows('trade_seller where email', 'erased-alone@example.org')).toBe(0)
    expect(await countRows('customer_account where email', customer.email)).toBe(1)
    expect(await countRows('trade_seller where email', customer.email)).toBe(1)
  })

  it('is possible some weeks after a sale has expired', async () => {
    const atMs = store.clock.nowMs - (EXPIRED_OPEN_WEEKS * 7 + 1) * DAY_MS
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'EXPIRED')
    await moveExpiry(transactionId, atMs)
    expect((await askForErasure(`/desk/api/sales/${tradeNumber}`)).status).toBe(202)
    await waitForErasure()
    expect(await countRows('trade_seller where transaction_id', transactionId)).toBe(0)
  })

  it('waits for a parcel that may still come after the deadline', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'EXPIRED')
    await moveExpiry(transactionId, store.clock.nowMs - 7 * DAY_MS)
    expect(await askForErasure(`/desk/api/sales/${tradeNumber}`)).toEqual({ status: 409, id: 'DATA_NEEDED' })
  })

  it('is refused while a payout is on hold, also of a paid sale', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    await holdSale(transactionId)
    expect(await askForErasure(`/desk/api/sales/${tradeNumber}`)).toEqual({ status: 409, id: 'PAYOUTS_HELD' })
  })

  it.each([
    [59, { status: 409, id: 'EMAIL_CHANGED_RECENTLY' }],
    [61, { status: 202, id: undefined }],
  ])('%i days after the address was changed is answered with %o', async (days, expected) => {
    const colleague = await desk.hire('support')
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    await storeEmailChange(transactionId, colleague.id, days)
    expect(await askForErasure(`/desk/api/sales/${tradeNumber}`)).toEqual(expected)
  })

  it('is never the decision of who asked for another address', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    await storeEmailChange(transactionId, support.id, 61)
    expect(await askForErasure(`/desk/api/sales/${tradeNumber}`)).toEqual({ status: 403, id: 'FOUR_EYES' })
  })

  it('doesn’t happen if the seller has sold another device since, and support reads why', async () => {
    const customer = await createCustomer(store)
    const { path } = await sellAndCancel(customer)
    await post(`${path}/erasure`)
    const { tradeNumber } = await sell(customer)
    await waitForErasure()
    expect(await countRows('customer_account where email', customer.email)).toBe(1)
    expect(await listNotes(path)).toEqual([
      `The seller was not erased. We still need the seller’s details for ${tradeNumber}. Erase them once these sales are over.`,
    ])
  })

  it('doesn’t happen if the sale is frozen in these days', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    const path = `/desk/api/sales/${tradeNumber}`
    await post(`${path}/erasure`)
    await post(`${path}/freeze`)
    await waitForErasure()
    expect(await countRows("trade_seller where email <> '' and transaction_id", transactionId)).toBe(1)
  })

  it('keeps who sold what of a purchase, without the contact', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'PAID')
    const path = `/desk/api/sales/${tradeNumber}`
    await post(`${path}/erasure`)
    await waitForErasure()
    const { body } = await post(`${path}/reveal`)
    expect(JSON.parse(body)).toMatchObject({ lastName: expect.stringMatching(/./), email: null, phone: null })
  })

  it('is announced and done once', async () => {
    const { tradeNumber, transactionId } = await createTradeIn(hand, 'PAID')
    const path = `/desk/api/sales/${tradeNumber}/erasure`
    expect([(await post(path)).statusCode, (await post(path)).statusCode]).toEqual([202, 202])
    expect(
      await countRows(
        "outbox where data ->> 'mail' = 'ERASURE_NOTICE' and (data ->> 'transactionId')::bigint",
        transactionId,
      ),
    ).toBe(1)
    await waitForErasure()
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
