import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tokens } from '#contracts/account.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import type { Answer } from '../../support/test-shop.ts'

const EMAIL = 'zofia@example.org'
const IBAN = 'DE89 3704 0044 0532 0130 00'
const FOREIGN_IBAN = 'DE02 1203 0000 0000 2020 51'

let store: SaleShop
let accounts: Accounts
let customerId: string
let customerNumber: number

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
  await accounts.open(EMAIL)
  ;({ customerId, customerNumber } = await accounts.identify(EMAIL))
})

afterAll(() => store.close())

interface SensitiveCall {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

const iris = () => ({
  customerIri: `/api/customers/customers/${customerId}`,
  peopleIri: `/api/customers/people/${customerId}`,
})

const rename = (firstName: string, lastName: string): SensitiveCall => ({
  method: 'PATCH',
  path: '/api/customers/people',
  body: { ...iris(), address: { firstName, lastName } },
})

const changeBank = (accountHolder: string, iban: string, paymentId = ''): SensitiveCall => ({
  method: 'PATCH',
  path: '/api/customers/bank_accounts',
  body: { payment: { paymentId, accountHolder, iban } },
})

const sensitiveCalls = (): readonly SensitiveCall[] => [
  changeBank('Zofia Müller-Łuczak', IBAN),
  {
    method: 'PATCH',
    path: '/api/customers/paypal_accounts',
    body: { paypalAccount: { paymentId: '', email: 'thief@example.net' } },
  },
  {
    method: 'POST',
    path: '/api/customers/customer_payment_accounts',
    body: {
      bankAccount: { accountHolder: 'Zofia Müller-Łuczak', iban: IBAN },
      paypalAccount: null,
      paymentType: 'INVOICE',
      isPrimary: false,
      customer: iris().customerIri,
    },
  },
  rename('Eve', 'Thief'),
  { method: 'GET', path: '/api/customers/data_export' },
  {
    method: 'DELETE',
    path: '/api/customers/customers',
    body: { customerId, customerIdentifier: String(customerNumber) },
  },
  {
    method: 'DELETE',
    path: '/api/account/deleteUser',
    body: { customerId, customerIdentifier: String(customerNumber) },
  },
]

const send = (
  { access_token }: Pick<Tokens, 'access_token'>,
  { method, path, body }: SensitiveCall,
  proof?: string,
): Promise<Answer> =>
  accounts.call(path, {
    method,
    body,
    headers: { authorization: `Bearer ${access_token}`, ...(proof && { 'x-step-up': proof }) },
  })

const prove = async ({ access_token }: Tokens, password = PASSWORD): Promise<string> =>
  JSON.parse((await accounts.stepUp(access_token, password)).text).stepUpToken

const countPayouts = async () =>
  (await store.db.$client.query('select from customer_payment_account where customer_id = $1', [customerId]))
    .rowCount

describe('a stolen access token', () => {
  it('changes no payout account and no name, exports nothing and deletes nothing', async () => {
    const tokens = await accounts.signIn(EMAIL)
    for (const call of sensitiveCalls()) {
      const answer = await send(tokens, call)
      expect({ path: call.path, refusal: readRefusal(answer) }).toEqual({
        path: call.path,
        refusal: [403, 'STEP_UP_REQUIRED'],
      })
    }
    expect(await countPayouts()).toBe(0)
    expect(await accounts.isOpenTo(tokens.access_token)).toBe(true)
  })

  it('cannot rename the customer so that a foreign bank account passes', async () => {
    const tokens = await accounts.signIn(EMAIL)
    await send(tokens, changeBank('Zofia Müller-Łuczak', IBAN), await prove(tokens))
    expect((await send(tokens, rename('Eve', 'Thief'))).status).toBe(403)
    expect((await send(tokens, changeBank('Eve Thief', FOREIGN_IBAN))).status).toBe(403)
    const { rows } = await store.db.$client.query('select account_holder from customer_payment_account')
    expect(rows).toEqual([{ account_holder: 'Zofia Müller-Łuczak' }])
  })

  it('is not helped by the proof of another sign-in', async () => {
    const owner = await accounts.signIn(EMAIL)
    const thief = await accounts.signIn(EMAIL)
    const answer = await send(thief, changeBank('Zofia Müller-Łuczak', FOREIGN_IBAN), await prove(owner))
    expect(readRefusal(answer)).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  it('is not helped by the proof of another customer', async () => {
    await accounts.open('thief@example.org')
    const thief = await accounts.signIn('thief@example.org')
    const owner = await accounts.signIn(EMAIL)
    const answer = await send(owner, changeBank('Zofia Müller-Łuczak', FOREIGN_IBAN), await prove(thief))
    expect(readRefusal(answer)).toEqual([403, 'STEP_UP_REQUIRED'])
  })
})

describe('a proof of the password', () => {
  it('opens what it is for', async () => {
    const tokens = await accounts.signIn(EMAIL)
    const proof = await prove(tokens)
    const { bankAccount } = JSON.parse(
      (await send(tokens, { method: 'GET', path: '/api/customers/bank_accounts' })).text,
    )
    const change = changeBank('Zofia Müller-Łuczak', FOREIGN_IBAN, bankAccount.paymentId)
    expect((await send(tokens, change, proof)).status).toBe(200)
    expect((await send(tokens, rename('Zofia Maria', 'Müller-Łuczak'), proof)).status).toBe(200)
    expect((await send(tokens, rename('Zofia', 'Müller-Łuczak'), proof)).status).toBe(200)
  })

  it('is not needed to send the name that is stored already, nor for a birth date', async () => {
    const tokens = await accounts.signIn(EMAIL)
    const birth = { ...iris(), birthDate: '1990-04-01' }
    expect((await send(tokens, rename('Zofia', 'Müller-Łuczak'))).status).toBe(200)
    const answer = await send(tokens, { method: 'PATCH', path: '/api/customers/people', body: birth })
    expect(answer.status).toBe(200)
  })

  it('lasts ten minutes', async () => {
    const tokens = await accounts.signIn(EMAIL)
    const proof = await prove(tokens)
    store.clock.nowMs += 10 * MINUTE_MS
    const renewed: Tokens = JSON.parse((await accounts.refresh(tokens.refresh_token)).text)
    const answer = await send(renewed, changeBank('Zofia Müller-Łuczak', IBAN), proof)
    expect(readRefusal(answer)).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  it('ends with the sign-in', async () => {
    const tokens = await accounts.signIn(EMAIL)
    const proof = await prove(tokens)
    await accounts.logout(tokens.access_token, tokens.refresh_token)
    const answer = await send(tokens, changeBank('Zofia Müller-Łuczak', IBAN), proof)
    expect(readRefusal(answer)).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is no access token, and an access token is no proof', async () => {
    const tokens = await accounts.signIn(EMAIL)
    expect(await accounts.isOpenTo(await prove(tokens))).toBe(false)
    const answer = await send(tokens, changeBank('Zofia Müller-Łuczak', IBAN), tokens.access_token)
    expect(readRefusal(answer)).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  it('is refused with a wrong password, and guessing is slowed down per sign-in', async () => {
    const tokens = await accounts.signIn(EMAIL)
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(readRefusal(await accounts.stepUp(tokens.access_token, OTHER_PASSWORD))).toEqual([
        422,
        'INVALID_FIELDS',
        { field: 'password', key: 'PASSWORD_WRONG' },
      ])
    expect((await accounts.stepUp(tokens.access_token)).status).toBe(429)
    const other = await accounts.signIn(EMAIL)
    expect((await accounts.stepUp(other.access_token)).status).toBe(200)
  })

  it('is for signed-in customers only', async () => {
    expect(readRefusal(await accounts.stepUp(null))).toEqual([401, 'UNAUTHENTICATED'])
  })
})
