import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import { foldMailbox } from '#domain/mails/fold-mailbox.ts'
import { computeEmailChangeEnd, type EmailProof } from '#domain/support/email-change.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { queueEmailChangeMail } from '#server/modules/trades/queue-email-change-mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { requireSale } from './find-sale.ts'
import { findSaleSeller } from './sale.repository.ts'

export interface WantedEmail {
  readonly transactionId: number
  readonly email: string
  readonly proof: EmailProof
}

export interface AskedChange {
  readonly sentTo: string
  readonly expiresAtMs: number
  /** What the audit log records: the change, and keyed hashes of both addresses. */
  readonly logged: { readonly change: string; readonly oldMailbox: string; readonly newMailbox: string }
}

function requireEmail(typed: string): string {
  const { value, problem } = readEmail(typed)
  if (problem) throw createInvalidFieldsError([{ field: 'email', ...problem }])
  return value
}

async function requireOldEmail(tx: Connection, transactionId: number, newEmail: string): Promise<string> {
  const seller = await findSaleSeller(tx, transactionId)
  if (!seller?.email) throw new HttpError(409, 'NOT_POSSIBLE', 'The seller’s email address has been erased.')
  if (seller.email === newEmail)
    throw new HttpError(409, 'NOT_POSSIBLE', 'The sale already has this email address.')
  return seller.email
}

interface OpenChange {
  readonly id: string
  readonly expiresAtMs: number
}

/** The same address, asked for before, which its owner can still confirm; null where nobody waits for it. */
async function findOpenChange(
  tx: Connection,
  { transactionId, email }: WantedEmail,
  at: Date,
): Promise<OpenChange | null> {
  const { rows } = await tx.execute<OpenChange & Record<string, unknown>>(sql`
    select id, ${epochMs('expires_at')} as "expiresAtMs" from email_change
    where transaction_id = ${transactionId} and new_email = ${email} and confirmed_at is null and voided_at is null
      and replaced_at is null and expires_at > ${at} limit 1`)
  return rows[0] ?? null
}

interface NewChange extends WantedEmail {
  readonly operatorId: string
  readonly oldEmail: string
  readonly at: Date
}

/** Ends the links of those that nobody has confirmed, and mails both addresses. */
async function openChange(tx: Connection, wanted: NewChange): Promise<OpenChange> {
  const { transactionId, operatorId, proof, oldEmail, email, at } = wanted
  const expiresAtMs = computeEmailChangeEnd(at.getTime())
  await tx.execute(sql`
    update email_change set replaced_at = ${at}
    where transaction_id = ${transactionId} and confirmed_at is null and voided_at is null and replaced_at is null`)
  const id = randomUUID()
  await tx.execute(sql`
    insert into email_change (id, transaction_id, operator_id, proof, old_email, new_email, requested_at, expires_at)
    values (${id}, ${transactionId}, ${operatorId}, ${proof}, ${oldEmail}, ${email}, ${at}, ${new Date(expiresAtMs)})`)
  for (const mail of ['EMAIL_CHANGE', 'EMAIL_NOTICE'] as const)
    await queueEmailChangeMail(tx, mail, { id, transactionId, at })
  return { id, expiresAtMs }
}

/** What the audit log keeps of the addresses after they were erased: equal for equal mailboxes, and useless without the secret. */
const hashMailbox = (secret: ShopSecret, email: string): string =>
  secret.keyFor('audited-mailbox', foldMailbox(email))

/**
 * Asks the owner of another mailbox to confirm it for a sale, and tells the owner of the present one. Asking for the same
 * address again sends nothing while the first link works; asking for another one ends it.
 */
export async function askForEmail(
  { tx, secret, operator, now }: ActionContext,
  { transactionId, email: typed, proof }: WantedEmail,
): Promise<AskedChange> {
  await requireSale(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  await requireUnfrozenSale(tx, transactionId)
  const email = requireEmail(typed)
  const oldEmail = await requireOldEmail(tx, transactionId, email)
  const at = new Date(now())
  const wanted = { transactionId, email, proof, operatorId: operator.id, oldEmail, at }
  const { id, expiresAtMs } = (await findOpenChange(tx, wanted, at)) ?? (await openChange(tx, wanted))
  const oldMailbox = hashMailbox(secret, oldEmail)
  const newMailbox = hashMailbox(secret, email)
  return { sentTo: maskEmail(email), expiresAtMs, logged: { change: id, oldMailbox, newMailbox } }
}
