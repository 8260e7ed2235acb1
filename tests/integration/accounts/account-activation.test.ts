import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RegistrationRequest } from '#contracts/account.ts'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import {
  type Accounts,
  createAccounts,
  decodeClaims,
  OTHER_PASSWORD,
  PASSWORD,
  readLinkToken,
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

const findAccount = async (email: string) => {
  const { rows } = await store.db.$client.query('select * from customer_account where email = $1', [email])
  return rows[0]
}

describe('between the two calls of an activation', () => {
  const begin = async (email: string): Promise<string> => {
    const token = await accounts.mailToken('ACTIVATE', email)
    const answer = await accounts.activateRegistration(token, PASSWORD)
    return String(decodeClaims(JSON.parse(answer.text).token).identifier)
  }
  const finish = async (identifier: string): Promise<boolean> =>
    JSON.parse((await accounts.activateByIdentifier(identifier)).text).activated
  const asThief: Partial<RegistrationRequest> = {
    credentials: [{ type: 'password', value: OTHER_PASSWORD, temporary: false }],
  }

  it('a stranger registers the address again: the owner’s identifier activates nothing of theirs', async () => {
    await accounts.register('hijacked@example.org')
    const identifier = await begin('hijacked@example.org')
    await accounts.register('hijacked@example.org', { firstName: 'Eve', ...asThief })
    expect(await finish(identifier)).toBe(false)
    expect((await findAccount('hijacked@example.org')).activated_at).toBeNull()
    expect((await accounts.login('hijacked@example.org', OTHER_PASSWORD)).status).toBe(401)
  })

  it('the account is activated by its newest link, and the old identifier has no part in it', async () => {
    await accounts.register('renewed@example.org')
    const old = await begin('renewed@example.org')
    await accounts.register('renewed@example.org')
    const identifier = await begin('renewed@example.org')
    expect(await finish(identifier)).toBe(true)
    expect(await finish(old)).toBe(false)
    expect(await finish(identifier)).toBe(true)
  })

  it('both happen at the same moment: what is activated is what the identifier was issued for', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const email = `race${attempt}@example.org`
      await accounts.register(email)
      const identifier = await begin(email)
      const [isActivated] = await Promise.all([
        finish(identifier),
        accounts.register(email, { firstName: 'Eve', ...asThief }),
      ])
      const { first_name, activated_at } = await findAccount(email)
      expect({ isActivated, isActive: activated_at !== null, first_name }).toEqual({
        isActivated,
        isActive: isActivated,
        first_name: isActivated ? 'Zofia' : 'Eve',
      })
      expect((await accounts.login(email, OTHER_PASSWORD)).status).toBe(401)
    }
  })
})

describe('activation', () => {
  let bodies = 0
  const activateResult = async (token: string) =>
    JSON.parse((await accounts.activateRegistration(token)).text)

  it('needs a token', async () => {
    const answer = await accounts.call('/api/account/activateRegistration')
    expect({ status: answer.status, message: JSON.parse(answer.text).message }).toEqual({
      status: 400,
      message: 'Token is missing from activateResult',
    })
  })

  it.each(['x', 'a.b.c', 'AAAAAAAAAAAAAAAAAAAAAA', '%00'])('does nothing with %j', async (token) => {
    expect(await activateResult(token)).toEqual({ token: '', activated: false })
  })

  it('exchanges the mail’s token for a signed one, whose identifier activates the account', async () => {
    await accounts.register('steps@example.org')
    const token = await accounts.mailToken('ACTIVATE', 'steps@example.org')
    const result = await activateResult(token)
    expect(result).toEqual({ token: expect.any(String), activated: false })
    // Checking doesn't use up the token: a browser that lost the answer may ask again.
    const { identifier } = decodeClaims((await activateResult(token)).token)
    expect((await findAccount('steps@example.org')).activated_at).toBeNull()
    const answer = await accounts.activateByIdentifier(String(identifier))
    expect({ status: answer.status, parse: JSON.parse(answer.text) }).toEqual({
      status: 200,
      parse: { activated: true },
    })
    expect((await findAccount('steps@example.org')).activated_at).toEqual(new Date(store.clock.nowMs))
    expect(await activateResult(token)).toEqual({ token: expect.any(String), activated: true })
    expect(JSON.parse((await accounts.activateByIdentifier(String(identifier))).text)).toEqual({
      activated: true,
    })
  })

  it.each([
    ['nothing', undefined, ''],
    ['empty JSON', 'application/json', ''],
    ['an empty object', 'application/json', '{}'],
    ['null', 'application/json', 'null'],
    ['an empty form', 'application/x-www-form-urlencoded', ''],
  ])('takes %s for a body: the token is in the header', async (_, contentType, body) => {
    const email = `empty-${bodies++}@example.org`
    await accounts.register(email)
    const answer = await store.shop.send(MARKET_HOSTS.de, '/api/account/activateRegistration', {
      method: 'POST',
      headers: {
        'x-token': await accounts.mailToken('ACTIVATE', email),
        ...(contentType && { 'content-type': contentType }),
      },
      body,
    })
    expect({ status: answer.status, result: JSON.parse(answer.text) }).toEqual({
      status: 200,
      result: { token: expect.stringMatching(/./), activated: false },
    })
  })

  it('refuses a body that is neither empty nor JSON', async () => {
    const answer = await store.shop.send(MARKET_HOSTS.de, '/api/account/activateRegistration', {
      method: 'POST',
      headers: { 'x-token': 'x', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=x',
    })
    expect({ status: answer.status, id: JSON.parse(answer.text).id }).toEqual({
      status: 415,
      id: 'INVALID_REQUEST',
    })
  })

  it('refuses an identifier that the shop has not issued', async () => {
    await accounts.register('guess@example.org')
    const token = await accounts.mailToken('ACTIVATE', 'guess@example.org')
    const identifier = String(decodeClaims((await activateResult(token)).token).identifier)
    const { customerId } = await accounts.identify('guess@example.org')
    for (const guess of [
      '',
      customerId,
      token,
      identifier.slice(0, -1),
      `${identifier}x`,
      identifier.split('.')[0] ?? '',
    ])
      expect(JSON.parse((await accounts.activateByIdentifier(guess)).text)).toEqual({ activated: false })
    expect((await findAccount('guess@example.org')).activated_at).toBeNull()
  })

  it('is not triggered by a HEAD request', async () => {
    await accounts.register('head@example.org')
    const { token } = await activateResult(await accounts.mailToken('ACTIVATE', 'head@example.org'))
    const headers = { 'x-identifier': String(decodeClaims(token).identifier) }
    await accounts.call('/api/activateCustomerByIdentifier', { method: 'HEAD', headers })
    expect((await findAccount('head@example.org')).activated_at).toBeNull()
  })

  it('does not sign anyone in: the signed token is no access token', async () => {
    await accounts.register('mixed@example.org')
    const { token } = await activateResult(await accounts.mailToken('ACTIVATE', 'mixed@example.org'))
    const answer = await accounts.deleteUser(token, { customerId: 'x', customerIdentifier: 'x' })
    expect(readRefusal(answer)).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('expires after seven days, and the account is deleted', async () => {
    await accounts.register('late@example.org')
    const token = await accounts.mailToken('ACTIVATE', 'late@example.org')
    store.clock.nowMs += 7 * DAY_MS - 1
    await forgetSignIns(store.db, store.clock.nowMs)
    expect(await activateResult(token)).toMatchObject({ token: expect.stringMatching(/./) })
    store.clock.nowMs += 1
    expect(await activateResult(token)).toEqual({ token: '', activated: false })
    store.clock.nowMs += 1
    await forgetSignIns(store.db, store.clock.nowMs)
    expect(await findAccount('late@example.org')).toBeUndefined()
    expect(await findAccount('steps@example.org')).toBeDefined()
    expect((await accounts.register('late@example.org')).status).toBe(202)
  })

  it('sends no mail once its link has expired', async () => {
    await accounts.register('slow@example.org')
    store.clock.nowMs += 8 * DAY_MS
    expect(await accounts.mails('ACTIVATE', 'slow@example.org')).toEqual([])
    const { rows } = await store.db.$client.query(
      "select distinct status from outbox where topic = 'ACCOUNT_MAIL'",
    )
    expect(rows.map(({ status }) => status)).not.toContain('dead')
  })
})

describe('an address registered by a stranger', () => {
  const email = 'owner@example.org'
  const Address = {
    street: 'Fremde Gasse',
    houseNumber: '1',
    addressExtra: '',
    zip: '10115',
    city: 'Berlin',
    country: 'DE',
  }
  const Payment = { paymentTypeId: 13, accountHolder: 'Zofia Müller-Łuczak', iban: 'DE89370400440532013000' }
  const countRows = async (table: string) => {
    const { customerId } = await accounts.identify(email)
    const { rows } = await store.db.$client.query(
      `select count(*)::int as count from ${table} where customer_id = $1`,
      [customerId],
    )
    return rows[0].count
  }

  it('is not activated by its owner, who doesn’t know the password', async () => {
    await accounts.register(email, { Address, Payment })
    const token = await accounts.mailToken('ACTIVATE', email)
    const answer = await accounts.activateRegistration(token, 'what the owner always takes')
    expect(readRefusal(answer)).toEqual([
      422,
      'INVALID_FIELDS',
      expect.objectContaining({ field: 'password', key: 'PASSWORD_WRONG' }),
    ])
    const { token: signed } = JSON.parse((await accounts.activateRegistration(token, PASSWORD)).text)
    expect(decodeClaims(signed)).toMatchObject({ identifier: expect.any(String), email })
  })

  it('allows guessing the password by the link no faster than at sign-in', async () => {
    await accounts.register('guessed@example.org')
    const token = await accounts.mailToken('ACTIVATE', 'guessed@example.org')
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await accounts.activateRegistration(token, `guess number ${guess}`)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await accounts.login('guessed@example.org')).status).toBe(429)
  })

  it('belongs to its owner after a password reset, without the stranger’s payout account', async () => {
    expect(await countRows('customer_address')).toEqual(1)
    expect(await countRows('customer_payment_account')).toEqual(1)
    await accounts.forgot(email)
    expect((await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)).status).toBe(204)
    expect(await countRows('customer_address')).toEqual(0)
    expect(await countRows('customer_payment_account')).toEqual(0)
    expect((await accounts.login(email)).status).toBe(401)
    await accounts.signIn(email, OTHER_PASSWORD)
  })
})

describe('a registration with a payout account', () => {
  const Payment = { paymentTypeId: 13, accountHolder: 'Zofia Müller-Łuczak', iban: 'DE89370400440532013000' }
  const hasPayout = async (email: string) => {
    const { customerId } = await accounts.identify(email)
    const { rowCount } = await store.db.$client.query(
      'select from customer_payment_account where customer_id = $1',
      [customerId],
    )
    return rowCount === 1
  }

  it.each([
    ['keeps it when activated with its password', 'kept@example.org', PASSWORD, true],
    ['loses it when activated without: a stranger may have registered', 'lost@example.org', undefined, false],
  ])('%s', async (_, email, password, isKept) => {
    await accounts.register(email, { Payment })
    const token = await accounts.mailToken('ACTIVATE', email)
    expect(await accounts.activate(token, password)).toBe(true)
    expect(await hasPayout(email)).toBe(isKept)
  })

  it('keeps one that its owner has entered since, when the link is followed again', async () => {
    await accounts.register('again@example.org', { Payment })
    const token = await accounts.mailToken('ACTIVATE', 'again@example.org')
    await accounts.activate(token, PASSWORD)
    expect(await accounts.activate(token)).toBe(true)
    expect(await hasPayout('again@example.org')).toBe(true)
  })
})

describe('sales without an account', () => {
  const readCustomerNumber = async ({ transactionId }: Trade) => {
    const { rows } = await store.db.$client.query(
      'select customer_number from trade where transaction_id = $1',
      [transactionId],
    )
    return Number(rows[0]?.customer_number)
  }
  const sell = (email: string) =>
    store.sale(MARKET_HOSTS.de, 'de').trade(store.deviceId, { seller: buildSeller('de', { email }) })

  it('join the account when the address is proven, and not before', async () => {
    const trade = await sell('Seller@example.org')
    const other = await sell('other@example.org')
    await accounts.register('seller@example.org')
    const { customerNumber } = await accounts.identify('seller@example.org')
    const token = await accounts.mailToken('ACTIVATE', 'seller@example.org')
    await accounts.activateRegistration(token)
    expect(await readCustomerNumber(trade)).toBe(trade.customerNumber)
    await accounts.activate(token)
    expect(await readCustomerNumber(trade)).toBe(customerNumber)
    expect(await readCustomerNumber(other)).toBe(other.customerNumber)
  })

  it('also join it at the next sign-in, but never from another account', async () => {
    await accounts.open('first@example.org')
    await accounts.open('second@example.org')
    const trade = await sell('first@example.org')
    const { customerNumber } = await accounts.identify('first@example.org')
    await accounts.login('first@example.org', 'not the right password')
    expect(await readCustomerNumber(trade)).toBe(trade.customerNumber)
    await accounts.signIn('first@example.org')
    expect(await readCustomerNumber(trade)).toBe(customerNumber)
    await store.db.$client.query('update trade_seller set email = $1 where transaction_id = $2', [
      'second@example.org',
      trade.transactionId,
    ])
    await accounts.signIn('second@example.org')
    expect(await readCustomerNumber(trade)).toBe(customerNumber)
  })
})

it('the link of a mail is the same at every attempt to send it', async () => {
  await accounts.register('retry@example.org')
  const [first] = await accounts.mails('ACTIVATE', 'retry@example.org')
  await store.db.$client.query("update outbox set status = 'waiting' where work_key = $1", [first?.id])
  await store.db.$client.query('delete from local_mail where id = $1', [first?.id])
  const [second] = await accounts.mails('ACTIVATE', 'retry@example.org')
  expect(second && first && readLinkToken(second) === readLinkToken(first)).toBe(true)
})
