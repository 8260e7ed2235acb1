import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import {
  type SignedOfferKey,
  type SignedText,
  verifySignedOffer,
} from '#domain/signed-offers/verify-signed-offer.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'
import { createCustomer } from '../../support/customers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS, sellerOf } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de
const KEYS_PATH = '/.well-known/receipt-keys.json'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const sellPhone = (market: MarketId = 'de') => store.sale(MARKET_HOSTS[market], market).trade(store.deviceId)

const buildBreakdownOf = ({ tradeNumber, key }: Pick<Trade, 'tradeNumber' | 'key'>, host = HOST) =>
  store.shop.get(host, `/api/trades/${tradeNumber}/receipt?key=${key}`)

async function publishedKeys(host = HOST): Promise<SignedOfferKey[]> {
  const { keys } = JSON.parse((await store.shop.get(host, KEYS_PATH)).text) as { keys: JsonWebKey[] }
  return keys.map(({ kid, x }: JsonWebKey & { kid?: string }) => ({ keyId: kid ?? '', publicKey: x ?? '' }))
}

/** The check of somebody who has nothing but the file and the published key. */
const checkSignature = async ({ text, signature, publicKey }: SignedText) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')) ? 'valid' : 'invalid'
}

async function requireGenuine(text: string): Promise<SignedOffer> {
  const verdict = await verifySignedOffer(text, { keys: await publishedKeys(), checkSignature })
  if (verdict.kind !== 'genuine') throw new Error(`The receipt is ${verdict.kind}`)
  return verdict.offer
}

const rename = (name: string) =>
  store.db.$client.query(`update device_text set name = $1 where device_id = $2 and language = 'de'`, [
    name,
    store.deviceId,
  ])

describe('the receipt of a trade', () => {
  it('is a file that the published key proves to be ours, with everything that was agreed', async () => {
    const trade = await sellPhone()
    const { status, headers, text } = await buildBreakdownOf(trade)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${trade.tradeNumber}.json"`)
    expect(await requireGenuine(text)).toMatchObject({
      tradeNumber: trade.tradeNumber,
      market: 'de',
      shopMode: 'default',
      currency: 'EUR',
      createdAt: '2026-11-15T12:00:00.000Z',
      sendBy: '2026-12-06T21:59:59.000Z',
      answerDays: 14,
      secondAnswerDays: 7,
      voucher: null,
      acceptRule: null,
      totalInCents: trade.totalInCents,
      devices: [
        {
          itemNumbers: [1],
          deviceName: 'Apple iPhone 13',
          storageGb: 128,
          conditionId: 4,
          categoryId: 'phones',
          answers: BEST_PHONE_ANSWERS,
          priceInCents: trade.totalInCents,
        },
      ],
    })
  })

  it.each(['de', 'pl'] as const)('of %s has all that the price is made of again', async (market) => {
    const offer = await requireGenuine((await buildBreakdownOf(await sellPhone(market))).text)
    const [device] = offer.devices
    if (!device) throw new Error('The receipt has no device')
    const rule = readQuestionFiles(DATA_FOLDER).rules[device.categoryId]
    expect([offer.currency, device.ruleVersion]).toEqual([MARKETS[market].currency, rule.version])
    const { receipt } = priceDevice({ ...device, rule, baseInCents: device.receipt.baseInCents })
    expect(receipt).toEqual(device.receipt)
  })

  it('names each offer once, the voucher, and what the seller decided for a lower price', async () => {
    const sale = store.sale(HOST, 'de')
    const [first, second] = await store.storeOffers({ count: 2 })
    const lines = [
      { offerId: first?.offerId ?? '', quantity: 3 },
      { offerId: second?.offerId ?? '', quantity: 1 },
    ]
    const trade: Trade = JSON.parse((await sale.create(await sale.request([], { lines }))).text)
    await store.db.$client.query(
      `update trade set accept_from_bp = 9000, accept_otherwise = 'RETURN', voucher_code = 'HELLO',
         voucher_value_in_cents = 500 where transaction_id = $1`,
      [trade.transactionId],
    )
    const offer = await requireGenuine((await buildBreakdownOf(trade)).text)
    expect(offer.devices.map(({ itemNumbers }) => itemNumbers)).toEqual([[1, 2, 3], [4]])
    expect(offer).toMatchObject({
      acceptRule: { minShareBp: 9_000, otherwise: 'RETURN' },
      voucher: { code: 'HELLO', valueInCents: 500 },
      totalInCents: 4 * 28_000,
    })
  })

  it('names no person', async () => {
    const { text } = await buildBreakdownOf(await sellPhone())
    const { email, firstName, lastName, street, city, payment } = sellerOf('de')
    for (const personal of [email, firstName, lastName, street, city, payment.iban.slice(-4)])
      expect(text.toLowerCase()).not.toContain(personal.toLowerCase())
  })

  it('is the same file for ever, even when a device gets another name', async () => {
    const trade = await sellPhone()
    const { text } = await buildBreakdownOf(trade)
    await rename('Apple iPhone 13 (2021)')
    store.clock.nowMs += DAY_MS
    expect((await buildBreakdownOf(trade)).text).toBe(text)
    expect((await buildBreakdownOf(trade, MARKET_HOSTS.fr)).text).toBe(text)
    expect((await buildBreakdownOf(await sellPhone())).text).toContain('Apple iPhone 13 (2021)')
    await rename('Apple iPhone 13')
  })

  it('is the file that was mailed with the label', async () => {
    const trade = await sellPhone()
    await store.workOff()
    const mail = await store.mailbox.find(`TRADE_CREATED:${trade.transactionId}`)
    const file = mail?.attachments.find(({ filename }) => filename === `receipt-${trade.tradeNumber}.json`)
    expect(Buffer.from(file?.content ?? []).toString()).toBe((await buildBreakdownOf(trade)).text)
  })

  it('is signed once, also for two who ask at the same time', async () => {
    const trade = await sellPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => buildBreakdownOf(trade)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { rowCount } = await store.db.$client.query('select from signed_offer where transaction_id = $1', [
      trade.transactionId,
    ])
    expect(rowCount).toBe(1)
  })

  it('cannot be changed or taken back by anybody', async () => {
    await buildBreakdownOf(await sellPhone())
    const { $client } = store.db
    await expect($client.query(`update signed_offer set content = ''`)).rejects.toThrow(/never changed/)
    await expect($client.query('delete from signed_offer')).rejects.toThrow(/never changed/)
    await expect($client.query('truncate signed_offer')).rejects.toThrow(/never changed/)
  })
})

describe('who gets a receipt', () => {
  it('is the holder of the link; wrong keys and numbers all look alike', async () => {
    const [trade, other] = [await sellPhone(), await sellPhone()]
    const never = tradeNumberOf(9_999_999)
    const answers = await Promise.all([
      buildBreakdownOf({ ...trade, key: '' }),
      buildBreakdownOf({ ...trade, key: other.key }),
      buildBreakdownOf({ ...trade, key: `${trade.key}A` }),
      buildBreakdownOf({ tradeNumber: never, key: store.secret.keyFor('trade', 9_999_999) }),
      buildBreakdownOf({ tradeNumber: '0000-0000', key: trade.key }),
    ])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ statusCode: 404, id: 'NOT_FOUND' })
  })

  it('is the customer in whose account the trade is, and no other', async () => {
    const [owner, stranger] = [await createCustomer(store), await createCustomer(store)]
    const { tradeNumber, key }: Trade = JSON.parse((await owner.sell()).text)
    const path = `/api/trades/${tradeNumber}/receipt`
    expect((await owner.call('GET', path)).text).toBe((await buildBreakdownOf({ tradeNumber, key })).text)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await store.shop.get(HOST, path, { authorization: 'Bearer nonsense' })).status).toBe(401)
    expect((await store.shop.get(HOST, path)).status).toBe(404)
  })
})

describe('the keys of receipts', () => {
  it('are published for everybody in the form that programs read', async () => {
    const { status, headers, text } = await store.shop.get(HOST, KEYS_PATH)
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
    expect(headers['access-control-allow-origin']).toBe('*')
    const { keys } = JSON.parse(text)
    expect(keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' }])
    // A private key would have one more field.
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })

  it.each(MARKET_IDS)('come with the page of %s that checks receipts', async (market) => {
    const path = buildPath(MARKETS[market], 'verify')
    const page = await store.shop.get(MARKET_HOSTS[market], path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(MESSAGES[market].VERIFY_PRIVATE)
    const payload = await store.shop.get(MARKET_HOSTS[market], `${path}/_payload.json`)
    const { data } = JSON.parse(payload.text) as PagePayload<'verify'>
    expect(data.keys).toEqual(await publishedKeys())
    expect(Object.keys(data.words)).toEqual(expect.arrayContaining(Object.keys(BEST_PHONE_ANSWERS)))
  })
})
