import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTROLLING_REQUEST, type ControllingRequest } from '#contracts/controlling.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { settleWaiting } from '#web/platform/tracking/consent.ts'
import {
  type ReportedOffer,
  type ReportedTrade,
  reportAddToCart,
  reportOfferGenerated,
  reportTradeCreated,
  reportVoucher,
} from '#web/platform/tracking/sale-events.ts'
import { storeConsent, stubConsentBrowser } from '../../../../tests/support/consent-browser.ts'

const shop = { market: toPublicMarket(MARKETS.fr) }

const offer: ReportedOffer = {
  device: { id: 7, name: 'Apple iPhone 13', categoryId: 'phones' },
  conditionId: 4,
  answers: { POWER: ['YES'], INCLUDED: ['CABLE', 'BOX'] },
  priceInCents: 23_100,
  currency: 'EUR',
}

const offerFields = {
  conditionId: 4,
  currency: 'EUR',
  deviceId: 7,
  revenue: 231,
  productName: 'Apple iPhone 13',
}

const questionsAndAnswers = [
  { question: 'INCLUDED', answers: ['CABLE', 'BOX'] },
  { question: 'POWER', answers: ['YES'] },
]

const item = {
  item_id: '7',
  item_name: 'Apple iPhone 13',
  item_category: 'phones',
  price: 231,
  quantity: 1,
}

let nextTransactionId = 1_000_001

const tradeWith = (overrides: Partial<ReportedTrade> = {}): ReportedTrade => {
  nextTransactionId += 1
  return {
    transactionId: nextTransactionId,
    currency: 'EUR',
    totalInCents: 58_650,
    voucher: { code: 'BIENVENUE', valueInCents: 1_050 },
    lines: [
      {
        offerId: '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11',
        deviceId: 7,
        name: 'Apple iPhone 13',
        categoryId: 'phones',
        conditionId: 4,
        answers: offer.answers,
        priceInCents: 23_100,
        quantity: 2,
      },
      {
        offerId: '5d1a0a53-93a4-4a5e-8a44-b8d6a5a4f2a7',
        deviceId: 12,
        name: 'Canon EOS R6',
        categoryId: 'cameras',
        conditionId: 3,
        answers: { SHUTTER: ['OK'] },
        priceInCents: 12_450,
        quantity: 1,
      },
    ],
    ...overrides,
  }
}

let page: EventTarget & { dataLayer?: unknown[] }
let sent: ControllingRequest[]
let stored: Map<string, string>
let cookies: Map<string, string>

beforeEach(() => {
  page = new EventTarget()
  sent = []
  ;({ stored, cookies } = stubConsentBrowser('granted'))
  cookies.set('clientId', 'c-5f1d')
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { origin: 'https://vendre.example', pathname: '/', search: '' })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    // Everything sent must be something the server accepts.
    sent.push(CONTROLLING_REQUEST.parse(JSON.parse(body)))
    return new Response(null, { status: 204 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const reset = { ecommerce: null }

/** Lines are sent one after the other. */
const allSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

describe('an offer', () => {
  it('goes to the data layer and to controlling', () => {
    reportOfferGenerated(shop, offer)
    expect(page.dataLayer).toEqual([
      reset,
      {
        event: 'offer_generated',
        ...offerFields,
        ecommerce: { currency: 'EUR', value: 231, items: [item] },
      },
    ])
    expect(sent).toMatchObject([
      { eventName: 'offer_generated', data: { ...offerFields, questionsAndAnswers } },
    ])
  })

  it('that is put into the cart counts as one device', () => {
    reportAddToCart(shop, offer)
    expect(page.dataLayer).toEqual([
      reset,
      {
        event: 'add_to_cart',
        quantity: 1,
        ...offerFields,
        ecommerce: { currency: 'EUR', value: 231, items: [item] },
      },
    ])
    expect(sent).toMatchObject([
      { eventName: 'offer_add_to_cart', data: { ...offerFields, questionsAndAnswers } },
    ])
  })
})

describe('a trade', () => {
  it('is in the data layer with its devices, its voucher and the fields of a purchase', () => {
    const trade = tradeWith()
    reportTradeCreated(shop, trade)
    expect(page.dataLayer).toEqual([
      reset,
      {
        event: 'trade_created',
        transactionId: trade.transactionId,
        affiliation: 'WKFS FR',
        tax: 0,
        shipping: 0,
        voucherCode: 'BIENVENUE',
        voucherValue: 10.5,
        currency: 'EUR',
        value: 586.5,
        ecommerce: {
          currency: 'EUR',
          value: 586.5,
          items: [
            { ...item, quantity: 2 },
            {
              item_id: '12',
              item_name: 'Canon EOS R6',
              item_category: 'cameras',
              price: 124.5,
              quantity: 1,
            },
          ],
        },
      },
    ])
  })

  it('goes to controlling line by line, and the sums are those of the trade', async () => {
    const trade = tradeWith()
    reportTradeCreated(shop, trade)
    await allSent(2)
    const lines = sent.flatMap((event) => (event.eventName === 'trade_created' ? event.data : []))
    expect(lines).toMatchObject([
      {
        tradeId: trade.transactionId,
        offerId: trade.lines[0]?.offerId,
        category: 'phones',
        revenue: 462,
        voucherCode: 'BIENVENUE',
        questionsAndAnswers,
      },
      {
        tradeId: trade.transactionId,
        offerId: trade.lines[1]?.offerId,
        category: 'cameras',
        revenue: 124.5,
        voucherCode: '',
        questionsAndAnswers: [{ question: 'SHUTTER', answers: ['OK'] }],
      },
    ])
    expect(lines.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(586.5)
    expect(lines.reduce((sum, { voucherValue }) => sum + voucherValue, 0)).toBe(10.5)
  })

  it('without a voucher has an empty code that is worth nothing', async () => {
    reportTradeCreated(shop, tradeWith({ voucher: null }))
    await allSent(2)
    expect(page.dataLayer).toMatchObject([reset, { voucherCode: '', voucherValue: 0 }])
    expect(sent.map(({ data }) => data)).toMatchObject([
      { voucherCode: '', voucherValue: 0 },
      { voucherCode: '', voucherValue: 0 },
    ])
  })

  it.each(MARKET_IDS)('in %s is that of the market’s affiliation', (id) => {
    reportTradeCreated({ market: toPublicMarket(MARKETS[id]) }, tradeWith())
    expect(page.dataLayer).toMatchObject([reset, { affiliation: `WKFS ${id.toUpperCase()}` }])
  })

  it('is reported once, however often its page is shown', async () => {
    const trade = tradeWith()
    reportTradeCreated(shop, trade)
    reportTradeCreated(shop, trade)
    await allSent(2)
    reportTradeCreated(shop, tradeWith())
    await allSent(4)
    expect(page.dataLayer).toHaveLength(4)
  })

  it('is not reported again after a reload', async () => {
    const trade = tradeWith()
    reportTradeCreated(shop, trade)
    vi.resetModules()
    const reloaded = await import('#web/platform/tracking/sale-events.ts')
    reloaded.reportTradeCreated(shop, trade)
    await allSent(2)
    expect(page.dataLayer).toHaveLength(2)
  })

  it('is reported after the visitor’s yes, and only then remembered in the browser', async () => {
    const trade = tradeWith()
    storeConsent(stored, 'undecided')
    reportTradeCreated(shop, trade)
    expect({ dataLayer: page.dataLayer, sentCount: sent.length, size: stored.size }).toEqual({
      dataLayer: undefined,
      sentCount: 0,
      size: 0,
    })
    storeConsent(stored, 'granted')
    settleWaiting()
    await allSent(2)
    expect(page.dataLayer).toMatchObject([reset, { transactionId: trade.transactionId }])
    expect(stored.get('tradeReported')).toBe(String(trade.transactionId))
  })

  it('of hundreds of lines is sent one at a time', async () => {
    let [running, most] = [0, 0]
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      sent.push(CONTROLLING_REQUEST.parse(JSON.parse(body)))
      return new Response(null, { status: 204 })
    })
    const [line] = tradeWith().lines
    reportTradeCreated(shop, tradeWith({ lines: line ? Array.from({ length: 500 }, () => line) : [] }))
    await allSent(500)
    expect(most).toBe(1)
  })

  it('that controlling does not take is a trade all the same; each lost line is a problem', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const problems: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    vi.spyOn(console, 'error').mockImplementation((problem: string) => {
      if (problems.push(problem) === 2) resolve()
    })
    reportTradeCreated(shop, tradeWith())
    expect(page.dataLayer).toMatchObject([reset, { event: 'trade_created' }])
    await promise
    expect(problems).toEqual(['error creating controlling order', 'error creating controlling order'])
  })
})

describe('a voucher', () => {
  it('that counts is reported with its value', () => {
    const voucher = { code: 'BIENVENUE', valueInCents: 1_050 }
    reportVoucher({ kind: 'success', voucher, currency: 'EUR' })
    expect(page.dataLayer).toEqual([
      { event: 'voucher_success', voucherCode: 'BIENVENUE', voucherValue: 10.5, currency: 'EUR' },
    ])
    expect(sent).toEqual([])
  })

  it('that is refused is reported with the reason alone, never with what was typed', () => {
    reportVoucher({ kind: 'fail', reason: 'EXPIRED' })
    expect(page.dataLayer).toEqual([{ event: 'voucher_fail', reason: 'EXPIRED' }])
  })
})
