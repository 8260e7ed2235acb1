import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

type SellerFields = TradeRequest['seller']

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

async function sell(market: MarketId, seller: SellerFields, shopMode: 'default' | 'b2bWidget' = 'default') {
  const sale = store.sale(shopMode === 'default' ? MARKET_HOSTS[market] : WIDGET_HOST, market)
  const request = await sale.request(await store.storeOffers({ market, shopMode }), { seller })
  const before = await store.countRows()
  const { status, text } = await sale.create(request)
  if (status !== 201) expect(await store.countRows()).toEqual(before)
  return { status, body: JSON.parse(text) }
}

async function expectProblems(asked: ReturnType<typeof sell>, errors: readonly object[]): Promise<void> {
  const { status, body } = await asked
  expect({ status, id: body.id, errors: body.errors }).toEqual({ status: 422, id: 'INVALID_FIELDS', errors })
}

const buildSellerWithPayment = (
  payment: Partial<SellerFields['payment']>,
  market: MarketId = 'de',
): SellerFields => {
  const seller = buildSeller(market)
  return { ...seller, payment: { ...seller.payment, ...payment } }
}

const readSeller = async ({ transactionId }: Trade) => {
  const { rows } = await store.db.$client.query('select * from trade_seller where transaction_id = $1', [
    transactionId,
  ])
  return rows[0]
}

describe('a private seller is asked again for', () => {
  it.each<[keyof SellerFields, string | boolean, string, object?]>([
    ['email', '', 'FIELD_REQUIRED'],
    ['email', 'zofia@example', 'EMAIL_FORMAT'],
    ['email', 'zofia@example.org;all@example.org', 'EMAIL_FORMAT'],
    ['firstName', ' ', 'FIELD_REQUIRED'],
    ['firstName', 'Zo\u2028fia', 'FIELD_CHARACTERS'],
    ['lastName', '', 'FIELD_REQUIRED'],
    ['lastName', '<script>', 'FIELD_CHARACTERS'],
    ['street', '', 'FIELD_REQUIRED'],
    ['houseNumber', '12345678901', 'FIELD_TOO_LONG', { max: 10 }],
    ['addressExtra', 'x'.repeat(61), 'FIELD_TOO_LONG', { max: 60 }],
    ['zip', '', 'FIELD_REQUIRED'],
    ['zip', '1011', 'ZIP_FORMAT', { example: '10115' }],
    ['city', '', 'FIELD_REQUIRED'],
    ['country', '', 'FIELD_REQUIRED'],
    ['country', 'PL', 'COUNTRY_UNKNOWN'],
    ['phone', '123', 'PHONE_FORMAT'],
    ['birthDate', '', 'FIELD_REQUIRED'],
    ['birthDate', '1990-02-30', 'BIRTH_DATE_FORMAT'],
    ['birthDate', '2026-11-16', 'BIRTH_DATE_FORMAT'],
    ['ownsDevices', false, 'OWNERSHIP_REQUIRED'],
    ['acceptsTerms', false, 'TERMS_REQUIRED'],
  ])('%s, when it is %j', async (field, value, key, params) => {
    const error = { field: `seller.${field}`, key, ...(params ? { params } : {}) }
    await expectProblems(sell('de', buildSeller('de', { [field]: value })), [error])
  })

  it.each<[string, Partial<SellerFields['payment']>, string]>([
    ['payment.paymentTypeId', { paymentTypeId: 12 }, 'PAYMENT_TYPE_UNKNOWN'],
    ['payment.accountHolder', { accountHolder: '' }, 'FIELD_REQUIRED'],
    ['payment.accountHolder', { accountHolder: 'Erik Muster' }, 'HOLDER_DIFFERS'],
    ['payment.iban', { iban: '' }, 'FIELD_REQUIRED'],
    ['payment.iban', { iban: 'DE89 3704 0044 0532 0130 01' }, 'IBAN_CHECKSUM'],
    ['payment.paypalAccount', { paymentTypeId: 14 }, 'FIELD_REQUIRED'],
    ['payment.paypalAccount', { paymentTypeId: 14, paypalAccount: 'zofia' }, 'PAYPAL_FORMAT'],
  ])('%s, when it is %j', async (field, payment, key) => {
    await expectProblems(sell('de', buildSellerWithPayment(payment)), [{ field: `seller.${field}`, key }])
  })

  it('everything at once, in the order of the form', async () => {
    const { status, body } = await sell('de', buildSeller('de', { email: '', zip: '', acceptsTerms: false }))
    const fields = body.errors.map(({ field }: { field: string }) => field)
    expect({ status, fields }).toEqual({
      status: 422,
      fields: ['seller.email', 'seller.zip', 'seller.acceptsTerms'],
    })
  })
})

describe('a payout method', () => {
  it('is PayPal where the market has it', async () => {
    const payment = { paymentTypeId: 14, paypalAccount: 'Zofia@Example.org' }
    const { status, body } = await sell('de', buildSellerWithPayment(payment))
    expect(status).toBe(201)
    expect(await readSeller(body)).toMatchObject({ payment_type_id: 14, masked_account: 'z•••@example.org' })
  })

  it('is not PayPal in Poland', async () => {
    const seller = buildSellerWithPayment({ paymentTypeId: 14, paypalAccount: 'zofia@example.org' }, 'pl')
    const error = { field: 'seller.payment.paymentTypeId', key: 'PAYMENT_TYPE_UNKNOWN' }
    await expectProblems(sell('pl', seller), [error])
  })

  it('is a Polish account without its country in Poland', async () => {
    const { status, body } = await sell(
      'pl',
      buildSellerWithPayment({ iban: '61 1090 1014 0000 0712 1981 2874' }, 'pl'),
    )
    const { sealed_account } = await readSeller(body)
    const account = store.secret.open(sealed_account, `payout:${body.transactionId}`)
    expect({ status, account }).toEqual({ status: 201, account: 'PL61109010140000071219812874' })
  })
})

describe('the age of a seller', () => {
  it('is enough on the eighteenth birthday', async () => {
    expect((await sell('de', buildSeller('de', { birthDate: '2008-11-15' }))).status).toBe(201)
  })

  it('is too low the day before', async () => {
    const error = { field: 'seller.birthDate', key: 'BIRTH_DATE_UNDERAGE', params: { age: 18 } }
    await expectProblems(sell('de', buildSeller('de', { birthDate: '2008-11-16' })), [error])
  })
})

describe('a business', () => {
  it.each<[string, Partial<SellerFields>, string]>([
    ['companyName', { companyName: '' }, 'FIELD_REQUIRED'],
    ['vatId', { vatId: '' }, 'FIELD_REQUIRED'],
    ['vatId', { vatId: 'DE136695977' }, 'VAT_ID_FORMAT'],
    ['vatId', { vatId: 'ATU12345678' }, 'VAT_ID_FORMAT'],
  ])('is asked again for its %s, when it is %j', async (field, overrides, key) => {
    const seller = buildSeller('de', { ...BUSINESS_FIELDS, ...overrides })
    await expectProblems(sell('de', seller, 'b2bWidget'), [{ field: `seller.${field}`, key }])
  })

  it('is not what a private seller becomes by filling in its fields', async () => {
    const { birthDate: _, ...company } = BUSINESS_FIELDS
    const { status, body } = await sell('de', buildSeller('de', company))
    expect({ status, seller: await readSeller(body) }).toMatchObject({
      status: 201,
      seller: { company_name: null, vat_id: null },
    })
    const { rows } = await store.db.$client.query('select is_business from trade where transaction_id = $1', [
      body.transactionId,
    ])
    expect(rows).toEqual([{ is_business: false }])
  })

  it('has no birth date, but a private shop asks for one anyway', async () => {
    const error = { field: 'seller.birthDate', key: 'FIELD_REQUIRED' }
    await expectProblems(sell('de', buildSeller('de', BUSINESS_FIELDS)), [error])
  })
})
