import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListOffer } from '#contracts/lists.ts'
import { LIST_OFFERS_PATH, OFFER_RENEWALS_PATH, OFFERS_PATH } from '#contracts/paths/offers.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { DAILY_OFFERS } from '#domain/offers/offer-quota.ts'
import { findNetwork } from '#server/http/client-address.ts'
import { count, hashSubject } from '#server/modules/counters/counters.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const countOffers = async () => (await store.db.$client.query('select from offer')).rowCount ?? 0

const buildLine = (overrides: object = {}) => ({
  deviceId: store.deviceId,
  storageGb: 128,
  conditionId: 4,
  answers: BEST_PHONE_ANSWERS,
  quantity: 1,
  ...overrides,
})

const post = (host: string, path: string, body: unknown, visitor: string) =>
  store.shop.send(host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
    body: JSON.stringify(body),
  })

let visitors = 0

/** Of a network of its own, unless a test names one. */
const sellList = (lines: readonly object[], visitor = `198.51.100.${++visitors}`) =>
  post(WIDGET_HOST, LIST_OFFERS_PATH, { lines }, visitor)

async function requestOffers(lines: readonly object[]): Promise<readonly ListOffer[]> {
  return JSON.parse((await sellList(lines)).text).offers
}

const readIds = (offers: readonly ListOffer[]) => offers.map(({ offerId }) => offerId)

const DAY_NAMES = { network: 'new list offers of a network', device: 'new device offers of a network' }

/** Leaves a network with room for so many new offers today. */
const useUpQuota = (
  name: string,
  { limit, left, address }: { limit: number; left: number; address: string },
) =>
  count(store.db, {
    name,
    subject: hashSubject(store.secret, findNetwork(address)),
    limit,
    amount: limit - left,
    windowMs: DAY_MS,
    nowMs: store.clock.nowMs,
  })

describe('the same list', () => {
  it('sent again on the same day gets the same offers, and stores nothing', async () => {
    const lines = [1, 2, 3, 4].map((conditionId) => buildLine({ conditionId }))
    const first = await requestOffers(lines)
    const stored = await countOffers()
    expect(readIds(await requestOffers(lines))).toEqual(readIds(first))
    expect(await countOffers()).toBe(stored)
  })

  it('sent many times at once is stored once', async () => {
    const before = await countOffers()
    const lines = [buildLine({ conditionId: 2, answers: { ...BEST_PHONE_ANSWERS, PH_GLASS: ['CHIPPED'] } })]
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestOffers(lines)))
    expect(new Set(answers.flatMap(readIds)).size).toBe(1)
    expect(await countOffers()).toBe(before + 1)
  })

  it('with answers in another order is still the same', async () => {
    const turned = Object.fromEntries(Object.entries(BEST_PHONE_ANSWERS).toReversed())
    const first = await requestOffers([buildLine()])
    expect(readIds(await requestOffers([buildLine({ answers: turned })]))).toEqual(readIds(first))
  })

  it('gets new offers on another day, for their full lifetime', async () => {
    const first = await requestOffers([buildLine()])
    store.clock.nowMs += DAY_MS
    const [next] = await requestOffers([buildLine()])
    expect(next?.offerId).not.toBe(first[0]?.offerId)
    expect(Date.parse(next?.expiresAt ?? '')).toBe(store.clock.nowMs + 7 * DAY_MS)
  })
})

it('renewing the same expired offers again and again writes one row each', async () => {
  const [offer] = await requestOffers([buildLine({ conditionId: 5 })])
  await store.db.$client.query(
    `update offer set created_at = created_at - interval '8 days', expires_at = expires_at - interval '8 days'
     where id = $1`,
    [offer?.offerId],
  )
  const renew = async () => {
    const body = { offerIds: [offer?.offerId] }
    const { text } = await post(WIDGET_HOST, OFFER_RENEWALS_PATH, body, '192.0.2.1')
    return JSON.parse(text).offers[0].line.offerId
  }
  const before = await countOffers()
  const renewed = [await renew(), await renew(), ...(await Promise.all([renew(), renew()]))]
  expect(new Set(renewed).size).toBe(1)
  expect(await countOffers()).toBe(before + 1)
})

describe('the quota of a day', () => {
  const { perNetwork } = DAILY_OFFERS.list

  it('refuses a list with more new offers than are left, and stores none of them', async () => {
    const address = '192.0.2.20'
    await useUpQuota(DAY_NAMES.network, { limit: perNetwork, left: 1, address })
    const lines = [1, 2].map((conditionId) => buildLine({ conditionId, storageGb: 256 }))
    const before = await countOffers()
    const { status, text, headers } = await sellList(lines, address)
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: 429, id: 'OFFER_QUOTA_USED' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(60)
    expect(await countOffers()).toBe(before)
  })

  it('leaves offers alone that are stored already', async () => {
    const address = '192.0.2.21'
    const offers = await requestOffers([buildLine()])
    await useUpQuota(DAY_NAMES.network, { limit: perNetwork, left: 0, address })
    const { status, text } = await sellList([buildLine()], address)
    expect({ status, ids: readIds(JSON.parse(text).offers) }).toEqual({ status: 201, ids: readIds(offers) })
  })

  it('counts single offers, too, and nobody else’s', async () => {
    const address = '192.0.2.22'
    await useUpQuota(DAY_NAMES.device, { limit: DAILY_OFFERS.device.perNetwork, left: 1, address })
    const { quantity: _, ...offer } = buildLine()
    const statuses: number[] = []
    for (const visitor of [address, address, '192.0.2.23'])
      statuses.push((await post(MARKET_HOSTS.de, OFFERS_PATH, offer, visitor)).status)
    expect(statuses).toEqual([201, 429, 201])
  })
})

it('unused offers of lists are deleted when they expire, those of devices stay for carts to be priced again', async () => {
  const { quantity: _, ...device } = buildLine({ conditionId: 3 })
  const single = JSON.parse((await post(MARKET_HOSTS.de, OFFERS_PATH, device, '192.0.2.30')).text).offerId
  const [listed] = await requestOffers([buildLine({ conditionId: 3, storageGb: 256 })])
  const isThere = async (offerId: string | undefined) =>
    (await store.db.$client.query('select from offer where id = $1', [offerId])).rowCount === 1
  await forgetLeftovers(store.db, store.clock.nowMs + 7 * DAY_MS)
  expect({ listed: await isThere(listed?.offerId) }).toEqual({ listed: true })
  await forgetLeftovers(store.db, store.clock.nowMs + 7 * DAY_MS + 1)
  expect({ listed: await isThere(listed?.offerId), single: await isThere(single) }).toEqual({
    listed: false,
    single: true,
  })
})
