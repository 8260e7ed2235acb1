import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { createAccessTokens } from '#server/secrets/access-tokens.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createSignedTokens } from '#server/secrets/signed-tokens.ts'
import { callWith, createCustomer, type TestCustomer } from '../../support/customers.ts'
import { listCalls } from '../../support/list-calls.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de

/** Customer calls that need no sign-in. */
const OPEN = new Set(['POST /api/customers/guest_account_number'])

/** Account calls that need a sign-in, with a body that would be accepted. */
const ACCOUNT_CALLS: Readonly<Record<string, (customer: TestCustomer) => object>> = {
  'POST /api/account/changePassword': ({ customerId, email }) => ({
    userId: customerId,
    email,
    currentPassword: 'the old one',
    password: 'a new one that is long',
  }),
  'DELETE /api/account/deleteUser': ({ customerId, customerNumber }) => ({
    customerId,
    customerIdentifier: String(customerNumber),
  }),
}

const ADDRESS = {
  street: 'Weg',
  houseNumber: '1',
  addressExtra: '',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}
const BANK = { accountHolder: 'Zofia Müller-Łuczak', iban: 'DE89370400440532013000' }

let store: SaleShop
let owner: TestCustomer
let stranger: TestCustomer

/** A customer with every resource there is. */
async function createOwner(): Promise<TestCustomer> {
  const customer = await createCustomer(store)
  const { call, iri: customerIri, peopleIri } = customer
  await call('PATCH', '/api/customers/addresses', { address: ADDRESS })
  await call('PATCH', '/api/customers/bank_accounts', { payment: BANK })
  await call('PATCH', '/api/customers/paypal_accounts', { paypalAccount: { email: 'purse@example.net' } })
  await call('POST', '/api/customers/phone_contacts', { phone: '030 123456', customerIri })
  await call('PATCH', '/api/customers/people', { peopleIri, customerIri, birthDate: '1990-04-01' })
  return customer
}

beforeAll(async () => {
  store = await startSaleShop()
  owner = await createOwner()
  stranger = await createOwner()
})

afterAll(() => store.close())

const listCustomerCalls = (): string[] =>
  listCalls(store.shop.app.fastify)
    .filter((call) => call.includes(' /api/customers/') && !OPEN.has(call))
    .toSorted()

function ask(call: string, token: string | null, body?: unknown) {
  const [method = '', path = ''] = call.split(' ')
  return callWith(store, { host: HOST, method, path, token, body })
}

describe('a call for signed-in customers', () => {
  it('is every call below /api/customers, except the guest’s', () => {
    expect(listCustomerCalls()).toEqual([
      'DELETE /api/customers/customers',
      'GET /api/customers/addresses',
      'GET /api/customers/bank_accounts',
      'GET /api/customers/customers',
      'GET /api/customers/data_export',
      'GET /api/customers/paypal_accounts',
      'GET /api/customers/trade_history',
      'HEAD /api/customers/addresses',
      'HEAD /api/customers/bank_accounts',
      'HEAD /api/customers/customers',
      'HEAD /api/customers/paypal_accounts',
      'HEAD /api/customers/trade_history',
      'PATCH /api/customers/addresses',
      'PATCH /api/customers/bank_accounts',
      'PATCH /api/customers/paypal_accounts',
      'PATCH /api/customers/people',
      'PATCH /api/customers/phone_contacts',
      'POST /api/customers/customer_payment_accounts',
      'POST /api/customers/phone_contacts',
    ])
    expect(listCalls(store.shop.app.fastify)).toEqual(expect.arrayContaining(Object.keys(ACCOUNT_CALLS)))
  })

  /** Tokens that prove nothing about the caller. */
  const invalidTokens: Readonly<Record<string, () => Promise<string | null>>> = {
    none: async () => null,
    garbage: async () => 'not.a.token',
    'a changed one': async () => owner.token.replace(/.{10}$/, 'AAAAAAAAAA'),
    'one without a signature': async () => {
      const [, claims] = owner.token.split('.')
      return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
    },
    'one of another shop': () => {
      const secret = createShopSecret(Buffer.from('a secret of another shop'))
      return createAccessTokens(createSignedTokens(secret, () => store.clock.nowMs)).sign(owner)
    },
    'one for something else': () =>
      createSignedTokens(store.secret, () => store.clock.nowMs).sign({
        audience: 'activation',
        lifetimeMs: MINUTE_MS,
        claims: { sub: owner.customerId, customerNumber: owner.customerNumber, sid: owner.familyId },
      }),
    'one that names no sign-in': () =>
      createSignedTokens(store.secret, () => store.clock.nowMs).sign({
        audience: 'account',
        lifetimeMs: MINUTE_MS,
        claims: { sub: owner.customerId, customerNumber: owner.customerNumber },
      }),
    'one of a sign-in that never was': () =>
      createAccessTokens(createSignedTokens(store.secret, () => store.clock.nowMs)).sign({
        ...owner,
        familyId: randomUUID(),
      }),
    'one of someone else’s sign-in': () =>
      createAccessTokens(createSignedTokens(store.secret, () => store.clock.nowMs)).sign({
        ...owner,
        familyId: stranger.familyId,
      }),
    'an expired one': () => {
      const before = () => store.clock.nowMs - 10 * MINUTE_MS
      return createAccessTokens(createSignedTokens(store.secret, before)).sign(owner)
    },
  }

  it.each(Object.keys(invalidTokens))('is refused with 401, token: %s', async (kind) => {
    const token = (await invalidTokens[kind]?.()) ?? null
    const seen = await owner.view()
    const calls = [
      ...listCustomerCalls().map((call) => [call, undefined] as const),
      ...Object.entries(ACCOUNT_CALLS).map(([call, bodyFor]) => [call, bodyFor(owner)] as const),
    ]
    const answers = await Promise.all(
      calls.map(async ([call, body]) => {
        const { status, headers } = await ask(call, token, body)
        return [call, status, headers['cache-control']]
      }),
    )
    expect(answers).toEqual(calls.map(([call]) => [call, 401, 'no-store']))
    expect(await owner.view()).toEqual(seen)
  })

  it('gives all of them the same answer', async () => {
    const { text } = await ask('GET /api/customers/customers', null)
    expect(JSON.parse(text)).toMatchObject({ statusCode: 401, id: 'UNAUTHENTICATED' })
  })
})

/** For every call that names a resource: requests of the stranger that name the owner's. */
async function foreignBodies(): Promise<Readonly<Record<string, readonly object[]>>> {
  const theirs = await owner.view()
  const mine = { customerIri: stranger.iri, peopleIri: stranger.peopleIri }
  const account = { bankAccount: BANK, paypalAccount: null, paymentType: 'INVOICE', isPrimary: false }
  const { customerId, customerNumber } = stranger
  return {
    'PATCH /api/customers/addresses': [
      { address: { ...ADDRESS, '@id': theirs.address?.['@id'] } },
      { address: { ...ADDRESS, '@id': `/api/customers/addresses/${randomUUID()}` } },
      { address: { ...ADDRESS, '@id': '' } },
    ],
    'PATCH /api/customers/bank_accounts': [
      { payment: { ...BANK, paymentId: theirs.bankAccount?.paymentId } },
      { payment: { ...BANK, paymentId: theirs.bankAccount?.['@id'] } },
      { payment: { ...BANK, paymentId: (await stranger.view()).paypalAccount?.paymentId } },
      { payment: { ...BANK, paymentId: 'x' } },
    ],
    'PATCH /api/customers/paypal_accounts': [
      { paypalAccount: { email: 'a@example.org', paymentId: theirs.paypalAccount?.paymentId } },
      { paypalAccount: { email: 'a@example.org', paymentId: theirs.bankAccount?.paymentId } },
    ],
    'PATCH /api/customers/people': [
      { ...mine, peopleIri: owner.peopleIri, birthDate: '1980-01-01' },
      { ...mine, customerIri: owner.iri, birthDate: '1980-01-01' },
    ],
    'PATCH /api/customers/phone_contacts': [
      { phone: '', phoneIri: theirs.phoneContact?.['@id'], customerIri: stranger.iri },
      { phone: '', phoneIri: (await stranger.view()).phoneContact?.['@id'], customerIri: owner.iri },
    ],
    'POST /api/customers/customer_payment_accounts': [
      { ...account, customer: owner.iri },
      { ...account, customer: owner.customerId },
    ],
    'POST /api/customers/phone_contacts': [{ phone: '030 999999', customerIri: owner.iri }],
    'DELETE /api/customers/customers': [
      { customerId: owner.customerId, customerIdentifier: String(owner.customerNumber) },
      { customerId, customerIdentifier: String(owner.customerNumber) },
      { customerId: owner.customerId, customerIdentifier: customerNumber },
    ],
  }
}

describe('what belongs to another customer', () => {
  it('is not found by any call that changes something, and stays as it is', async () => {
    const bodies = await foreignBodies()
    expect(Object.keys(bodies).toSorted()).toEqual(
      listCustomerCalls().filter((call) => !/^(GET|HEAD) /.test(call)),
    )
    const before = { owner: await owner.view(), stranger: await stranger.view() }
    for (const [call, requests] of Object.entries(bodies))
      for (const body of requests) {
        const [method = '', path = ''] = call.split(' ')
        const { status, text } = await stranger.call(method, path, body)
        expect({ call, body, status, id: JSON.parse(text).id }).toEqual({
          call,
          body,
          status: 404,
          id: 'NOT_FOUND',
        })
      }
    expect({ owner: await owner.view(), stranger: await stranger.view() }).toEqual(before)
  })

  it('is in no answer', async () => {
    const theirs = await owner.view()
    const secrets = [
      theirs.customerId,
      theirs.email,
      String(theirs.customerNumber),
      theirs.address?.['@id'],
      theirs.phoneContact?.['@id'],
      theirs.bankAccount?.paymentId,
      theirs.paypalAccount?.paymentId,
    ]
    for (const call of listCustomerCalls().filter((name) => name.startsWith('GET '))) {
      const [method = '', path = ''] = call.split(' ')
      const { status, text } = await stranger.call(method, path)
      expect({ call, status, secrets: secrets.filter((secret) => text.includes(secret ?? '?')) }).toEqual({
        call,
        status: 200,
        secrets: [],
      })
    }
  })

  it('is not deleted by the account calls either', async () => {
    for (const [call, bodyFor] of Object.entries(ACCOUNT_CALLS)) {
      const [method = '', path = ''] = call.split(' ')
      const { status } = await stranger.call(method, path, bodyFor(owner))
      expect({ call, hasMatch: [403, 404].includes(status) }).toEqual({ call, hasMatch: true })
    }
    expect((await owner.view()).customerId).toBe(owner.customerId)
  })
})

describe('the number in a token', () => {
  it('grants nothing: the number of the account counts', async () => {
    const tokens = createAccessTokens(createSignedTokens(store.secret, () => store.clock.nowMs))
    const { customerId, familyId } = stranger
    const token = await tokens.sign({ customerId, familyId, customerNumber: owner.customerNumber })
    const { text } = await ask('GET /api/customers/customers', token)
    expect(JSON.parse(text).customerNumber).toBe(stranger.customerNumber)
  })
})
