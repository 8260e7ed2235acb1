import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import { SIGNED_OFFER_KEYS_PATH } from '#contracts/paths/trades.ts'
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
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { createCustomer } from '../../support/customers.ts'
import { getDeliveredRule } from '../../support/rule-versions.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const sellPhone = (market: MarketId = 'de') => store.sale(MARKET_HOSTS[market], market).trade(store.deviceId)

const downloadSignedOffer = ({ tradeNumber, key }: Pick<Trade, 'tradeNumber' | 'key'>, host = HOST) =>
  store.shop.get(host, `/api/trades/${tradeNumber}/signed-offer`, { 'x-sale-key': key })

async function readPublishedKeys(host = HOST): Promise<SignedOfferKey[]> {
  const { keys } = JSON.parse((await store.shop.get(host, SIGNED_OFFER_KEYS_PATH)).text) as {
    keys: JsonWebKey[]
  }
  return keys.map(({ kid, x }: JsonWebKey & { kid?: string }) => ({ keyId: kid ?? '', publicKey: x ?? '' }))
}

/** Checks the signature with nothing but the file and the published key. */
const checkSignature = async ({ text, signature, publicKey }: SignedText) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url')) ? 'valid' : 'invalid'
}

async function requireGenuine(text: string): Promise<SignedOffer> {
  const verdict = await verifySignedOffer(text, { keys: await readPublishedKeys(), checkSignature })
  if (verdict.kind !== 'genuine') throw new Error(`The signed offer is ${verdict.kind}`)
  return verdict.offer
}

const rename = (name: string) =>
  store.db.$client.query(`update device_text set name = $1 where device_id = $2 and language = 'de'`, [
    name,
    store.deviceId,
  ])

describe('the signed offer of a trade', () => {
  it('is a file that the published key proves to be ours, with everything that was agreed', async () => {
    const trade = await sellPhone()
    const { status, headers, text } = await downloadSignedOffer(trade)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    })
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${trade.tradeNumber}-signed-offer.json"`,
    )
    expect(await requireGenuine(text)).toMatchObject({
      tradeNumber: trade.tradeNumber,
      market: 'de',
      shopMode: 'default',
      currency: 'EUR',
      createdAt: '2026-11-15T12:00:00.000Z',
      sendBy: '2026-12-06T22:59:59.999Z',
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

  it.each(['de', 'pl'] as const)(
    'of %s contains everything needed to recompute the price',
    async (market) => {
      const offer = await requireGenuine((await downloadSignedOffer(await sellPhone(market))).text)
      const [device] = offer.devices
      if (!device) throw new Error('The signed offer has no device')
      const rule = getDeliveredRule(device.categoryId)
      expect({ currency: offer.currency, ruleVersion: device.ruleVersion }).toEqual({
        currency: MARKETS[market].currency,
        ruleVersion: rule.version,
      })
      const { breakdown } = priceDevice({ ...device, rule, baseInCents: device.breakdown.baseInCents })
      expect(breakdown).toEqual(device.breakdown)
    },
  )

  it('lists each offer once, the voucher, and the seller’s decision about a lower price', async () => {
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
    const offer = await requireGenuine((await downloadSignedOffer(trade)).text)
    expect(offer.devices.map(({ itemNumbers }) => itemNumbers)).toEqual([[1, 2, 3], [4]])
    expect(offer).toMatchObject({
      acceptRule: { minShareBp: 9_000, otherwise: 'RETURN' },
      voucher: { code: 'HELLO', valueInCents: 500 },
      totalInCents: 4 * 28_000,
    })
  })

  it('contains no personal data', async () => {
    const { text } = await downloadSignedOffer(await sellPhone())
    const { email, firstName, lastName, street, city, payment } = buildSeller('de')
    for (const personal of [email, firstName, lastName, street, city, payment.iban.slice(-4)])
      expect(text.toLowerCase()).not.toContain(personal.toLowerCase())
  })

  it('never changes, even if a device is renamed', async () => {
    const trade = await sellPhone()
    const { text } = await downloadSignedOffer(trade)
    await rename('Apple iPhone 13 (2021)')
    store.clock.nowMs += DAY_MS
    expect((await downloadSignedOffer(trade)).text).toBe(text)
    expect((await downloadSignedOffer(trade, MARKET_HOSTS.fr)).text).toBe(text)
    expect((await downloadSignedOffer(await sellPhone())).text).toContain('Apple iPhone 13 (2021)')
    await rename('Apple iPhone 13')
  })

  it('is the file that was mailed with the label', async () => {
    const trade = await sellPhone()
    await store.drain()
    const mail = await store.mailbox.find(`TRADE_CREATED:${trade.transactionId}`)
    const file = mail?.attachments.find(
      ({ filename }) => filename === `${trade.tradeNumber}-signed-offer.json`,
    )
    expect(Buffer.from(file?.content ?? []).toString()).toBe((await downloadSignedOffer(trade)).text)
  })

  it('is signed once, even for simultaneous requests', async () => {
    const trade = await sellPhone()
    const answers = await Promise.all(Array.from({ length: 8 }, () => downloadSignedOffer(trade)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const { rowCount } = await store.db.$client.query('select from signed_offer where transaction_id = $1', [
      trade.transactionId,
    ])
    expect(rowCount).toBe(1)
  })

  it('cannot be changed or deleted by anyone', async () => {
    await downloadSignedOffer(await sellPhone())
    const { $client } = store.db
    await expect($client.query(`update signed_offer set content = ''`)).rejects.toThrow(/never changed/)
    await expect($client.query('delete from signed_offer')).rejects.toThrow(/never changed/)
    await expect($client.query('truncate signed_offer')).rejects.toThrow(/never changed/)
  })
})

describe('access to a signed offer', () => {
  it('is granted by the link; wrong keys and numbers are indistinguishable', async () => {
    const [trade, other] = [await sellPhone(), await sellPhone()]
    const never = formatTradeNumber(9_999_999)
    const answers = await Promise.all([
      downloadSignedOffer({ ...trade, key: '' }),
      downloadSignedOffer({ ...trade, key: other.key }),
      downloadSignedOffer({ ...trade, key: `${trade.key}A` }),
      downloadSignedOffer({ tradeNumber: never, key: store.secret.keyFor('sale-read', '9999999.1') }),
      downloadSignedOffer({ tradeNumber: '0000-0000', key: trade.key }),
    ])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({ statusCode: 404, id: 'NOT_FOUND' })
  })

  it('is granted to the customer whose account has the trade, and to no other', async () => {
    const [owner, stranger] = [await createCustomer(store), await createCustomer(store)]
    const { tradeNumber, key }: Trade = JSON.parse((await owner.sell()).text)
    const path = `/api/trades/${tradeNumber}/signed-offer`
    expect((await owner.call('GET', path)).text).toBe((await downloadSignedOffer({ tradeNumber, key })).text)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect((await store.shop.get(HOST, path, { authorization: 'Bearer nonsense' })).status).toBe(401)
    expect((await store.shop.get(HOST, path)).status).toBe(404)
  })
})

describe('the keys of signed offers', () => {
  it('are published in a machine-readable format', async () => {
    const { status, headers, text } = await store.shop.get(HOST, SIGNED_OFFER_KEYS_PATH)
    expect({ status, cacheControl: headers['cache-control'] }).toEqual({
      status: 200,
      cacheControl: 'public, max-age=3600',
    })
    expect(headers['access-control-allow-origin']).toBe('*')
    const { keys } = JSON.parse(text)
    expect(keys).toMatchObject([{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA' }])
    // A private key would have one more field.
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })

  it.each(MARKET_IDS)('come with the page of %s that checks signed offers', async (market) => {
    const path = buildPath(MARKETS[market], 'verify')
    const page = await store.shop.get(MARKET_HOSTS[market], path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(MESSAGES[market].VERIFY_PRIVATE)
    const payload = await store.shop.get(MARKET_HOSTS[market], `${path}/_payload.json`)
    const { data } = JSON.parse(payload.text) as PagePayload<'verify'>
    expect(data.keys).toEqual(await readPublishedKeys())
    expect(Object.keys(data.texts)).toEqual(expect.arrayContaining(Object.keys(BEST_PHONE_ANSWERS)))
  })
})
