import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangePasswordRequest, Tokens } from '#contracts/account.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
})

afterAll(() => store.close())

let opened = 0

/** A new customer with an account for each test. */
async function newCustomer() {
  opened += 1
  const email = `customer${opened}@example.org`
  await accounts.open(email)
  const identity = await accounts.identify(email)
  const tokens = await accounts.signIn(email)
  return { ...identity, email, tokens }
}

type Customer = Awaited<ReturnType<typeof newCustomer>>

const isLive = async ({ refresh_token }: Tokens) => (await accounts.refresh(refresh_token)).status === 200

describe('changing the password', () => {
  const change = ({ tokens, customerId, email }: Customer, overrides: Partial<ChangePasswordRequest> = {}) =>
    accounts.changePassword(tokens.access_token, {
      password: OTHER_PASSWORD,
      userId: customerId,
      email,
      currentPassword: PASSWORD,
      ...overrides,
    })

  it('signs out other devices but not this one, and is announced by mail', async () => {
    const customer = await newCustomer()
    const other = await accounts.signIn(customer.email)
    const answer = await change(customer, { email: customer.email.toUpperCase() })
    expect({
      status: answer.status,
      text: answer.text,
      cacheControl: answer.headers['cache-control'],
    }).toEqual({ status: 204, text: '', cacheControl: 'no-store' })
    expect(await isLive(other)).toBe(false)
    expect(await isLive(customer.tokens)).toBe(true)
    expect((await accounts.login(customer.email)).status).toBe(401)
    expect((await accounts.login(customer.email, OTHER_PASSWORD)).status).toBe(200)
    const mails = await accounts.mails('PASSWORD_CHANGED', customer.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('http://localhost:8106/account/password-forgot')
  })

  it.each<[string, Partial<ChangePasswordRequest>, unknown[]]>([
    [
      'a wrong current password',
      { currentPassword: 'not my password at all' },
      [422, 'INVALID_FIELDS', { field: 'currentPassword', key: 'PASSWORD_WRONG' }],
    ],
    [
      'a short one',
      { password: 'short' },
      [422, 'INVALID_FIELDS', { field: 'password', key: 'PASSWORD_TOO_SHORT', params: { min: 10 } }],
    ],
    [
      'a common one',
      { password: 'Sonnenschein1' },
      [422, 'INVALID_FIELDS', { field: 'password', key: 'PASSWORD_COMMON' }],
    ],
    [
      'one’s own name',
      { password: 'Zofia Müller Łuczak' },
      [422, 'INVALID_FIELDS', { field: 'password', key: 'PASSWORD_PERSONAL' }],
    ],
    ['the account of somebody else', { userId: 'a0000000-0000-4000-8000-000000000000' }, [403, 'FORBIDDEN']],
    ['the address of somebody else', { email: 'else@example.org' }, [403, 'FORBIDDEN']],
  ])('is refused with %s, and changes nothing', async (_, overrides, expected) => {
    const customer = await newCustomer()
    expect(readRefusal(await change(customer, overrides))).toEqual(expected)
    expect(await isLive(customer.tokens)).toBe(true)
    expect((await accounts.login(customer.email)).status).toBe(200)
    expect(await accounts.mails('PASSWORD_CHANGED', customer.email)).toEqual([])
  })

  it.each([null, 'garbage', 'a.b.c'])('is refused with the token %j', async (token) => {
    expect(readRefusal(await accounts.changePassword(token, {}))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('is refused with an expired token', async () => {
    const customer = await newCustomer()
    store.clock.nowMs += 10 * MINUTE_MS
    expect(readRefusal(await change(customer))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('twice at the same moment succeeds once', async () => {
    const customer = await newCustomer()
    const answers = await Promise.all([
      change(customer, { password: 'the first of two at once' }),
      change(customer, { password: 'the other of two at once' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  })

  it('leaves no sign-in that was started with the old password at the same moment', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const customer = await newCustomer()
      const [login] = await Promise.all([accounts.login(customer.email), change(customer)])
      if (login.status === 200) expect(await isLive(JSON.parse(login.text))).toBe(false)
      else expect(login.status).toBe(401)
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once; all devices are signed out', async () => {
    const { email, tokens } = await newCustomer()
    expect((await accounts.forgot(email.toUpperCase())).status).toBe(204)
    const [mail] = await accounts.mails('RESET', email)
    expect(mail?.subject).toBe('Wähle ein neues Passwort')
    expect(mail?.text).toContain('60 Minuten')
    expect(mail?.text).toMatch(/http:\/\/localhost:8106\/account\/password-reset#token=[\w-]{22}\s/)
    const token = await accounts.mailToken('RESET', email)
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(204)
    expect(await isLive(tokens)).toBe(false)
    expect((await accounts.login(email)).status).toBe(401)
    expect((await accounts.login(email, OTHER_PASSWORD)).status).toBe(200)
    expect(readRefusal(await accounts.reset(token, PASSWORD))).toEqual([400, 'TOKEN_INVALID'])
    expect(await accounts.mails('PASSWORD_CHANGED', email)).toHaveLength(1)
  })

  it('gets the same answer for every address, and a mail only for customers', async () => {
    const { email } = await newCustomer()
    const answers = [await accounts.forgot(email), await accounts.forgot('nobody@example.org')]
    answers.push(await accounts.forgot('no address'), await accounts.forgot(''))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['204 ']))
    const { rows } = await store.db.$client.query(
      "select count(*)::integer as count from outbox where work_key like 'RESET:%' and created_at = $1",
      [new Date(store.clock.nowMs)],
    )
    expect(rows[0].count).toBeGreaterThan(0)
    expect(await accounts.mails('RESET', 'nobody@example.org')).toEqual([])
  })

  it('gets a mail in the language of the page, with a link to its shop', async () => {
    const { email } = await newCustomer()
    await createAccounts(store, MARKET_HOSTS.en).forgot(email, 'en')
    const [mail] = await accounts.mails('RESET', email)
    expect(mail?.subject).toBe('Choose a new password')
    expect(mail?.text).toContain('http://localhost:8109/account/password-reset#token=')
    expect(readRefusal(await accounts.forgot(email, 'xx'))).toEqual([400, 'INVALID_LOCALE'])
  })

  it('does not flood a mailbox: five mails an hour', async () => {
    const { email } = await newCustomer()
    for (let attempt = 0; attempt < 8; attempt += 1) await accounts.forgot(email)
    expect(await accounts.mails('RESET', email)).toHaveLength(5)
    store.clock.nowMs += 60 * MINUTE_MS
    await accounts.forgot(email)
    expect(await accounts.mails('RESET', email)).toHaveLength(6)
  })

  it('has a link that is valid for an hour', async () => {
    const { email } = await newCustomer()
    await accounts.forgot(email)
    const token = await accounts.mailToken('RESET', email)
    store.clock.nowMs += 60 * MINUTE_MS
    expect(readRefusal(await accounts.reset(token, OTHER_PASSWORD))).toEqual([400, 'TOKEN_INVALID'])
    await accounts.forgot(email)
    store.clock.nowMs += 50 * MINUTE_MS
    const [late] = await accounts.mails('RESET', email)
    expect(late?.text).toContain('10 Minuten')
    expect((await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)).status).toBe(204)
  })

  it.each(['', 'x', 'A'.repeat(22), 'a.b.c'])('is not replaced with the token %j', async (token) => {
    expect(readRefusal(await accounts.reset(token, OTHER_PASSWORD))).toEqual([400, 'TOKEN_INVALID'])
  })

  it('is not replaced with the link of a registration, and its own link does not activate an account', async () => {
    await accounts.register('purpose@example.org')
    const activation = await accounts.mailToken('ACTIVATE', 'purpose@example.org')
    expect(readRefusal(await accounts.reset(activation, OTHER_PASSWORD))).toEqual([400, 'TOKEN_INVALID'])
    const { email } = await newCustomer()
    await accounts.forgot(email)
    expect(await accounts.activate(await accounts.mailToken('RESET', email))).toBe(false)
  })

  it('keeps its link when the new password is refused', async () => {
    const { email } = await newCustomer()
    await accounts.forgot(email)
    const token = await accounts.mailToken('RESET', email)
    expect(readRefusal(await accounts.reset(token, 'Rivendo2026'))).toEqual([
      422,
      'INVALID_FIELDS',
      { field: 'password', key: 'PASSWORD_PERSONAL' },
    ])
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(204)
  })

  it('is replaced once, even with two links, or the same link twice at the same moment', async () => {
    const { email } = await newCustomer()
    await accounts.forgot(email)
    const first = await accounts.mailToken('RESET', email)
    const answers = await Promise.all([
      accounts.reset(first, OTHER_PASSWORD),
      accounts.reset(first, PASSWORD),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    await accounts.forgot(email)
    await accounts.forgot(email)
    const [newest, older] = (await accounts.mails('RESET', email)).map(
      ({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? '',
    )
    expect((await accounts.reset(newest ?? '', OTHER_PASSWORD)).status).toBe(204)
    expect((await accounts.reset(older ?? '', OTHER_PASSWORD)).status).toBe(400)
  })

  it('of an account that was never activated proves the address as well', async () => {
    const email = 'unproven@example.org'
    const sale = store.sale(MARKET_HOSTS.de, 'de')
    const trade = await sale.trade(store.deviceId, { seller: buildSeller('de', { email }) })
    await accounts.register(email)
    await accounts.forgot(email)
    await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect((await accounts.login(email, OTHER_PASSWORD)).status).toBe(200)
    const { customerNumber } = await accounts.identify(email)
    const { rows } = await store.db.$client.query(
      'select customer_number from trade where transaction_id = $1',
      [trade.transactionId],
    )
    expect(Number(rows[0].customer_number)).toBe(customerNumber)
  })
})
