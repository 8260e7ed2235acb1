import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { networkOf } from '#server/http/client-address.ts'
import { BlockedError } from '#server/http/error-handler.ts'

/** Whose password is tried, and from where. */
export interface Attempt {
  readonly email: string
  readonly address: string
  /** By somebody who is signed in: strangers who guess at the door cannot make him wait. */
  readonly isSignedIn?: boolean
}

/** Slows guessing down, for an account and for an address; kept in the database, so it holds for all processes. */
export interface LoginGuard {
  /**
   * Lets a password be tried; null from the trial means that it was wrong. Every trial is counted as failed before it
   * begins, so that guesses that come at once are counted one by one. Refuses with 429 while the account or the address
   * has to wait. A trial that breaks off does not count; one that succeeds clears the account.
   */
  attempt<Result>(who: Attempt, trial: () => Promise<Result | null>): Promise<Result | null>
  /** Nobody has to wait for this account any more: its owner has proven himself by mail, or it is gone. */
  clear(email: string): Promise<void>
  /** Counts a mail that a stranger at an address has the shop send to somebody; refuses with 429 when it is too many. */
  countMail(address: string): Promise<void>
  /** Counts a mail that strangers have the shop send to a mailbox; false when that mailbox has had enough of them. */
  countMailTo(email: string): Promise<boolean>
}

/** Failures without a delay; a whole company may share an address. */
const FREE_FAILURES = { account: 5, address: 30 } as const

// The key tells which of the two it is: the statement below counts both at once.
const FREE = `(case when guard.key like 'address:%' then ${FREE_FAILURES.address} else ${FREE_FAILURES.account} end)`

/** The delay doubles from two seconds on. */
const LONGEST_DELAY_SECONDS = 15 * 60

// Shorter, and whoever waits for it could guess faster than the longest delay allows.
const FORGET_AFTER_MS = 24 * 60 * 60_000

/** From one address in an hour: a company's staff may register on one morning. */
const MAILS_PER_HOUR = 60
const HOUR_MS = 60 * 60_000

/** To one mailbox in a day: the mail got lost, was looked for, and was asked for again. */
const MAILS_TO_ONE_PER_DAY = 3

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Addresses themselves are not kept. */
const accountKeys = (email: string) => ({
  door: `account:${hashOf(email)}`,
  signedIn: `signed-in:${hashOf(email)}`,
  mailbox: `mailbox:${hashOf(email)}`,
})

const accountKeyOf = ({ email, isSignedIn }: Attempt): string =>
  isSignedIn ? accountKeys(email).signedIn : accountKeys(email).door

const addressKeyOf = ({ address }: Attempt): string => `address:${hashOf(networkOf(address))}`

// Both rows or, while one of them is blocked, none. The account stands before the address, so that attempts never wait
// for each other in a ring. A row that another attempt has blocked in the meantime is left out by the last condition.
const BEGIN = `
  insert into login_guard as guard (key, failures, last_failure_at)
  select key, 1, $2 from unnest($1::text[]) as key
  where not exists (select from login_guard where key = any($1) and blocked_until > $2)
  on conflict (key) do update set
    failures = case when guard.last_failure_at < $3 then 1 else guard.failures + 1 end,
    last_failure_at = $2,
    blocked_until = case when guard.last_failure_at >= $3 and guard.failures + 1 >= ${FREE} then
      $2::timestamptz + make_interval(secs => least(${LONGEST_DELAY_SECONDS},
        2 ^ least(guard.failures + 2 - ${FREE}, 30))) end
  where guard.blocked_until is null or guard.blocked_until <= $2
  returning key`

const READ_BLOCK = `
  select max(blocked_until) as until from login_guard where key = any($1::text[]) and blocked_until > $2`

// What this attempt has added; the block is its own, because nobody begins while there is one.
const TAKE_BACK = `
  update login_guard set failures = greatest(failures - 1, 0), blocked_until = null where key = any($1::text[])`

const CLEAR = 'delete from login_guard where key = any($1::text[])'

// While it is too many nothing is counted, so that the hour or the day ends.
const COUNT_MAIL = `
  insert into login_guard as guard (key, failures, last_failure_at) values ($1, 1, $2)
  on conflict (key) do update set last_failure_at = $2,
    failures = case when guard.last_failure_at <= $3 then 1 else guard.failures + 1 end
  where guard.failures < $4 or guard.last_failure_at <= $3
  returning key`

const READ_LAST = 'select last_failure_at as last from login_guard where key = $1'

const blocked = (waitMs: number) => new BlockedError(Math.max(1, Math.ceil(waitMs / 1_000)))

export interface LoginGuardOptions {
  readonly db: Database
  readonly now: () => number
}

async function begin({ db, now }: LoginGuardOptions, keys: readonly string[]): Promise<void> {
  const nowMs = now()
  const at = new Date(nowMs)
  const counted = await db.$client.query(BEGIN, [keys, at, new Date(nowMs - FORGET_AFTER_MS)])
  if (counted.rowCount === keys.length) return
  const { rows } = await db.$client.query<{ until: Date | null }>(READ_BLOCK, [keys, at])
  throw blocked((rows[0]?.until?.getTime() ?? nowMs) - nowMs)
}

async function countMail({ db, now }: LoginGuardOptions, address: string): Promise<void> {
  const key = `mail:${hashOf(networkOf(address))}`
  const nowMs = now()
  const values = [key, new Date(nowMs), new Date(nowMs - HOUR_MS), MAILS_PER_HOUR]
  if ((await db.$client.query(COUNT_MAIL, values)).rowCount === 1) return
  const { rows } = await db.$client.query<{ last: Date }>(READ_LAST, [key])
  throw blocked((rows[0]?.last.getTime() ?? nowMs) + HOUR_MS - nowMs)
}

async function countMailTo({ db, now }: LoginGuardOptions, email: string): Promise<boolean> {
  const nowMs = now()
  const times = [new Date(nowMs), new Date(nowMs - FORGET_AFTER_MS)]
  const values = [accountKeys(email).mailbox, ...times, MAILS_TO_ONE_PER_DAY]
  return (await db.$client.query(COUNT_MAIL, values)).rowCount === 1
}

export function createLoginGuard(options: LoginGuardOptions): LoginGuard {
  const { db } = options
  const run = (statement: string, keys: readonly string[]) => db.$client.query(statement, [keys])
  return {
    async attempt(who, trial) {
      const account = accountKeyOf(who)
      const address = addressKeyOf(who)
      await begin(options, [account, address])
      let result: Awaited<ReturnType<typeof trial>>
      try {
        result = await trial()
      } catch (error) {
        await run(TAKE_BACK, [account, address])
        throw error
      }
      if (result === null) return null
      await run(CLEAR, [account])
      await run(TAKE_BACK, [address])
      return result
    },
    async clear(email) {
      await run(CLEAR, Object.values(accountKeys(email)))
    },
    countMail: (address) => countMail(options, address),
    countMailTo: (email) => countMailTo(options, email),
  }
}

/** Forgets failures that count no more. */
export async function forgetFailures(db: Database, nowMs: number): Promise<void> {
  await db.$client.query('delete from login_guard where last_failure_at < $1', [
    new Date(nowMs - FORGET_AFTER_MS),
  ])
}
