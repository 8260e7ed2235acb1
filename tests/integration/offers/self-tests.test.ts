import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  TEST_OPENINGS_PATH,
  TEST_PAIRINGS_PATH,
  TEST_RESULTS_PATH,
  TEST_STATES_PATH,
} from '#contracts/paths/self-test.ts'
import type { NewPairing, OpenedPairing } from '#contracts/self-test.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { buildPath } from '#domain/routing/path.ts'
import { PAIRED_TEST_LIFETIME_MS, TEST_CODE_LIFETIME_MS } from '#domain/self-test/pairing-clock.ts'
import type { SignedOfferFile } from '#domain/signed-offers/verify-signed-offer.ts'
import { MARKETS } from '#markets/markets.ts'
import { SELF_TEST_LIMIT } from '#server/http/rate-limit.ts'
import { forgetLeftovers } from '#server/worker/forget-leftovers.ts'
import { openAsRole } from '../../support/database.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const HOST = MARKET_HOSTS.de
const TEST = { touch: 'pass', sound: 'fail', motion: 'skipped' }

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const post = async (path: string, body: unknown, shop: TestShop = store.shop, headers = {}) => {
  const { status, text } = await shop.send(HOST, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status, json: JSON.parse(text) }
}

async function pair(): Promise<NewPairing & { readonly secret: string }> {
  const { json } = await post(TEST_PAIRINGS_PATH, { deviceId: store.deviceId })
  return { ...json, secret: new URL(json.url).hash.slice(1) }
}

const open = (code: string, deviceId = store.deviceId) => post(TEST_OPENINGS_PATH, { code, deviceId })

const readState = (waitKey: string) => post(TEST_STATES_PATH, { waitKey })

describe('a self-test on another device', () => {
  it('has a code for the phone and a key for the waiting page, which say nothing about each other', async () => {
    const { url, waitKey, secret } = await pair()
    const path = buildPath(MARKETS.de, 'selfTest', { pdp: 'apple-iphone-13' })
    expect(new URL(url).pathname).toBe(path)
    expect(secret).toHaveLength(22)
    expect(secret).not.toBe(waitKey)
  })

  it('sends its results to the waiting page, and only there', async () => {
    const [mine, others] = [await pair(), await pair()]
    expect((await readState(mine.waitKey)).json).toEqual({ state: 'waiting', test: null })
    const { testKey } = (await open(mine.secret)).json as OpenedPairing
    expect((await readState(mine.waitKey)).json).toEqual({ state: 'opened', test: null })
    expect((await post(TEST_RESULTS_PATH, { testKey, test: TEST })).status).toBe(200)
    expect((await readState(mine.waitKey)).json).toEqual({ state: 'done', test: TEST })
    expect((await readState(others.waitKey)).json).toEqual({ state: 'waiting', test: null })
  })

  it('works over several web processes', async () => {
    const other = await startTestShop({ db: store.db, secret: store.secret, now: () => store.clock.nowMs })
    const { secret, waitKey } = await pair()
    const opened = await post(TEST_OPENINGS_PATH, { code: secret, deviceId: store.deviceId }, other)
    await post(TEST_RESULTS_PATH, { testKey: opened.json.testKey, test: TEST }, other)
    await other.close()
    expect((await readState(waitKey)).json.state).toBe('done')
  })

  it('uses up its code: of two phones, one gets the test', async () => {
    const { secret } = await pair()
    const answers = await Promise.all([open(secret), open(secret)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('keeps the first results; the same again are no failure', async () => {
    const { secret, waitKey } = await pair()
    const { testKey } = (await open(secret)).json
    const send = async (test: object) => (await post(TEST_RESULTS_PATH, { testKey, test })).status
    expect([await send(TEST), await send(TEST), await send({ touch: 'fail' })]).toEqual([200, 200, 410])
    expect((await readState(waitKey)).json.test).toEqual(TEST)
  })

  it.each([
    ['a code that was never shown', async () => open('AAAAAAAAAAAAAAAAAAAAAA')],
    ['the key of the waiting page', async () => open((await pair()).waitKey)],
    ['the code of another device', async () => open((await pair()).secret, store.deviceId + 1)],
    [
      'a code instead of the key for results',
      async () => post(TEST_RESULTS_PATH, { testKey: (await pair()).secret, test: TEST }),
    ],
    ['a code instead of the key for waiting', async () => readState((await pair()).secret)],
  ])('refuses %s', async (_, attempt) => {
    const { status, json } = await attempt()
    expect({ status, id: json.id }).toEqual({ status: 410, id: 'PAIRING_OVER' })
  })

  it('ends: an unused code after ten minutes, a test after thirty', async () => {
    const [unused, used] = [await pair(), await pair()]
    const { testKey } = (await open(used.secret)).json
    const startMs = store.clock.nowMs
    store.clock.nowMs = startMs + TEST_CODE_LIFETIME_MS
    expect((await open(unused.secret)).status).toBe(410)
    expect((await readState(used.waitKey)).status).toBe(200)
    store.clock.nowMs = startMs + PAIRED_TEST_LIFETIME_MS
    expect((await post(TEST_RESULTS_PATH, { testKey, test: TEST })).status).toBe(410)
    store.clock.nowMs = startMs
  })

  it('is deleted when it is over, and not before', async () => {
    const { waitKey } = await pair()
    const worker = openAsRole(store.db, 'worker')
    const count = async () =>
      (await store.db.$client.query('select from self_test_pairing where expires_at > $1', [new Date(0)]))
        .rowCount
    await forgetLeftovers(worker, store.clock.nowMs)
    expect((await readState(waitKey)).status).toBe(200)
    await forgetLeftovers(worker, store.clock.nowMs + PAIRED_TEST_LIFETIME_MS)
    expect(await count()).toBe(0)
  })

  it('is stored without its keys', async () => {
    const pairing = await pair()
    const { testKey } = (await open(pairing.secret)).json
    const { rows } = await store.db.$client.query(
      'select self_test_pairing::text as row from self_test_pairing',
    )
    const stored = JSON.stringify(rows)
    for (const key of [pairing.waitKey, pairing.secret, testKey]) expect(stored).not.toContain(key)
  })

  it.each([
    ['something else than results', { picture: 'data:image/png;base64,AAAA' }, 422],
    ['results that there are not', { touch: 'perhaps' }, 422],
    ['more than a few results', { touch: 'x'.repeat(2_000) }, 413],
  ])('takes no %s', async (_, test, expected) => {
    const { testKey } = (await open((await pair()).secret)).json
    const { status } = await post(TEST_RESULTS_PATH, { testKey, test })
    expect([400, expected]).toContain(status)
  })

  it('has no code for a device that no browser can test', async () => {
    const { rows } = await store.db.$client.query<{ id: number }>(
      `select id from device where question_set_id = 'lenses' limit 1`,
    )
    expect((await post(TEST_PAIRINGS_PATH, { deviceId: rows[0]?.id })).status).toBe(404)
  })

  it('is limited: nobody can try codes', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const body = { code: 'BBBBBBBBBBBBBBBBBBBBBB', deviceId: store.deviceId }
    const statuses: number[] = []
    for (let sent = 0; sent <= SELF_TEST_LIMIT.max; sent += 1)
      statuses.push((await post(TEST_OPENINGS_PATH, body, store.shop, headers)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('the page of the self-test', () => {
  it.each(MARKET_IDS)(
    'of %s may use camera, microphone and motion, unlike the page of the device',
    async (market) => {
      const params = { pdp: 'apple-iphone-13' }
      const read = async (route: 'selfTest' | 'pdp') =>
        (await store.shop.get(MARKET_HOSTS[market], buildPath(MARKETS[market], route, params))).headers[
          'permissions-policy'
        ]
      expect(await read('selfTest')).toContain('camera=(self), microphone=(self), accelerometer=(self)')
      expect(await read('pdp')).toContain('camera=(), microphone=(), accelerometer=()')
    },
  )

  it('is missing for a device that no browser can test', async () => {
    const { rows } = await store.db.$client.query<{ url: string }>(
      `select url from device_text join device on device.id = device_id
       where question_set_id = 'lenses' and language = 'de' limit 1`,
    )
    const path = buildPath(MARKETS.de, 'selfTest', { pdp: rows[0]?.url ?? '' })
    expect((await store.shop.get(HOST, path)).status).toBe(404)
  })
})

describe('an offer for a tested device', () => {
  const sell = async (overrides: object) => {
    const sale = store.sale(HOST, 'de')
    const offer = await sale.offer(store.deviceId, overrides)
    const trade = JSON.parse((await sale.create(await sale.request([offer]))).text)
    const path = `/api/trades/${trade.tradeNumber}/signed-offer`
    const { text } = await store.shop.get(HOST, path, { 'x-sale-key': trade.key })
    return { offer, device: (JSON.parse(text) as SignedOfferFile).payload.devices[0] }
  }

  it('has the same price, and says in its signed file what was tested', async () => {
    const [tested, untested] = [await sell({ selfTest: TEST }), await sell({})]
    expect(tested.offer.priceInCents).toBe(untested.offer.priceInCents)
    expect(tested.device?.selfTest).toEqual(TEST)
  })

  it('that was not tested has a signed file as it always was', async () => {
    expect((await sell({})).device).not.toHaveProperty('selfTest')
  })

  it('leaves out what no phone can be tested for', async () => {
    const { device } = await sell({ selfTest: { ...TEST, keyboard: 'pass' } })
    expect(device?.selfTest).toEqual(TEST)
  })

  it('keeps its test when it is renewed', async () => {
    const sale = store.sale(HOST, 'de')
    const { offerId } = await sale.offer(store.deviceId, { selfTest: TEST })
    const startMs = store.clock.nowMs
    store.clock.nowMs += 8 * 86_400_000
    const renewed = JSON.parse((await sale.post('/api/offers/renewals', { offerIds: [offerId] })).text)
    store.clock.nowMs = startMs
    const { rows } = await store.db.$client.query('select self_test from offer where id = $1', [
      renewed.offers[0].line.offerId,
    ])
    expect(rows).toEqual([{ self_test: TEST }])
  })
})
