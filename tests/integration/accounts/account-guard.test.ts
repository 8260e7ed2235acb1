import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  buildCaller,
  type CountedService,
  createCountedService,
  tryLogin,
} from '../../support/account-service.ts'
import {
  type Accounts,
  buildRegistration,
  createAccounts,
  OTHER_PASSWORD,
  PASSWORD,
  readRefusal,
} from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

const GUESSES = 10_000
const SECOND_MS = 1_000

const OWNER = 'owner@example.org'
const HOME = '198.51.100.7'
const WRONG = 'wrong as it can be'

/** Ten thousand statements are slow on a busy machine. */
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

/** Guesses once a second; counts how many reached the password check and how many were refused. */
async function attack(target: (attempt: number) => { readonly email: string; readonly address: string }) {
  const outcomes = new Map<string | number, number>()
  for (let attempt = 0; attempt < GUESSES; attempt += 1) {
    const { email, address } = target(attempt)
    const { outcome } = await guess(email, address)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    store.clock.nowMs += SECOND_MS
  }
  return Object.fromEntries(outcomes)
}

const buildAddress = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** How long an owner who knows the password has to wait, retrying whenever allowed. */
async function ownerWaits(): Promise<number> {
  const startedMs = store.clock.nowMs
  for (;;) {
    const { outcome, retryAfterSeconds } = await guess(OWNER, HOME, PASSWORD)
    if (outcome === 'ok') return (store.clock.nowMs - startedMs) / SECOND_MS
    expect({ outcome, retryAfterSeconds: retryAfterSeconds > 0 }).toEqual({
      outcome: 429,
      retryAfterSeconds: true,
    })
    store.clock.nowMs += retryAfterSeconds * SECOND_MS
  }
}

describe('10,000 guesses in three hours', () => {
  it('against one account, from one address: two dozen reach the password check', LONG, async () => {
    const { refresh_token } = await accounts.signIn(OWNER)
    expect(await attack(() => ({ email: OWNER, address: '192.0.2.1' }))).toEqual({ 401: 23, 429: 9_977 })
    expect(counted.hashes.count).toBe(23)
    // Signed-in customers notice nothing, and the owner gets in after a quarter of an hour at most.
    expect((await accounts.refresh(refresh_token)).status).toBe(200)
    expect(await ownerWaits()).toBeLessThanOrEqual(900)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe('ok')
  })

  it('against one account, each from another address: no more than that', LONG, async () => {
    const result = await attack((attempt) => ({ email: OWNER, address: buildAddress(attempt) }))
    expect(result).toEqual({ 401: 23, 429: 9_977 })
    expect(await ownerWaits()).toBeLessThanOrEqual(900)
  })

  it('against 10,000 accounts, from one address: four dozen', LONG, async () => {
    const result = await attack((attempt) => ({ email: `a${attempt}@example.org`, address: '192.0.2.2' }))
    expect(result).toEqual({ 401: 48, 429: 9_952 })
    // The owner signs in from another address.
    expect(await ownerWaits()).toBe(0)
  })
})

describe('guessing', () => {
  // Guessing doesn't reveal which addresses have an account.
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

  it('many at once is counted one by one: five reach the password check', async () => {
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => guess(OWNER, HOME)))
    expect(outcomes.filter(({ outcome }) => outcome === 401)).toHaveLength(5)
    expect(outcomes.filter(({ outcome }) => outcome === 429)).toHaveLength(195)
    expect(counted.hashes.count).toBe(5)
  })

  it('is remembered across restarts and processes', async () => {
    for (let failure = 0; failure < 5; failure += 1) await guess(OWNER, HOME)
    counted = createCountedService(store)
    expect((await guess(OWNER, HOME, PASSWORD)).outcome).toBe(429)
    expect(readRefusal(await accounts.login(OWNER)).slice(0, 2)).toEqual([429, 'TOO_MANY_REQUESTS'])
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

  it('is not reset by signing in to one’s own account', async () => {
    await accounts.open('thief@example.org')
    for (let attempt = 0; attempt < 29; attempt += 1) {
      expect((await guess(`victim${attempt}@example.org`, HOME)).outcome).toBe(401)
      expect((await guess('thief@example.org', HOME, PASSWORD)).outcome).toBe('ok')
    }
    expect((await guess('victim30@example.org', HOME)).outcome).toBe(401)
    expect((await guess('thief@example.org', HOME, PASSWORD)).outcome).toBe(429)
  })

  it('counts per network of an IPv6 address', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1)
      await guess(`v${attempt}@example.org`, `2001:db8:1:2::${attempt + 1}`)
    expect((await guess('v99@example.org', '2001:db8:1:2:ffff::1')).outcome).toBe(429)
    expect((await guess('v99@example.org', '2001:db8:1:3::1')).outcome).toBe(401)
  })

  it('stops blocking the owner once they choose a new password by mail', async () => {
    for (let failure = 0; failure < 5; failure += 1) await guess(OWNER, HOME)
    await accounts.forgot(OWNER)
    expect((await accounts.reset(await accounts.mailToken('RESET', OWNER), OTHER_PASSWORD)).status).toBe(204)
    expect((await guess(OWNER, HOME, OTHER_PASSWORD)).outcome).toBe('ok')
    await accounts.forgot(OWNER)
    await accounts.reset(await accounts.mailToken('RESET', OWNER), PASSWORD)
  })

  it('by signed-in customers is counted separately: strangers at the sign-in form cannot block a password change', async () => {
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
      expect(readRefusal(await change(WRONG))).toEqual([
        422,
        'INVALID_FIELDS',
        { field: 'currentPassword', key: 'PASSWORD_WRONG' },
      ])
    const blocked = await change(PASSWORD)
    expect({ status: blocked.status, retryAfter: blocked.headers['retry-after'] }).toEqual({
      status: 429,
      retryAfter: '2',
    })
    store.clock.nowMs += 2 * SECOND_MS
    expect((await change(PASSWORD)).status).toBe(204)
  })
})

describe('mails to strangers', () => {
  let mailboxes = 0
  const forget = (address: string, { service } = counted) => {
    mailboxes += 1
    const email = `mailbox${mailboxes}@example.org`
    return service.forgotPassword({ email, lang: 'de' }, buildCaller(address)).then(
      () => 'ok',
      ({ statusCode, retryAfterSeconds }) => [statusCode, retryAfterSeconds],
    )
  }

  it('are limited to sixty an hour from one address, across processes and restarts', async () => {
    for (let count = 0; count < 60; count += 1) expect(await forget('192.0.2.9')).toBe('ok')
    store.clock.nowMs += 600 * SECOND_MS
    expect(await forget('192.0.2.9', createCountedService(store))).toEqual([429, 3_000])
    expect(await forget(HOME)).toBe('ok')
    store.clock.nowMs += 3_000 * SECOND_MS
    expect(await forget('192.0.2.9')).toBe('ok')
  })
})

describe('the same amount of work is done', () => {
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
      expect({ email, count: counted.hashes.count }).toEqual({ email, count: 1 })
    }
  })

  it('for a registration with a new address and with one that has an account', async () => {
    const shop = { shopMode: 'default', market: 'de' } as const
    for (const email of ['brand-new@example.org', OWNER]) {
      counted.hashes.count = 0
      await counted.service.register({
        shop,
        caller: buildCaller(HOME),
        request: buildRegistration(email),
      })
      expect({ email, count: counted.hashes.count }).toEqual({ email, count: 1 })
    }
  })

  it('a sign-in that throws is not counted as a guess', async () => {
    const busy = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(`busy${index}@example.org`, buildAddress(index))),
    )
    const sentAway = busy.flatMap(({ outcome }, index) => (outcome === 503 ? [index] : []))
    expect(sentAway.length).toBeGreaterThan(0)
    const { rows } = await store.db.$client.query(
      'select sum(failures)::integer as failures from login_guard',
    )
    expect(rows[0].failures).toBe(2 * (30 - sentAway.length))
  })
})
