import { randomUUID } from 'node:crypto'
import type { ActivateResult } from '#contracts/account.ts'
import type { PdpData } from '#contracts/catalogue-pages.ts'
import type { GuestAccount } from '#contracts/customers.ts'
import type { Offer, OfferRenewal } from '#contracts/offers.ts'
import {
  ACTIVATE_BY_IDENTIFIER_PATH,
  ACTIVATE_REGISTRATION_PATH,
  IDENTIFIER_HEADER,
  ONE_USE_TOKEN_HEADER,
  REGISTER_PATH,
} from '#contracts/paths/account.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import { OFFER_RENEWALS_PATH, OFFERS_PATH } from '#contracts/paths/offers.ts'
import { IDEMPOTENCY_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import type { CartDevice } from '#domain/cart/cart.ts'
import { tradeHash } from '#web/trades/trade-hash.ts'
import { buildRegistration, decodeClaims, PASSWORD, readLinkToken } from '../support/accounts.ts'
import { BEST_PHONE_ANSWERS, buildSeller } from '../support/sales.ts'
import { waitUntil } from './wait-until.ts'

interface Call {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Calls the API as the shop's pages do. */
async function call<Answer>(
  url: string,
  { method = 'POST', body, headers = {} }: Call = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`)
  return JSON.parse(text || 'null')
}

/** An offer of the German shop for a like-new iPhone, ready for a cart. */
export async function offerPhone(shopUrl: string, device = 'apple-iphone-13'): Promise<CartDevice> {
  const page = await call<{ data: PdpData }>(`${shopUrl}/produkte/${device}/_payload.json`, { method: 'GET' })
  const deviceId = page.data.device.id
  const body = { deviceId, storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS }
  const { offerId } = await call<Offer>(shopUrl + OFFERS_PATH, { body })
  const renewals = { body: { offerIds: [offerId] } }
  const { offers } = await call<{ offers: OfferRenewal[] }>(shopUrl + OFFER_RENEWALS_PATH, renewals)
  if (!offers[0]?.line) throw new Error(`The shop makes no offer for ${device}`)
  const { priceInCents, expiresAt, ...line } = offers[0].line
  return { ...line, price: priceInCents / 100, quantity: 1, expiresAtMs: Date.parse(expiresAt) }
}

/** Sells a phone as a guest in the German shop; returns the address in the mail about it. */
export async function sellPhone(shopUrl: string): Promise<{ tradeNumber: string; address: string }> {
  const { offerId } = await offerPhone(shopUrl)
  const customer = await call<GuestAccount>(shopUrl + GUEST_ACCOUNT_NUMBER_PATH, { body: {} })
  const seller = buildSeller('de', { email: `${randomUUID()}@example.org` })
  const trade = await call<Trade>(shopUrl + TRADES_PATH, {
    body: { customer, lines: [{ offerId, quantity: 1 }], voucherCode: null, seller },
    headers: { [IDEMPOTENCY_KEY_HEADER]: randomUUID() },
  })
  return { tradeNumber: trade.tradeNumber, address: `${shopUrl}/thankYou${tradeHash(trade)}` }
}

/** The token in the only mail to an address. */
async function readMailedToken(shopUrl: string, mailboxToken: string, email: string): Promise<string> {
  const read = async (path: string) => {
    const headers = { cookie: `mailbox=${mailboxToken}` }
    return (await fetch(shopUrl + path, { headers })).text()
  }
  const path = await waitUntil(`a mail to ${email}`, async () => {
    const entries = (await read('/mailbox')).split('<li>')
    return /href="([^"]+)"/.exec(entries.find((entry) => entry.includes(email)) ?? '')?.[1] ?? null
  })
  return readLinkToken({ text: await read(path) })
}

/** An activated account of the German shop. */
export async function createAccount(shopUrl: string, mailboxToken: string) {
  const email = `${randomUUID()}@example.org`
  await call(shopUrl + REGISTER_PATH, { body: buildRegistration(email) })
  const mailed = await readMailedToken(shopUrl, mailboxToken, email)
  const { token } = await call<ActivateResult>(shopUrl + ACTIVATE_REGISTRATION_PATH, {
    body: { password: PASSWORD },
    headers: { [ONE_USE_TOKEN_HEADER]: mailed },
  })
  const headers = { [IDENTIFIER_HEADER]: String(decodeClaims(token).identifier) }
  await call(shopUrl + ACTIVATE_BY_IDENTIFIER_PATH, { method: 'GET', headers })
  return { email, password: PASSWORD }
}
