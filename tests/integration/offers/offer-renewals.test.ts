import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OFFER_RENEWALS, type Offer, type OfferRenewal } from '#contracts/offers.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { MARKETS } from '#markets/markets.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS, PARTNER_HOST } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

let store: SaleShop
let sale: ReturnType<SaleShop['sale']>

const run = (statement: string, values: unknown[] = []) => store.db.$client.query(statement, values)

beforeAll(async () => {
  store = await startSaleShop()
  sale = store.sale(HOST, 'de')
})

afterAll(() => store.close())

const ask = (host: string, offerIds: readonly unknown[]) =>
  store.shop.send(host, '/api/offers/renewals', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offerIds }),
  })

async function renew(host: string, offerIds: readonly string[]): Promise<OfferRenewal[]> {
  const { status, text, headers } = await ask(host, offerIds)
  expect({ status, cacheControl: headers['cache-control'] }).toEqual({
    status: 200,
    cacheControl: 'no-store',
  })
  return OFFER_RENEWALS.strict().parse(JSON.parse(text)).offers
}

const expire = (offerId: string) =>
  run('update offer set created_at = $2, expires_at = $3 where id = $1', [
    offerId,
    new Date(store.clock.nowMs - DAY_MS),
    new Date(store.clock.nowMs),
  ])

async function createExpiredOffer(overrides: object = {}): Promise<Offer> {
  const offer = await sale.offer(store.deviceId, overrides)
  await expire(offer.offerId)
  return offer
}

const countOffers = async () => (await run('select from offer')).rowCount

/** Publishes a new German list in which only the given sizes of the phone have a different price. */
async function publishList(prices: Readonly<Record<number, number | null>>): Promise<number> {
  const { rows } = await run(
    `insert into price_list (market, version, currency, deduction_factor_bp, valid_from)
     select market, version + 1, currency, deduction_factor_bp, valid_from + interval '1 day'
     from price_list where market = 'de' order by version desc limit 1 returning version`,
  )
  const version: number = rows[0].version
  for (const [storageGb, amount] of Object.entries(prices)) {
    const key = ['de', store.deviceId, Number(storageGb)]
    await run(
      `update base_price set to_version = $4
       where market = $1 and device_id = $2 and storage_gb = $3 and to_version is null`,
      [...key, version],
    )
    if (amount)
      await run('insert into base_price values ($1, $2, $3, $4, null, $5)', [...key, version, amount])
  }
  return version
}

describe('an offer in the cart', () => {
  it('that is still valid stays unchanged, with what the cart shows of it', async () => {
    const { offerId, priceInCents, expiresAt } = await sale.offer(store.deviceId)
    const before = await countOffers()
    const line = {
      offerId,
      priceInCents,
      expiresAt,
      deviceId: store.deviceId,
      categoryId: 'phones',
      name: 'Apple iPhone 13',
      url: 'apple-iphone-13',
      image: expect.stringMatching(/^\/pictures\//),
      storageGb: 128,
      conditionId: 4,
      currency: 'EUR',
    }
    expect(await renew(HOST, [offerId])).toEqual([{ offerId, status: 'valid', isWithdrawn: false, line }])
    expect(await countOffers()).toBe(before)
  })

  it('that has expired is renewed, stored, and valid for seven days', async () => {
    const old = await createExpiredOffer()
    const [renewal] = await renew(HOST, [old.offerId.toUpperCase()])
    expect(renewal).toMatchObject({ offerId: old.offerId, status: 'renewed' })
    const { line } = renewal ?? {}
    expect(line?.offerId).not.toBe(old.offerId)
    expect(line?.priceInCents).toBe(old.priceInCents)
    expect(line?.expiresAt).toBe(new Date(store.clock.nowMs + 7 * DAY_MS).toISOString())
    expect((await renew(HOST, [line?.offerId ?? '']))[0]?.status).toBe('valid')
    const { rows } = await run('select answers, condition_id from offer where id = any($1) order by 1', [
      [old.offerId, line?.offerId],
    ])
    expect(rows[0]).toEqual(rows[1])
  })

  it('can be sold after its renewal', async () => {
    const [renewal] = await renew(HOST, [(await createExpiredOffer()).offerId])
    const request = await sale.request(renewal?.line ? [renewal.line] : [])
    expect((await sale.create(request)).status).toBe(201)
  })

  it('from another market is renewed in this market’s currency and language', async () => {
    const { offerId } = await sale.offer(store.deviceId)
    const [polish] = await renew(MARKET_HOSTS.pl, [offerId])
    const own = await store.sale(MARKET_HOSTS.pl, 'pl').offer(store.deviceId)
    expect({
      status: polish?.status,
      currency: polish?.line?.currency,
      priceInCents: polish?.line?.priceInCents,
    }).toEqual({ status: 'renewed', currency: MARKETS.pl.currency, priceInCents: own.priceInCents })
    const [back] = await renew(HOST, [polish?.line?.offerId ?? ''])
    expect({ status: back?.status, currency: back?.line?.currency }).toEqual({
      status: 'renewed',
      currency: 'EUR',
    })
  })

  it('from another shop mode is renewed for this one', async () => {
    const { offerId } = await sale.offer(store.deviceId)
    const [renewal] = await renew(PARTNER_HOST, [offerId])
    expect(renewal?.status).toBe('renewed')
    const { rows } = await run('select market, shop_mode from offer where id = $1', [renewal?.line?.offerId])
    expect(rows).toEqual([{ market: 'de', shop_mode: 'agan' }])
  })

  it('that never existed is gone', async () => {
    const offerId = randomUUID()
    expect(await renew(HOST, [offerId])).toEqual([
      { offerId, status: 'gone', isWithdrawn: false, line: null },
    ])
  })

  it.each([
    ['no longer makes an offer for its answers', { PH_SWOLLEN: ['YES'] }],
    ['requires something to be done first', { PH_LOCK: ['NO'] }],
    ['asks an unanswered question', { PH_GLASS: undefined }],
    ['no longer knows its answer', { PH_GLASS: ['SHINY'] }],
  ])('is gone when the rule %s', async (_, changed) => {
    const { offerId, answers } = await createExpiredOffer()
    // Simulates a rule change: the answers are ones that the rule no longer accepts.
    await run('update offer set answers = $2 where id = $1', [offerId, { ...answers, ...changed }])
    const before = await countOffers()
    expect(await renew(HOST, [offerId])).toEqual([
      { offerId, status: 'gone', isWithdrawn: false, line: null },
    ])
    expect(await countOffers()).toBe(before)
  })

  it('stays in its place, whatever happens to the others', async () => {
    const valid = await sale.offer(store.deviceId)
    const expired = await createExpiredOffer()
    const unknown = randomUUID()
    const offerIds = [unknown, expired.offerId, valid.offerId]
    const renewals = await renew(HOST, offerIds)
    expect(renewals.map(({ offerId }) => offerId)).toEqual(offerIds)
    expect(renewals.map(({ status }) => status)).toEqual(['gone', 'renewed', 'valid'])
    const turned = await renew(HOST, [...offerIds].reverse())
    expect(turned.map(({ status }) => status)).toEqual(['valid', 'renewed', 'gone'])
  })
})

describe('a new price list', () => {
  it('changes the price of a renewed offer; one that is still valid keeps the old price', async () => {
    const [expired, valid] = [await createExpiredOffer(), await sale.offer(store.deviceId)]
    const version = await publishList({ 128: 10_000 })
    const renewals = await renew(HOST, [expired.offerId, valid.offerId])
    const today = await sale.offer(store.deviceId)
    expect(today.priceInCents).toBeLessThan(expired.priceInCents)
    expect(renewals.map(({ status, line }) => [status, line?.priceInCents])).toEqual([
      ['renewed', today.priceInCents],
      ['valid', valid.priceInCents],
    ])
    const newId = renewals[0]?.line?.offerId
    const { rows } = await run('select price_list_version from offer where id = $1', [newId])
    expect(rows).toEqual([{ price_list_version: version }])
  })

  it('without a storage size ends the offers for it', async () => {
    const expired = await createExpiredOffer({ storageGb: 256 })
    const valid = await sale.offer(store.deviceId, { storageGb: 256 })
    await publishList({ 256: null })
    const renewals = await renew(HOST, [expired.offerId, valid.offerId])
    expect(renewals.map(({ status }) => status)).toEqual(['gone', 'valid'])
  })
})

describe('a cart to renew', () => {
  it('may be empty, and may have 500 offers', async () => {
    expect(await renew(HOST, [])).toEqual([])
    const offers = await store.storeOffers({ count: 500 })
    const renewals = await renew(
      HOST,
      offers.map(({ offerId }) => offerId),
    )
    expect(renewals.map(({ offerId }) => offerId)).toEqual(offers.map(({ offerId }) => offerId))
  })

  it.each<[string, readonly unknown[], object]>([
    [
      'more than 500 offers',
      Array.from({ length: 501 }, () => randomUUID()),
      { field: 'offerIds', key: 'FIELD_TOO_BIG', params: { max: 500 } },
    ],
    ['a text', ['1 or true'], { field: 'offerIds.0', key: 'FIELD_FORMAT' }],
    ['nothing', [null], { field: 'offerIds.0', key: 'FIELD_TYPE' }],
  ])('may not have %s', async (_, offerIds, error) => {
    const before = await countOffers()
    const { status, text } = await ask(HOST, offerIds)
    const { id, errors } = JSON.parse(text)
    expect({ status, id, errors }).toEqual({ status: 400, id: 'INVALID_REQUEST', errors: [error] })
    expect(await countOffers()).toBe(before)
  })
})
