import { type SQL, sql } from 'drizzle-orm'
import { foldMailbox } from '#domain/mails/fold-mailbox.ts'
import type { Connection } from '#server/db/database.ts'
import { sqlTexts } from '#server/db/sql-values.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** Why a mailbox gets neither issues of the newsletter nor price alerts. */
export type SuppressionReason = 'bounce' | 'complaint'

const PURPOSE = 'suppression'

/** One key for every key of the ring: a suppression outlives a rotation as long as its key is kept. */
const listKeys = (secret: ShopSecret, email: string): readonly string[] =>
  secret.keysFor(PURPOSE, foldMailbox(email))

export interface Suppression {
  readonly email: string
  readonly reason: SuppressionReason
  readonly at: Date
}

/** A complaint outweighs a bounce: it is not lifted by a stranger's form. */
export async function suppressMailbox(
  db: Connection,
  secret: ShopSecret,
  { email, reason, at }: Suppression,
): Promise<void> {
  await db.execute(sql`
    insert into suppression as known (mailbox_key, reason, since)
    values (${secret.keyFor(PURPOSE, foldMailbox(email))}, ${reason}, ${at})
    on conflict (mailbox_key) do update set reason = excluded.reason, since = excluded.since
    where known.reason = 'bounce'`)
}

export async function findSuppression(
  db: Connection,
  secret: ShopSecret,
  email: string,
): Promise<SuppressionReason | null> {
  const { rows } = await db.execute<{ reason: SuppressionReason }>(sql`
    select reason from suppression where mailbox_key = any(${sqlTexts(listKeys(secret, email))})
    order by (reason = 'complaint') desc limit 1`)
  return rows[0]?.reason ?? null
}

/** A condition in SQL: nothing may be sent to the mailbox. */
export const isSuppressed = (secret: ShopSecret, email: string): SQL => sql`exists (
  select from suppression where mailbox_key = any(${sqlTexts(listKeys(secret, email))}))`

/** Those of the addresses that nothing may be sent to. */
export async function listSuppressed(
  db: Connection,
  secret: ShopSecret,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const keysOf = new Map(emails.map((email) => [email, listKeys(secret, email)]))
  const { rows } = await db.execute<{ mailbox_key: string }>(sql`
    select mailbox_key from suppression
    where mailbox_key = any(${sqlTexts([...keysOf.values()].flat())})`)
  const found = new Set(rows.map(({ mailbox_key }) => mailbox_key))
  return new Set(emails.filter((email) => keysOf.get(email)?.some((key) => found.has(key))))
}

/** The owner of the mailbox has asked for mails again. */
export async function liftSuppression(db: Connection, secret: ShopSecret, email: string): Promise<void> {
  await db.execute(sql`
    delete from suppression where mailbox_key = any(${sqlTexts(listKeys(secret, email))})`)
}
