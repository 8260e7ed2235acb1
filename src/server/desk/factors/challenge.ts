import { randomBytes } from 'node:crypto'
import { lte } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Connection } from '#server/db/database.ts'
import { answeredChallenges } from '#server/db/desk-schema.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Long enough to fetch the key from a drawer. */
const LIFETIME_MS = 10 * MINUTE_MS

const TIME_BYTES = 6
const BODY_BYTES = TIME_BYTES + 16

const PURPOSE = 'desk-challenge'

export interface ChallengeQuery {
  /** What it is for: a sign-in, or an action of one session. It isn't accepted for anything else. */
  readonly subject: string
  readonly nowMs: number
}

const describeBody = (subject: string, body: Buffer): string => `${subject}:${body.toString('base64url')}`

/**
 * What a passkey signs. It is signed by the shop instead of being stored: anyone may open the sign-in page, and nobody
 * can fill a table by doing so.
 */
export function issueChallenge(
  secret: ShopSecret,
  { subject, nowMs }: ChallengeQuery,
): Uint8Array<ArrayBuffer> {
  const expiry = Buffer.alloc(TIME_BYTES)
  expiry.writeUIntBE(nowMs + LIFETIME_MS, 0, TIME_BYTES)
  const body = Buffer.concat([expiry, randomBytes(BODY_BYTES - TIME_BYTES)])
  const signature = Buffer.from(secret.keyFor(PURPOSE, describeBody(subject, body)), 'base64url')
  return new Uint8Array([...body, ...signature])
}

/** Whether this shop has issued a challenge for the subject, and it hasn't expired. */
export function isOwnChallenge(
  secret: ShopSecret,
  challenge: string,
  { subject, nowMs }: ChallengeQuery,
): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length <= BODY_BYTES) return false
  const body = bytes.subarray(0, BODY_BYTES)
  const signature = bytes.subarray(BODY_BYTES).toString('base64url')
  return (
    secret.isKeyFor(PURPOSE, describeBody(subject, body), signature) && nowMs < body.readUIntBE(0, TIME_BYTES)
  )
}

/** Notes that a challenge has been answered; false if it was answered before. Forgets those that have expired. */
export async function takeChallenge(db: Connection, challenge: string, nowMs: number): Promise<boolean> {
  await db.delete(answeredChallenges).where(lte(answeredChallenges.expiresAt, new Date(nowMs)))
  const taken = await db
    .insert(answeredChallenges)
    .values({ challenge: Buffer.from(challenge, 'base64url'), expiresAt: new Date(nowMs + LIFETIME_MS) })
    .onConflictDoNothing()
    .returning({ challenge: answeredChallenges.challenge })
  return taken.length === 1
}
