import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { FixedVoucher, PercentVoucher } from '#domain/vouchers/voucher.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { VOUCHER_LIMIT } from '#server/http/rate-limit.ts'
import { buildCustomerKey, listCustomerKeys } from '#server/modules/vouchers/customer-key.ts'
import { endVoucher, importVouchers } from '#server/modules/vouchers/manage-vouchers.ts'
import { listUses } from '#server/modules/vouchers/vouchers.repository.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { type RequestOptions, startTestShop, type TestShop } from '../../support/test-shop.ts'

const nowMs = Date.parse('2026-11-15T12:00:00Z')

let shop: TestShop
let db: Database
let phoneOffer: string
let lensOffer: string

const TERMS = {
  currency: 'EUR',
  minTotalInCents: 0,
  categories: [],
  modes: [],
  variants: [],
  validFromMs: nowMs - DAY_MS,
  validToMs: nowMs + DAY_MS,
  perCustomer: 1,
} as const

const fixed = (code: string, overrides: Partial<FixedVoucher> = {}): FixedVoucher => ({
  ...TERMS,
  code,
  kind: 'FIXED',
  valueInCents: 1_000,
  ...overrides,
})

const percent = (code: string, overrides: Partial<PercentVoucher> = {}): PercentVoucher => ({
  ...TERMS,
  code,
  kind: 'PERCENT',
  rateBp: 1_050,
  maxValueInCents: null,
  ...overrides,
})

const VOUCHERS = [
  fixed('TEN-EUR'),
  percent('ALL-105'),
  percent('LIMITED', { maxValueInCents: 2_000 }),
  percent('LENSES', { categories: ['lenses', 'cameras'] }),
  fixed('CONSOLES', { categories: ['consoles'] }),
  fixed('FROM-600', { minTotalInCents: 60_000 }),
  fixed('TOMORROW', { validFromMs: nowMs + 1, validToMs: null }),
  fixed('LAST-YEAR', { validToMs: nowMs }),
  fixed('WIDGET', { modes: ['b2bWidget'] }),
  fixed('AUSTRIA', { variants: ['at'] }),
  fixed('ZLOTY', { currency: 'PLN', valueInCents: 4_000 }),
  fixed('LEAKED'),
]

const INSERT_OFFER = `
  insert into offer (market, shop_mode, device_id, storage_gb, condition_id, answers, breakdown, price_in_cents,
    currency, price_list_version, rule_version, created_at, expires_at)
  select $1, $2, storage.device_id, storage.storage_gb, 4, '{}', '{}', $4, list.currency, list.version, 1, $5, $6
  from device_storage as storage
  join device on device.id = storage.device_id and device.category_id = $3
  join price_list as list on list.market = $1
  limit 1
  returning id`

interface OfferFacts extends Shop {
  readonly categoryId: CategoryId
  readonly priceInCents: number
  readonly expiresAtMs: number
}

async function storeOffer(overrides: Partial<OfferFacts> = {}): Promise<string> {
  const facts: OfferFacts = {
    market: 'de',
    shopMode: 'default',
    categoryId: 'phones',
    priceInCents: 28_000,
    expiresAtMs: nowMs + DAY_MS,
    ...overrides,
  }
  const { market, shopMode, categoryId, priceInCents, expiresAtMs } = facts
  const times = [new Date(nowMs - 7 * DAY_MS), new Date(expiresAtMs)]
  const { rows } = await db.$client.query<{ id: string }>(INSERT_OFFER, [
    market,
    shopMode,
    categoryId,
    priceInCents,
    ...times,
  ])
  return rows[0]?.id ?? ''
}

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 3, onError: () => undefined })
  shop = await startTestShop({ db, now: () => nowMs, trustedProxies: ['127.0.0.1'] })
  phoneOffer = await storeOffer()
  lensOffer = await storeOffer({ categoryId: 'lenses', priceInCents: 9_900 })
  await importVouchers(db, VOUCHERS)
  await endVoucher(db, 'LEAKED', new Date(nowMs - 1))
})

afterAll(async () => {
  await shop.close()
  await db.$client.end()
})

let visitors = 0

/** Every request comes from another address, so that none is rate limited. */
const send = (host: string, options: RequestOptions) => {
  visitors += 1
  const address = `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...options.headers }
  return shop.send(host, '/api/vouchers/check', { method: 'POST', ...options, headers })
}

const cart = () => [
  { offerId: phoneOffer, quantity: 1 },
  { offerId: lensOffer, quantity: 3 },
]

async function check(host: string, code: unknown, lines: unknown = cart()) {
  const { status, text, headers } = await send(host, { body: JSON.stringify({ code, lines }) })
  return { status, headers, body: JSON.parse(text) }
}

describe('a voucher in the cart', () => {
  it.each([
    ['ten-eur ', 'TEN-EUR', 1_000],
    // 10.5 % of 280.00 + 3 × 99.00 is 60.585.
    ['ALL-105', 'ALL-105', 6_058],
    ['LIMITED', 'LIMITED', 2_000],
    ['LENSES', 'LENSES', 3_118],
  ])('typed as %j is %s and adds %d cents', async (typed, code, valueInCents) => {
    const { status, headers, body } = await check(MARKET_HOSTS.de, typed)
    expect({ status, body }).toEqual({ status: 200, body: { code, valueInCents, currency: 'EUR' } })
    expect(headers['cache-control']).toBe('no-store')
  })

  it('counts every device of a line, and accepts ids in any case', async () => {
    const lines = [{ offerId: phoneOffer.toUpperCase(), quantity: 500 }]
    expect((await check(MARKET_HOSTS.de, 'ALL-105', lines)).body.valueInCents).toBe(1_470_000)
  })

  it('works for a cart of 500 lines', async () => {
    const lines = Array.from({ length: 500 }, () => ({ offerId: phoneOffer, quantity: 500 }))
    expect((await check(MARKET_HOSTS.de, 'TEN-EUR', lines)).status).toBe(200)
  })

  it('is refused with its reason', async () => {
    const refusals = Object.fromEntries(
      await Promise.all(
        [
          'NEVER-MADE',
          'TOMORROW',
          'LAST-YEAR',
          'LEAKED',
          'CONSOLES',
          'FROM-600',
          'WIDGET',
          'AUSTRIA',
          'ZLOTY',
        ].map(async (code) => {
          const { status, body } = await check(MARKET_HOSTS.de, code)
          expect({ status, id: body.id, errorsCount: body.errors.length }).toEqual({
            status: 422,
            id: 'VOUCHER_REFUSED',
            errorsCount: 1,
          })
          return [code, body.errors[0]] as const
        }),
      ),
    )
    const refusal = (reason: string, params = {}) => ({ field: 'voucher', key: `VOUCHER_${reason}`, params })
    expect(refusals).toEqual({
      'NEVER-MADE': refusal('UNKNOWN'),
      TOMORROW: refusal('UNKNOWN'),
      'LAST-YEAR': refusal('EXPIRED', { validToMs: nowMs }),
      LEAKED: refusal('EXPIRED', { validToMs: nowMs - 1 }),
      CONSOLES: refusal('CATEGORY', { categories: 'consoles' }),
      'FROM-600': refusal('MIN', { minTotalInCents: 60_000, totalInCents: 57_700, currency: 'EUR' }),
      WIDGET: refusal('MODE'),
      AUSTRIA: refusal('MODE'),
      ZLOTY: refusal('MODE'),
    })
  })

  it('is valid in the mode, market and currency it was created for', async () => {
    const widget = await storeOffer({ shopMode: 'b2bWidget' })
    expect((await check(WIDGET_HOST, 'WIDGET', [{ offerId: widget, quantity: 1 }])).status).toBe(200)
    const austrian = await storeOffer({ market: 'at' })
    expect((await check(MARKET_HOSTS.at, 'AUSTRIA', [{ offerId: austrian, quantity: 1 }])).status).toBe(200)
    const polish = [{ offerId: await storeOffer({ market: 'pl' }), quantity: 1 }]
    const { body } = await check(MARKET_HOSTS.pl, 'ZLOTY', polish)
    expect(body).toEqual({ code: 'ZLOTY', valueInCents: 4_000, currency: 'PLN' })
    expect((await check(MARKET_HOSTS.pl, 'TEN-EUR', polish)).body.errors[0].key).toBe('VOUCHER_MODE')
  })
})

describe('an offer does not count', () => {
  const buildShop = (host: string): Shop => ({
    shopMode: host === PARTNER_HOST ? 'agan' : 'default',
    market: host === MARKET_HOSTS.at ? 'at' : 'de',
  })

  it.each([
    ['that there is not', MARKET_HOSTS.de, async () => randomUUID()],
    ['of another market', MARKET_HOSTS.at, async () => phoneOffer],
    ['of another shop mode', PARTNER_HOST, async () => phoneOffer],
    ['that has just ended', MARKET_HOSTS.de, () => storeOffer({ expiresAtMs: nowMs })],
  ])('%s', async (_, host, findOffer) => {
    const own = await storeOffer(buildShop(host))
    const lines = [own, await findOffer(), own].map((offerId) => ({ offerId, quantity: 1 }))
    const { status, body } = await check(host, 'TEN-EUR', lines)
    expect({ status, id: body.id }).toEqual({ status: 422, id: 'INVALID_FIELDS' })
    expect(body.errors).toEqual([{ field: 'lines.1.offerId', key: 'OFFER_UNKNOWN' }])
  })
})

describe('a hostile request', () => {
  const line = (overrides: object = {}) => ({ offerId: randomUUID(), quantity: 1, ...overrides })

  it.each([
    ['a price of its own', { code: 'TEN-EUR', lines: [line({ priceInCents: 99_900 })] }, 400],
    ['a customer’s address', { code: 'TEN-EUR', lines: [line()], email: 'someone@example.org' }, 400],
    ['no lines', { code: 'TEN-EUR', lines: [] }, 400],
    ['501 lines', { code: 'TEN-EUR', lines: Array.from({ length: 501 }, () => line()) }, 400],
    ['no quantity', { code: 'TEN-EUR', lines: [line({ quantity: 0 })] }, 400],
    ['a negative quantity', { code: 'TEN-EUR', lines: [line({ quantity: -1 })] }, 400],
    ['half a device', { code: 'TEN-EUR', lines: [line({ quantity: 1.5 })] }, 400],
    ['501 devices', { code: 'TEN-EUR', lines: [line({ quantity: 501 })] }, 400],
    ['an id that is none', { code: 'TEN-EUR', lines: [line({ offerId: "' or true --" })] }, 400],
    ['codes as a list', { code: ['TEN-EUR'], lines: [line()] }, 400],
    ['a pattern as code', { code: { $ne: null }, lines: [line()] }, 400],
    ['an endless code', { code: 'A'.repeat(101), lines: [line()] }, 400],
    ['no body', null, 400],
    ['more than any cart needs', { code: 'TEN-EUR', lines: [line()], padding: 'x'.repeat(41_000) }, 413],
  ])('with %s is refused', async (_, body, expected) => {
    const { status, text } = await send(MARKET_HOSTS.de, { body: JSON.stringify(body) })
    expect({ status, id: JSON.parse(text).id }).toEqual({ status: expected, id: 'INVALID_REQUEST' })
  })

  it.each(["TEN-EUR' or 'a'='a", 'TEN%', '__proto__', 'ＴＥＮ-ＥＵＲ', '💶💶💶', '   '])(
    'with the code %j finds no voucher',
    async (code) => {
      const { status, body } = await check(MARKET_HOSTS.de, code)
      expect({ status, errors: body.errors }).toEqual({
        status: 422,
        errors: [{ field: 'voucher', key: 'VOUCHER_UNKNOWN', params: {} }],
      })
    },
  )

  it('reveals nothing about a code without offers of this shop', async () => {
    const lines = [line()]
    const answers = await Promise.all(
      ['TEN-EUR', 'NO-SUCH'].map((code) => check(MARKET_HOSTS.de, code, lines)),
    )
    expect(answers[0]?.body).toEqual(answers[1]?.body)
  })

  it('that guesses codes is rate limited, and nobody else’s is', async () => {
    const guess = (code: string, address: string) =>
      send(MARKET_HOSTS.de, {
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ code, lines: cart() }),
      })
    const codes = Array.from({ length: VOUCHER_LIMIT.max }, (_, index) => `GUESS-${index}`)
    const answers = await Promise.all(codes.map((code) => guess(code, '192.0.2.7')))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
    const refused = await guess('TEN-EUR', '192.0.2.7')
    expect({ status: refused.status, id: JSON.parse(refused.text).id }).toEqual({
      status: 429,
      id: 'TOO_MANY_REQUESTS',
    })
    expect((await guess('TEN-EUR', '192.0.2.8')).status).toBe(200)
  })
})

describe('a used voucher', () => {
  const secret = createShopSecret(Buffer.from('a secret of this test'))

  const use = (code: string, email: string, [ordinal, trade]: readonly [number, number]) =>
    db.$client.query(
      'insert into voucher_use (code, customer_key, ordinal, transaction_id, used_at) values ($1, $2, $3, $4, now())',
      [code, buildCustomerKey(secret, email), ordinal, trade],
    )

  it('is counted by customer, however the address is written', async () => {
    await use('TEN-EUR', 'Ada@Example.org', [1, 9_000_001])
    const countUsesOf = async (code: string, email: string) =>
      (await listUses(db, code, listCustomerKeys(secret, email))).length
    expect(await countUsesOf('TEN-EUR', ' ada@example.ORG')).toBe(1)
    expect(await countUsesOf('TEN-EUR', 'ada+shop@example.org')).toBe(1)
    expect(await countUsesOf('TEN-EUR', 'bob@example.org')).toBe(0)
    expect(await countUsesOf('ALL-105', 'ada@example.org')).toBe(0)
  })

  it('cannot be used twice at the same moment, nor twice in one trade', async () => {
    await use('ALL-105', 'eve@example.org', [1, 9_000_002])
    await expect(use('ALL-105', 'eve@example.org', [1, 9_000_003])).rejects.toMatchObject({ code: '23505' })
    await expect(use('LENSES', 'eve@example.org', [1, 9_000_002])).rejects.toMatchObject({ code: '23505' })
  })
})
