import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { LOGIN_LIMIT } from '#server/http/rate-limit.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'

const EMAIL = 'personal.zofia@example.org'
const STAYING = 'staying@example.org'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
  await accounts.open(STAYING)
})

afterAll(() => store.close())

const countRows = async (): Promise<Record<string, number>> => {
  const tables = [
    'customer_account',
    'customer_address',
    'customer_payment_account',
    'refresh_token',
    'account_token',
    'login_guard',
  ]
  const columns = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`)
  return (await store.db.$client.query(`select ${columns.join(', ')}`)).rows[0]
}

const openWithEverything = () => {
  const { street, houseNumber, zip, city, country, payment } = buildSeller('de')
  const Address = { street, houseNumber, addressExtra: null, zip, city, country }
  return accounts.open(EMAIL, { Address, Payment: payment })
}

describe('deleting an account', () => {
  it('removes it with everything that belongs to it, and ends all sign-ins', async () => {
    await accounts.signIn(STAYING)
    const before = await countRows()
    await openWithEverything()
    const { access_token, refresh_token } = await accounts.signIn(EMAIL)
    await accounts.login(EMAIL, 'wrong as it can be')
    await accounts.forgot(EMAIL)
    const token = await accounts.mailToken('RESET', EMAIL)
    const { customerId, customerNumber } = await accounts.identify(EMAIL)
    const body = { customerId, customerIdentifier: String(customerNumber) }
    const answer = await accounts.deleteUser(access_token, body)
    expect({ status: answer.status, parse: JSON.parse(answer.text) }).toEqual({
      status: 200,
      parse: { success: true },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { login_guard: _, ...after } = await countRows()
    expect(before).toMatchObject(after)
    expect((await accounts.refresh(refresh_token)).status).toBe(401)
    expect((await accounts.reset(token, OTHER_PASSWORD)).status).toBe(400)
    expect((await accounts.login(EMAIL)).status).toBe(401)
    // A retry, because the first answer was lost.
    expect(JSON.parse((await accounts.deleteUser(access_token, body)).text)).toEqual({ success: true })
    const change = { password: OTHER_PASSWORD, userId: customerId, email: EMAIL, currentPassword: PASSWORD }
    expect(readRefusal(await accounts.changePassword(access_token, change))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('leaves the address free for a new account', async () => {
    await accounts.open(EMAIL)
    expect((await accounts.login(EMAIL)).status).toBe(200)
  })

  it('is refused for someone else’s account', async () => {
    const { access_token } = await accounts.signIn(EMAIL)
    const own = await accounts.identify(EMAIL)
    const other = await accounts.identify(STAYING)
    for (const body of [
      { customerId: other.customerId, customerIdentifier: other.customerNumber },
      { customerId: own.customerId, customerIdentifier: other.customerNumber },
      { customerId: other.customerId, customerIdentifier: own.customerNumber },
    ])
      expect(readRefusal(await accounts.deleteUser(access_token, body))).toEqual([403, 'FORBIDDEN'])
    expect((await accounts.login(STAYING)).status).toBe(200)
    expect((await accounts.login(EMAIL)).status).toBe(200)
  })

  it('requires a sign-in', async () => {
    const { access_token } = await accounts.signIn(EMAIL)
    const { customerId, customerNumber } = await accounts.identify(EMAIL)
    const body = { customerId, customerIdentifier: customerNumber }
    for (const token of [null, 'x', `${access_token}x`])
      expect(readRefusal(await accounts.deleteUser(token, body))).toEqual([401, 'UNAUTHENTICATED'])
    store.clock.nowMs += 10 * MINUTE_MS
    expect(readRefusal(await accounts.deleteUser(access_token, body))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('does not send mails that were queued for a deleted account', async () => {
    await accounts.forgot(EMAIL)
    const { access_token } = await accounts.signIn(EMAIL)
    const { customerId, customerNumber } = await accounts.identify(EMAIL)
    await accounts.deleteUser(access_token, { customerId, customerIdentifier: customerNumber })
    const countMails = async () => (await store.mailbox.list()).filter(({ to }) => to === EMAIL).length
    const before = await countMails()
    await store.drain()
    expect(await countMails()).toBe(before)
    const { rows } = await store.db.$client.query("select from outbox where status <> 'done'")
    expect(rows).toEqual([])
  })
})

describe('personal data of an account', () => {
  it('is in neither the log nor the outbox, and neither are passwords and tokens', async () => {
    await openWithEverything()
    const { access_token, refresh_token } = await accounts.signIn(EMAIL)
    await accounts.refresh(refresh_token)
    await accounts.login(EMAIL, 'a wrong secret of mine')
    await accounts.register(EMAIL)
    await accounts.register(EMAIL, { Payment: { paymentTypeId: 99 } })
    await accounts.forgot(EMAIL)
    const reset = await accounts.mailToken('RESET', EMAIL)
    const activation = await accounts.mailToken('ACTIVATE', EMAIL)
    await accounts.reset(reset, OTHER_PASSWORD)
    await store.drain()
    const { rows } = await store.db.$client.query<{ row: string }>(
      "select outbox::text as row from outbox where topic = 'ACCOUNT_MAIL'",
    )
    expect(rows.length).toBeGreaterThan(3)
    const seen = JSON.stringify([store.shop.logs, store.workerLogs, rows])
    const personal = [
      'personal.zofia',
      'Zofia',
      'Müller-Łuczak',
      'Żeromskiego',
      'Łódź',
      'DE89',
      '3704 0044',
      '$argon2id',
      PASSWORD,
      OTHER_PASSWORD,
      'a wrong secret of mine',
      access_token,
      refresh_token,
      reset,
      activation,
    ]
    expect(personal.filter((text) => seen.includes(text))).toEqual([])
  })

  it('is replaced in the outbox by ids and the shop', async () => {
    const { rows } = await store.db.$client.query<{ data: Record<string, unknown> }>(
      "select data from outbox where topic = 'ACCOUNT_MAIL'",
    )
    for (const { data } of rows)
      for (const [name, value] of Object.entries(data))
        expect({ name, string: String(value) }).toEqual({
          name: expect.stringMatching(/^(customerId|tokenId|mail|market|shopUrl|browser|system)$/),
          string: expect.stringMatching(/^([0-9a-f-]{36}|[A-Z_]+|[a-z]{2}|http:\/\/localhost:\d+)$/),
        })
  })

  it('such as the token of a link is nowhere but in the mail', async () => {
    await accounts.forgot(EMAIL)
    const token = await accounts.mailToken('RESET', EMAIL)
    const { rows } = await store.db.$client.query<{ table_name: string }>(
      `select table_name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    const found: string[] = []
    for (const { table_name } of rows) {
      const statement = `select from "${table_name}" as t where position($1 in t::text) > 0 or position($2 in t::text) > 0`
      const { rowCount } = await store.db.$client.query(statement, [
        token,
        Buffer.from(token).toString('hex'),
      ])
      if (rowCount) found.push(table_name)
    }
    expect(found).toEqual(['local_mail'])
  })
})

it('too many requests are refused with 429', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  const statuses = new Set<number>()
  for (let sent = 0; sent <= LOGIN_LIMIT.max; sent += 1) {
    const answer = await accounts.call('/api/account/login', { body: {}, headers })
    statuses.add(answer.status)
  }
  expect(statuses).toEqual(new Set([400, 429]))
})
