import { sql } from 'drizzle-orm'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import {
  emailChangedMail,
  emailChangeMail,
  emailNoticeMail,
} from '#server/mails/templates/trade/email-change-mails.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { buildEmailChangeLink } from '#server/modules/trades/email-change-link.ts'
import { findAccountAddress } from './compose-payout-change.ts'
import type { MailSources } from './mail-sources.ts'

const EMAIL_CHANGE_MAILS = ['EMAIL_CHANGE', 'EMAIL_NOTICE', 'EMAIL_CHANGED', 'EMAIL_CHANGED_ACCOUNT'] as const

type EmailChangeJob = MailJob<(typeof EMAIL_CHANGE_MAILS)[number]>

export const isEmailChangeJob = (job: MailJob): job is EmailChangeJob =>
  EMAIL_CHANGE_MAILS.some((mail) => mail === job.mail)

interface ChangeRow extends Record<string, unknown> {
  readonly oldEmail: string
  readonly newEmail: string
  readonly isOver: boolean
  readonly isUndone: boolean
}

async function findChange({ db, now }: MailSources, changeId: string): Promise<ChangeRow | null> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select old_email as "oldEmail", new_email as "newEmail",
      coalesce(voided_at, replaced_at, confirmed_at) is not null or expires_at <= ${new Date(now())} as "isOver",
      voided_at is not null as "isUndone"
    from email_change where id = ${changeId}`)
  return rows[0] ?? null
}

/** Null when the seller was erased, and when there is nothing left to confirm or to undo. */
export async function composeEmailChange(
  sources: MailSources,
  input: TradeMailInput,
  { mail, data: { changeId } }: EmailChangeJob,
): Promise<MailContent | null> {
  const change = await findChange(sources, changeId)
  if (!change) return null
  const { statusUrl, market } = input.trade
  const buildLink = (answer: 'confirm' | 'deny') =>
    buildEmailChangeLink(sources.secret, { changeId, answer, statusUrl, market })
  switch (mail) {
    case 'EMAIL_CHANGE':
      return change.isOver ? null : emailChangeMail(input, buildLink('confirm'))
    case 'EMAIL_NOTICE':
      return emailNoticeMail(input, change.newEmail, buildLink('deny'))
    case 'EMAIL_CHANGED':
    case 'EMAIL_CHANGED_ACCOUNT':
      return change.isUndone ? null : emailChangedMail(input, change.newEmail, buildLink('deny'))
  }
}

/** The mailbox that each of these mails goes to, whichever of them is the sale's by now. Nobody gets two of them. */
export async function findEmailChangeReader(
  sources: MailSources,
  { mail, data }: EmailChangeJob,
): Promise<string | null> {
  const change = await findChange(sources, data.changeId)
  if (!change) return null
  if (mail === 'EMAIL_CHANGE') return change.newEmail
  if (mail !== 'EMAIL_CHANGED_ACCOUNT') return change.oldEmail
  const account = await findAccountAddress(sources, data.transactionId)
  return account === change.oldEmail ? null : account
}
