import { HOUR_MS } from '#domain/kernel/durations.ts'
import type { Database } from '#server/db/database.ts'
import { writeAudit } from '#server/desk/audit/audit.ts'
import { hashSubject } from '#server/modules/counters/counters.ts'
import { tally } from '#server/modules/counters/tally.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** This many an hour are logged one by one: enough for people who mistype. */
const LOGGED_ONE_BY_ONE = 5

/**
 * Whether a failure gets an entry: the first ones of an hour, then the 10th, 20th, 50th, 100th and so on. The log is never
 * shortened, and anyone may fail to sign in: a million failures make 21 entries.
 */
export function isLogged(number: number): boolean {
  if (number <= LOGGED_ONE_BY_ONE) return true
  const magnitude = 10 ** Math.floor(Math.log10(number))
  return [1, 2, 5].some((digit) => number === digit * magnitude)
}

/** What failed. The typed name is not part of it, because it may have been the password. */
export interface Failure {
  /** Null if there is no such operator: all unknown names are counted together. */
  readonly operatorId: string | null
  readonly action: string
  readonly refused: string
}

export interface FailureLog {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

/**
 * Logs a failed attempt to sign in or to confirm a sign-in. Beyond the first few of an hour only some get an entry, which
 * says how many there have been in that hour. Who sends them from how many networks doesn't matter.
 */
export async function logFailure({ db, secret, now }: FailureLog, failure: Failure): Promise<void> {
  const nowMs = now()
  const { operatorId, action, refused } = failure
  const hour = Math.floor(nowMs / HOUR_MS)
  const subject = hashSubject(secret, [operatorId ?? 'unknown', action, refused, hour].join(' '))
  const expiresAt = new Date((hour + 1) * HOUR_MS)
  const number = await tally(db, { name: 'desk-failures', subject, expiresAt, table: 'desk_counter' })
  if (!isLogged(number)) return
  const data = number > LOGGED_ONE_BY_ONE ? { refused, failuresThisHour: number } : { refused }
  await writeAudit(db, { operatorId, action, happenedAtMs: nowMs, data })
}
