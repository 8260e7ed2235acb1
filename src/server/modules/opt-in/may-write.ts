import type { BudgetedMail } from '#domain/mails/mail-budget.ts'
import type { Database } from '#server/db/database.ts'
import type { LoginGuard } from '#server/modules/login-guard/login-guard.ts'
import { takeMailBudget } from '#server/modules/mail-budget/take-mail-budget.ts'
import { findSuppression } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export interface MayWriteOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
  readonly guard: Pick<LoginGuard, 'countMail' | 'countMailTo'>
}

export interface UnprovenMail {
  readonly email: string
  readonly mail: BudgetedMail
  /** The client's network address, for the login guard. */
  readonly address: string
}

/**
 * Whether a mail that asks for confirmation may go to an address that nobody has proven. The caller's answer is the same
 * either way: it must not reveal whether someone else has asked for this address.
 */
export async function mayWrite(
  { db, secret, guard, now }: MayWriteOptions,
  { email, mail, address }: UnprovenMail,
): Promise<boolean> {
  await guard.countMail(address)
  if (!(await guard.countMailTo(email))) return false
  const budget = await takeMailBudget(db, secret, { email, mail, proof: null, nowMs: now() })
  // Nobody may have us write again to someone who complained.
  return budget.kind === 'within' && (await findSuppression(db, secret, email)) !== 'complaint'
}
