import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Customer } from '#contracts/desk/customer.ts'
import type { Sale } from '#contracts/desk/sale.ts'
import type { Trade } from '#contracts/trades.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

let store: SaleShop
let desk: TestDesk
let hand: TradeHand
let support: TestOperator
let bearer: string
let customer: TestCustomer

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
  customer = await createCustomer(store)
}, 120_000)

afterAll(async () => {
  await desk.close()
  await store.close()
})

async function call(method: string, path: string, json?: unknown) {
  const answer = await desk.send(method, path, { bearer, json })
  return { status: answer.statusCode, body: answer.json() }
}

const readSale = async (tradeNumber: string): Promise<Sale> =>
  (await call('GET', `/desk/api/sales/${tradeNumber}`)).body

/** A sale of the customer, with its label and its first mail. */
async function sell(): Promise<{ tradeNumber: string; path: string; transactionId: string }> {
  const { tradeNumber, transactionId }: Trade = JSON.parse((await customer.sell()).text)
  await store.drain()
  await desk.takeAudit()
  return { tradeNumber, path: `/desk/api/sales/${tradeNumber}`, transactionId: String(transactionId) }
}

const listSubjects = async () => (await store.mailbox.list()).map(({ subject }) => subject)

const ADDRESS = {
  street: 'Neue Straße',
  houseNumber: '7',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}

describe('mails of a sale', () => {
  it('are shown as they were sent, without what their links open', async () => {
    const { tradeNumber } = await sell()
    const { mails } = await readSale(tradeNumber)
    expect(mails).toMatchObject([{ mail: 'TRADE_CREATED', status: 'sent' }])
    const [mail] = mails
    expect(mail?.text).toContain(tradeNumber)
    expect(mail?.text).toMatch(/https?:\/\/[^\s/]+\/…/)
    expect(mail?.text).not.toContain('#')
  })

  it('are sent again once a minute, and each time is in the log', async () => {
    const { tradeNumber, path, transactionId } = await sell()
    const [first] = (await readSale(tradeNumber)).mails
    const before = (await listSubjects()).length
    const again = { workKey: first?.workKey }
    expect((await call('POST', `${path}/mails/resend`, again)).status).toBe(202)
    expect((await call('POST', `${path}/mails/resend`, again)).status).toBe(202)
    await store.drain()
    expect((await listSubjects()).length).toBe(before + 1)
    expect(await desk.takeAudit()).toEqual(
      [1, 2].map(() => ({
        operator_id: support.id,
        action: 'RESEND_MAIL',
        data: { mail: 'TRADE_CREATED' },
        transaction_id: transactionId,
      })),
    )
    expect((await call('POST', `${path}/mails/resend`, { workKey: 'TRADE_CREATED:1' })).status).toBe(404)
  })
})

describe('support acts for a seller', () => {
  it('mails the label again while the parcel is with the seller', async () => {
    const { tradeNumber, path } = await sell()
    const { status, body } = await call('POST', `${path}/label`)
    expect({ status, body }).toEqual({ status: 202, body: { tradeNumber, outcome: 'MAILED' } })
    expect((await desk.takeAudit()).map(({ action, data }) => ({ action, data }))).toEqual([
      { action: 'SEND_LABEL', data: { outcome: 'MAILED' } },
    ])
    await store.drain()
    expect((await readSale(tradeNumber)).mails.map(({ mail }) => mail)).toEqual([
      'TRADE_CREATED',
      'TRADE_CREATED',
    ])
  })

  it('corrects the address by the rules of the checkout, without it in the log', async () => {
    const { path } = await sell()
    expect((await call('PUT', `${path}/address`, ADDRESS)).status).toBe(200)
    expect((await call('POST', `${path}/reveal`)).body).toMatchObject({ street: 'Neue Straße', zip: '10115' })
    const refused = await call('PUT', `${path}/address`, { ...ADDRESS, zip: '1' })
    expect({ status: refused.status, id: refused.body.id }).toEqual({ status: 422, id: 'INVALID_FIELDS' })
    const log = await desk.takeAudit()
    expect(log.map(({ action }) => action)).toEqual(['CORRECT_ADDRESS', 'REVEAL_CONTACT', 'CORRECT_ADDRESS'])
    expect(JSON.stringify(log)).not.toContain('Neue')
  })

  it('cancels, once and for all, until the parcel is on its way', async () => {
    const { tradeNumber, path } = await sell()
    expect((await call('POST', `${path}/cancellation`)).status).toBe(200)
    expect((await call('POST', `${path}/cancellation`)).status).toBe(200)
    expect((await readSale(tradeNumber)).devices[0]?.state).toBe('CANCELLED')
    const refused = await call('POST', `${path}/label`)
    expect({ status: refused.status, id: refused.body.id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    const sent = await createTradeIn(hand, 'IN_TRANSIT')
    const late = await call('POST', `/desk/api/sales/${sent.tradeNumber}/cancellation`)
    expect({ status: late.status, id: late.body.id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
  })

  it('freezes once: payouts wait, and nothing is cancelled any more', async () => {
    const { tradeNumber, path } = await sell()
    expect((await call('POST', `${path}/freeze`)).status).toBe(200)
    expect((await call('POST', `${path}/freeze`)).status).toBe(409)
    expect((await readSale(tradeNumber)).holds).toMatchObject([{ reason: 'FROZEN_BY_SELLER', isOpen: true }])
    const refused = await call('POST', `${path}/cancellation`)
    expect({ status: refused.status, id: refused.body.id }).toEqual({ status: 409, id: 'SALE_FROZEN' })
  })

  it('opens the return of a device with a new offer, once', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'COUNTER_OFFERED')
    const path = `/desk/api/items/${tradeNumber}/1/return`
    expect((await call('POST', path)).status).toBe(200)
    const [device] = (await readSale(tradeNumber)).devices
    expect(device).toMatchObject({
      state: 'RETURN_PENDING',
      clarifications: [{ answer: 'RETURN', answeredBy: 'customer' }],
    })
    const again = await call('POST', path)
    expect({ status: again.status, id: again.body.id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
  })

  it('leaves a device to its seller who has to act: files that were never sent are theirs', async () => {
    const { tradeNumber } = await createTradeIn(hand, 'ACTION_REQUIRED')
    const refused = await call('POST', `/desk/api/items/${tradeNumber}/1/return`)
    expect({ status: refused.status, id: refused.body.id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    expect((await readSale(tradeNumber)).devices[0]?.state).toBe('ACTION_REQUIRED')
  })

  it('does nothing about a sale that isn’t there', async () => {
    for (const path of ['label', 'cancellation', 'freeze'])
      expect((await call('POST', `/desk/api/sales/0001-0001/${path}`)).status).toBe(404)
  })
})

describe('the customer', () => {
  it('has all sales, the account masked, sign-ins and why payouts wait', async () => {
    store.clock.nowMs += MINUTE_MS
    const { tradeNumber, path } = await sell()
    await call('POST', `${path}/freeze`)
    const before = (await desk.readViews()).length
    const { status, body } = await call('GET', `/desk/api/customers/${customer.customerNumber}`)
    const shown: Customer = body
    expect(status).toBe(200)
    expect(shown.account).toMatchObject({ market: 'de', email: expect.stringMatching(/^.•••@/) })
    expect(JSON.stringify(shown)).not.toContain(customer.email)
    expect(shown.sales[0]).toMatchObject({ tradeNumber, devices: [{ itemNumber: 1, state: 'LABEL_ISSUED' }] })
    expect(shown.warnings[0]).toMatchObject({ tradeNumber, reason: 'FROZEN_BY_SELLER', isOpen: true })
    expect(shown.signIns).toMatchObject([{ browser: 'UNKNOWN', endedAt: null }])
    expect((await desk.readViews()).slice(before)).toEqual([
      {
        operator_id: support.id,
        action: 'SEE_CUSTOMER',
        data: { customers: [customer.customerNumber] },
        transaction_id: null,
      },
    ])
  })

  it('is found by the email address of the account', async () => {
    const { body } = await call('GET', `/desk/api/search?q=${encodeURIComponent(customer.email)}`)
    expect(body.rows[0]).toMatchObject({
      kind: 'CUSTOMER',
      matched: 'EMAIL',
      customerNumber: customer.customerNumber,
    })
  })

  it('is unknown by any other number', async () => {
    expect((await call('GET', '/desk/api/customers/1')).status).toBe(404)
    expect((await call('GET', '/desk/api/customers/x')).status).toBe(400)
  })
})

describe('whoever leaves', () => {
  it('takes notes and mails along', async () => {
    const leaving = await createCustomer(store)
    const { tradeNumber }: Trade = JSON.parse((await leaving.sell()).text)
    await store.drain()
    const path = `/desk/api/sales/${tradeNumber}`
    await call('POST', `${path}/notes`, { text: 'Wants to be called in the evening.' })
    await call('POST', `${path}/cancellation`)
    store.clock.nowMs += MINUTE_MS
    const { customerId, customerNumber } = leaving
    const erasure = { customerId, customerIdentifier: String(customerNumber) }
    expect((await leaving.call('DELETE', '/api/customers/customers', erasure)).status).toBe(200)
    const { rows } = await store.db.$client.query(
      `select (select count(*) from sale_note) + (select count(*) from sent_mail join trade using (transaction_id)
         where customer_number = $1) as count`,
      [customerNumber],
    )
    expect(Number(rows[0].count)).toBe(0)
  })
})
