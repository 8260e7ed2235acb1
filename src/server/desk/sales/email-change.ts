import { sql } from 'drizzle-orm'
import { maskEmail } from '#domain/customers/mask-email.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import type { MailName } from '#domain/mails/mail-registry.ts'
import { computeEmailChangeEnd, type EmailProof } from '#domain/support/email-change.ts'
import type { Connection } from '#server/db/database.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { createInvalidFieldsError } from '#server/http/create-invalid-fields-error.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { lockTradesForPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { requireUnfrozenSale } from '#server/modules/trades/freeze-sale.ts'
import { findTraceparent } from '#server/telemetry/tracing.ts'
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

/** When the same address, asked for before, can no longer be confirmed; null where nobody waits for it. */
async function findOpenEnd(tx: Connection, { transactionId, email }: WantedEmail, now: Date) {
  const { rows } = await tx.execute<{ endMs: number }>(sql`
    select (extract(epoch from expires_at) * 1000)::float8 as "endMs" from email_change
    where transaction_id = ${transactionId} and new_email = ${email} and confirmed_at is null and voided_at is null
      and expires_at > ${now} limit 1`)
  return rows[0]?.endMs ?? null
}

async function queueMail(
  tx: Connection,
  mail: MailName,
  change: { id: string; transactionId: number; at: Date },
) {
  const { id, transactionId, at } = change
  await tx.execute(sql`
    insert into outbox (topic, work_key, data, due_at, created_at, traceparent)
    values ('TRADE_MAIL', ${`${mail}:${id}`}, ${JSON.stringify({ transactionId, mail, changeId: id })}::jsonb, ${at}, ${at},
      ${findTraceparent()})
    on conflict (work_key) do nothing`)
}

/**
 * Asks the owner of another mailbox to confirm it for a sale, and tells the owner of the present one. Asking for the same
 * address again sends nothing while the first link works; asking for another one ends it.
 */
export async function askForEmail(
  { tx, operator, now }: Pick<ActionContext, 'tx' | 'operator' | 'now'>,
  { transactionId, email: typed, proof }: WantedEmail,
): Promise<AskedChange> {
  await requireSale(tx, transactionId)
  await lockTradesForPayout(tx, [transactionId])
  await requireUnfrozenSale(tx, transactionId)
  const email = requireEmail(typed)
  const oldEmail = await requireOldEmail(tx, transactionId, email)
  const at = new Date(now())
  const sentTo = maskEmail(email)
  const openEndMs = await findOpenEnd(tx, { transactionId, email, proof }, at)
  if (openEndMs !== null) return { sentTo, expiresAtMs: openEndMs }
  const expiresAtMs = computeEmailChangeEnd(at.getTime())
  await tx.execute(sql`
    update email_change set voided_at = ${at}
    where transaction_id = ${transactionId} and confirmed_at is null and voided_at is null`)
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into email_change (id, transaction_id, operator_id, proof, old_email, new_email, requested_at, expires_at)
    values (gen_random_uuid(), ${transactionId}, ${operator.id}, ${proof}, ${oldEmail}, ${email}, ${at},
      ${new Date(expiresAtMs)})
    returning id`)
  const id = rows[0]?.id ?? ''
  for (const mail of ['EMAIL_CHANGE', 'EMAIL_NOTICE'] as const)
    await queueMail(tx, mail, { id, transactionId, at })
  return { sentTo, expiresAtMs }
}
