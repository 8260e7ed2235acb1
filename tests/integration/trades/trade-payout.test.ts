import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { createCustomer, type TestCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
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

const parseBody = ({ text }: Answer) => JSON.parse(text)

/** Saves a bank account, or changes the one that is saved. */
async function saveBank(customer: TestCustomer, iban = IBAN, accountHolder = HOLDER): Promise<string> {
  const paymentId = (await customer.view()).bankAccount?.paymentId ?? ''
  const payment = { paymentId, accountHolder, iban }
  return parseBody(await customer.call('PATCH', BANK, { payment })).bankAccount.paymentId
}

async function savePaypal(customer: TestCustomer): Promise<string> {
  const paypalAccount = { paymentId: '', email: 'Purse@Example.net' }
  return parseBody(await customer.call('PATCH', PAYPAL, { paypalAccount })).paypalAccount.paymentId
}

/** A seller who names a saved account and types none. */
const buildSellerWith = (
  payment: { readonly paymentId: string; readonly paymentTypeId?: number },
  overrides: Partial<TradeRequest['seller']> = {},
  market: MarketId = 'de',
): TradeRequest['seller'] => ({
  ...buildSeller(market, overrides),
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

/** Expects that nothing is stored and the reason is reported. */
async function expectRefused(sell: () => Promise<Answer>, field: string, key: string): Promise<void> {
  const before = await store.countRows()
  const answer = await sell()
  const { id, errors } = parseBody(answer)
  expect({ status: answer.status, id, errors }).toEqual({
    status: 422,
    id: 'INVALID_FIELDS',
    errors: [{ field: `seller.${field}`, key }],
  })
  expect(await store.countRows()).toEqual(before)
}

describe('a sale to a saved account', () => {
  it('is paid to the saved bank account, sealed for this sale alone', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const answer = await customer.sell({ seller })
    expect(answer.status).toBe(201)
    expect(answer.text).not.toMatch(/0044\s?0532|0532\s?0130/)
    expect(await readPayout(parseBody(answer))).toEqual({
      payment_type_id: 13,
      account_holder: HOLDER,
      masked_account: 'DE89 •••• •••• 3000',
      account: 'DE89370400440532013000',
    })
  })

  it('is paid to the saved PayPal account', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentTypeId: 14, paymentId: await savePaypal(customer) })
    expect(await readPayout(parseBody(await customer.sell({ seller })))).toEqual({
      payment_type_id: 14,
      account_holder: HOLDER,
      masked_account: 'p•••@example.net',
      account: 'purse@example.net',
    })
  })

  it('ignores an account that was typed as well', async () => {
    const customer = await createCustomer(store)
    const { payment, ...seller } = buildSellerWith({ paymentId: await saveBank(customer) })
    const typed = { ...payment, iban: OTHER_IBAN, accountHolder: 'Paul Muster' }
    const trade = parseBody(await customer.sell({ seller: { ...seller, payment: typed } }))
    expect(await readPayout(trade)).toMatchObject({
      account: 'DE89370400440532013000',
      account_holder: HOLDER,
    })
  })

  it('shows the saved account masked on its page', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const { tradeNumber, key }: Trade = parseBody(await customer.sell({ seller }))
    const view = await store.shop.get(MARKET_HOSTS.de, `/api/trades/${tradeNumber}`, { 'x-sale-key': key })
    expect(parseBody(view).maskedAccount).toBe('DE89 •••• •••• 3000')
    expect(view.text).not.toMatch(/0044\s?0532|0532\s?0130/)
  })

  it('keeps its account when the saved one is changed', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const [first, second] = [await customer.sell({ seller }), await saveBank(customer, OTHER_IBAN)]
    expect(second).toBe(seller.payment.paymentId)
    expect(await readPayout(parseBody(first))).toMatchObject({ account: 'DE89370400440532013000' })
    expect(await readPayout(parseBody(await customer.sell({ seller })))).toMatchObject({
      account: 'DE02120300000000202051',
      masked_account: 'DE02 •••• •••• 2051',
    })
  })

  it('of a business may go to an account in its name', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const company = await createCustomer(store, { companyName, vatId })
    const seller = buildSellerWith(
      { paymentId: await saveBank(company, IBAN, 'Muster Technik') },
      BUSINESS_FIELDS,
    )
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
    expect(await readPayout(parseBody(answer))).toMatchObject({ account_holder: 'Muster Technik' })
  })

  it('goes to a PayPal account even after the customer changed their name', async () => {
    const customer = await createCustomer(store)
    const paymentId = await savePaypal(customer)
    const { iri: customerIri, peopleIri } = customer
    const address = { firstName: 'Zofia', lastName: 'Schmidt' }
    await customer.call('PATCH', '/api/customers/people', { customerIri, peopleIri, address })
    const seller = buildSellerWith({ paymentTypeId: 14, paymentId }, address)
    expect((await customer.sell({ seller })).status).toBe(201)
  })
})

describe('a repeated sale to a saved account', () => {
  it('is the same one, even if the account is gone by then', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => customer.sell({ lines, seller }, key)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
    await store.db.$client.query('delete from customer_payment_account where customer_id = $1', [
      customer.customerId,
    ])
    const again = await customer.sell({ lines, seller }, key)
    expect({ status: again.status, text: again.text }).toEqual({ status: 200, text: answers[0]?.text })
    expect(await readPayout(parseBody(again))).toMatchObject({ account: 'DE89370400440532013000' })
  })

  it('is a different one if the account is typed', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
    const key = randomUUID()
    await customer.sell({ lines, seller }, key)
    const other = await customer.sell({ lines, seller: buildSeller('de') }, key)
    expect({ status: other.status, id: parseBody(other).id }).toEqual({
      status: 409,
      id: 'IDEMPOTENCY_KEY_REUSED',
    })
  })
})

describe('a sale is refused when the saved account', () => {
  const UNKNOWN = ['payment.paymentId', 'PAYMENT_UNKNOWN'] as const

  it('belongs to another customer', async () => {
    const [customer, other] = [await createCustomer(store), await createCustomer(store)]
    const seller = buildSellerWith({ paymentId: await saveBank(other) })
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
    await saveBank(customer)
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
  })

  it.each([randomUUID(), 'garbage', ' ', '%'])('never existed: %j', async (paymentId) => {
    const customer = await createCustomer(store)
    await saveBank(customer)
    await expectRefused(() => customer.sell({ seller: buildSellerWith({ paymentId }) }), ...UNKNOWN)
  })

  it('is of a different type', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentTypeId: 14, paymentId: await saveBank(customer) })
    await expectRefused(() => customer.sell({ seller }), ...UNKNOWN)
  })

  it('was deleted in the meantime', async () => {
    const customer = await createCustomer(store)
    const seller = buildSellerWith({ paymentId: await saveBank(customer) })
    const { iri: customerIri, peopleIri } = customer
    const address = { firstName: 'Zofia', lastName: 'Schmidt' }
    await customer.call('PATCH', '/api/customers/people', { customerIri, peopleIri, address })
    await expectRefused(() => customer.sell({ seller: { ...seller, ...address } }), ...UNKNOWN)
  })

  it('is named by a guest', async () => {
    const paymentId = await saveBank(await createCustomer(store))
    const sale = store.sale(MARKET_HOSTS.de, 'de')
    const request = await sale.request(await store.storeOffers(), { seller: buildSellerWith({ paymentId }) })
    await expectRefused(() => sale.create(request), ...UNKNOWN)
  })

  it.each([
    ['bank', 13],
    ['PayPal', 14],
  ])('does not belong to the seller: %s', async (_, paymentTypeId) => {
    const customer = await createCustomer(store)
    const paymentId = await (paymentTypeId === 13 ? saveBank(customer) : savePaypal(customer))
    const seller = buildSellerWith({ paymentTypeId, paymentId }, { firstName: 'Erik', lastName: 'Muster' })
    await expectRefused(() => customer.sell({ seller }), 'payment.paymentId', 'HOLDER_DIFFERS')
  })

  it('is of a type that the market does not support', async () => {
    const polish = await createCustomer(store, { locale: 'pl' })
    const seller = buildSellerWith({ paymentTypeId: 14, paymentId: randomUUID() }, {}, 'pl')
    await expectRefused(() => polish.sell({ seller }), 'payment.paymentTypeId', 'PAYMENT_TYPE_UNKNOWN')
  })
})

it('a request without a saved account, or with an empty one, is paid to the typed account', async () => {
  const customer = await createCustomer(store)
  await saveBank(customer)
  const seller = buildSeller('de', { email: customer.email })
  const payment = { ...seller.payment, iban: OTHER_IBAN, paymentId: '' }
  const trade = parseBody(await customer.sell({ seller: { ...seller, payment } }))
  expect(await readPayout(trade)).toMatchObject({ account: 'DE02120300000000202051' })
})
