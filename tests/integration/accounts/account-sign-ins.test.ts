import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignIn, Tokens } from '#contracts/account.ts'
import type { Trade } from '#contracts/trades.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readCookie,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
})

afterAll(() => store.close())

let opened = 0

async function openAccount(): Promise<string> {
  opened += 1
  const email = `owner${opened}@example.org`
  await accounts.open(email)
  return email
}

const readTokens = ({ status, text }: Answer): Tokens => {
  expect(status).toBe(200)
  return JSON.parse(text)
}

const readSignIns = async (access: string): Promise<SignIn[]> =>
  JSON.parse((await accounts.listSignIns(access)).text).signIns

/** Sells a device as the signed-in customer. */
async function sell(email: string, access: string): Promise<Trade> {
  const lines = (await store.storeOffers()).map((offer) => ({ ...offer, quantity: 1 }))
  const seller = buildSeller('de', { email })
  const answer = await store.shop.send(MARKET_HOSTS.de, '/api/trades', {
    method: 'POST',
    body: JSON.stringify({ customer: null, lines, voucherCode: null, seller }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${access}`,
    },
  })
  return JSON.parse(answer.text)
}

const readKeyVersion = async ({ transactionId }: Pick<Trade, 'transactionId'>): Promise<number> => {
  const { rows } = await store.db.$client.query('select key_version from trade where transaction_id = $1', [
    transactionId,
  ])
  return rows[0].key_version
}

describe('an access token ends at once', () => {
  it('when its customer signs out', async () => {
    const { access_token, refresh_token } = await accounts.signIn(await openAccount())
    expect(await accounts.isOpenTo(access_token)).toBe(true)
    await accounts.logout(access_token, refresh_token)
    expect(await accounts.isOpenTo(access_token)).toBe(false)
  })

  it('when the password is reset, on every device', async () => {
    const email = await openAccount()
    const { access_token } = await accounts.signIn(email)
    await accounts.forgot(email)
    await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect(await accounts.isOpenTo(access_token)).toBe(false)
  })

  it('when the password is changed, on the other devices', async () => {
    const email = await openAccount()
    const here = await accounts.signIn(email)
    const there = await accounts.signIn(email)
    const { customerId } = await accounts.identify(email)
    const change = { password: OTHER_PASSWORD, userId: customerId, email, currentPassword: PASSWORD }
    expect((await accounts.changePassword(here.access_token, change)).status).toBe(204)
    expect(await accounts.isOpenTo(here.access_token)).toBe(true)
    expect(await accounts.isOpenTo(there.access_token)).toBe(false)
  })

  it('when a copied refresh token is noticed', async () => {
    const first = await accounts.signIn(await openAccount())
    const second = readTokens(await accounts.refresh(first.refresh_token))
    store.clock.nowMs += 11_000
    await accounts.refresh(first.refresh_token)
    expect(await accounts.isOpenTo(second.access_token)).toBe(false)
  })

  it('when the account is deleted', async () => {
    const email = await openAccount()
    const { access_token } = await accounts.signIn(email)
    const { customerId, customerNumber } = await accounts.identify(email)
    await accounts.deleteUser(access_token, { customerId, customerIdentifier: customerNumber })
    expect(await accounts.isOpenTo(access_token)).toBe(false)
  })

  it('for sales, too: a stolen token sells nothing after the sign-out', async () => {
    const email = await openAccount()
    const { access_token, refresh_token } = await accounts.signIn(email)
    await accounts.logout(access_token, refresh_token)
    expect(await sell(email, access_token)).toMatchObject({ statusCode: 401, id: 'UNAUTHENTICATED' })
  })
})

it('a sign-in that is renewed every day ends 180 days after the password was typed', async () => {
  let tokens = await accounts.signIn(await openAccount())
  const startedAtMs = store.clock.nowMs
  for (let day = 20; day < 180; day += 20) {
    store.clock.nowMs = startedAtMs + day * DAY_MS
    tokens = readTokens(await accounts.refresh(tokens.refresh_token))
  }
  store.clock.nowMs = startedAtMs + 180 * DAY_MS - MINUTE_MS
  await forgetSignIns(store.db, store.clock.nowMs)
  tokens = readTokens(await accounts.refresh(tokens.refresh_token))
  expect(await accounts.isOpenTo(tokens.access_token)).toBe(true)
  store.clock.nowMs = startedAtMs + 180 * DAY_MS
  expect(await accounts.isOpenTo(tokens.access_token)).toBe(false)
  expect((await accounts.refresh(tokens.refresh_token)).status).toBe(401)
})

describe('the list of sign-ins', () => {
  it('names device, first and last use, and the sign-in that asks', async () => {
    const email = await openAccount()
    const signedInAt = new Date(store.clock.nowMs).toISOString()
    const laptop = readTokens(await accounts.login(email, PASSWORD, { 'user-agent': FIREFOX }))
    store.clock.nowMs += MINUTE_MS
    const renewed = readTokens(await accounts.refresh(laptop.refresh_token))
    const lastUsedAt = new Date(store.clock.nowMs).toISOString()
    store.clock.nowMs += MINUTE_MS
    const phone = await accounts.signIn(email)
    const listed = await readSignIns(renewed.access_token)
    expect(listed).toHaveLength(2)
    expect(listed[1]).toEqual({
      id: expect.any(String),
      browser: 'FIREFOX',
      system: 'WINDOWS',
      signedInAt,
      lastUsedAt,
      isCurrent: true,
    })
    expect(listed[0]).toMatchObject({ browser: 'UNKNOWN', isCurrent: false })
    expect((await readSignIns(phone.access_token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  it('is closed to strangers', async () => {
    expect(readRefusal(await accounts.listSignIns(null))).toEqual([401, 'UNAUTHENTICATED'])
    expect(readRefusal(await accounts.signOutEverywhere(null))).toEqual([401, 'UNAUTHENTICATED'])
    expect(readRefusal(await accounts.endSignIn(null, crypto.randomUUID()))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('ends one of them, and nobody else’s', async () => {
    const email = await openAccount()
    const here = await accounts.signIn(email)
    const there = await accounts.signIn(email)
    const stranger = await accounts.signIn(await openAccount())
    const other = (await readSignIns(here.access_token)).find(({ isCurrent }) => !isCurrent)
    await accounts.endSignIn(stranger.access_token, other?.id ?? '')
    expect(await accounts.isOpenTo(there.access_token)).toBe(true)
    expect((await accounts.endSignIn(here.access_token, other?.id ?? '')).status).toBe(204)
    expect(await accounts.isOpenTo(there.access_token)).toBe(false)
    expect((await accounts.refresh(there.refresh_token)).status).toBe(401)
    expect(await readSignIns(here.access_token)).toHaveLength(1)
  })

  it('ends all of them, and outdates the links to the customer’s sales', async () => {
    const email = await openAccount()
    const here = await accounts.signIn(email)
    const there = await accounts.signIn(email)
    const trade = await sell(email, here.access_token)
    const version = await readKeyVersion(trade)
    expect((await accounts.signOutEverywhere(here.access_token)).status).toBe(204)
    expect(await accounts.isOpenTo(here.access_token)).toBe(false)
    expect(await accounts.isOpenTo(there.access_token)).toBe(false)
    expect(await readKeyVersion(trade)).toBe(version + 1)
  })

  it('is not needed for the links to be outdated by a new password', async () => {
    const email = await openAccount()
    const { access_token } = await accounts.signIn(email)
    const trade = await sell(email, access_token)
    const version = await readKeyVersion(trade)
    await accounts.forgot(email)
    await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect(await readKeyVersion(trade)).toBe(version + 1)
  })
})

describe('a browser that was never used for the account', () => {
  it('is announced by mail, unless it is the first one', async () => {
    const email = await openAccount()
    const first = await accounts.login(email)
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(0)
    await accounts.login(email, PASSWORD, { cookie: readCookie(first) })
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(0)
    const second = await accounts.login(email)
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(1)
    await accounts.login(email, PASSWORD, { cookie: readCookie(second) })
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(1)
  })

  it('is not announced without end, and never hidden by mails that strangers trigger', async () => {
    const email = await openAccount()
    await accounts.login(email)
    store.mailBudgets.areKept = true
    for (let mail = 0; mail < 20; mail += 1) await accounts.forgot(email)
    for (let attempt = 0; attempt < 14; attempt += 1) await accounts.login(email)
    const announced = (await accounts.mails('NEW_DEVICE', email)).length
    store.mailBudgets.areKept = false
    expect(announced).toBe(10)
  })

  it('with the cookie of someone else’s browser is a new one for this account', async () => {
    const thief = await accounts.login(await openAccount())
    const email = await openAccount()
    await accounts.login(email)
    await accounts.login(email, PASSWORD, { cookie: readCookie(thief) })
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(1)
  })

  it('is not the browser that has just chosen a new password by mail', async () => {
    const email = await openAccount()
    await accounts.login(email)
    await accounts.forgot(email)
    const reset = await accounts.reset(await accounts.mailToken('RESET', email), OTHER_PASSWORD)
    expect((await accounts.login(email, OTHER_PASSWORD, { cookie: readCookie(reset) })).status).toBe(200)
    expect(await accounts.mails('NEW_DEVICE', email)).toHaveLength(0)
  })
})

describe('strangers who guess', () => {
  const guess = (email: string) =>
    accounts.login(email, 'wrong password of theirs', { 'x-forwarded-for': '198.51.100.7' })

  it('do not keep the owner out of a browser that was used before', async () => {
    const email = await openAccount()
    const cookie = readCookie(await accounts.login(email))
    for (let attempt = 0; attempt < 8; attempt += 1) await guess(email)
    expect((await accounts.login(email)).status).toBe(429)
    expect((await accounts.login(email, PASSWORD, { cookie })).status).toBe(200)
  })

  it('do not even from the owner’s own network', async () => {
    const email = await openAccount()
    const home = { 'x-forwarded-for': '198.51.100.99' }
    const cookie = readCookie(await accounts.login(email, PASSWORD, home))
    for (let attempt = 0; attempt < 35; attempt += 1)
      await accounts.login(`neighbour${attempt}@example.org`, 'wrong password of theirs', home)
    expect((await accounts.login(email, PASSWORD, home)).status).toBe(429)
    expect((await accounts.login(email, PASSWORD, { ...home, cookie })).status).toBe(200)
  })

  it('are not helped by the owner’s sign-in: their delay stays', async () => {
    const email = await openAccount()
    const cookie = readCookie(await accounts.login(email))
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(email)
    await accounts.login(email, PASSWORD, { cookie })
    expect((await guess(email)).status).toBe(429)
  })

  it('with a stolen cookie are slowed down, too', async () => {
    const email = await openAccount()
    const cookie = readCookie(await accounts.login(email))
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await accounts.login(email, 'wrong password of theirs', { cookie })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('get no budget from a device that the owner has signed out everywhere', async () => {
    const email = await openAccount()
    const stolen = readCookie(await accounts.login(email))
    const { access_token } = await accounts.signIn(email)
    await accounts.signOutEverywhere(access_token)
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(email)
    expect((await accounts.login(email, PASSWORD, { cookie: stolen })).status).toBe(429)
  })

  it('get no budget from a device whose sign-in the owner has ended in the list', async () => {
    const email = await openAccount()
    const stolen = await accounts.login(email)
    const own = await accounts.login(email)
    const { access_token } = readTokens(own)
    const other = (await readSignIns(access_token)).find(({ isCurrent }) => !isCurrent)
    await accounts.endSignIn(access_token, other?.id ?? '')
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(email)
    const tryWith = async (answer: Answer) =>
      (await accounts.login(email, PASSWORD, { cookie: readCookie(answer) })).status
    expect({ stolen: await tryWith(stolen), own: await tryWith(own) }).toEqual({ stolen: 429, own: 200 })
  })

  it('leave the browser known that ends an earlier sign-in of its own', async () => {
    const email = await openAccount()
    const first = await accounts.login(email)
    const cookie = readCookie(first)
    const { access_token } = readTokens(await accounts.login(email, PASSWORD, { cookie }))
    const earlier = (await readSignIns(access_token)).find(({ isCurrent }) => !isCurrent)
    await accounts.endSignIn(access_token, earlier?.id ?? '')
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(email)
    expect((await accounts.login(email, PASSWORD, { cookie })).status).toBe(200)
  })

  it('get none from a cookie that they made up', async () => {
    const email = await openAccount()
    const cookie = readCookie(await accounts.login(email))
    const forged = cookie.replace(/\.[^.]+$/, `.${'A'.repeat(22)}`)
    for (let attempt = 0; attempt < 6; attempt += 1) await guess(email)
    expect((await accounts.login(email, PASSWORD, { cookie: forged })).status).toBe(429)
  })
})
