import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'

type SignIn = Pick<CustomerSession, 'familyId' | 'customerId'>

const selectLive = ({ familyId, customerId }: SignIn, nowMs: number): SQL => sql`
  select from customer_sign_in
  where family_id = ${familyId} and customer_id = ${customerId} and ended_at is null
    and expires_at > ${new Date(nowMs)}`

/** Whether the sign-in of an access token goes on: neither ended nor expired, nor gone with its account. */
export async function isSignInLive(db: Connection, signIn: SignIn, nowMs: number): Promise<boolean> {
  const { rowCount } = await db.execute(selectLive(signIn, nowMs))
  return rowCount === 1
}

/**
 * The same for a change that must not outlive the sign-in: whoever ends it waits until the change is done, or has ended it
 * before. To be called before anything else is locked, as ending a sign-in locks it before the sales.
 */
export async function lockLiveSignIn(tx: Connection, signIn: SignIn, nowMs: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`${selectLive(signIn, nowMs)} for share`)
  return rowCount === 1
}
