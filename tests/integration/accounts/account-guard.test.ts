import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { type CountedService, createCountedService, tryLogin } from '../../support/account-service.ts'
import {
  type Accounts,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  refusalOf,
  registrationOf,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

const GUESSES = 10_000
const SECOND_MS = 1_000

const OWNER = 'owner@example.org'
const HOME = '198.51.100.7'
const WRONG = 'wrong as it can be'

/** Ten thousand statements take their time on a busy machine. */
const LONG = { timeout: 240_000 }

let store: SaleShop
let accounts: Accounts
let counted: CountedService

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
  await accounts.open(OWNER)
})

beforeEach(async () => {
  counted = createCountedService(store)
  await store.db.$client.query('delete from login_guard')
})

afterAll(() => store.close())

const guess = (email: string, address: string, password = WRONG) =>
  tryLogin(counted, { email, password, address })

/** A guess every second; how many were let through to the password, and how many were sent away. */
async function attack(target: (round: number) => { readonly email: string; readonly address: string }) {
  const outcomes = new Map<string | number, number>()
  for (let round = 0; round < GUESSES; round += 1) {
    const { email, address } = target(round)
    const { outcome } = await guess(email, address)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    store.clock.nowMs += SECOND_MS
  }
  return Object.fromEntries(outcomes)
}

const addressOf = (round: number) => `10.${round >> 16}.${(round >> 8) & 255}.${round & 255}`

/** How long the owner has to wait who knows the password and tries again when he is told to. */
async function ownerWaits(): Promise<number> {
  const startedMs = store.clock.nowMs
  for (;;) {
    const { outcome, retryAfterSeconds } = await guess(OWNER, HOME, PASSWORD)
    if (outcome === 'ok') return (store.clock.nowMs - startedMs) / SECOND_MS
    expect([outcome, retryAfterSeconds > 0]).toEqual([429, true])
    store.clock.nowMs += retryAfterSeconds * SECOND_MS
  }
}

describe('10,000 guesses in three hours', () => {
  it('against one account, from one address: two dozen reach the password', LONG, async () => {
    const { refresh_token } = await accounts.signIn(OWNER)
    expect(await attack(() => ({ email: OWNER, address: '192.0.2.1' }))).toEqual({ 401: 23, 429: 9_977 })
    expect(counted.hashes.count).toBe(23)
    // Whoever is signed in notices nothing of it, and the owner gets in after a quarter of an hour at most.
    expect((await accounts.refresh(refresh_token)).status).toBe(200)
    expect(await ownerWaits()).toBeLessThanOrEqual(900)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe('ok')
  })

  it('against one account, each from another address: no more', LONG, async () => {
    const result = await attack((round) => ({ email: OWNER, address: addressOf(round) }))
    expect(result).toEqual({ 401: 23, 429: 9_977 })
    expect(await ownerWaits()).toBeLessThanOrEqual(900)
  })

  it('against 10,000 accounts, from one address: four dozen', LONG, async () => {
    const result = await attack((round) => ({ email: `a${round}@example.org`, address: '192.0.2.2' }))
    expect(result).toEqual({ 401: 48, 429: 9_952 })
    // The owner lives elsewhere.
    expect(await ownerWaits()).toBe(0)
  })
})

describe('guessing', () => {
  // Nobody learns by it which addresses have an account.
  it.each([OWNER, 'nobody@example.org'])(
    'of %s waits two seconds after five failures, then twice as long each time',
    async (email) => {
      const waits: number[] = []
      for (let failure = 1; failure <= 16; failure += 1) {
        expect((await guess(email, HOME)).outcome).toBe(401)
        const next = failure < 5 ? { outcome: 401, retryAfterSeconds: 0 } : await guess(email, HOME)
        expect(next.outcome).toBe(failure < 5 ? 401 : 429)
        waits.push(next.retryAfterSeconds)
        store.clock.nowMs += next.retryAfterSeconds * SECOND_MS
      }
      expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900])
      expect(counted.hashes.count).toBe(16)
    },
  )

  it('with many at once is counted one by one: five reach the password', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => guess(OWNER, HOME)))
    expect(outcomes.filter(({ outcome }) => outcome === 401)).toHaveLength(5)
    expect(outcomes.filter(({ outcome }) => outcome === 429)).toHaveLength(195)
    expect(counted.hashes.count).toBe(5)
  })

  it('is not forgotten by a restart, nor by another process', async () => {
    for (let failure = 0; failure < 5; failure += 1) await guess(OWNER, HOME)
    counted = createCountedService(store)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe(429)
    expect(refusalOf(await accounts.login(OWNER)).slice(0, 2)).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number((await accounts.login(OWNER)).headers['retry-after'])).toBe(2)
  })

  it('is forgotten when the owner signs in, and after a quiet day', async () => {
    for (let failure = 0; failure < 4; failure += 1) await guess(OWNER, HOME)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe('ok')
    for (let failure = 0; failure < 5; failure += 1) expect((await guess(OWNER, HOME)).outcome).toBe(401)
    expect((await guess(OWNER, HOME)).outcome).toBe(429)
    store.clock.nowMs += DAY_MS + 1
    for (let failure = 0; failure < 5; failure += 1) expect((await guess(OWNER, HOME)).outcome).toBe(401)
  })

  it('cannot be started anew by signing in to an account of one’s own', async () => {
    await accounts.open('thief@example.org')
    for (let round = 0; round < 29; round += 1) {
      expect((await guess(`victim${round}@example.org`, HOME)).outcome).toBe(401)
      expect((await guess('thief@example.org', HOME, PASSWORD)).outcome).toBe('ok')
    }
    expect((await guess('victim30@example.org', HOME)).outcome).toBe(401)
    expect((await guess('thief@example.org', HOME, PASSWORD)).outcome).toBe(429)
  })

  it('counts for the network of an IPv6 address', async () => {
    for (let round = 0; round < 30; round += 1)
      await guess(`v${round}@example.org`, `2001:db8:1:2::${round + 1}`)
    expect((await guess('v99@example.org', '2001:db8:1:2:ffff::1')).outcome).toBe(429)
    expect((await guess('v99@example.org', '2001:db8:1:3::1')).outcome).toBe(401)
  })

  it('ends for the owner who chooses a new password by mail, at once', async () => {
    for (let failure = 0; failure < 5; failure += 1) await guess(OWNER, HOME)
    await accounts.forgot(OWNER)
    expect((await accounts.reset(await accounts.mailToken('RESET', OWNER), OTHER_PASSWORD)).status).toBe(204)
    expect((await guess(OWNER, HOME, OTHER_PASSWORD)).outcome).toBe('ok')
    await accounts.forgot(OWNER)
    await accounts.reset(await accounts.mailToken('RESET', OWNER), PASSWORD)
  })

  it('of whoever is signed in is counted apart: strangers at the door do not keep the owner from a new password', async () => {
    const { access_token } = await accounts.signIn(OWNER)
    const { customerId } = await accounts.identify(OWNER)
    const change = (currentPassword: string) =>
      accounts.changePassword(access_token, {
        password: OTHER_PASSWORD,
        userId: customerId,
        email: OWNER,
        currentPassword,
      })
    for (let failure = 0; failure < 5; failure += 1) await guess(OWNER, HOME)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe(429)
    for (let failure = 0; failure < 5; failure += 1)
      expect(refusalOf(await change(WRONG))).toEqual([
        422,
        'INVALID_FIELDS',
        { field: 'currentPassword', key: 'PASSWORD_WRONG' },
      ])
    const blocked = await change(PASSWORD)
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '2'])
    store.clock.nowMs += 2 * SECOND_MS
    expect((await change(PASSWORD)).status).toBe(204)
  })
})

describe('mails to strangers', () => {
  const forget = (address: string, { service } = counted) =>
    service.forgotPassword({ email: OWNER, lang: 'de' }, { address, shopUrl: 'http://localhost:8106' }).then(
      () => 'ok',
      ({ statusCode, retryAfterSeconds }) => [statusCode, retryAfterSeconds],
    )

  it('are sixty an hour from one address, for all processes together and after a restart', async () => {
    for (let count = 0; count < 60; count += 1) expect(await forget('192.0.2.9')).toBe('ok')
    store.clock.nowMs += 600 * SECOND_MS
    expect(await forget('192.0.2.9', createCountedService(store))).toEqual([429, 3_000])
    expect(await forget(HOME)).toBe('ok')
    store.clock.nowMs += 3_000 * SECOND_MS
    expect(await forget('192.0.2.9')).toBe('ok')
  })
})

describe('the same work is done', () => {
  it('for a wrong password, an unknown address and an account that is not activated', async () => {
    await accounts.register('waiting@example.org')
    for (const [email, password] of [
      [OWNER, WRONG],
      ['nobody@example.org', WRONG],
      ['waiting@example.org', WRONG],
      ['waiting@example.org', PASSWORD],
      ['no address at all', WRONG],
    ] as const) {
      counted.hashes.count = 0
      expect((await guess(email, HOME, password)).outcome).toBe(401)
      expect([email, counted.hashes.count]).toEqual([email, 1])
    }
  })

  it('for a registration with a new address and with one that has an account', async () => {
    const shop = { shopMode: 'default', market: 'de' } as const
    for (const email of ['brand-new@example.org', OWNER]) {
      counted.hashes.count = 0
      await counted.service.register({
        shop,
        caller: { address: HOME, shopUrl: 'http://localhost:8106' },
        request: registrationOf(email),
      })
      expect([email, counted.hashes.count]).toEqual([email, 1])
    }
  })

  it('a sign-in that breaks off is not counted as a guess', async () => {
    const busy = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(`busy${index}@example.org`, addressOf(index))),
    )
    const sentAway = busy.flatMap(({ outcome }, index) => (outcome === 503 ? [index] : []))
    expect(sentAway.length).toBeGreaterThan(0)
    const { rows } = await store.db.$client.query(
      'select sum(failures)::integer as failures from login_guard',
    )
    expect(rows[0].failures).toBe(2 * (30 - sentAway.length))
  })
})
