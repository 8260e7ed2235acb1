import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTROLLING_REQUEST, type ControllingData } from '#contracts/controlling.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { settleWaiting } from '#web/platform/tracking/consent.ts'
import { reportControlling, sendControlling } from '#web/platform/tracking/controlling.ts'
import {
  type ConsentBrowser,
  storeConsent,
  stubConsentBrowser,
} from '../../../../tests/support/consent-browser.ts'

const OFFER: ControllingData<'offer_generated'> = {
  conditionId: 4,
  currency: 'EUR',
  deviceId: 7,
  revenue: 231,
  productName: 'Apple iPhone 13',
}

const shop = { market: toPublicMarket(MARKETS.de) }

let server: Server
let received: { readonly path: string; readonly body: unknown }[]
let answer: RequestListener
let sentWith: RequestInit[]
let browser: ConsentBrowser

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      received.push({ path: `${request.method} ${request.url}`, body: JSON.parse(text || 'null') })
      answer(request, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const showPage = (path: string) => {
  const { origin, pathname, search } = new URL(path, 'https://verkaufen.example')
  vi.stubGlobal('location', { origin, pathname, search })
}

beforeEach(() => {
  received = []
  sentWith = []
  answer = (_, response) => response.writeHead(204).end()
  // A listening TCP server has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { fetch } = globalThis
  // Resolves relative addresses as a browser does.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sentWith.push(init)
    return fetch(new URL(path, origin), init)
  })
  browser = stubConsentBrowser('granted')
  browser.cookies.set('clientId', 'c-5f1d')
  showPage('/produkte/apple-iphone-13')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an event for controlling', () => {
  it('says what happened, in which application and on which page', async () => {
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(received).toEqual([
      {
        path: 'POST /api/controlling/controlling',
        body: {
          clientId: 'c-5f1d',
          applicationId: 'SELL_DE',
          url: 'https://verkaufen.example/produkte/apple-iphone-13',
          eventName: 'offer_generated',
          data: OFFER,
        },
      },
    ])
  })

  it('is still sent when the visitor has gone on', async () => {
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(sentWith).toMatchObject([{ keepalive: true }])
  })

  it.each(MARKET_IDS)('carries the application code of %s and keeps to the contract', async (id) => {
    await sendControlling({ market: toPublicMarket(MARKETS[id]) }, 'offer_add_to_cart', OFFER)
    const { applicationId } = CONTROLLING_REQUEST.parse(received[0]?.body)
    expect(applicationId).toBe(MARKETS[id].applicationCode)
  })

  it.each([
    ['/produkte/apple-iphone-13?gclid=abc&mail=a@b.de', '/produkte/apple-iphone-13'],
    ['/clarification/Zm9vYmFyYmF6cXV4MTIzNA/100042?x=1', '/clarification/{id}/{trade}'],
    ['/newsletter/unsubscribe/short', '/newsletter/…'],
    ['/?q=iphone', '/'],
  ])('on %s names the page %s', async (path, reported) => {
    showPage(path)
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(CONTROLLING_REQUEST.parse(received[0]?.body).url).toBe(`https://verkaufen.example${reported}`)
  })
})

describe('without an id', () => {
  beforeEach(() => browser.cookies.clear())

  it('an event asks for one first and takes it along', async () => {
    const hash = 'ab'.repeat(16)
    answer = (request, response) => {
      if (request.method === 'GET') response.writeHead(200).end(JSON.stringify({ hash }))
      else response.writeHead(204).end()
    }
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(received.map(({ path }) => path)).toEqual([
      'GET /affiliate/api/client-id',
      'POST /api/controlling/controlling',
    ])
    expect({
      clientId: CONTROLLING_REQUEST.parse(received[1]?.body).clientId,
      cookies: browser.cookies.get('clientId'),
    }).toEqual({ clientId: hash, cookies: hash })
  })

  it('an event is sent all the same when there is none, and the problem is reported', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    answer = (request, response) => response.writeHead(request.method === 'GET' ? 503 : 204).end()
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(CONTROLLING_REQUEST.parse(received[1]?.body).clientId).toBe('')
    expect(error).toHaveBeenCalledExactlyOnceWith('error creating client id', expect.any(Error))
  })
})

describe('without consent', () => {
  it.each(['denied', 'undecided'] as const)('nothing is sent (%s)', async (consent) => {
    storeConsent(browser.stored, consent)
    reportControlling(shop, 'offer_generated', OFFER)
    await sendControlling(shop, 'offer_generated', OFFER)
    expect(received).toEqual([])
  })

  it('an event waits, and names the page where it happened', async () => {
    storeConsent(browser.stored, 'undecided')
    reportControlling(shop, 'offer_generated', OFFER)
    showPage('/checkout')
    storeConsent(browser.stored, 'granted')
    settleWaiting()
    await vi.waitFor(() => expect(received.length).toBeGreaterThan(0))
    expect(CONTROLLING_REQUEST.parse(received[0]?.body).url).toBe(
      'https://verkaufen.example/produkte/apple-iphone-13',
    )
  })
})

const FAILURES: [string, RequestListener][] = [
  ['fails', (_, response) => response.writeHead(503).end()],
  ['refuses it', (_, response) => response.writeHead(422).end()],
  ['does not answer', (request) => request.socket.destroy()],
]

describe.each(FAILURES)('when the shop %s', (_, failing) => {
  beforeEach(() => {
    answer = failing
  })

  it('the sender is told that the order was not created', async () => {
    await expect(sendControlling(shop, 'offer_generated', OFFER)).rejects.toThrow(
      /^error creating controlling order$/,
    )
  })

  it('a caller that does not wait goes on, and the problem is reported', async () => {
    const problem = new Promise((resolve) => vi.spyOn(console, 'error').mockImplementation(resolve))
    reportControlling(shop, 'offer_generated', OFFER)
    expect(await problem).toBe('error creating controlling order')
  })
})
