import { sql } from 'drizzle-orm'
import type { MailJob } from '#domain/mails/mail-registry.ts'
import type { MailContent } from '#server/mails/rendering/mail-content.ts'
import { emailChangeMail, emailNoticeMail } from '#server/mails/templates/trade/email-change-mails.ts'
import type { TradeMailInput } from '#server/mails/templates/trade/trade-mail-blocks.ts'
import { buildEmailChangeLink } from '#server/modules/trades/email-change-link.ts'
import type { MailSources } from './mail-sources.ts'

type EmailChangeJob = MailJob<'EMAIL_CHANGE' | 'EMAIL_NOTICE'>

interface ChangeRow extends Record<string, unknown> {
  readonly oldEmail: string
  readonly newEmail: string
  readonly isOver: boolean
}

async function findChange({ db, now }: MailSources, changeId: string): Promise<ChangeRow | null> {
  const { rows } = await db.execute<ChangeRow>(sql`
    select old_email as "oldEmail", new_email as "newEmail",
      voided_at is not null or confirmed_at is not null or expires_at <= ${new Date(now())} as "isOver"
    from email_change where id = ${changeId}`)
  return rows[0] ?? null
}

/** Null when the seller was erased, and for the new address also when there is nothing to confirm any more. */
export async function composeEmailChange(
  sources: MailSources,
  input: TradeMailInput,
  { mail, data: { changeId } }: EmailChangeJob,
): Promise<MailContent | null> {
  const change = await findChange(sources, changeId)
  if (!change) return null
  const { statusUrl, market } = input.trade
  if (mail === 'EMAIL_NOTICE') {
    const link = buildEmailChangeLink(sources.secret, { changeId, answer: 'deny', statusUrl, market })
    return emailNoticeMail(input, change.newEmail, link)
  }
  if (change.isOver) return null
  return emailChangeMail(
    input,
    buildEmailChangeLink(sources.secret, { changeId, answer: 'confirm', statusUrl, market }),
  )
}

/** The mailbox that each of the two mails goes to, whichever of them is the sale's by now. */
export async function findEmailChangeReader(
  sources: MailSources,
  { mail, data }: EmailChangeJob,
): Promise<string | null> {
  const change = await findChange(sources, data.changeId)
  return (mail === 'EMAIL_CHANGE' ? change?.newEmail : change?.oldEmail) ?? null
}
