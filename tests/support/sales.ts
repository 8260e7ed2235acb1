import { randomUUID } from 'node:crypto'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer } from '#contracts/offers.ts'
import type { Trade, TradeRequest } from '#contracts/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Answer, TestShop } from './test-shop.ts'

/** Answers that do not lower the price of a phone. */
export const BEST_PHONE_ANSWERS = {
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

/** Accounts that pass every check but belong to nobody. */
const EXAMPLE_IBANS: Readonly<Record<MarketId, string>> = {
  at: 'AT61 1904 3002 3457 3201',
  de: 'DE89 3704 0044 0532 0130 00',
  en: 'DE89 3704 0044 0532 0130 00',
  es: 'ES91 2100 0418 4502 0005 1332',
  fr: 'FR14 2004 1010 0505 0001 3M02 606',
  it: 'IT60 X054 2811 1010 0000 0123 456',
  pl: 'PL61 1090 1014 0000 0712 1981 2874',
}

/** A private seller in the market, as typed into the form. */
export const buildSeller = (
  market: MarketId,
  overrides: Partial<TradeRequest['seller']> = {},
): TradeRequest['seller'] => ({
  email: 'Zofia.Muster@example.org',
  firstName: 'Zofia',
  lastName: 'Müller-Łuczak',
  companyName: '',
  vatId: '',
  street: 'Żeromskiego Straße',
  houseNumber: '12a',
  addressExtra: '',
  zip: MARKETS[market].zipExample,
  city: 'Łódź an der Spree',
  country: MARKETS[market].countries[0] ?? '',
  phone: '',
  birthDate: '1990-04-01',
  payment: {
    paymentTypeId: 13,
    accountHolder: 'Zofia Müller-Łuczak',
    iban: EXAMPLE_IBANS[market],
    paypalAccount: '',
  },
  ownsDevices: true,
  acceptsTerms: true,
  ...overrides,
})

/** What a business adds to a seller. The VAT id is an official example. */
export const BUSINESS_FIELDS = { companyName: 'Muster Technik GmbH', vatId: 'DE136695976', birthDate: '' }

/** A trade that a guest requests. */
export type GuestTradeRequest = TradeRequest & { readonly customer: GuestAccount }

const post = (
  shop: TestShop,
  host: string,
  call: { path: string; body: unknown; key?: string },
): Promise<Answer> =>
  shop.send(host, call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(call.key ? { 'idempotency-key': call.key } : {}) },
    body: JSON.stringify(call.body),
  })

/** The steps of a sale on one host, through the API. */
export function createSale(shop: TestShop, host: string, market: MarketId) {
  const sale = {
    post: (path: string, body: unknown, key?: string) =>
      post(shop, host, { path, body, ...(key ? { key } : {}) }),
    async offer(deviceId: number, overrides: object = {}): Promise<Offer> {
      const body = { deviceId, storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS, ...overrides }
      return JSON.parse((await sale.post('/api/offers', body)).text)
    },
    async guest(): Promise<GuestAccount> {
      return JSON.parse((await sale.post('/api/customers/guest_account_number', {})).text)
    },
    async request(
      offers: readonly Pick<Offer, 'offerId'>[],
      overrides: Partial<GuestTradeRequest> = {},
    ): Promise<GuestTradeRequest> {
      return {
        customer: await sale.guest(),
        lines: offers.map(({ offerId }) => ({ offerId, quantity: 1 })),
        voucherCode: null,
        acceptRule: null,
        seller: buildSeller(market),
        ...overrides,
      }
    },
    create: (request: unknown, key: string = randomUUID()) => sale.post('/api/trades', request, key),
    async trade(deviceId: number, overrides: Partial<GuestTradeRequest> = {}): Promise<Trade> {
      const request = await sale.request([await sale.offer(deviceId)], overrides)
      return JSON.parse((await sale.create(request)).text)
    },
  }
  return sale
}

/** The id of a device by its German URL. */
export async function findDeviceId(
  db: {
    readonly $client: { query(text: string, values: unknown[]): Promise<{ rows: { device_id: number }[] }> }
  },
  url = 'apple-iphone-13',
): Promise<number> {
  const text = `select device_id from device_text where language = 'de' and url = $1`
  const { rows } = await db.$client.query(text, [url])
  if (!rows[0]) throw new Error(`There is no ${url}`)
  return rows[0].device_id
}
