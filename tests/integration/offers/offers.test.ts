import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Offer } from '#contracts/offers.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { type PriceInput, priceDevice } from '#domain/pricing/price-device.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop
let db: Database
let deviceId: number
const nowMs = Date.parse('2026-11-15T12:00:00Z')

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  shop = await startTestShop({ db, now: () => nowMs })
  const { rows } = await db.$client.query<{ device_id: number }>(
    `select device_id from device_text where language = 'de' and url = 'apple-iphone-13'`,
  )
  deviceId = rows[0]?.device_id ?? 0
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

const BEST = {
  PH_POWER: ['YES'],
  PH_LOCK: ['YES'],
  PH_SWOLLEN: ['NO'],
  PH_FUNC: ['YES'],
  PH_GLASS: ['INTACT'],
  PH_PANEL: ['CLEAN'],
  PH_BATTERY: ['GE_90'],
  PH_LIQUID: ['NO'],
  PH_PARTS: ['NEVER'],
  PH_SIMLOCK: ['NO'],
}

const buildRequest = (overrides: object = {}) => ({
  deviceId,
  storageGb: 128,
  conditionId: 4,
  answers: BEST,
  ...overrides,
})

const ask = (host: string, body: unknown) =>
  shop.send(host, '/api/offers', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const countOffers = async () => {
  const { rows } = await db.$client.query<{ count: number }>('select count(*)::integer from offer')
  return rows[0]?.count
}

interface SheetPayload {
  readonly data: {
    readonly offerSheet: Pick<PriceInput, 'rule' | 'deductionFactorBp'> & {
      readonly prices: readonly { readonly storageGb: number; readonly amountInCents: number }[]
    }
  }
}

describe.each(MARKET_IDS)('an offer in %s', (market) => {
  it('has the price that the browser computes from the same answers, in the market’s currency, for seven days', async () => {
    const answers = { ...BEST, PH_BATTERY: ['LT_80'], PH_FUNC: ['NO'], PH_DEFECTS: ['AUDIO', 'CAMERA'] }
    const { status, text } = await ask(MARKET_HOSTS[market], buildRequest({ conditionId: 3, answers }))
    expect(status).toBe(201)
    const offer = JSON.parse(text) as Offer
    const path = buildPath(MARKETS[market], 'pdp', { pdp: 'apple-iphone-13' })
    const page = await shop.get(MARKET_HOSTS[market], `${path}/_payload.json`)
    const { offerSheet } = (JSON.parse(page.text) as SheetPayload).data
    const base = offerSheet.prices.find(({ storageGb }) => storageGb === 128)?.amountInCents ?? 0
    const own = priceDevice({ ...offerSheet, baseInCents: base, conditionId: 3, answers })
    expect(own).toEqual({ kind: 'offer', breakdown: offer.breakdown })
    expect(offer.priceInCents).toBe(offer.breakdown.totalInCents)
    expect(offer.currency).toBe(MARKETS[market].currency)
    expect(offer.expiresAt).toBe('2026-11-22T12:00:00.000Z')
  })
})

it('is stored with everything that went into it', async () => {
  const { text } = await ask(WIDGET_HOST, buildRequest())
  const offer = JSON.parse(text) as Offer
  const { rows } = await db.$client.query('select * from offer where id = $1', [offer.offerId])
  expect(rows).toMatchObject([
    {
      market: 'de',
      shop_mode: 'b2bWidget',
      device_id: deviceId,
      storage_gb: 128,
      condition_id: 4,
      answers: BEST,
      breakdown: offer.breakdown,
      price_in_cents: offer.priceInCents,
      price_list_version: offer.priceListVersion,
      rule_version: offer.ruleVersion,
    },
  ])
})

it('leaves out answers that a dead phone cannot have', async () => {
  const { text } = await ask(MARKET_HOSTS.de, buildRequest({ answers: { ...BEST, PH_POWER: ['NO'] } }))
  expect(Object.keys((JSON.parse(text) as Offer).answers)).not.toContain('PH_BATTERY')
})

describe('no offer is stored for', () => {
  it.each([
    [
      'a price set by the browser',
      { priceInCents: 99_900 },
      400,
      'INVALID_REQUEST',
      'priceInCents UNKNOWN_FIELD',
    ],
    ['an unknown device', { deviceId: 999_999_999 }, 404, 'NOT_FOUND', undefined],
    ['a negative device', { deviceId: -1 }, 400, 'INVALID_REQUEST', 'deviceId FIELD_TOO_SMALL'],
    [
      'a storage that it was never sold with',
      { storageGb: 3 },
      422,
      'INVALID_FIELDS',
      'storageGb STORAGE_UNKNOWN',
    ],
    ['a sixth condition', { conditionId: 6 }, 400, 'INVALID_REQUEST', 'conditionId FIELD_TOO_BIG'],
    [
      'a missing answer',
      { answers: { ...BEST, PH_GLASS: undefined } },
      422,
      'INVALID_FIELDS',
      'answers.PH_GLASS ANSWER_MISSING',
    ],
    [
      'an unknown answer',
      { answers: { ...BEST, PH_GLASS: ['GONE'] } },
      422,
      'INVALID_FIELDS',
      'answers.PH_GLASS ANSWER_UNKNOWN',
    ],
    [
      'two answers where one is asked for',
      { answers: { ...BEST, PH_GLASS: ['BACK', 'INTACT'] } },
      422,
      'INVALID_FIELDS',
      'answers.PH_GLASS ANSWER_UNKNOWN',
    ],
    [
      'a question of another kind of device',
      { answers: { ...BEST, CO_MODDED: ['NO'] } },
      422,
      'INVALID_FIELDS',
      'answers.CO_MODDED QUESTION_UNKNOWN',
    ],
    [
      'defects that are not named',
      { answers: { ...BEST, PH_FUNC: ['NO'] } },
      422,
      'INVALID_FIELDS',
      'answers.PH_DEFECTS ANSWER_MISSING',
    ],
    [
      'a swollen battery',
      { answers: { ...BEST, PH_SWOLLEN: ['YES'] } },
      422,
      'NO_OFFER',
      'answers DANGEROUS_GOODS',
    ],
    ['a locked phone', { answers: { ...BEST, PH_LOCK: ['NO'] } }, 422, 'OFFER_BLOCKED', 'answers LOCKED'],
    ['a prototype', { answers: JSON.parse('{"__proto__":["YES"]}') }, 400, 'INVALID_REQUEST', undefined],
  ])('%s', async (_, overrides, status, id, error) => {
    const before = await countOffers()
    const answer = await ask(MARKET_HOSTS.de, buildRequest(overrides))
    const body = JSON.parse(answer.text)
    expect({ status: answer.status, id: body.id }).toEqual({ status, id })
    const named = (body.errors ?? []).map(({ field, key }: Record<string, string>) => `${field} ${key}`)
    expect(named).toEqual(error ? [error] : [])
    expect(await countOffers()).toBe(before)
  })
})
