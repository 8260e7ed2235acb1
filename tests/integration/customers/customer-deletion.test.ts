import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { FixedVoucher } from '#domain/vouchers/voucher.ts'
import { importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import { forgetLeftovers, forgetPeople } from '#server/worker/forget-leftovers.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { moveThrough, PAID_PATH, RETURNED_PATH } from '../../support/trade-events.ts'

const HOST = MARKET_HOSTS.de
const ADDRESS = {
  street: 'Weg',
  houseNumber: '1',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}
const BANK = { accountHolder: 'Zofia Müller-Łuczak', iban: 'DE89370400440532013000' }
const VOUCHER: FixedVoucher = {
  code: 'TEN-EUR',
  kind: 'FIXED',
  valueInCents: 1_000,
  currency: 'EUR',
  minTotalInCents: 0,
  perCustomer: 1,
  categories: [],
  modes: [],
  variants: [],
  validFromMs: 0,
  validToMs: null,
}

let store: SaleShop
let start: number

beforeAll(async () => {
  store = await startSaleShop()
  start = store.clock.nowMs
})

afterAll(() => store.close())

const buildDeletion = ({ customerId, customerNumber }: TestCustomer) => ({
  customerId,
  customerIdentifier: String(customerNumber),
})

const erase = (customer: TestCustomer) =>
  customer.call('DELETE', '/api/customers/customers', buildDeletion(customer))

/** The two calls the browser makes. */
async function leave(customer: TestCustomer): Promise<void> {
  expect((await erase(customer)).text).toBe('{"success":true}')
  const answer = await customer.call('DELETE', '/api/account/deleteUser', buildDeletion(customer))
  expect(answer.text).toBe('{"success":true}')
}

async function fillIn({ call, iri: customerIri, peopleIri }: TestCustomer): Promise<void> {
  await call('PATCH', '/api/customers/addresses', { address: ADDRESS })
  await call('PATCH', '/api/customers/bank_accounts', { payment: BANK })
  await call('PATCH', '/api/customers/paypal_accounts', { paypalAccount: { email: 'purse@example.net' } })
  await call('POST', '/api/customers/phone_contacts', { phone: '030 123456', customerIri })
  await call('PATCH', '/api/customers/people', { peopleIri, customerIri, birthDate: '1990-04-01' })
}

/** A trade with its label, whose devices then reach the given states. */
async function sell(
  customer: TestCustomer,
  states: readonly TradeState[],
  voucherCode: string | null = null,
): Promise<Trade> {
  const seller = buildSeller('de', { email: customer.email, phone: '030 123456' })
  const trade: Trade = JSON.parse((await customer.sell({ seller, voucherCode })).text)
  await store.drain()
  await moveThrough(store.db, trade, { states: states.slice(1), fromMs: store.clock.nowMs })
  return trade
}

/** What is stored about the seller; null when nothing is. */
async function readSeller({ transactionId }: Trade) {
  const { rows } = await store.db.$client.query(
    `select email, first_name, last_name, street, phone, birth_date::text, masked_account,
       octet_length(sealed_account) as sealed,
       exists (select from shipment where shipment.transaction_id = seller.transaction_id) as has_label
     from trade_seller as seller where transaction_id = $1`,
    [transactionId],
  )
  return rows[0] ?? null
}

const PURCHASE_DOCUMENT = { first_name: 'Zofia', last_name: 'Müller-Łuczak', street: 'Żeromskiego Straße' }
const ERASED_CONTACT = { email: '', phone: null, birth_date: null, sealed: 0, has_label: false }

describe('a customer who leaves', () => {
  it('has everything erased at once that no law requires us to keep, and may repeat the call', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const customer = await createCustomer(store, { companyName, vatId })
    await fillIn(customer)
    expect(Object.values(await customer.view())).not.toContain(null)
    for (let count = 0; count < 2; count += 1) {
      const { status, text } = await erase(customer)
      expect({ status, text }).toEqual({ status: 200, text: '{"success":true}' })
    }
    expect(await customer.view()).toMatchObject({
      address: null,
      phoneContact: null,
      bankAccount: null,
      paypalAccount: null,
      birthDate: null,
    })
  })

  it('ends the newsletter, and the proof of consent says so', async () => {
    const customer = await createCustomer(store)
    const { iri: customerIri, peopleIri, email } = customer
    await customer.call('PATCH', '/api/customers/people', { peopleIri, customerIri, newsletter: true })
    await leave(customer)
    const { rows } = await store.db.$client.query(
      'select kind, way from newsletter_consent where email = $1 order by id',
      [email],
    )
    expect(rows).toEqual([
      { kind: 'given', way: 'account' },
      { kind: 'ended', way: 'erasure' },
    ])
  })

  it('leaves the document of a purchase behind, and nothing of a sale that fell through', async () => {
    const customer = await createCustomer(store)
    const paid = await sell(customer, PAID_PATH)
    const returned = await sell(customer, RETURNED_PATH)
    await leave(customer)
    expect(await readSeller(paid)).toEqual({
      ...PURCHASE_DOCUMENT,
      ...ERASED_CONTACT,
      masked_account: 'DE89 •••• •••• 3000',
    })
    expect(await readSeller(returned)).toBeNull()
    const link = ({ tradeNumber, readKey }: Trade) => `/api/trades/${tradeNumber}?key=${readKey}`
    expect((await store.shop.get(HOST, link(paid))).status).toBe(200)
    expect((await store.shop.get(HOST, link(returned))).status).toBe(404)
  })

  it('has open trades that go on like a guest’s until they are over', async () => {
    const customer = await createCustomer(store)
    const running = await sell(customer, PAID_PATH.slice(0, 4))
    await leave(customer)
    await forgetPeople(store.db, store.clock.nowMs)
    expect(await readSeller(running)).toMatchObject({
      ...PURCHASE_DOCUMENT,
      email: customer.email,
      phone: '+4930123456',
      has_label: true,
    })
    const { tradeNumber, key } = running
    const view = await store.shop.get(HOST, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })
    expect(JSON.parse(view.text)).toMatchObject({ email: customer.email, status: 'IN_REVIEW' })
    await moveThrough(store.db, running, { states: PAID_PATH.slice(4), fromMs: store.clock.nowMs })
    await forgetPeople(store.db, store.clock.nowMs)
    expect(await readSeller(running)).toMatchObject({ ...PURCHASE_DOCUMENT, ...ERASED_CONTACT })
  })

  it('with one open device keeps what that trade needs', async () => {
    const customer = await createCustomer(store)
    const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 2 }))
    const trade: Trade = JSON.parse((await customer.sell({ lines })).text)
    await moveThrough(store.db, { ...trade, number: 1 }, { states: PAID_PATH, fromMs: store.clock.nowMs })
    await leave(customer)
    expect(await readSeller(trade)).toMatchObject({ email: customer.email })
  })

  it('does not affect other customers or guests', async () => {
    const leaving = await createCustomer(store)
    const staying = await createCustomer(store)
    await fillIn(staying)
    const theirs = await sell(staying, PAID_PATH)
    const guests: Trade = await store.sale(HOST, 'de').trade(store.deviceId)
    await moveThrough(store.db, guests, { states: PAID_PATH, fromMs: store.clock.nowMs })
    const before = await staying.view()
    await leave(leaving)
    await forgetPeople(store.db, store.clock.nowMs)
    expect(await staying.view()).toEqual(before)
    expect(await readSeller(theirs)).toMatchObject({ email: staying.email, phone: '+4930123456' })
    expect(await readSeller(guests)).toMatchObject({ email: 'zofia.muster@example.org' })
  })

  it.each([
    [{}, 400],
    [{ customerId: 'x', customerIdentifier: '1' }, 404],
    [{ customerId: 'x', customerIdentifier: null }, 400],
  ])('must be named correctly: %j', async (body, status) => {
    const customer = await createCustomer(store)
    expect((await customer.call('DELETE', '/api/customers/customers', body)).status).toBe(status)
  })
})

describe('over time', () => {
  const daysLater = (days: number) => start + days * DAY_MS

  it('a purchase is deleted eight years after its year, the seller’s contact details after three, other sales after one', async () => {
    const customer = await createCustomer(store)
    const paid = await sell(customer, PAID_PATH)
    const returned = await sell(customer, RETURNED_PATH)
    const expired = await sell(customer, ['LABEL_ISSUED', 'EXPIRED'])
    const running = await sell(customer, PAID_PATH.slice(0, 2))
    const isKnown = async () =>
      Promise.all([paid, returned, expired, running].map(async (trade) => (await readSeller(trade)) !== null))
    await forgetPeople(store.db, daysLater(365))
    expect(await isKnown()).toEqual([true, true, true, true])
    await forgetPeople(store.db, daysLater(367))
    expect(await isKnown()).toEqual([true, false, false, true])
    await forgetPeople(store.db, Date.parse('2029-12-31T23:00:00Z'))
    expect(await readSeller(paid)).toMatchObject({ email: customer.email, has_label: true })
    await forgetPeople(store.db, Date.parse('2030-01-01T00:00:00Z'))
    expect(await readSeller(paid)).toMatchObject({ ...PURCHASE_DOCUMENT, ...ERASED_CONTACT })
    await forgetPeople(store.db, Date.parse('2034-12-31T23:00:00Z'))
    expect(await isKnown()).toEqual([true, false, false, true])
    await forgetPeople(store.db, Date.parse('2035-01-01T00:00:00Z'))
    expect(await isKnown()).toEqual([false, false, false, true])
    const { rowCount } = await store.db.$client.query('select from trade_item where transaction_id = $1', [
      paid.transactionId,
    ])
    expect(rowCount).toBe(1)
  })

  it('the use of a voucher in a sale that fell through is deleted after one year, even for a customer who left', async () => {
    await importVouchers(store.db, [VOUCHER])
    const staying = await createCustomer(store)
    const leaving = await createCustomer(store)
    await sell(staying, RETURNED_PATH, VOUCHER.code)
    await sell(leaving, RETURNED_PATH, VOUCHER.code)
    await leave(leaving)
    const countUses = async () => (await store.db.$client.query('select from voucher_use')).rowCount
    await forgetPeople(store.db, daysLater(365))
    expect(await countUses()).toBe(2)
    await forgetPeople(store.db, daysLater(367))
    expect(await countUses()).toBe(0)
  })

  it('the number of a deleted account is deleted, unless a trade refers to it', async () => {
    const idle = await createCustomer(store)
    const seller = await createCustomer(store)
    const staying = await createCustomer(store)
    await seller.sell()
    await leave(idle)
    await leave(seller)
    await forgetLeftovers(store.db, daysLater(8))
    const { rows } = await store.db.$client.query<{ number: string }>(
      'select customer_number as number from customer where customer_number = any($1)',
      [[idle, seller, staying].map(({ customerNumber }) => customerNumber)],
    )
    expect(new Set(rows.map(({ number }) => Number(number)))).toEqual(
      new Set([seller.customerNumber, staying.customerNumber]),
    )
  })

  it('requests for individual offers are deleted after three years, controlling events after 25 months', async () => {
    const { $client } = store.db
    const at = new Date(start)
    await $client.query(
      `insert into individual_offer_request (idempotency_key, request_hash, market, shop_mode, company_name,
         contact_person, email, message, lines, total_in_cents, currency, created_at)
       values (gen_random_uuid(), '', 'de', 'b2bWidget', 'Muster', 'Zofia', 'z@example.org', '', '[]', 100, 'EUR', $1)`,
      [at],
    )
    await $client.query(
      `insert into controlling_event (received_at, client_id, application_id, market, shop_mode, url, event_name, data)
       values ($1, '', 'x', 'de', 'default', '/', 'marketing_touchpoint', '{}')`,
      [at],
    )
    const count = async () =>
      (
        await $client.query(`select (select count(*)::int from individual_offer_request) as requests,
          (select count(*)::int from controlling_event) as events`)
      ).rows[0]
    await forgetPeople(store.db, daysLater(749))
    expect(await count()).toEqual({ requests: 1, events: 1 })
    await forgetPeople(store.db, daysLater(751))
    expect(await count()).toEqual({ requests: 1, events: 0 })
    await forgetPeople(store.db, daysLater(1_096))
    expect(await count()).toEqual({ requests: 0, events: 0 })
  })
})
