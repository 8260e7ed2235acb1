import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, sellerOf } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

const BANK = '/api/customers/bank_accounts'
const PAYPAL = '/api/customers/paypal_accounts'

const IBAN = 'DE89 3704 0044 0532 0130 00'
const OTHER_IBAN = 'DE02 1203 0000 0000 2020 51'
const HOLDER = 'Zofia Müller-Łuczak'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const bodyOf = ({ text }: Answer) => JSON.parse(text)

async function saveBank(customer: TestCustomer, iban = IBAN, accountHolder = HOLDER): Promise<string> {
  const payment = { paymentId: '', accountHolder, iban }
  return bodyOf(await customer.call('PATCH', BANK, { payment })).bankAccount.paymentId
}

async function savePaypal(customer: TestCustomer): Promise<string> {
  const paypalAccount = { paymentId: '', email: 'Purse@Example.net' }
  return bodyOf(await customer.call('PATCH', PAYPAL, { paypalAccount })).paypalAccount.paymentId
}

/** A seller who names an account and types none. */
const sellerWith = (
  payment: { readonly paymentId: string; readonly paymentTypeId?: number },
  overrides: Partial<TradeRequest['seller']> = {},
  market: MarketId = 'de',
): TradeRequest['seller'] => ({
  ...sellerOf(market, overrides),
  payment: { paymentTypeId: 13, accountHolder: '', iban: '', paypalAccount: '', ...payment },
})

async function readPayout({ transactionId }: Trade) {
  const { rows } = await store.db.$client.query(
    'select payment_type_id, account_holder, masked_account, sealed_account from trade_seller where transaction_id = $1',
    [transactionId],
  )
  const [{ sealed_account, ...payout }] = rows
  return { ...payout, account: store.secret.open(sealed_account, `payout:${transactionId}`) }
}

/** Expects that nothing is stored but the reason is told. */
async function expectRefused(sell: () => Promise<Answer>, field: string, key: string): Promise<void> {
  const before = await store.countRows()
  const answer = await sell()
  const { id, errors } = bodyOf(answer)
  expect([answer.status, id, errors]).toEqual([422, 'INVALID_FIELDS', [{ field: `seller.${field}`, key }]])
  expect(await store.countRows()).toEqual(before)
}

describe('a sale to a saved account', () => {
  it('is paid to the saved bank account, sealed for this sale alone', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const answer = await customer.sell({ seller })
    expect(answer.status).toBe(201)
    expect(answer.text).not.toContain('0532')
    expect(await readPayout(bodyOf(answer))).toEqual({
      payment_type_id: 13,
      account_holder: HOLDER,
      masked_account: 'DE89 •••• •••• 3000',
      account: 'DE89370400440532013000',
    })
  })

  it('is paid to the saved PayPal account', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentTypeId: 14, paymentId: await savePaypal(customer) })
    expect(await readPayout(bodyOf(await customer.sell({ seller })))).toEqual({
      payment_type_id: 14,
      account_holder: HOLDER,
      masked_account: 'p•••@example.net',
      account: 'purse@example.net',
    })
  })

  it('takes nothing of what was typed beside it', async () => {
    const customer = await createCustomer(store)
    const { payment, ...seller } = sellerWith({ paymentId: await saveBank(customer) })
    const typed = { ...payment, iban: OTHER_IBAN, accountHolder: 'Paul Muster' }
    const trade = bodyOf(await customer.sell({ seller: { ...seller, payment: typed } }))
    expect(await readPayout(trade)).toMatchObject({
      account: 'DE89370400440532013000',
      account_holder: HOLDER,
    })
  })

  it('is shown masked on its page, as the account was', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const { tradeNumber, key }: Trade = bodyOf(await customer.sell({ seller }))
    const view = await store.shop.get(MARKET_HOSTS.de, `/api/trades/${tradeNumber}?key=${key}`)
    expect(bodyOf(view).maskedAccount).toBe('DE89 •••• •••• 3000')
    expect(view.text).not.toContain('0532')
  })

  it('keeps its account when another one is saved', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const [first, second] = [await customer.sell({ seller }), await saveBank(customer, OTHER_IBAN)]
    expect(second).toBe(seller.payment.paymentId)
    expect(await readPayout(bodyOf(first))).toMatchObject({ account: 'DE89370400440532013000' })
    expect(await readPayout(bodyOf(await customer.sell({ seller })))).toMatchObject({
      account: 'DE02120300000000202051',
      masked_account: 'DE02 •••• •••• 2051',
    })
  })

  it('of a business may go to an account in its name', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const company = await createCustomer(store, { companyName, vatId })
    const seller = sellerWith({ paymentId: await saveBank(company, IBAN, 'Muster Technik') }, BUSINESS_FIELDS)
    const lines = (await store.storeOffers({ shopMode: 'b2bWidget' })).map((offer) => ({
      ...offer,
      quantity: 1,
    }))
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await store.shop.send(WIDGET_HOST, '/api/trades', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${company.token}` },
      body: JSON.stringify({ lines, voucherCode: null, seller }),
    })
    expect(answer.status).toBe(201)
    expect(await readPayout(bodyOf(answer))).toMatchObject({ account_holder: 'Muster Technik' })
  })

  it('goes to a PayPal account also after the customer has another name', async () => {
    const customer = await createCustomer(store)
    const paymentId = await savePaypal(customer)
    const { iri: customerIri, peopleIri } = customer
    const address = { firstName: 'Zofia', lastName: 'Schmidt' }
    await customer.call('PATCH', '/api/customers/people', { customerIri, peopleIri, address })
    const seller = sellerWith({ paymentTypeId: 14, paymentId }, address)
    expect((await customer.sell({ seller })).status).toBe(201)
  })
})

describe('a sale to a saved account that is asked for again', () => {
  it('is the same one, even when the account is gone by then', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => customer.sell({ lines, seller }, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    await store.db.$client.query('delete from customer_payment_account where customer_id = $1', [
      customer.customerId,
    ])
    const again = await customer.sell({ lines, seller }, key)
    expect([again.status, again.text]).toEqual([200, answers[0]?.text])
    expect(await readPayout(bodyOf(again))).toMatchObject({ account: 'DE89370400440532013000' })
  })

  it('with an account that is typed is another one', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
    const key = randomUUID()
    await customer.sell({ lines, seller }, key)
    const other = await customer.sell({ lines, seller: sellerOf('de') }, key)
    expect([other.status, bodyOf(other).id]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })
})

describe('a sale is refused when the saved account', () => {
  const UNKNOWN = ['payment.paymentId', 'PAYMENT_UNKNOWN'] as const

  it('is somebody else’s', async () => {
    const [customer, other] = [await createCustomer(store), await createCustomer(store)]
    const seller = sellerWith({ paymentId: await saveBank(other) })
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
    await saveBank(customer)
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
  })

  it.each([randomUUID(), 'garbage', ' ', '%'])('never was: %j', async (paymentId) => {
    const customer = await createCustomer(store)
    await saveBank(customer)
    await expectRefused(() => customer.sell({ seller: sellerWith({ paymentId }) }), ...UNKNOWN)
  })

  it('is of another kind', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentTypeId: 14, paymentId: await saveBank(customer) })
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
  })

  it('has gone in the meantime', async () => {
    const customer = await createCustomer(store)
    const seller = sellerWith({ paymentId: await saveBank(customer) })
    const { iri: customerIri, peopleIri } = customer
    const address = { firstName: 'Zofia', lastName: 'Schmidt' }
    await customer.call('PATCH', '/api/customers/people', { customerIri, peopleIri, address })
    await expectRefused(() => customer.sell({ seller: { ...seller, ...address } }), ...UNKNOWN)
  })

  it('is named by a guest', async () => {
    const paymentId = await saveBank(await createCustomer(store))
    const sale = store.sale(MARKET_HOSTS.de, 'de')
    const request = await sale.request(await store.storeOffers(), { seller: sellerWith({ paymentId }) })
    await expectRefused(() => sale.create(request), ...UNKNOWN)
  })

  it.each([
    ['bank', 13],
    ['PayPal', 14],
  ])('is not the seller’s own: %s', async (_, paymentTypeId) => {
    const customer = await createCustomer(store)
    const paymentId = await (paymentTypeId === 13 ? saveBank(customer) : savePaypal(customer))
    const seller = sellerWith({ paymentTypeId, paymentId }, { firstName: 'Erik', lastName: 'Muster' })
    await expectRefused(() => customer.sell({ seller }), 'payment.paymentId', 'HOLDER_DIFFERS')
  })

  it('is of a kind that the market does not pay to', async () => {
    const polish = await createCustomer(store, { locale: 'pl' })
    const seller = sellerWith({ paymentTypeId: 14, paymentId: randomUUID() }, {}, 'pl')
    await expectRefused(() => polish.sell({ seller }), 'payment.paymentTypeId', 'PAYMENT_TYPE_UNKNOWN')
  })
})

it('a request that names no account, or an empty one, is paid to what was typed', async () => {
  const customer = await createCustomer(store)
  await saveBank(customer)
  const seller = sellerOf('de', { email: customer.email })
  const payment = { ...seller.payment, iban: OTHER_IBAN, paymentId: '' }
  const trade = bodyOf(await customer.sell({ seller: { ...seller, payment } }))
  expect(await readPayout(trade)).toMatchObject({ account: 'DE02120300000000202051' })
})
