import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Trade } from '#contracts/trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller, type GuestTradeRequest } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de
const IBAN = 'DE89370400440532013000'
const PAYPAL = 'purse.of.zofia@example.net'

let store: SaleShop
let request: GuestTradeRequest
let trade: Trade
let paypalTrade: Trade

/** Every request that may be made about a trade, including invalid ones. */
async function sellAndView(): Promise<void> {
  const sale = store.sale(HOST, 'de')
  request = await sale.request([await sale.offer(store.deviceId)])
  const key = randomUUID()
  trade = JSON.parse((await sale.create(request, key)).text)
  await sale.create(request, key)
  const { seller } = request
  const payment = { ...seller.payment, paymentTypeId: 14, paypalAccount: PAYPAL }
  paypalTrade = JSON.parse((await sale.create({ ...request, seller: { ...seller, payment } })).text)
  await sale.create({ ...request, voucherCode: 'NEVER-MADE' }, key)
  await sale.create({ ...request, voucherCode: 'NEVER-MADE' })
  await sale.create({ ...request, seller: { ...seller, zip: '' } })
  await sale.create({ ...request, seller: { ...seller, zip: 1 } })
  await sale.create(JSON.stringify(request).slice(0, -1))
  await store.drain()
  for (const part of ['', '/label.pdf', '/packing-slip.pdf', '/qr.svg'])
    await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}${part}`, { 'x-sale-key': trade.key })
}

async function askForIndividualOffer(): Promise<void> {
  const { email, firstName, lastName } = request.seller
  const offers = await store.storeOffers({ shopMode: 'b2bWidget' })
  await store.sale(WIDGET_HOST, 'de').post(
    '/api/individual-offers',
    {
      lines: offers.map((offer) => ({ ...offer, quantity: 1 })),
      companyName: BUSINESS_FIELDS.companyName,
      contactPerson: `${firstName} ${lastName}`,
      email,
      phone: '',
      message: 'Please call.',
    },
    randomUUID(),
  )
  await store.drain()
}

beforeAll(async () => {
  store = await startSaleShop()
  await sellAndView()
  await askForIndividualOffer()
})

afterAll(() => store.close())

/** Personal data and secrets of the trades, in every notation that is sent or stored. */
const listPersonalData = (): string[] => {
  const { email, lastName, street, city, payment } = buildSeller('de')
  return [
    email,
    email.toLowerCase(),
    'Zofia',
    lastName,
    street,
    city,
    '1990-04-01',
    payment.iban,
    IBAN,
    PAYPAL,
    trade.key,
    paypalTrade.key,
    request.customer.key,
    BUSINESS_FIELDS.companyName,
  ]
}

describe('personal data of a trade', () => {
  it('is in no log of the shop or the worker', () => {
    const logged = JSON.stringify([store.shop.logs, store.workerLogs])
    expect(store.shop.logs.length).toBeGreaterThan(10)
    expect(listPersonalData().filter((text) => logged.includes(text))).toEqual([])
  })

  it('is not in the outbox, which only contains ids', async () => {
    const { rows } = await store.db.$client.query<{ data: object; row: string }>(
      'select data, outbox::text as row from outbox',
    )
    const topics = rows.map(({ data }) => Object.keys(data).sort().join())
    expect(new Set(topics)).toEqual(new Set(['transactionId', 'mail,transactionId', 'mail,requestId']))
    const values = rows.flatMap(({ data }) => Object.values(data))
    for (const value of values) expect(String(value)).toMatch(/^(\d{4,12}|[A-Z_]+)$/)
    const stored = rows.map(({ row }) => row).join('\n')
    expect(listPersonalData().filter((text) => stored.includes(text))).toEqual([])
  })

  it('is only where it belongs: no other table contains the name', async () => {
    expect(await findTablesWith('Müller-Łuczak')).toEqual([
      'individual_offer_request',
      'local_mail',
      'trade_seller',
    ])
  })
})

/** Tables with a row that contains the text, including binary columns. */
async function findTablesWith(text: string): Promise<string[]> {
  const { rows } = await store.db.$client.query<{ table_name: string }>(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const hex = Buffer.from(text).toString('hex')
  const found: string[] = []
  for (const { table_name } of rows) {
    const statement = `select from "${table_name}" as t where position($1 in t::text) > 0 or position($2 in t::text) > 0`
    const { rowCount } = await store.db.$client.query(statement, [text, hex])
    if (rowCount) found.push(table_name)
  }
  return found
}

describe('the account of a seller', () => {
  it.each([IBAN, buildSeller('de').payment.iban, PAYPAL])(
    '%s is not readable in any table',
    async (account) => {
      expect(await findTablesWith(account)).toEqual([])
    },
  )

  it('can be decrypted with the shop’s secret, but only for its own trade', async () => {
    const { rows } = await store.db.$client.query<{ transaction_id: string; sealed_account: Buffer }>(
      'select transaction_id, sealed_account from trade_seller',
    )
    const find = ({ transactionId }: Trade) =>
      rows.find((row) => Number(row.transaction_id) === transactionId)
    const [first, second] = [find(trade), find(paypalTrade)]
    if (!first || !second) throw new Error('Two trades are required')
    const { secret } = store
    expect(secret.open(first.sealed_account, `payout:${trade.transactionId}`)).toBe(IBAN)
    expect(secret.open(second.sealed_account, `payout:${paypalTrade.transactionId}`)).toBe(PAYPAL)
    expect(() => secret.open(first.sealed_account, `payout:${paypalTrade.transactionId}`)).toThrow()
    expect(() => secret.open(second.sealed_account, `payout:${trade.transactionId}`)).toThrow()
    expect(() => secret.open(first.sealed_account, '')).toThrow()
  })

  it('is masked in everything the seller sees or receives', async () => {
    const { text } = await store.shop.get(HOST, `/api/trades/${trade.tradeNumber}`, {
      'x-sale-key': trade.key,
    })
    const mail = await store.mailbox.find(`TRADE_CREATED:${trade.transactionId}`)
    for (const shown of [text, mail?.text ?? '', mail?.html ?? '']) {
      expect(shown.replace(/\s/g, '')).not.toContain(IBAN)
      expect(shown).toContain('3000')
    }
  })
})

describe('the key of a customer number', () => {
  it('is stored as a hash', async () => {
    expect(await findTablesWith(request.customer.key)).toEqual([])
  })
})

describe('the key of a trade’s link', () => {
  it('is only in the mail to its seller', async () => {
    expect(await findTablesWith(trade.key)).toEqual(['local_mail'])
  })
})
