import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tokens } from '#contracts/account.ts'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { type Accounts, createAccounts, decodeClaims, PASSWORD, readRefusal } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import type { Answer } from '../../support/test-shop.ts'

const SECOND_MS = 1_000

const EMAIL = 'zofia@example.org'

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
  await accounts.open(EMAIL)
})

afterAll(() => store.close())

const tokensIn = ({ status, text }: Answer): Tokens => {
  expect(status).toBe(200)
  return JSON.parse(text)
}

const isRefused = async (refreshToken: string): Promise<boolean> => {
  const answer = await accounts.refresh(refreshToken)
  if (answer.status === 200) return false
  expect(readRefusal(answer)).toEqual([401, expect.stringMatching(/^(UNAUTHENTICATED|SIGNED_OUT)$/)])
  return true
}

describe('signing in', () => {
  it('gives an access token for ten minutes and a refresh token', async () => {
    const answer = await accounts.login(EMAIL)
    const tokens = tokensIn(answer)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { sub, customerNumber, exp } = decodeClaims(tokens.access_token)
    expect({ customerId: sub, customerNumber }).toEqual(await accounts.identify(EMAIL))
    expect(exp).toBe((store.clock.nowMs + 10 * MINUTE_MS) / 1_000)
    expect(tokens.refresh_token).toMatch(/^[\w-]{43}$/)
  })

  it('fails the same way for a wrong password, an unknown address and an inactive account', async () => {
    await accounts.register('waiting@example.org')
    const answers = [
      await accounts.login(EMAIL, 'wrong password of mine'),
      await accounts.login('nobody@example.org'),
      await accounts.login('waiting@example.org'),
      await accounts.login('not an address'),
      await accounts.login('', ''),
    ]
    const [first] = answers
    expect(first && readRefusal(first)).toEqual([401, 'LOGIN_FAILED'])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const listHeaderNames = ({ headers }: Answer) => Object.keys(headers).toSorted().join()
    expect(new Set(answers.map(listHeaderNames)).size).toBe(1)
  })

  it.each([
    [{ username: EMAIL }, 'password'],
    [{ username: EMAIL, password: 1 }, 'password'],
    [{ username: EMAIL, password: 'x'.repeat(1_001) }, 'password'],
    [{ username: [EMAIL], password: PASSWORD }, 'username'],
    [{ username: EMAIL, password: PASSWORD, remember: true }, 'remember'],
  ])('rejects the request %j', async (body, field) => {
    const answer = await accounts.call('/api/account/login', { body })
    expect(readRefusal(answer)).toEqual([400, 'INVALID_REQUEST', expect.objectContaining({ field })])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.text).not.toContain(PASSWORD)
  })

  it.each([
    ['composed and taken apart', 'Überraschung für Łukasz', 'Überraschung für Łukasz'.normalize('NFD')],
    ['wide letters', 'ｆｕｎｎｙ ｋｅｙｂｏａｒｄ', 'funny keyboard'],
    ['other scripts', '密码안녕하세요пароль', '密码안녕하세요пароль'],
    ['pictures', '🦊🐙🌧🎈🧲🪁🥨🧦🧊🪩', '🦊🐙🌧🎈🧲🪁🥨🧦🧊🪩'],
    ['blanks around it', '  two blanks  before  ', '  two blanks  before  '],
  ])('accepts a password with %s', async (name, chosen, typed) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`
    await accounts.open(email, { credentials: [{ type: 'password', value: chosen, temporary: false }] })
    expect((await accounts.login(email, typed)).status).toBe(200)
    expect((await accounts.login(email, typed.trim().slice(1))).status).toBe(401)
  })
})

describe('strangers who sell under an address', () => {
  it('cannot keep its owner out with two sales of the same idempotency key', async () => {
    const email = 'owner@example.org'
    await accounts.open(email)
    const sale = store.sale(MARKET_HOSTS.de, 'de')
    const key = randomUUID()
    for (const _ of ['one guest', 'another guest']) {
      const offer = await sale.offer(store.deviceId)
      const request = await sale.request([offer], { seller: buildSeller('de', { email }) })
      expect((await sale.create(request, key)).status).toBe(201)
    }
    expect((await accounts.login(email)).status).toBe(200)
  })
})

describe('refreshing tokens', () => {
  it('gives new tokens, and uses up the old one', async () => {
    const first = await accounts.signIn(EMAIL)
    const second = tokensIn(await accounts.refresh(first.refresh_token))
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(decodeClaims(second.access_token)).toMatchObject(await customerClaims())
    expect(await isRefused(first.refresh_token)).toBe(true)
    expect(await isRefused(second.refresh_token)).toBe(false)
  })

  const customerClaims = async () => {
    const { customerId, customerNumber } = await accounts.identify(EMAIL)
    return { sub: customerId, customerNumber }
  }

  it.each(['', 'x', 'A'.repeat(43)])('is refused with %j', async (token) => {
    expect(await isRefused(token)).toBe(true)
  })

  it('tells a browser that was signed out elsewhere to forget what it remembers, and no other', async () => {
    const { refresh_token: first } = await accounts.signIn(EMAIL)
    const { refresh_token: second, access_token } = tokensIn(await accounts.refresh(first))
    expect(readRefusal(await accounts.refresh(first))).toEqual([401, 'UNAUTHENTICATED'])
    await accounts.logout(access_token, '')
    expect(readRefusal(await accounts.refresh(second))).toEqual([401, 'SIGNED_OUT'])
  })

  it('is refused without a token', async () => {
    expect(readRefusal(await accounts.call('/api/account/loginRefresh'))).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('with a used token ends the whole sign-in: someone has a copy', async () => {
    const { refresh_token: stolen } = await accounts.signIn(EMAIL)
    const other = await accounts.signIn(EMAIL)
    const { refresh_token: second } = tokensIn(await accounts.refresh(stolen))
    const { refresh_token: third } = tokensIn(await accounts.refresh(second))
    store.clock.nowMs += 10 * SECOND_MS + 1
    expect(await isRefused(stolen)).toBe(true)
    expect(await isRefused(third)).toBe(true)
    expect(await isRefused(second)).toBe(true)
    expect(await isRefused(other.refresh_token)).toBe(false)
  })

  it('twice within ten seconds counts as two tabs, not as theft', async () => {
    const { refresh_token: first } = await accounts.signIn(EMAIL)
    const { refresh_token: second } = tokensIn(await accounts.refresh(first))
    store.clock.nowMs += 10 * SECOND_MS
    expect(await isRefused(first)).toBe(true)
    expect(await isRefused(second)).toBe(false)
  })

  it('in two tabs at once gives one of them the next token, and the sign-in survives', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { refresh_token } = await accounts.signIn(EMAIL)
      const answers = await Promise.all(Array.from({ length: 4 }, () => accounts.refresh(refresh_token)))
      const winners = answers.filter(({ status }) => status === 200)
      expect(winners).toHaveLength(1)
      const [winner] = winners
      expect(winner && (await isRefused(JSON.parse(winner.text).refresh_token))).toBe(false)
    }
  })

  it('at the moment a theft is noticed leaves no token behind', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { refresh_token: first } = await accounts.signIn(EMAIL)
      const { refresh_token: second } = tokensIn(await accounts.refresh(first))
      store.clock.nowMs += 11 * SECOND_MS
      const [used] = await Promise.all([accounts.refresh(second), accounts.refresh(first)])
      const third = used.status === 200 ? JSON.parse(used.text).refresh_token : second
      expect(await isRefused(third)).toBe(true)
    }
  })

  it('is possible for thirty days after the last time', async () => {
    const { refresh_token: first } = await accounts.signIn(EMAIL)
    const { refresh_token: idle } = await accounts.signIn(EMAIL)
    store.clock.nowMs += 30 * DAY_MS - 1
    await forgetSignIns(store.db, store.clock.nowMs)
    const { refresh_token: second } = tokensIn(await accounts.refresh(first))
    store.clock.nowMs += 1
    expect(await isRefused(idle)).toBe(true)
    await forgetSignIns(store.db, store.clock.nowMs + 1)
    store.clock.nowMs += 29 * DAY_MS
    expect(await isRefused(second)).toBe(false)
  })

  it('on two devices is two independent sign-ins', async () => {
    const phone = await accounts.signIn(EMAIL)
    const laptop = await accounts.signIn(EMAIL)
    const { refresh_token } = tokensIn(await accounts.refresh(phone.refresh_token))
    expect((await accounts.logout(phone.access_token, refresh_token)).status).toBe(204)
    expect(await isRefused(laptop.refresh_token)).toBe(false)
  })
})

describe('signing out', () => {
  it('ends the sign-in with all its tokens', async () => {
    const first = await accounts.signIn(EMAIL)
    const second = tokensIn(await accounts.refresh(first.refresh_token))
    const answer = await accounts.logout(second.access_token, second.refresh_token)
    expect({
      status: answer.status,
      text: answer.text,
      cacheControl: answer.headers['cache-control'],
    }).toEqual({ status: 204, text: '', cacheControl: 'no-store' })
    expect(await isRefused(second.refresh_token)).toBe(true)
  })

  it('works with an expired access token, and with the refresh token alone', async () => {
    const old = await accounts.signIn(EMAIL)
    store.clock.nowMs += 20 * MINUTE_MS
    expect((await accounts.logout(old.access_token, old.refresh_token)).status).toBe(204)
    expect(await isRefused(old.refresh_token)).toBe(true)
    const other = await accounts.signIn(EMAIL)
    expect((await accounts.logout(null, other.refresh_token)).status).toBe(204)
    expect(await isRefused(other.refresh_token)).toBe(true)
  })

  it('also works with a used refresh token, and with the access token alone', async () => {
    const first = await accounts.signIn(EMAIL)
    const second = tokensIn(await accounts.refresh(first.refresh_token))
    expect((await accounts.logout(first.access_token, first.refresh_token)).status).toBe(204)
    expect(await isRefused(second.refresh_token)).toBe(true)
    const third = await accounts.signIn(EMAIL)
    expect((await accounts.logout(third.access_token, '')).status).toBe(204)
    expect(await isRefused(third.refresh_token)).toBe(true)
  })

  it('may be repeated', async () => {
    const { access_token, refresh_token } = await accounts.signIn(EMAIL)
    for (const _ of [1, 2]) expect((await accounts.logout(access_token, refresh_token)).status).toBe(204)
  })

  it('is refused without any token', async () => {
    for (const [access, refresh] of [
      [null, ''],
      ['x.y.z', 'x'],
    ] as const)
      expect(readRefusal(await accounts.logout(access, refresh))).toEqual([401, 'UNAUTHENTICATED'])
  })
})

it('tokens are stored as hashes', async () => {
  const { refresh_token } = await accounts.signIn(EMAIL)
  const { rows } = await store.db.$client.query('select refresh_token::text as row from refresh_token')
  const stored = rows.map(({ row }) => row).join()
  expect(stored).not.toContain(refresh_token)
  expect(stored).not.toContain(Buffer.from(refresh_token).toString('hex'))
  expect(stored).not.toContain(Buffer.from(refresh_token, 'base64url').toString('hex'))
})
