import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegistrationRequest } from '#contracts/account.ts'
import { type Accounts, buildRegistration, createAccounts, readRefusal } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BUSINESS_FIELDS, buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS, WIDGET_HOST } from '../../support/shop-hosts.ts'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
})

afterAll(() => store.close())

const findAccount = async (email: string) => {
  const { rows } = await store.db.$client.query('select * from customer_account where email = $1', [email])
  return rows[0]
}

describe('a new customer', () => {
  it('has an account that cannot be used until the link in the activation mail is opened', async () => {
    const answer = await accounts.register('Anna@Example.org')
    expect({ status: answer.status, parse: JSON.parse(answer.text) }).toEqual({
      status: 202,
      parse: { status: 'ok' },
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(await findAccount('anna@example.org')).toMatchObject({
      first_name: 'Zofia',
      last_name: 'Müller-Łuczak',
      locale: 'de',
      activated_at: null,
      password_hash: expect.stringMatching(/^\$argon2id\$/),
    })
    expect(readRefusal(await accounts.login('anna@example.org'))).toEqual([401, 'LOGIN_FAILED'])
    expect(await accounts.activate(await accounts.mailToken('ACTIVATE', 'anna@example.org'))).toBe(true)
    expect((await accounts.login('ANNA@example.org ')).status).toBe(200)
  })

  it('gets a mail in the language of the market, with a link to the same shop', async () => {
    await createAccounts(store, MARKET_HOSTS.en).register('erin@example.org', {
      attributes: { locale: ['en'] },
    })
    const [mail] = await accounts.mails('ACTIVATE', 'erin@example.org')
    expect(mail?.subject).toBe('Please confirm your email address')
    expect(mail?.text).toMatch(/http:\/\/localhost:8109\/account\/register#activate=[\w-]{22}\s/)
    expect(mail?.text).toContain('22 November 2026')
  })

  it('cannot set what only the shop may decide', async () => {
    const request = { enabled: true, groups: ['admin'], requiredActions: ['NONE'] }
    await accounts.register('boss@example.org', request)
    expect(JSON.stringify(await findAccount('boss@example.org'))).not.toMatch(/admin|NONE/)
    expect((await findAccount('boss@example.org')).activated_at).toBeNull()
  })

  it('may give an address and a payout account, which is sealed as everywhere', async () => {
    const { street, houseNumber, zip, city, country, payment } = buildSeller('de')
    await accounts.open('with@example.org', {
      Address: { street, houseNumber, addressExtra: null, zip, city, country },
      Payment: payment,
      birthDate: '1990-04-01',
    })
    const { customerId } = await accounts.identify('with@example.org')
    const { rows } = await store.db.$client.query(
      `select a.street, a.address_extra, p.id, p.payment_type, p.is_primary, p.masked_account, p.sealed_account
       from customer_address a join customer_payment_account p using (customer_id) where customer_id = $1`,
      [customerId],
    )
    expect(rows).toEqual([
      expect.objectContaining({ street, address_extra: null, payment_type: 'INVOICE', is_primary: false }),
    ])
    const { id, sealed_account, masked_account } = rows[0]
    expect(store.secret.open(sealed_account, `payout-account:${id}`)).toBe('DE89370400440532013000')
    expect(masked_account).not.toContain('37040044')
  })

  it('registers a company in the business shop and, in markets with B2B, by naming one', async () => {
    const { companyName, vatId } = BUSINESS_FIELDS
    const business = createAccounts(store, WIDGET_HOST)
    expect(readRefusal(await business.register('b1@example.org')).slice(0, 2)).toEqual([
      422,
      'INVALID_FIELDS',
    ])
    await business.register('b1@example.org', { companyName, vatId })
    await accounts.register('b2@example.org', { companyName, vatId })
    for (const email of ['b1@example.org', 'b2@example.org'])
      expect(await findAccount(email)).toMatchObject({ company_name: companyName, vat_id: vatId })
    const french = { companyName, vatId, attributes: { locale: ['fr'] as [string] } }
    await createAccounts(store, MARKET_HOSTS.fr).register('b3@example.org', french)
    expect(await findAccount('b3@example.org')).toMatchObject({ company_name: null, vat_id: null })
  })
})

describe('a registration is refused', () => {
  it.each<[string, Partial<RegistrationRequest>, unknown[]]>([
    [
      'with a common password',
      { credentials: [{ type: 'password', value: 'Passwort2026!', temporary: false }] },
      [422, 'INVALID_FIELDS', { field: 'credentials.0.value', key: 'PASSWORD_COMMON' }],
    ],
    [
      'with the shop’s name as password',
      { credentials: [{ type: 'password', value: 'Rivendo-2026', temporary: false }] },
      [422, 'INVALID_FIELDS', { field: 'credentials.0.value', key: 'PASSWORD_PERSONAL' }],
    ],
    [
      'when username and address differ',
      { username: 'other@example.org' },
      [422, 'INVALID_FIELDS', { field: 'username', key: 'USERNAME_DIFFERS' }],
    ],
    ['in a market that there is not', { attributes: { locale: ['xx'] } }, [400, 'INVALID_LOCALE']],
  ])('%s', async (_, overrides, expected) => {
    expect(readRefusal(await accounts.register('no@example.org', overrides))).toEqual(expected)
    expect(await findAccount('no@example.org')).toBeUndefined()
  })

  it.each<[string, object, string]>([
    [
      'with a temporary password',
      { credentials: [{ type: 'password', value: 'x', temporary: true }] },
      'credentials.0.temporary',
    ],
    ['without a password', { credentials: [] }, 'credentials'],
    ['with a field that nobody asks for', { customerNumber: 1 }, 'customerNumber'],
    ['with endless text', { firstName: 'x'.repeat(301) }, 'firstName'],
  ])('%s, which no form sends', async (_, overrides, field) => {
    const body = { ...buildRegistration('no@example.org'), ...overrides }
    const answer = await accounts.call('/api/account/register', { body })
    expect(readRefusal(answer)).toEqual([400, 'INVALID_REQUEST', expect.objectContaining({ field })])
  })

  it('when it is far too long', async () => {
    const body = { ...buildRegistration('no@example.org'), firstName: 'x'.repeat(20_000) }
    expect((await accounts.call('/api/account/register', { body })).status).toBe(413)
  })
})

describe('an address that has an account', () => {
  it('gets the same answer; its owner gets a mail, and nothing changes', async () => {
    await accounts.open('known@example.org')
    const before = await findAccount('known@example.org')
    const credentials: RegistrationRequest['credentials'] = [
      { type: 'password', value: 'the password of a stranger', temporary: false },
    ]
    const answers = [
      await accounts.register('known@example.org', { firstName: 'Eve', credentials }),
      await accounts.register('fresh@example.org', { firstName: 'Eve', credentials }),
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [202, '{"status":"ok"}'],
      [202, '{"status":"ok"}'],
    ])
    expect(await findAccount('known@example.org')).toEqual(before)
    const [mail] = await accounts.mails('ACCOUNT_EXISTS', 'known@example.org')
    expect(mail?.subject).toBe('Du hast schon ein Kundenkonto')
    expect(mail?.text).toContain('http://localhost:8106/account')
    expect(await accounts.mails('ACTIVATE', 'known@example.org')).toHaveLength(1)
  })

  it('gets that mail at most once an hour', async () => {
    await accounts.open('bombed@example.org')
    for (let attempt = 0; attempt < 4; attempt += 1) await accounts.register('bombed@example.org')
    expect(await accounts.mails('ACCOUNT_EXISTS', 'bombed@example.org')).toHaveLength(1)
  })

  it('that was never proven belongs to the last registration, by its own link alone', async () => {
    await accounts.register('again@example.org', { firstName: 'Eve' })
    const first = await accounts.mailToken('ACTIVATE', 'again@example.org')
    const { customerNumber } = await accounts.identify('again@example.org')
    const credentials: RegistrationRequest['credentials'] = [
      { type: 'password', value: 'a second thought of mine', temporary: false },
    ]
    await accounts.register('again@example.org', { firstName: 'Ada', credentials })
    expect(await accounts.activate(first)).toBe(false)
    expect(await accounts.activate(await accounts.mailToken('ACTIVATE', 'again@example.org'))).toBe(true)
    expect(await accounts.activate(first)).toBe(false)
    expect((await accounts.login('again@example.org')).status).toBe(401)
    expect((await accounts.login('again@example.org', 'a second thought of mine')).status).toBe(200)
    expect(await findAccount('again@example.org')).toMatchObject({
      first_name: 'Ada',
      customer_number: String(customerNumber),
    })
  })

  it('that was never proven is not flooded with mails', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await accounts.register('flood@example.org')
      await store.drain()
    }
    expect(await accounts.mails('ACTIVATE', 'flood@example.org')).toHaveLength(5)
  })

  it('that was never proven keeps its last link when no further mail is sent', async () => {
    for (let attempt = 0; attempt < 9; attempt += 1) await accounts.register('last-link@example.org')
    expect(await accounts.activate(await accounts.mailToken('ACTIVATE', 'last-link@example.org'))).toBe(true)
  })

  it('is one account, even when it is registered twice at the same moment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => accounts.register('twice@example.org')))
    const { rows } = await store.db.$client.query(
      "select from customer_account where email = 'twice@example.org'",
    )
    expect(rows).toHaveLength(1)
    expect(await accounts.activate(await accounts.mailToken('ACTIVATE', 'twice@example.org'))).toBe(true)
  })
})
