import { findContact } from '#domain/company/company.ts'
import type { Market } from '#domain/markets/market.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import type { Partner } from '#domain/partners/partner.ts'
import { writeCompanyLines } from '#messages/correspondence/write-company-lines.ts'
import { getBrand, getCompany } from '#server/config/operator.ts'
import { PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import type { MailAttachment, MailMessage, MailPort } from '#server/ports/mail/mail.ts'
import { MailFailedError } from '#server/ports/mail/mail-failed-error.ts'
import type { MailContent } from './rendering/mail-content.ts'
import { renderMail } from './rendering/render-mail.ts'

/** A mail with everything but its looks. */
export interface ComposedMail {
  readonly market: Market
  readonly to: string
  readonly replyTo: string
  readonly content: MailContent
  /** Why the reader gets it. */
  readonly footer: readonly string[]
  /** Decides the colours; those of the shop itself unless given. */
  readonly shopMode?: ShopMode
  /** The brand partner in whose name it is written; null or absent for our own. */
  readonly partner?: Partner | null
  readonly attachments?: readonly MailAttachment[]
  readonly unsubscribeUrl?: string
  /** The id of an earlier mail that this one continues. */
  readonly inReplyTo?: string
}

/** Renders a mail. */
export function toMailMessage(id: string, mail: ComposedMail): MailMessage {
  const { market, to, replyTo, content, footer, shopMode, attachments = [], unsubscribeUrl, inReplyTo } = mail
  const partner = mail.partner ?? null
  const brand = partner ?? getBrand()
  const company = getCompany()
  const { html, text } = renderMail(content, {
    market,
    brand,
    shopMode,
    partner,
    footer,
    company: writeCompanyLines(market, company, partner?.support),
  })
  return {
    id,
    from: `${brand.name} <${findContact(company, market.id).senderMail}>`,
    to,
    replyTo,
    subject: content.subject,
    html,
    text,
    attachments,
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
    ...(inReplyTo === undefined ? {} : { inReplyTo }),
  }
}

/**
 * Hands a mail to the mail server, and returns it as it was sent. A recipient that is refused will be refused again, so
 * nobody tries twice.
 */
export async function deliverMail(port: MailPort, id: string, mail: ComposedMail): Promise<MailMessage> {
  const message = toMailMessage(id, mail)
  try {
    await port.send(message)
    return message
  } catch (error) {
    if (error instanceof MailFailedError && error.isPermanent)
      throw new PermanentFailure(error.message, `${error.code} ${error.smtpStatus ?? ''}`.trim())
    throw error
  }
}
