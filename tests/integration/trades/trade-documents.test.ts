import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRADE_VIEW, type Trade } from '#contracts/trades.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

/** The paths below a trade that its link opens. */
const PARTS = ['', '/label.pdf', '/packing-slip.pdf', '/qr.svg'] as const

let store: SaleShop
let sent: Trade
let other: Trade
let fresh: Trade

beforeAll(async () => {
  store = await startSaleShop()
  const sale = store.sale(HOST, 'de')
  sent = await sale.trade(store.deviceId)
  other = await sale.trade(store.deviceId)
  await store.drain()
  fresh = await sale.trade(store.deviceId)
})

afterAll(() => store.close())

const open = (tradeNumber: string, query: string, part = '') =>
  store.shop.get(HOST, `/api/trades/${tradeNumber}${part}${query}`)

describe('the link of a trade', () => {
  it('shows the trade as its seller sees it, and no more than that', async () => {
    const { status, headers, text } = await open(sent.tradeNumber, `?key=${sent.readKey}`)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    })
    const view = TRADE_VIEW.strict().parse(JSON.parse(text))
    expect(view).toMatchObject({
      tradeNumber: sent.tradeNumber,
      customerNumber: sent.customerNumber,
      firstName: 'Zofia',
      access: 'read',
      stepUp: null,
      email: 'z•••@example.org',
      paymentTypeId: 13,
      createdAt: '2026-11-15T12:00:00.000Z',
      sendBy: '2026-12-06T22:59:59.999Z',
      status: 'OPEN',
      shipment: { carrier: MARKETS.de.footerShippingLogo },
    })
    expect(view.maskedAccount).toMatch(/3000$/)
    expect(view.devices).toMatchObject([{ name: 'Apple iPhone 13', storageGb: 128, quantity: 1 }])
  })

  it('works on every host, and with a typed number', async () => {
    const typed = sent.tradeNumber.replace('-', '').toLowerCase()
    expect((await open(typed, `?key=${sent.readKey}`)).status).toBe(200)
    const path = `/api/trades/${sent.tradeNumber}?key=${sent.readKey}`
    expect((await store.shop.get(MARKET_HOSTS.fr, path)).status).toBe(200)
  })

  it.each(PARTS)(
    'opens nothing with a wrong key or number, and never reveals which it was: %s',
    async (part) => {
      const never = formatTradeNumber(9_999_999)
      const answers = await Promise.all([
        open(sent.tradeNumber, '', part),
        open(sent.tradeNumber, '?key=', part),
        open(sent.tradeNumber, `?key=${'A'.repeat(22)}`, part),
        open(sent.tradeNumber, `?key=${other.readKey}`, part),
        open(sent.tradeNumber, `?key=${sent.readKey}A`, part),
        open(sent.tradeNumber, `?key=${sent.readKey.slice(0, -1)}`, part),
        open(sent.tradeNumber, '?key=%F0%9F%94%91', part),
        open(never, `?key=${store.secret.keyFor('sale-read', '9999999.1')}`, part),
        open('0000-0000', `?key=${sent.readKey}`, part),
        open('1', `?key=${sent.readKey}`, part),
      ])
      const seen = answers.map(({ status, text, headers }) =>
        [status, text, headers['content-type']].join(' '),
      )
      expect(new Set(seen).size).toBe(1)
      const { statusCode, id } = JSON.parse(answers[0]?.text ?? '')
      expect({ statusCode, id }).toEqual({ statusCode: 404, id: 'NOT_FOUND' })
    },
  )
})

describe('the documents of a parcel', () => {
  it.each([
    ['/label.pdf', 'application/pdf', '%PDF-'],
    ['/packing-slip.pdf', 'application/pdf', '%PDF-'],
    ['/qr.svg', 'image/svg+xml', '<svg'],
  ])('include %s, for the holder of the link only', async (part, type, start) => {
    const { status, headers, bytes, text } = await open(sent.tradeNumber, `?key=${sent.readKey}`, part)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    })
    expect(headers['content-type']).toContain(type)
    expect((type === 'application/pdf' ? bytes.toString('latin1') : text).startsWith(start)).toBe(true)
    if (type === 'application/pdf')
      expect(headers['content-disposition']).toBe(
        `inline; filename="${part.slice(1, -4)}-${sent.tradeNumber}.pdf"`,
      )
  })

  it('include the carrier’s label: the one that was mailed', async () => {
    const { bytes } = await open(sent.tradeNumber, `?key=${sent.readKey}`, '/label.pdf')
    const mail = await store.mailbox.find(`TRADE_CREATED:${sent.transactionId}`)
    expect(Buffer.compare(bytes, Buffer.from(mail?.attachments[0]?.content ?? []))).toBe(0)
  })

  it('do not exist before the worker has contacted the carrier, except for the packing slip', async () => {
    const query = `?key=${fresh.readKey}`
    const { text } = await open(fresh.tradeNumber, query)
    expect(JSON.parse(text)).toMatchObject({ shipment: null, status: 'OPEN' })
    for (const part of ['/label.pdf', '/qr.svg']) {
      const answer = await open(fresh.tradeNumber, query, part)
      expect({ status: answer.status, id: JSON.parse(answer.text).id }).toEqual({
        status: 404,
        id: 'NOT_FOUND',
      })
    }
    expect((await open(fresh.tradeNumber, query, '/packing-slip.pdf')).status).toBe(200)
  })

  it('are created for a large trade, too', async () => {
    const sale = store.sale(HOST, 'de')
    const offers = await store.storeOffers({ count: 5 })
    const lines = offers.map((offer) => ({ ...offer, quantity: 10 }))
    const trade: Trade = JSON.parse((await sale.create(await sale.request(offers, { lines }))).text)
    const { status, bytes } = await open(trade.tradeNumber, `?key=${trade.readKey}`, '/packing-slip.pdf')
    expect({ status, subarray: bytes.subarray(0, 5).toString() }).toEqual({ status: 200, subarray: '%PDF-' })
  })
})
