import { randomUUID } from 'node:crypto'
import type { Customer } from '#contracts/customer-resources.ts'
import { CUSTOMERS_PATH, PEOPLE_PATH } from '#contracts/paths/customers.ts'
import { STEP_UP_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { TradeRequest } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { createStepUpProofs } from '#server/modules/step-up/step-up-proofs.ts'
import { type CustomerSession, createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import type { SaleShop } from './sale-shop.ts'
import { buildSeller } from './sales.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

export interface CustomerFacts {
  readonly locale: MarketId
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly vatId: string | null
}

/** A signed-in customer. */
export interface TestCustomer {
  readonly customerId: string
  readonly customerNumber: number
  readonly email: string
  readonly token: string
  readonly iri: string
  readonly peopleIri: string
  readonly familyId: string
  /** Calls the API as the customer, on a host of their market, with the password just repeated. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  callWithoutStepUp(method: string, path: string, body?: unknown): Promise<Answer>
  /** Proves the customer, with the password just repeated. */
  buildHeaders(): Promise<Record<string, string>>
  /** Sells offers; one of the shop's phones by default. */
  sell(overrides?: Partial<TradeRequest>, key?: string): Promise<Answer>
  /** Everything the shop shows customers about themselves. */
  view(): Promise<Customer>
  /** The same customer with a fresh access token, because the first one expires after ten minutes. */
  signInAgain(): Promise<TestCustomer>
}

const INSERT_ACCOUNT = `
  with number as (insert into customer (created_at) values ($1) returning customer_number)
  insert into customer_account (customer_number, email, password_hash, locale, first_name, last_name, company_name,
    vat_id, activated_at, password_changed_at, created_at)
  select customer_number, $2, 'none', $3, $4, $5, $6, $7, $1, $1, $1 from number
  returning customer_id, customer_number`

interface Identity {
  readonly customerId: string
  readonly customerNumber: number
  readonly email: string
  readonly locale: MarketId
}

/** Starts a sign-in as the sign-in form does. */
async function insertSignIn(
  { db, clock }: Pick<SaleShop, 'db' | 'clock'>,
  { customerId, familyId = randomUUID() }: { readonly customerId: string; readonly familyId?: string },
): Promise<string> {
  const [at, expiresAt] = [new Date(clock.nowMs), new Date(clock.nowMs + 30 * DAY_MS)]
  await db.$client.query(
    `insert into customer_sign_in
       (family_id, customer_id, device_id, browser, system, created_at, last_used_at, expires_at)
     values ($1, $2, $3, 'UNKNOWN', 'UNKNOWN', $4, $4, $5)`,
    [familyId, customerId, randomUUID(), at, expiresAt],
  )
  return familyId
}

const signToken = ({ secret, clock }: SaleShop, session: CustomerSession): Promise<string> =>
  createAccessTokens(createSignedTokens(secret, () => clock.nowMs)).sign(session)

/** The proof that a customer has just repeated the password. */
const proveStepUp = ({ secret, clock }: SaleShop, session: CustomerSession): Promise<string> =>
  createStepUpProofs(createSignedTokens(secret, () => clock.nowMs)).issue({ kind: 'account', ...session })

/** Calls the shop with or without a bearer token. */
export function callWith(
  store: SaleShop,
  call: {
    host: string
    method: string
    path: string
    token: string | null
    body?: unknown
    stepUp?: string
  },
): Promise<Answer> {
  const { host, method, path, token, stepUp } = call
  const bearer = token === null ? {} : { authorization: `Bearer ${token}` }
  const authorization = stepUp === undefined ? bearer : { ...bearer, [STEP_UP_HEADER]: stepUp }
  if (call.body === undefined) return store.shop.send(host, path, { method, headers: { ...authorization } })
  const body = JSON.stringify(call.body)
  // Unlike browsers, Node sends no Content-Length with the body of a DELETE unless told to.
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { ...authorization, ...length, 'content-type': 'application/json' }
  return store.shop.send(host, path, { method, headers, body })
}

async function signIn(store: SaleShop, identity: Identity): Promise<TestCustomer> {
  const { customerId, customerNumber, email } = identity
  const session = { customerId, customerNumber, familyId: await insertSignIn(store, { customerId }) }
  const token = await signToken(store, session)
  const host = MARKET_HOSTS[identity.locale]
  const customer: TestCustomer = {
    customerId,
    customerNumber,
    email,
    token,
    iri: `${CUSTOMERS_PATH}/${customerId}`,
    peopleIri: `${PEOPLE_PATH}/${customerId}`,
    familyId: session.familyId,
    call: async (method, path, body) =>
      callWith(store, { host, method, path, token, body, stepUp: await proveStepUp(store, session) }),
    buildHeaders: async () => ({
      authorization: `Bearer ${token}`,
      [STEP_UP_HEADER]: await proveStepUp(store, session),
    }),
    callWithoutStepUp: (method, path, body) => callWith(store, { host, method, path, token, body }),
    async sell(overrides = {}, key = randomUUID()) {
      const lines = (await store.storeOffers({ market: identity.locale })).map((offer) => ({
        ...offer,
        quantity: 1,
      }))
      const seller = buildSeller(identity.locale, { email })
      const body = JSON.stringify({ customer: null, lines, voucherCode: null, seller, ...overrides })
      const headers = { 'content-type': 'application/json', 'idempotency-key': key }
      return store.shop.send(host, TRADES_PATH, {
        method: 'POST',
        body,
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    },
    view: async () => JSON.parse((await customer.call('GET', CUSTOMERS_PATH)).text),
    signInAgain: () => signIn(store, identity),
  }
  return customer
}

let made = 0

/** A signed-in customer with an activated account, without address, phone or payout accounts. */
export async function createCustomer(
  store: SaleShop,
  facts: Partial<CustomerFacts> = {},
): Promise<TestCustomer> {
  const { locale = 'de', firstName = 'Zofia', lastName = 'Müller-Łuczak' } = facts
  const { companyName = null, vatId = null } = facts
  made += 1
  const email = `customer-${made}@example.org`
  const values = [new Date(store.clock.nowMs), email, locale, firstName, lastName, companyName, vatId]
  const { rows } = await store.db.$client.query<{ customer_id: string; customer_number: string }>(
    INSERT_ACCOUNT,
    values,
  )
  if (!rows[0]) throw new Error('No account was created')
  const { customer_id: customerId, customer_number } = rows[0]
  return signIn(store, { customerId, customerNumber: Number(customer_number), email, locale })
}
