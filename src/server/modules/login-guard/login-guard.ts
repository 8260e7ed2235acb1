import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ATTEMPT_KEEP_DAYS } from '#domain/customers/sign-in-periods.ts'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { findNetwork } from '#server/http/client-address.ts'
import { BlockedError } from '#server/http/error-handler.ts'
import { deleteInBatches } from '#server/modules/housekeeping/delete-in-batches.ts'

/** An attempt to sign in: whose password is tried, and from where. */
export interface Attempt {
  readonly email: string
  readonly address: string
  /**
   * Names what the visitor has shown that strangers cannot show: a browser that the owner has used before, a sign-in that
   * goes on. Such attempts have a budget of their own, so that strangers who guess can't keep the owner out.
   */
  readonly trusted?: string | null
}

/** Slows down guessing per account and per network address. Counts live in the database, shared by all processes. */
export interface LoginGuard {
  /**
   * Runs a trial of a password; null from the trial means that the password was wrong. Every trial is counted as failed
   * before it starts, so that simultaneous guesses are counted one by one. Refuses with 429 while the account or the
   * address is blocked. A trial that throws doesn't count; one that succeeds clears the budget it counted towards.
   */
  attempt<Result>(who: Attempt, trial: () => Promise<Result | null>): Promise<Result | null>
  /** Lifts the block of an account: its owner has proven the address by mail, or the account is gone. */
  clear(email: string): Promise<void>
  /** Counts a mail that a stranger at a network address makes the shop send; refuses with 429 above the limit. */
  countMail(address: string): Promise<void>
  /** Counts a mail that strangers make the shop send to a mailbox; false above the limit. */
  countMailTo(email: string): Promise<boolean>
}

/** Failures before the first delay; a whole company may share an address. */
const FREE_FAILURES = { account: 5, address: 30 } as const

// The statement below counts account and address at once; the prefix of the key tells them apart.
const FREE = `(case when guard.key like 'address:%' then ${FREE_FAILURES.address} else ${FREE_FAILURES.account} end)`

/** The delay starts at two seconds and doubles with every failure. */
const LONGEST_DELAY_SECONDS = 15 * 60

const FORGET_AFTER_MS = ATTEMPT_KEEP_DAYS * DAY_MS

/** From one network address: a company's staff may register in one morning. */
const MAILS_PER_HOUR = 60

/** To one mailbox: enough for a customer who lost the mail and asks for it again. */
const MAILS_TO_ONE_PER_DAY = 3

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Only hashes of mail addresses are stored. */
const buildAccountKeys = (email: string) => ({
  signIn: `account:${hash(email)}`,
  mailbox: `mailbox:${hash(email)}`,
})

/**
 * What an attempt counts towards: the account's budget comes first. One with proof leaves the budgets of strangers alone,
 * those of its network included: whoever shares it may guess, too.
 */
const buildBudgets = ({ email, address, trusted }: Attempt) =>
  trusted
    ? { own: `trusted:${hash(`${trusted} ${email}`)}`, shared: [] }
    : { own: buildAccountKeys(email).signIn, shared: [`address:${hash(findNetwork(address))}`] }

/** The desk counts apart from the shop, whose processes have no right to its counts. */
export type LoginGuardTable = 'login_guard' | 'desk_login_guard'

const LOGIN_GUARD_TABLES: readonly LoginGuardTable[] = ['login_guard', 'desk_login_guard']

// Writes both rows or, while one of them is blocked, none. The account always comes before the address, so that attempts
// can't deadlock. The last condition skips a row that another attempt has blocked in the meantime.
const writeBegin = (table: LoginGuardTable) => `
  insert into ${table} as guard (key, failures, last_failure_at)
  select key, 1, $2 from unnest($1::text[]) as key
  where not exists (select from ${table} where key = any($1) and blocked_until > $2)
  on conflict (key) do update set
    failures = case when guard.last_failure_at < $3 then 1 else guard.failures + 1 end,
    last_failure_at = $2,
    blocked_until = case when guard.last_failure_at >= $3 and guard.failures + 1 >= ${FREE} then
      $2::timestamptz + make_interval(secs => least(${LONGEST_DELAY_SECONDS},
        2 ^ least(guard.failures + 2 - ${FREE}, 30))) end
  where guard.blocked_until is null or guard.blocked_until <= $2
  returning key`

const writeReadBlock = (table: LoginGuardTable) => `
  select max(blocked_until) as until from ${table} where key = any($1::text[]) and blocked_until > $2`

// Undoes what this attempt added. Any block is its own: no attempt starts while there is one.
const writeTakeBack = (table: LoginGuardTable) => `
  update ${table} set failures = greatest(failures - 1, 0), blocked_until = null where key = any($1::text[])`

const writeClear = (table: LoginGuardTable) => `delete from ${table} where key = any($1::text[])`

// Only the shop sends mails that strangers ask for. Above the limit nothing is counted, so that the hour or the day can end.
const COUNT_MAIL = `
  insert into login_guard as guard (key, failures, last_failure_at) values ($1, 1, $2)
  on conflict (key) do update set last_failure_at = $2,
    failures = case when guard.last_failure_at <= $3 then 1 else guard.failures + 1 end
  where guard.failures < $4 or guard.last_failure_at <= $3
  returning key`

const READ_LAST = 'select last_failure_at as last from login_guard where key = $1'

const createBlockedError = (waitMs: number) => new BlockedError(Math.max(1, Math.ceil(waitMs / 1_000)))

export interface LoginGuardOptions {
  readonly db: Database
  readonly now: () => number
  readonly table: LoginGuardTable
}

async function countAttempt({ db, now, table }: LoginGuardOptions, keys: readonly string[]): Promise<void> {
  const nowMs = now()
  const at = new Date(nowMs)
  const counted = await db.$client.query(writeBegin(table), [keys, at, new Date(nowMs - FORGET_AFTER_MS)])
  if (counted.rowCount === keys.length) return
  const { rows } = await db.$client.query<{ until: Date | null }>(writeReadBlock(table), [keys, at])
  throw createBlockedError((rows[0]?.until?.getTime() ?? nowMs) - nowMs)
}

async function countMail({ db, now }: LoginGuardOptions, address: string): Promise<void> {
  const key = `mail:${hash(findNetwork(address))}`
  const nowMs = now()
  const values = [key, new Date(nowMs), new Date(nowMs - HOUR_MS), MAILS_PER_HOUR]
  if ((await db.$client.query(COUNT_MAIL, values)).rowCount === 1) return
  const { rows } = await db.$client.query<{ last: Date }>(READ_LAST, [key])
  throw createBlockedError((rows[0]?.last.getTime() ?? nowMs) + HOUR_MS - nowMs)
}

async function countMailTo({ db, now }: LoginGuardOptions, email: string): Promise<boolean> {
  const nowMs = now()
  const times = [new Date(nowMs), new Date(nowMs - FORGET_AFTER_MS)]
  const values = [buildAccountKeys(email).mailbox, ...times, MAILS_TO_ONE_PER_DAY]
  return (await db.$client.query(COUNT_MAIL, values)).rowCount === 1
}

export function createLoginGuard(options: LoginGuardOptions): LoginGuard {
  const { db, table } = options
  const run = (statement: string, keys: readonly string[]) => db.$client.query(statement, [keys])
  return {
    async attempt(who, trial) {
      const { own, shared } = buildBudgets(who)
      await countAttempt(options, [own, ...shared])
      let result: Awaited<ReturnType<typeof trial>>
      try {
        result = await trial()
      } catch (error) {
        await run(writeTakeBack(table), [own, ...shared])
        throw error
      }
      if (result === null) return null
      await run(writeClear(table), [own])
      await run(writeTakeBack(table), shared)
      return result
    },
    async clear(email) {
      await run(writeClear(table), Object.values(buildAccountKeys(email)))
    },
    countMail: (address) => countMail(options, address),
    countMailTo: (email) => countMailTo(options, email),
  }
}

/** Deletes counts that are too old to matter. */
export async function forgetFailures(db: Database, nowMs: number): Promise<void> {
  for (const table of LOGIN_GUARD_TABLES)
    await deleteInBatches(db, { table, isOld: sql`last_failure_at < ${new Date(nowMs - FORGET_AFTER_MS)}` })
}

/** Lifts the block of an account at the desk, together with what the caller changes of it. */
export async function clearDeskGuard(tx: Connection, name: string): Promise<void> {
  const keys = Object.values(buildAccountKeys(name))
  await tx.execute(sql`delete from desk_login_guard where key = any(${sql.param(keys)}::text[])`)
}
