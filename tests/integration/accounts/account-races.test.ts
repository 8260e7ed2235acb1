import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import {
  deleteAccount,
  findAccountByEmail,
  startSession,
} from '#server/modules/account/account.repository.ts'
import { rotateToken } from '#server/modules/account/refresh-tokens.ts'
import { endSignIns } from '#server/modules/account/sign-ins.repository.ts'
import { createLoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { type Accounts, createAccounts, OTHER_PASSWORD, PASSWORD } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

const EMAIL = 'zofia@example.org'

const DEVICE = { deviceId: randomUUID(), browser: 'FIREFOX', system: 'LINUX' } as const

let store: SaleShop
let accounts: Accounts

beforeAll(async () => {
  store = await startSaleShop()
  accounts = createAccounts(store)
  await accounts.open(EMAIL)
})

afterAll(() => store.close())

/** Resolves once another connection waits for a lock of the transaction. */
async function waitForBlockedConnection(): Promise<void> {
  const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await store.db.$client.query(isWaiting)).rowCount === 0);
}

/** Starts the second action while the first is done but not yet committed. */
async function inBetween<First, Second>(
  first: (tx: Connection) => Promise<First>,
  second: () => Promise<Second>,
): Promise<{ readonly first: First; readonly second: Second }> {
  let waiting: Promise<Second> | undefined
  const done = await store.db.transaction(async (tx) => {
    const result = await first(tx)
    waiting = second()
    await waitForBlockedConnection()
    return result
  })
  if (!waiting) throw new Error('Nothing was begun')
  return { first: done, second: await waiting }
}

const getAccount = async () => {
  const account = await findAccountByEmail(store.db, EMAIL)
  if (!account) throw new Error('There is no account')
  return account
}

describe('at the same moment', () => {
  it('a token is renewed and all sign-ins are ended: the new token is revoked as well', async () => {
    const { refresh_token } = await accounts.signIn(EMAIL)
    const { customerId } = await getAccount()
    const { nowMs } = store.clock
    const { first } = await inBetween(
      (tx) => rotateToken(tx, refresh_token, nowMs),
      () => endSignIns(store.db, { customerId, exceptFamilyId: null }, nowMs),
    )
    expect((await accounts.refresh(first?.refreshToken ?? '')).status).toBe(401)
    const { rows } = await store.db.$client.query('select from customer_sign_in where ended_at is null')
    expect(rows).toEqual([])
  })

  it('all sign-ins are ended and a token is renewed: no new token is issued', async () => {
    const { refresh_token } = await accounts.signIn(EMAIL)
    const { customerId } = await getAccount()
    const { nowMs } = store.clock
    const { second } = await inBetween(
      (tx) => endSignIns(tx, { customerId, exceptFamilyId: null }, nowMs),
      () => rotateToken(store.db, refresh_token, nowMs),
    )
    expect(second).toBeNull()
  })

  it('a customer signs in and the password is changed: the sign-in is ended', async () => {
    const account = await getAccount()
    const { customerId } = account
    const { access_token } = await accounts.signIn(EMAIL)
    const change = { password: OTHER_PASSWORD, userId: customerId, email: EMAIL, currentPassword: PASSWORD }
    const { first, second } = await inBetween(
      (tx) => startSession(tx, account, { device: DEVICE, nowMs: store.clock.nowMs }),
      () => accounts.changePassword(access_token, change),
    )
    expect(second.status).toBe(204)
    expect((await accounts.refresh(first?.refreshToken ?? '')).status).toBe(401)
    // The password that was compared is no longer the account's.
    expect(await startSession(store.db, account, { device: DEVICE, nowMs: store.clock.nowMs })).toBeNull()
  })

  it('a token is renewed and the account deleted: nothing is left, and nothing fails', async () => {
    await accounts.open('leaving@example.org')
    const { access_token, refresh_token } = await accounts.signIn('leaving@example.org')
    const { customerId, customerNumber } = await accounts.identify('leaving@example.org')
    const body = { customerId, customerIdentifier: customerNumber }
    const { nowMs } = store.clock
    const { first, second } = await inBetween(
      (tx) => rotateToken(tx, refresh_token, nowMs),
      () => accounts.deleteUser(access_token, body),
    )
    expect({ status: second.status, parse: JSON.parse(second.text) }).toEqual({
      status: 200,
      parse: { success: true },
    })
    expect((await accounts.refresh(first?.refreshToken ?? '')).status).toBe(401)
  })

  it('an account is deleted and a token renewed: no new token is issued, and nothing fails', async () => {
    await accounts.open('gone@example.org')
    const { refresh_token } = await accounts.signIn('gone@example.org')
    const { customerId } = await accounts.identify('gone@example.org')
    const { second } = await inBetween(
      (tx) => deleteAccount(tx, customerId, new Date()),
      () => rotateToken(store.db, refresh_token, store.clock.nowMs),
    )
    expect(second).toBeNull()
  })

  it('two guesses reach the limit: the second one is refused', async () => {
    const guard = createLoginGuard({ db: store.db, now: () => store.clock.nowMs, table: 'login_guard' })
    const who = { email: 'guessed@example.org', address: '192.0.2.1' }
    await guard.attempt(who, async () => null)
    let tried = 0
    const { second } = await inBetween(
      (tx) =>
        tx.execute(
          `update login_guard set blocked_until = '${new Date(store.clock.nowMs + MINUTE_MS).toISOString()}'`,
        ),
      () =>
        guard
          .attempt(who, async () => {
            tried += 1
            return null
          })
          .catch(({ statusCode, retryAfterSeconds }) => [statusCode, retryAfterSeconds]),
    )
    expect({ second, tried }).toEqual({ second: [429, 60], tried: 0 })
  })
})
