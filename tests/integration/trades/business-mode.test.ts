import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer } from '#contracts/offers.ts'
import {
  LIST_NAMES_PATH,
  LIST_OFFERS_PATH,
  LIST_QUOTES_PATH,
  LIST_ROWS_PATH,
  LIST_TEXT_TYPE,
} from '#contracts/paths/offers.ts'
import { hasBusinessMode } from '#domain/markets/business-mode.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { SHOP_MODES, type ShopMode } from '#domain/markets/shop-mode.ts'
import { MARKETS } from '#markets/markets.ts'
import { createAccounts } from '../../support/accounts.ts'
import { parseLines } from '../../support/lists.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS, BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

interface Visit {
  readonly language: MarketId
  readonly shopMode: ShopMode
  /** What the visitor gets: the business shop is German, whatever language is stored. */
  readonly market: MarketId
  readonly isBusiness: boolean
}

const VISITS: readonly Visit[] = MARKET_IDS.flatMap((language) =>
  SHOP_MODES.map((shopMode) => ({
    language,
    shopMode,
    market: shopMode === 'b2bWidget' ? 'de' : language,
    isBusiness: shopMode === 'b2bWidget',
  })),
)

/** At the cap, one unit above it, and twice the cap, in the currency of the offers. */
const TOTALS_IN_CENTS = [500_000, 500_100, 1_000_000]

const HOSTS: Readonly<Record<ShopMode, string>> = {
  default: MARKET_HOSTS.de,
  b2bWidget: WIDGET_HOST,
  agan: PARTNER_HOST,
}

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const post = ({ language, shopMode }: Visit, path: string, body: unknown): Promise<Answer> =>
  store.shop.send(HOSTS[shopMode], path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      cookie: `locale=${language}`,
    },
    body: JSON.stringify(body),
  })

async function sell(visit: Visit, priceInCents: number, asBusiness: boolean): Promise<Answer> {
  const { market, shopMode } = visit
  const offers = await store.storeOffers({ market, shopMode, priceInCents })
  const guest = await post(visit, '/api/customers/guest_account_number', {})
  return post(visit, '/api/trades', {
    customer: JSON.parse(guest.text) as GuestAccount,
    lines: offers.map(({ offerId }) => ({ offerId, quantity: 1 })),
    voucherCode: null,
    acceptRule: null,
    seller: buildSeller(market, asBusiness ? BUSINESS_FIELDS : {}),
  })
}

describe.each(VISITS)('a visitor with $language in mode $shopMode', (visit) => {
  const { language, shopMode, market, isBusiness } = visit

  it(`gets the market ${market}`, async () => {
    const { status, text } = await store.shop.get(HOSTS[shopMode], '/', { cookie: `locale=${language}` })
    expect(status).toBe(200)
    expect(text).toContain(`<html lang="${MARKETS[market].locale}" data-mode="${shopMode}">`)
  })

  it(`gets offers in ${MARKETS[market].currency}`, async () => {
    const { deviceId } = store
    const answers = BEST_PHONE_ANSWERS
    const { status, text } = await post(visit, '/api/offers', {
      deviceId,
      storageGb: 128,
      conditionId: 4,
      answers,
    })
    expect(status).toBe(201)
    expect((JSON.parse(text) as Offer).currency).toBe(MARKETS[market].currency)
  })

  it.each(TOTALS_IN_CENTS)('sells %i cents, or hears about the cap', async (total) => {
    const { status, text } = await sell(visit, total, isBusiness)
    const isRefused = isBusiness && total > 500_000
    expect({ status, id: JSON.parse(text).id }).toEqual(
      isRefused ? { status: 422, id: 'B2B_CAP_EXCEEDED' } : { status: 201, id: undefined },
    )
  })

  it(`${isBusiness ? 'has to name a company and its VAT id' : 'sells as a person, whatever is typed'}`, async () => {
    const { status, text } = await sell(visit, 28_000, !isBusiness)
    const fields = (JSON.parse(text).errors ?? []).map(({ field }: { field: string }) => field)
    expect({ status, fields }).toEqual({
      status: 422,
      fields: isBusiness ? ['seller.companyName', 'seller.vatId'] : ['seller.birthDate'],
    })
  })

  it(`can ${isBusiness ? '' : 'not '}request an individual offer`, async () => {
    const offers = await store.storeOffers({ market, shopMode, priceInCents: 600_000 })
    const { status } = await post(visit, '/api/individual-offers', {
      companyName: BUSINESS_FIELDS.companyName,
      contactPerson: 'Zofia Muster',
      email: 'zofia@example.org',
      phone: '',
      message: '',
      lines: offers.map(({ offerId }) => ({ offerId, quantity: 1 })),
    })
    expect(status).toBe(isBusiness ? 201 : 404)
  })
})

describe.each(VISITS)('a list of a visitor with $language in mode $shopMode', (visit) => {
  const { language, shopMode, market, isBusiness } = visit
  const takesLists = hasBusinessMode(MARKETS[market])
  const sendList = (path: string) =>
    store.shop.send(HOSTS[shopMode], path, {
      method: 'POST',
      headers: { 'content-type': LIST_TEXT_TYPE, cookie: `locale=${language}` },
      body: 'Apple iPhone 13;128 GB;A;2',
    })

  it(`is ${takesLists ? 'priced in euros' : 'not priced'}`, async () => {
    const { status, text } = await sendList(LIST_QUOTES_PATH)
    const [start] = takesLists ? parseLines(text) : []
    expect({ status, start }).toEqual(
      takesLists
        ? { status: 200, start: { kind: 'start', rows: 1, currency: 'EUR' } }
        : { status: 404, start: undefined },
    )
    expect((await sendList(LIST_ROWS_PATH)).status).toBe(takesLists ? 200 : 404)
  })

  it(`is ${isBusiness ? '' : 'not '}sold`, async () => {
    const line = { deviceId: store.deviceId, storageGb: 128, conditionId: 4, quantity: 2 }
    const { status } = await post(visit, LIST_OFFERS_PATH, {
      lines: [{ ...line, answers: BEST_PHONE_ANSWERS }],
    })
    const refusal = takesLists ? 403 : 404
    expect(status).toBe(isBusiness ? 201 : refusal)
  })

  it('has its names matched in the language of the shop', async () => {
    expect((await post(visit, LIST_NAMES_PATH, { names: ['iPhone 13'] })).status).toBe(200)
  })
})

describe('the business shop', () => {
  it('offers no language but its own', async () => {
    const { text } = await store.shop.get(WIDGET_HOST, '/kontakt', { cookie: 'locale=pl' })
    expect(text).not.toContain('name="locale"')
  })

  it('keeps the stored choice for the other shops of the same machine', async () => {
    const { headers } = await store.shop.get(WIDGET_HOST, '/', { cookie: 'locale=pl' })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('registers no account in a language that it lacks', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const answer = await createAccounts(store, WIDGET_HOST).register('pl@example.org', {
      companyName,
      vatId,
      attributes: { locale: ['pl'] },
    })
    expect({ status: answer.status, id: JSON.parse(answer.text).id }).toEqual({
      status: 400,
      id: 'INVALID_LOCALE',
    })
  })
})
